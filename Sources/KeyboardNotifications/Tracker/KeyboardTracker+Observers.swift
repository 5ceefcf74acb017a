import TypedNotifications

/// An object that asked to be told of notifications, and the observation made for it.
struct ObserverRegistration {
  weak var observer: (any KeyboardNotificationObserver)?
  let token: NotificationToken
}

extension KeyboardTracker {
  func register(
    _ observer: any KeyboardNotificationObserver,
    for types: Set<KeyboardNotificationType>
  ) {
    forgetObserversThatAreGone()
    let token = observeReports { [weak observer, weak self] report in
      guard let observer else {
        self?.forgetObserversThatAreGone()
        return
      }
      guard case .notification(let notification) = report.event else { return }
      guard types.contains(notification.type) else { return }
      observer.receivedKeyboardNotification(notification.type, payload: notification.payload)
    }
    observerRegistrations[ObjectIdentifier(observer)] = ObserverRegistration(
      observer: observer,
      token: token
    )
  }

  func deregister(_ observer: any KeyboardNotificationObserver) {
    observerRegistrations[ObjectIdentifier(observer)] = nil
  }

  private func forgetObserversThatAreGone() {
    observerRegistrations = observerRegistrations.filter { $0.value.observer != nil }
  }
}
