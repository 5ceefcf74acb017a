import Foundation
import KeyboardNotifications

/// One thing that a simulated keyboard does, and when.
struct SimulatedStep: Sendable {
  enum Action: Sendable {
    /// Posts a keyboard notification.
    case post(KeyboardNotification)
    /// Tells the app of its own life, by a notification of this name.
    case application(KeyboardApplicationState, notification: String)
    /// Turns the screen.
    case turn(CGRect)
  }

  /// The seconds since the first step.
  var delay: TimeInterval
  var action: Action

  init(after delay: TimeInterval = 0, _ action: Action) {
    self.delay = delay
    self.action = action
  }

  var isPost: Bool {
    guard case .post = action else { return false }
    return true
  }

  /// A change of the app's state, by the notification that UIKit posts when it enters that state.
  static func application(_ state: KeyboardApplicationState) -> SimulatedStep {
    SimulatedStep(.application(state, notification: state.notificationName))
  }

  static let willEnterForeground = SimulatedStep(
    .application(.inactive, notification: "UIApplicationWillEnterForegroundNotification")
  )
}
