#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension UIViewPropertyAnimator {
  /// An animator that moves as the keyboard does.
  ///
  /// - Parameters:
  ///   - animation: How the keyboard moves; where it is not animated, the duration is zero.
  ///   - animations: Changes the views.
  public convenience init(_ animation: KeyboardAnimation, animations: (() -> Void)? = nil) {
    self.init(
      duration: animation.isAnimated ? animation.duration : 0,
      timingParameters: animation.timingParameters
    )
    if let animations { addAnimations(animations) }
  }
}

extension KeyboardAnimation {
  /// The four public curves by name, and the keyboard's own as the spring that it is.
  ///
  /// A curve made of the raw value 7 is not `nil`, and crashes where it is used:
  /// https://github.com/lionheart/openradar-mirror/issues/20159
  @MainActor
  fileprivate var timingParameters: any UITimingCurveProvider {
    switch curve {
    case .keyboard: UISpringTimingParameters(KeyboardSpring.system)
    case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
    case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
    case .linear: UICubicTimingParameters(animationCurve: .linear)
    default: UICubicTimingParameters(animationCurve: .easeInOut)
    }
  }
}
#endif
