import Foundation
public import TypedNotifications

/// Ready descriptors for the six keyboard notifications, to observe them one by one:
/// `center.addObserver(descriptor: .keyboardWillShow) { payload in … }`.
///
/// They give each notification as it is posted, repetitions included. To receive each real change
/// once, use ``KeyboardTracker``.
extension NotificationDescriptor where Payload == KeyboardPayload {
  /// The keyboard is about to be shown, or to change while it is shown.
  public static var keyboardWillShow: NotificationDescriptor { .keyboard(.willShow) }
  /// The keyboard has been shown.
  public static var keyboardDidShow: NotificationDescriptor { .keyboard(.didShow) }
  /// The keyboard is about to be hidden, or undocked.
  public static var keyboardWillHide: NotificationDescriptor { .keyboard(.willHide) }
  /// The keyboard has been hidden, or undocked.
  public static var keyboardDidHide: NotificationDescriptor { .keyboard(.didHide) }
  /// The keyboard's frame is about to change.
  public static var keyboardWillChangeFrame: NotificationDescriptor { .keyboard(.willChangeFrame) }
  /// The keyboard's frame has changed.
  public static var keyboardDidChangeFrame: NotificationDescriptor { .keyboard(.didChangeFrame) }

  /// Returns the descriptor of one type of notification.
  private static func keyboard(_ type: KeyboardNotificationType) -> NotificationDescriptor {
    NotificationDescriptor(name: type.name) { notification in
      try KeyboardPayload(userInfo: notification.userInfo, of: type)
    }
  }
}
