import TypedNotifications

/// Object, such as a view controller, that receives keyboard notifications.
///
/// Register in `viewWillAppear` and deregister in `viewDidDisappear`. The observer is not kept
/// alive, and forgetting to deregister is harmless: an object that is gone receives nothing. For
/// one clean change each, observe the ``KeyboardTracker`` instead.
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
  /// The tracker that observes the notifications; the shared one, unless implemented otherwise.
  var keyboardTracker: KeyboardTracker { get }

  /// Receives a keyboard notification, in the turn in which it is posted.
  ///
  /// - Parameters:
  ///   - type: Which of the six notifications it is.
  ///   - payload: The payload of the notification.
  func receivedKeyboardNotification(_ type: KeyboardNotificationType, payload: KeyboardPayload)
}

extension KeyboardNotificationObserver {
  /// The shared tracker.
  public var keyboardTracker: KeyboardTracker { .shared }

  /// Begins to receive some of the keyboard notifications, in place of those registered before.
  ///
  /// - Parameter types: The notifications to receive; all six by default.
  public func registerKeyboardNotifications(
    _ types: [KeyboardNotificationType] = KeyboardNotificationType.allCases
  ) {
    let identity = ObjectIdentifier(self)
    keyboardTracker.registered[identity] = keyboardTracker.observeEvents {
      [weak self, weak tracker = keyboardTracker] event, _ in
      guard let self else {
        tracker?.registered[identity] = nil
        return
      }
      guard case .notification(let notification) = event else { return }
      guard types.contains(notification.type) else { return }
      receivedKeyboardNotification(notification.type, payload: notification.payload)
    }
  }

  /// Ends receiving keyboard notifications.
  public func deregisterKeyboardNotifications() {
    keyboardTracker.registered[ObjectIdentifier(self)] = nil
  }
}
