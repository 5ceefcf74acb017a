public import Foundation

/// How the keyboard moves from one place to another.
///
/// Hand it to the adapters to animate alongside the keyboard, or ask ``progress(at:)`` where the
/// keyboard is at a given time.
public struct KeyboardAnimation: Sendable, Hashable {
  /// The length that the notification gives, in seconds; zero means not animated.
  public var duration: TimeInterval
  /// The curve that the notification gives.
  public var curve: KeyboardAnimationCurve

  /// Makes an animation from its parts.
  public init(duration: TimeInterval, curve: KeyboardAnimationCurve) {
    self.duration = duration
    self.curve = curve
  }

  /// Whether there is anything to animate: the duration is more than zero and finite.
  public var isAnimated: Bool {
    duration > 0 && duration.isFinite
  }

  /// The part of the way, from 0 to 1, that the keyboard has gone at a time.
  ///
  /// The curve ``KeyboardAnimationCurve/keyboard`` follows the keyboard's spring whatever the
  /// duration, as UIKit does. A curve that is not known is taken for `easeInOut`.
  ///
  /// - Parameter time: Seconds since the animation began. Before it, the result is 0.
  /// - Returns: The part of the way; 1 from the start where nothing is animated.
  public func progress(at time: TimeInterval) -> Double {
    guard isAnimated else { return 1 }
    guard time > 0 else { return 0 }
    guard curve != .keyboard else { return KeyboardSpring.system.progress(at: time) }
    return curve.bezier.value(at: min(time / duration, 1))
  }

  /// The value at a time of something that goes from one value to another with the keyboard.
  ///
  /// - Parameters:
  ///   - time: Seconds since the animation began.
  ///   - start: The value at the beginning.
  ///   - end: The value at the end.
  /// - Returns: A value between the two.
  public func position(at time: TimeInterval, from start: Double, to end: Double) -> Double {
    start + (end - start) * progress(at: time)
  }
}

extension KeyboardAnimationCurve {
  /// The control points of the four public curves, the same as Core Animation's timing functions.
  ///
  /// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname
  var bezier: CubicBezier {
    switch self {
    case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .linear: CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    default: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    }
  }
}
