/// Whether the app can show what the keyboard does.
///
/// The same three states as `UIApplication.State`:
/// https://developer.apple.com/documentation/uikit/uiapplication/state
public enum KeyboardApplicationState: String, Sendable, Hashable, CaseIterable {
  /// The app is in front and receives events.
  case active
  /// The app is in front but receives no events, or is about to leave.
  case inactive
  /// The app is not in front.
  case background
}
