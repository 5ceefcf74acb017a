#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import TypedNotifications
public import UIKit

/// Descriptors of notifications about input modes and hardware keyboards.
extension NotificationDescriptor where Payload == Void {
  /// Notification that the user has switched to another keyboard, as for emoji or a language.
  ///
  /// The keyboard's height may change without a keyboard notification. The new mode is the
  /// `textInputMode` of the first responder.
  /// https://developer.apple.com/documentation/uikit/uitextinputmode/currentinputmodedidchangenotification
  public static var currentInputModeDidChange: Self {
    Self(name: Notification.Name("UITextInputCurrentInputModeDidChangeNotification"))
  }

  /// Notification that a hardware keyboard was connected.
  ///
  /// Only Game Controller posts it, so an app must link that framework. If several keyboards are
  /// connected, it is posted for the first one only, and in the simulator a keyboard is always
  /// connected.
  /// https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/gckeyboarddidconnect
  public static var hardwareKeyboardDidConnect: Self {
    Self(name: Notification.Name("GCKeyboardDidConnectNotification"))
  }

  /// Notification that a hardware keyboard was disconnected.
  ///
  /// Game Controller posts this one too: see ``hardwareKeyboardDidConnect``.
  public static var hardwareKeyboardDidDisconnect: Self {
    Self(name: Notification.Name("GCKeyboardDidDisconnectNotification"))
  }
}

extension NotificationDescriptor where Payload == UIWindow {
  /// Notification that a window has become key; the payload is the window.
  static var windowDidBecomeKey: Self {
    Self(name: UIWindow.didBecomeKeyNotification)
  }
}

extension NotificationDescriptor where Payload == UITextField {
  /// Notification that the user has changed the text of a field; the payload is the field.
  public static var textFieldDidChange: Self {
    Self(name: UITextField.textDidChangeNotification)
  }

  /// Notification that a field has begun editing; the payload is the field.
  public static var textFieldDidBeginEditing: Self {
    Self(name: UITextField.textDidBeginEditingNotification)
  }

  /// Notification that a field has ended editing; the payload is the field.
  public static var textFieldDidEndEditing: Self {
    Self(name: UITextField.textDidEndEditingNotification)
  }
}

extension NotificationDescriptor where Payload == UITextView {
  /// Notification that the user has changed the text of a text view; the payload is the view.
  public static var textViewDidChange: Self {
    Self(name: UITextView.textDidChangeNotification)
  }

  /// Notification that a text view has begun editing; the payload is the view.
  public static var textViewDidBeginEditing: Self {
    Self(name: UITextView.textDidBeginEditingNotification)
  }
}
#endif
