public import Foundation
public import TypedNotifications

/// How long a disappearance waits for an appearance that makes one change with it.
///
/// A rotation posts a hide and then a show, and so does a change of focus in a web view:
/// https://github.com/EddyVerbruggen/cordova-plugin-native-keyboard/issues/30 and
/// https://github.com/ionic-team/cordova-plugin-ionic-keyboard/pull/68. The price is that each
/// real disappearance is delivered that much later, after the keyboard's animation has begun.
public struct KeyboardCoalescing: Sendable {
  /// The time in seconds that a disappearance waits.
  public var window: TimeInterval
  /// The clock that measures it.
  public var clock: any KeyboardClock
  /// Which disappearances wait.
  public var only: Scope

  /// Which disappearances wait.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// Each disappearance waits.
    case all
    /// Only those wait that come as the window, or the screen, has another size than before, as in a
    /// rotation; all others are delivered at once.
    case sizeTransitions
  }

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - window: The time in seconds that a disappearance waits.
  ///   - clock: The clock that measures it.
  ///   - only: Which disappearances wait.
  public init(
    window: TimeInterval,
    clock: any KeyboardClock = SystemKeyboardClock(),
    only: Scope = .all
  ) {
    self.window = window
    self.clock = clock
    self.only = only
  }
}

/// A clock that calls back after a while; hand in another one to test without waiting.
@MainActor
public protocol KeyboardClock: Sendable {
  /// Calls an action on the main actor after a number of seconds.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait, in seconds.
  ///   - action: What to do then.
  /// - Returns: A token; when it is cancelled or released, the action is not called any more.
  func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken
}

/// The clock of the system, on the main queue.
public struct SystemKeyboardClock: KeyboardClock {
  /// Makes the clock of the system.
  public nonisolated init() {}

  /// Calls an action on the main queue after a number of seconds.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait, in seconds.
  ///   - action: What to do then.
  /// - Returns: A token; when it is cancelled or released, the action is not called any more.
  public func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor () -> Void
  ) -> NotificationToken {
    let cancellation = Cancellation()
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      guard !cancellation.isCancelled else { return }
      MainActor.assumeIsolated(action)
    }
    return NotificationToken(cancellation)
  }
}
