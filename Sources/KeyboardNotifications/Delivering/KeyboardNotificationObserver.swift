import TypedNotifications

/// An object, such as a view controller, that receives each keyboard notification as it is posted.
///
/// Register in `viewWillAppear` and deregister in `viewDidDisappear`. The observer is not retained,
/// and its registration ends when it is released. It also receives notifications that repeat, or
/// that the tracker drops. To receive each real change once, observe the ``KeyboardTracker``
/// instead.
///
/// If a notification can't be read, its error is passed to ``KeyboardTracker/onMalformed`` instead.
/// The observer is called after the tracker's observers of changes and states. Frames are in screen
/// coordinates, in points.
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

  /// Receives a keyboard notification.
  ///
  /// If the main thread posts, that is before posting returns. A notification that an observer
  /// causes is delivered after the current one.
  ///
  /// - Parameters:
  ///   - type: The type of the notification.
  ///   - payload: The payload of the notification.
  func receivedKeyboardNotification(_ type: KeyboardNotificationType, payload: KeyboardPayload)
}

extension KeyboardNotificationObserver {
  /// The shared tracker.
  public var keyboardTracker: KeyboardTracker { .shared }

  /// Begins to receive keyboard notifications.
  ///
  /// If you have registered before, the new types replace the old ones.
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

  /// Stops receiving keyboard notifications.
  public func deregisterKeyboardNotifications() {
    keyboardTracker.notificationObservers[ObjectIdentifier(self)] = nil
  }
}
