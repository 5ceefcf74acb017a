public import Foundation

/// An animation with the values that code has requested: stand-in only.
public struct StandInAnimation: Sendable, Equatable {
  /// The timing of an animation.
  public enum Timing: Sendable, Equatable {
    case curve(UIView.AnimationCurve)
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector)
  }

  public var duration: TimeInterval
  public var delay: TimeInterval

  /// The options; empty for a property animator, which has none.
  public var options: UIView.AnimationOptions
  public var timing: Timing

  /// The duration in seconds after inheritance.
  ///
  /// An animation inside another one inherits its duration:
  /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/overrideinheritedduration>.
  public internal(set) var effectiveDuration: TimeInterval

  public var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(number: Int((options.rawValue >> 16) & 0xF))
  }

  init(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [],
    timing: Timing? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    let curve = UIView.AnimationCurve(number: Int((options.rawValue >> 16) & 0xF))
    self.timing = timing ?? .curve(curve)
    effectiveDuration = duration
  }

  /// Returns the animation as it runs inside another one.
  func inheriting(from outer: StandInAnimation?) -> StandInAnimation {
    guard let outer, outer.effectiveDuration > 0 else { return self }
    var inner = self
    inner.effectiveDuration = outer.effectiveDuration
    return inner
  }
}

extension UIView {
  /// Returns the animations that code requests during some work, oldest first: stand-in only.
  ///
  /// The work does not suspend, so the animations of other tests are not included.
  public static func standInAnimations(
    during work: () throws -> Void
  ) rethrows -> [StandInAnimation] {
    try AnimationStage.recording(work)
  }

  /// Posts a notification as UIKit does: an announcement of the keyboard inside its animation.
  ///
  /// That animation is not recorded. UIKit makes one around these posts:
  /// <https://uptech.team/blog/uiresponder-keyboard-notification-handler-animate>.
  public static func standInPosting(
    _ name: String,
    _ userInfo: [AnyHashable: Any]?,
    _ post: () -> Void
  ) {
    guard name.hasPrefix("UIKeyboardWill") else { return post() }
    let duration = userInfo?[keyboardAnimationDurationUserInfoKey] as? TimeInterval
    let animation = StandInAnimation(duration: duration ?? 0)
    AnimationStage.inheriting(animation.inheriting(from: AnimationStage.innermost), post)
  }

  /// Delays the completions of animations until the end of some work, as in a running app.
  ///
  /// Otherwise the completion is called as soon as an animation is made.
  public static func standInHoldingCompletions(
    during work: () throws -> Void
  ) rethrows {
    try AnimationStage.holding(work)
  }
}

/// The running animations, which are made at once and recorded.
@MainActor
enum AnimationStage {
  static var isEnabled = true
  private static var running: [StandInAnimation] = []
  static var innermost: StandInAnimation? { running.last }
  private static var logs: [[StandInAnimation]] = []
  private static var held: [[(Bool) -> Void]] = []

  static var duration: TimeInterval { running.last?.effectiveDuration ?? 0 }

  static func perform(
    _ animation: StandInAnimation,
    _ animations: () -> Void,
    _ completion: @escaping (Bool) -> Void
  ) {
    var animation = animation.inheriting(from: running.last)
    if !isEnabled { animation.effectiveDuration = 0 }
    for index in logs.indices { logs[index].append(animation) }
    inheriting(animation, animations)
    if held.isEmpty {
      completion(true)
    } else {
      held[held.count - 1].append(completion)
    }
  }

  static func withoutAnimation(_ actions: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    inheriting(StandInAnimation(duration: 0), actions)
    isEnabled = wasEnabled
  }

  static func inheriting(_ animation: StandInAnimation, _ work: () throws -> Void) rethrows {
    running.append(animation)
    defer { running.removeLast() }
    try work()
  }

  static func recording(_ work: () throws -> Void) rethrows -> [StandInAnimation] {
    logs.append([])
    defer { logs.removeLast() }
    try work()
    return logs.last ?? []
  }

  static func holding(_ work: () throws -> Void) rethrows {
    held.append([])
    defer { for completion in held.removeLast() { completion(true) } }
    try work()
  }
}
