package import Foundation
package import KeyboardNotifications

extension KeyboardEnvironment {
  /// Updates the screen, the window, the view, the setting or the app from a record.
  ///
  /// Notifications are judged for the view, which is on the screen that was given last.
  package mutating func take(_ content: KeyboardTraceContent) {
    switch content {
    case .screen(let frame, let name, _):
      screen = frame
      screenIdentity = name.map { KeyboardScreen(name: $0) }
    case .window(let frame): window = frame
    case .view(let frame, _): view = frame
    case .accessibility(let isOn): prefersCrossFadeTransitions = isOn
    case .policy(let policy): otherApps = policy
    case .application(let state): applicationState = state
    case .header, .notification, .expectation: break
    }
  }
}

extension Notification {
  /// Makes a notification from a record of one that was posted.
  package init(
    name: String,
    recorded userInfo: [String: KeyboardTraceValue]?,
    screen: String?
  ) {
    let object = screen.map { NamedScreen(name: $0) }
    let posted = userInfo?.mapValues(\.posted)
    self.init(name: Notification.Name(name), object: object, userInfo: posted)
  }
}

extension KeyboardEvent {
  /// Reads the event that a record posts; `nil` where it posts none.
  package init?(_ content: KeyboardTraceContent) {
    switch content {
    case .application(let state): self = .application(state)
    case .notification(let name, let userInfo, let screen):
      self.init(Notification(name: name, recorded: userInfo, screen: screen))
    default: return nil
    }
  }
}

extension KeyboardApplicationState {
  /// Returns the name of the notification that UIKit posts when the application enters the state.
  ///
  /// An application becomes inactive twice: when it stops being active, and on its way back from
  /// the background.
  package func notificationName(from old: KeyboardApplicationState) -> String {
    switch self {
    case .active: "UIApplicationDidBecomeActiveNotification"
    case .inactive where old == .background: "UIApplicationWillEnterForegroundNotification"
    case .inactive: "UIApplicationWillResignActiveNotification"
    case .background: "UIApplicationDidEnterBackgroundNotification"
    }
  }
}
