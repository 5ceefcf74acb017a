#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIView.AnimationOptions {
  /// The options to animate along with the keyboard.
  ///
  /// They begin from the current state, since the next notification may come before the animation
  /// ends, and leave touches to the user. The keyboard's own curve is 7, which is not among the
  /// four public ones and does not crash here:
  /// https://github.com/lionheart/openradar-mirror/issues/20159
  ///
  /// - Parameter animation: How the keyboard moves.
  public init(_ animation: KeyboardAnimation) {
    self.init(animation.curve)
    formUnion([.beginFromCurrentState, .allowUserInteraction])
  }

  /// The option of a curve alone.
  ///
  /// UIKit keeps the curve in four bits, from the sixteenth on; a curve that does not fit there
  /// is taken for `easeInOut`, which has no bits.
  ///
  /// - Parameter curve: Any curve.
  public init(_ curve: KeyboardAnimationCurve) {
    let bits = (0...15).contains(curve.rawValue) ? UInt(curve.rawValue) : 0
    self.init(rawValue: bits << 16)
  }
}
#endif
