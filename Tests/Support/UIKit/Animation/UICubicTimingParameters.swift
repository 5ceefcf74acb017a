// A test double of UIKit for Linux; never a product.

public import Foundation

/// A course along a curve, named or Bézier.
///
/// <https://developer.apple.com/documentation/uikit/uicubictimingparameters>
@MainActor
open class UICubicTimingParameters: StandInObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve

  /// The first control point.
  public let controlPoint1: CGPoint

  /// The second control point.
  public let controlPoint2: CGPoint

  /// What kind of course it is.
  public let timingCurveType: UITimingCurveType

  /// The course itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// No spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Creates a course along a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    timingCurveType = .builtin
  }

  /// Creates a course along a Bézier curve from (0, 0) to (1, 1).
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
  }
}
