extension Int {
  /// Returns the number and the noun for what it counts, as in `1 trace` and `2 traces`.
  package func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
