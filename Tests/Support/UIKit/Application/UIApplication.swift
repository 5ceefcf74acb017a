// A test double of UIKit for Linux; never a product.

public import Foundation

/// The app: names and states only.
///
/// `shared` is left out on purpose: it is not available in app extensions, so code that uses it
/// must not compile here.
@MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// The state of an app in front that gets events.
    case active = 0

    /// The state of an app in front that gets no events.
    case inactive = 1

    /// The state of an app behind.
    case background = 2
  }

  /// Whether the app is in front.
  open private(set) var applicationState: State

  /// Creates an app: a stand-in, as only the system creates one elsewhere.
  public init(standInState: State = .active) {
    applicationState = standInState
    super.init()
  }

  /// Changes the state without posting: a stand-in for the system.
  public func standInSetState(_ state: State) {
    applicationState = state
  }

  /// Posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")

  /// Posted before the app stops being active.
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")

  /// Posted when the app has gone behind.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")

  /// Posted before the app comes to the front.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")

  /// Posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}
