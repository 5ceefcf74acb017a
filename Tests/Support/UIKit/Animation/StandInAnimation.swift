// A test double of UIKit for Linux; never a product.

public import Foundation

/// An animation that code asked for, as it was asked for: stand-in only.
public struct StandInAnimation: Sendable, Equatable {
  /// The course of an animation.
  public enum Timing: Sendable, Equatable {
    /// The state of an animation along a curve.
    case curve(UIView.AnimationCurve)

    /// The state of an animation along a Bézier curve.
    case cubic(CGPoint, CGPoint)

    /// The state of an animation by a spring of known physics, which ignores the duration.
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector)

    /// The state of an animation by a spring of a known damping ratio.
    case dampedSpring(ratio: CGFloat, initialVelocity: CGVector)
  }

  /// The length in seconds that was asked for.
  public var duration: TimeInterval

  /// The wait before the start in seconds that was asked for.
  public var delay: TimeInterval

  /// The options; empty for a property animator, which has none.
  public var options: UIView.AnimationOptions

  /// The course.
  public var timing: Timing

  /// Whether animations were enabled: if not, the change was made without one.
  public var isEnabled: Bool

  /// Whether a property animator ran it.
  public var isFromPropertyAnimator: Bool

  /// The curve in the options' bits.
  public var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(number: Int((options.rawValue >> 16) & 0xF))
  }

  init(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    timing: Timing? = nil,
    isFromPropertyAnimator: Bool = false
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.timing = .curve(UIView.AnimationCurve(number: Int((options.rawValue >> 16) & 0xF)))
    self.isEnabled = true
    self.isFromPropertyAnimator = isFromPropertyAnimator
    if let timing { self.timing = timing }
  }
}

extension UIView {
  /// Returns the animations that code asks for during some work, oldest first: stand-in only.
  ///
  /// The work does not suspend, so no other test's animations get in.
  public static func standInAnimations(
    during work: () throws -> Void
  ) rethrows -> [StandInAnimation] {
    try AnimationStage.recording(work)
  }

  /// Holds completions back during some work, as in a running app, and runs them after it.
  ///
  /// Otherwise completions run as soon as an animation is made.
  public static func standInHoldingCompletions(
    finished: Bool = true,
    during work: () throws -> Void
  ) rethrows {
    try AnimationStage.holding(finished, work)
  }
}

/// Where animations are made: at once, and written down.
@MainActor
enum AnimationStage {
  static var isEnabled = true
  private static var durations: [TimeInterval] = []
  private static var logs: [[StandInAnimation]] = []
  private static var held: [[(Bool) -> Void]] = []

  static var duration: TimeInterval { durations.last ?? 0 }

  static func perform(
    _ animation: StandInAnimation,
    _ animations: () -> Void,
    _ completion: @escaping (Bool) -> Void
  ) {
    var animation = animation
    animation.isEnabled = isEnabled
    for index in logs.indices { logs[index].append(animation) }
    durations.append(isEnabled ? animation.duration : 0)
    animations()
    durations.removeLast()
    if held.isEmpty || !isEnabled {
      completion(true)
    } else {
      held[held.count - 1].append(completion)
    }
  }

  static func withoutAnimation(_ actions: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    durations.append(0)
    actions()
    durations.removeLast()
    isEnabled = wasEnabled
  }

  static func recording(_ work: () throws -> Void) rethrows -> [StandInAnimation] {
    logs.append([])
    do {
      try work()
    } catch {
      logs.removeLast()
      throw error
    }
    return logs.removeLast()
  }

  static func holding(_ finished: Bool, _ work: () throws -> Void) rethrows {
    held.append([])
    defer { for completion in held.removeLast() { completion(finished) } }
    try work()
  }
}
