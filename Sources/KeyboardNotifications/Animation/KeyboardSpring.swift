public import Foundation

/// The spring that moves the keyboard.
///
/// The system's is a `CASpringAnimation` of mass 3, stiffness 1000 and damping 500 that reports a
/// duration of half a second: https://developer.apple.com/forums/thread/48088. These numbers make
/// an overdamped spring, which would need more than three seconds. Core Animation moves it as if
/// it were critically damped, which is at its end after that half second, and so does this type.
public struct KeyboardSpring: Sendable, Hashable {
  /// The mass at the end of the spring, in kilograms as Core Animation has it.
  public var mass: Double
  /// The stiffness of the spring, in newtons per metre.
  public var stiffness: Double
  /// The damping of the spring, in newton seconds per metre.
  public var damping: Double

  /// Makes a spring; each number is more than zero.
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// The keyboard's own spring.
  public static let system = KeyboardSpring(mass: 3, stiffness: 1000, damping: 500)

  /// The part of the way that the spring has gone at a time, without initial velocity.
  ///
  /// - Parameter time: Seconds since the animation began. Before it, the result is 0.
  /// - Returns: From 0 towards 1; beyond 1 only where the spring is underdamped.
  public func progress(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    guard time.isFinite else { return 1 }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    guard frequency > 0, frequency.isFinite, ratio.isFinite else { return 1 }
    let phase = frequency * time
    // So late that zero times infinity would be asked for.
    guard phase.isFinite else { return 1 }
    let decay = exp(-min(ratio, 1) * phase)
    guard ratio < 1 else { return 1 - decay * (1 + phase) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
    return 1 - decay * swing
  }
}
