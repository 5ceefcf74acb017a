// A test double of UIKit for Linux; never a product.

extension UIView {
  /// The course of an animation.
  ///
  /// Elsewhere an imported C enumeration, which takes any number, 7 for the keyboard's included,
  /// and whose four cases then do not match. A structure does the same; a Swift enumeration
  /// could not.
  public struct AnimationCurve: RawRepresentable, Sendable, Hashable {
    /// The curve's number.
    public let rawValue: Int

    /// Creates a curve from any number; never nil.
    public init?(rawValue: Int) {
      self.init(number: rawValue)
    }

    /// Slow at both ends.
    public static let easeInOut = AnimationCurve(number: 0)

    /// Slow at the start.
    public static let easeIn = AnimationCurve(number: 1)

    /// Slow at the end.
    public static let easeOut = AnimationCurve(number: 2)

    /// Even.
    public static let linear = AnimationCurve(number: 3)

    init(number: Int) {
      rawValue = number
    }
  }
}
