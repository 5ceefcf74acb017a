/// The keys of a keyboard notification's user info that the package reads.
///
/// Strings are given, since UIKit's constants are main-actor properties and absent elsewhere:
/// https://developer.apple.com/documentation/uikit/uiresponder
package enum KeyboardUserInfoKey: Sendable {
  /// The frame at the start of the change, in screen coordinates, in points.
  package static let beginFrame = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame at the end of the change, in screen coordinates, in points.
  package static let endFrame = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation, in seconds.
  package static let duration = "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the animation's curve.
  package static let curve = "UIKeyboardAnimationCurveUserInfoKey"
  /// True for a keyboard of this app.
  package static let isLocal = "UIKeyboardIsLocalUserInfoKey"
}
