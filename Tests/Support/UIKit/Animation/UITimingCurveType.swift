// A test double of UIKit for Linux; never a product.

/// A kind of course of an animation.
public enum UITimingCurveType: Int, Sendable {
  /// The state of a course along a named curve.
  case builtin = 0

  /// The state of a course along a Bézier curve.
  case cubic = 1

  /// The state of a course by a spring.
  case spring = 2

  /// The state of a course of a curve and a spring.
  case composed = 3
}
