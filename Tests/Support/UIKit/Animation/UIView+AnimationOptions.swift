// A test double of UIKit for Linux; never a product.

extension UIView {
  /// How an animation runs; the curve is in the bits from 16 on.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays subviews out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)

    /// Lets the user touch views that move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Starts from where a running animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    /// Takes its own duration, not the enclosing animation's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)

    /// Takes its own curve, not the enclosing animation's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    /// Slow at both ends: the curve of no bits.
    public static let curveEaseInOut: AnimationOptions = []

    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
