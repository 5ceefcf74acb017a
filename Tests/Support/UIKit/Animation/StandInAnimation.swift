public import Foundation

/// An animation with the values that code has requested: stand-in only.
public struct StandInAnimation: Sendable, Equatable {
  public var duration: TimeInterval
  public var delay: TimeInterval
  public var options: UIView.AnimationOptions

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
    options: UIView.AnimationOptions = []
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
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

  /// Ends all animations now, in the order in which they began, in place of time.
  public static func standInEndAnimations() {
    AnimationStage.endAll()
  }
}

/// The running animations, whose changes are made at once, and which are recorded.
///
/// Their completions are called at their end, by the main queue.
@MainActor
enum AnimationStage {
  static var isEnabled = true
  private static var running: [StandInAnimation] = []
  static var innermost: StandInAnimation? { running.last }
  private static var logs: [[StandInAnimation]] = []
  /// The completions of the animations that have not ended, by the order of their beginnings.
  private static var completions: [Int: (Bool) -> Void] = [:]
  private static var count = 0

  static var duration: TimeInterval { running.last?.effectiveDuration ?? 0 }

  static func perform(
    _ animation: StandInAnimation,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var animation = animation.inheriting(from: running.last)
    if !isEnabled { animation.effectiveDuration = 0 }
    for index in logs.indices { logs[index].append(animation) }
    inheriting(animation, animations)
    guard let completion else { return }
    count += 1
    completions[count] = completion
    let number = count
    let end = DispatchTime.now() + animation.delay + animation.effectiveDuration
    DispatchQueue.main.asyncAfter(deadline: end) {
      MainActor.assumeIsolated { completions.removeValue(forKey: number)?(true) }
    }
  }

  static func endAll() {
    let due = completions.sorted { $0.key < $1.key }
    completions = [:]
    for (_, completion) in due { completion(true) }
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
}
