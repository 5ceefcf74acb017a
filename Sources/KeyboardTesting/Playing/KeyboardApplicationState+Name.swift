public import KeyboardNotifications

extension KeyboardApplicationState {
  /// The name of the notification that UIKit posts when the application enters the state.
  public var notificationName: String {
    switch self {
    case .active: "UIApplicationDidBecomeActiveNotification"
    case .inactive: "UIApplicationWillResignActiveNotification"
    case .background: "UIApplicationDidEnterBackgroundNotification"
    }
  }
}
