/// On or off, as an option says it.
enum Switch: String, CaseIterable {
  case off, on

  var isOn: Bool { self == .on }
}
