// A test double of UIKit for Linux; never a product.

/// What says how an animator's animation runs.
///
/// <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>
@MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// What kind of course it is.
  var timingCurveType: UITimingCurveType { get }

  /// The Bézier curve, when it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring, when it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}
