/// An object, such as a view controller, that is told of keyboard notifications.
///
/// Register in `viewWillAppear` and deregister in `viewDidDisappear`. The observer is not kept
/// alive, and forgetting to deregister is harmless: an object that is gone is told nothing. For one
/// clean change each, observe the ``KeyboardTracker`` instead.
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
  /// The tracker that tells of the notifications; the shared one, unless implemented otherwise.
  var keyboardTracker: KeyboardTracker { get }

  /// Told of a keyboard notification, in the turn in which it is posted.
  ///
  /// - Parameters:
  ///   - type: Which of the six notifications it is.
  ///   - payload: What the notification says.
  func receivedKeyboardNotification(_ type: KeyboardNotificationType, payload: KeyboardPayload)
}

extension KeyboardNotificationObserver {
  /// The shared tracker.
  public var keyboardTracker: KeyboardTracker { .shared }

  /// Begins to be told of some of the keyboard notifications, in place of those asked for before.
  ///
  /// - Parameter types: The notifications to be told of; all six, unless said otherwise.
  public func registerKeyboardNotifications(
    _ types: [KeyboardNotificationType] = KeyboardNotificationType.allCases
  ) {
    keyboardTracker.register(self, for: Set(types))
  }

  /// Ends being told of keyboard notifications.
  public func deregisterKeyboardNotifications() {
    keyboardTracker.deregister(self)
  }
}
