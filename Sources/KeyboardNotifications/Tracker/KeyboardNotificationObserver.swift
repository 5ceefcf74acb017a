import TypedNotifications

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

extension KeyboardTracker {
  func register(
    _ observer: any KeyboardNotificationObserver,
    for types: Set<KeyboardNotificationType>
  ) {
    removeReleasedObservers()
    let token = observeReports { [weak observer, weak self] report in
      guard let observer else {
        self?.removeReleasedObservers()
        return
      }
      guard case .notification(let notification) = report.event else { return }
      guard types.contains(notification.type) else { return }
      observer.receivedKeyboardNotification(notification.type, payload: notification.payload)
    }
    registeredObservers[ObjectIdentifier(observer)] = RegisteredObserver(
      observer: observer,
      token: token
    )
  }

  func deregister(_ observer: any KeyboardNotificationObserver) {
    registeredObservers[ObjectIdentifier(observer)] = nil
  }

  private func removeReleasedObservers() {
    registeredObservers = registeredObservers.filter { $0.value.observer != nil }
  }
}

/// An object that asked to be told of notifications, and the observation made for it.
struct RegisteredObserver {
  weak var observer: (any KeyboardNotificationObserver)?
  let token: NotificationToken
}
