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

  /// Makes an animation.
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

/// The curve of a keyboard's animation, as the raw value that the notification carries.
///
/// An open set: the system sends 7, which is not among the four public curves, and any other value
/// is kept as it came. https://github.com/lionheart/openradar-mirror/issues/4541
public struct KeyboardAnimationCurve: RawRepresentable, Sendable, Hashable {
  /// The raw value of `UIView.AnimationCurve`.
  public var rawValue: Int

  /// Makes a curve from the raw value that a notification carries; any value is accepted.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Begins slowly, accelerates, and slows down again.
  public static let easeInOut = KeyboardAnimationCurve(rawValue: 0)
  /// Begins slowly and accelerates.
  public static let easeIn = KeyboardAnimationCurve(rawValue: 1)
  /// Begins fast and slows down.
  public static let easeOut = KeyboardAnimationCurve(rawValue: 2)
  /// Keeps the same speed.
  public static let linear = KeyboardAnimationCurve(rawValue: 3)
  /// The keyboard's own curve, a spring, which ignores the duration given with it.
  public static let keyboard = KeyboardAnimationCurve(rawValue: 7)
}
