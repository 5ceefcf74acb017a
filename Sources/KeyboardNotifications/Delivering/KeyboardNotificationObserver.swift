import TypedNotifications

/// Object, such as a view controller, that receives keyboard notifications.
///
/// Register in `viewWillAppear` and deregister in `viewDidDisappear`. The observer is not kept
/// alive, and its registration ends with it. To receive each real change once, observe the
/// ``KeyboardTracker`` instead.
///
/// ```swift
/// final class Chat: UIViewController, KeyboardNotificationObserver {
///   func receivedKeyboardNotification(
///     _ type: KeyboardNotificationType,
///     payload: KeyboardPayload
///   ) { … }
/// }
/// ```
@MainActor
public protocol KeyboardNotificationObserver: AnyObject {
  /// The tracker that observes the notifications; the shared one by default.
  var keyboardTracker: KeyboardTracker { get }

  /// Receives a keyboard notification, in the turn of the run loop in which it is posted.
  ///
  /// - Parameters:
  ///   - type: The type of the notification.
  ///   - payload: The payload of the notification.
  func receivedKeyboardNotification(_ type: KeyboardNotificationType, payload: KeyboardPayload)
}

extension KeyboardNotificationObserver {
  /// The shared tracker.
  public var keyboardTracker: KeyboardTracker { .shared }

  /// Begins to receive keyboard notifications, instead of those registered before.
  ///
  /// - Parameter types: The notifications to receive; all six by default.
  public func registerKeyboardNotifications(
    _ types: [KeyboardNotificationType] = KeyboardNotificationType.allCases
  ) {
    let identity = ObjectIdentifier(self)
    keyboardTracker.notificationObservers[identity] = keyboardTracker.observeEvents {
      [weak self, weak tracker = keyboardTracker] event, _ in
      guard let self else {
        tracker?.notificationObservers[identity] = nil
        return
      }
      guard case .notification(let notification) = event else { return }
      guard types.contains(notification.type) else { return }
      receivedKeyboardNotification(notification.type, payload: notification.payload)
    }
  }

  /// Ends receiving keyboard notifications.
  public func deregisterKeyboardNotifications() {
    keyboardTracker.notificationObservers[ObjectIdentifier(self)] = nil
  }
}
