// A test double of UIKit for Linux; never a product.

public import Foundation

/// A course by a spring.
@MainActor
open class UISpringTimingParameters: StandInObject, UITimingCurveProvider {
  /// The speed at the start, as parts of the way a second.
  public let initialVelocity: CGVector

  let timing: StandInAnimation.Timing

  /// What kind of course it is.
  open var timingCurveType: UITimingCurveType { .spring }

  /// No Bézier curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Creates a spring from its physics; the animator's duration is then ignored.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    timing = .spring(
      mass: mass,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: initialVelocity
    )
  }

  /// Creates a spring from its damping ratio and speed.
  public init(dampingRatio ratio: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    timing = .dampedSpring(ratio: ratio, initialVelocity: initialVelocity)
  }

  /// Creates a spring from its damping ratio, at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }
}
