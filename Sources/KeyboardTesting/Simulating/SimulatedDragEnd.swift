/// How a drag of the keyboard ends when the finger lifts.
public enum SimulatedDragEnd: String, Sendable, Hashable, CaseIterable {
  /// The keyboard goes on its way down, and the field gives up the focus.
  case dismissed
  /// The keyboard returns to where it was.
  case restored
}
