/// The keys of a keyboard notification's user info that the package reads.
///
/// UIKit's own constants are main-actor properties and absent from other systems, so the strings
/// are given here: https://developer.apple.com/documentation/uikit/uiresponder
public enum KeyboardUserInfoKey: Sendable {
  /// The frame at the start of the change, in screen coordinates, in points.
  public static let beginFrame = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame at the end of the change, in screen coordinates, in points.
  public static let endFrame = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation, in seconds.
  public static let duration = "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the animation's curve.
  public static let curve = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app.
  public static let isLocal = "UIKeyboardIsLocalUserInfoKey"
}
