/// How far the keyboard is on its way on or off the screen.
public enum KeyboardVisibility: String, Sendable, Hashable, CaseIterable {
  /// The state in which no keyboard is on screen.
  case hidden
  /// The state in which a keyboard has been announced and is on its way.
  case showing
  /// The state in which a keyboard is on screen.
  case shown
  /// The state in which the keyboard has been announced to leave and is on its way.
  case hiding

  /// Whether the keyboard is on screen, or will be when what is under way has ended.
  public var isVisible: Bool {
    self == .showing || self == .shown
  }
}
