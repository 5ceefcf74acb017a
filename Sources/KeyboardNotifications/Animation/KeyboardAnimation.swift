public import Foundation

/// Duration and curve with which the keyboard moves from one place to another.
///
/// KeyboardUIKit and KeyboardSwiftUI make UIKit's and SwiftUI's own animations of it.
public struct KeyboardAnimation: Sendable, Equatable {
  /// The length that the notification gives, in seconds; zero means not animated.
  public var duration: TimeInterval
  /// The curve that the notification gives.
  public var curve: KeyboardAnimationCurve

  /// Makes an animation.
  public init(duration: TimeInterval, curve: KeyboardAnimationCurve) {
    self.duration = duration
    self.curve = curve
  }

  /// True if the duration is more than zero and finite.
  public var isAnimated: Bool {
    duration > 0 && duration.isFinite
  }
}

/// Curve of a keyboard's animation, as the raw value that the notification carries.
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

  /// Curve that begins slowly, accelerates, and slows down again.
  package static let easeInOut = KeyboardAnimationCurve(rawValue: 0)
  /// Curve that begins slowly and accelerates.
  package static let easeIn = KeyboardAnimationCurve(rawValue: 1)
  /// Curve that begins fast and slows down.
  package static let easeOut = KeyboardAnimationCurve(rawValue: 2)
  /// Curve of constant speed.
  package static let linear = KeyboardAnimationCurve(rawValue: 3)
  /// The keyboard's own curve, a spring, which ignores the duration given with it.
  public static let keyboard = KeyboardAnimationCurve(rawValue: 7)
}
