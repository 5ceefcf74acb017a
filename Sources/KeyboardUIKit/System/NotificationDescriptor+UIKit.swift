#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import TypedNotifications
public import UIKit

/// The life of the app, for any scene; none of it needs `UIApplication.shared`.
extension NotificationDescriptor where Payload == Void {
  /// Describes that the app has become active, and gets events.
  public static var applicationDidBecomeActive: Self {
    Self(name: UIApplication.didBecomeActiveNotification)
  }

  /// Describes that the app is about to stop being active.
  public static var applicationWillResignActive: Self {
    Self(name: UIApplication.willResignActiveNotification)
  }

  /// Describes that the app has gone to the background.
  public static var applicationDidEnterBackground: Self {
    Self(name: UIApplication.didEnterBackgroundNotification)
  }

  /// Describes that the app is about to come to the foreground.
  public static var applicationWillEnterForeground: Self {
    Self(name: UIApplication.willEnterForegroundNotification)
  }

  /// Describes that memory is short.
  public static var applicationDidReceiveMemoryWarning: Self {
    Self(name: UIApplication.didReceiveMemoryWarningNotification)
  }
}

/// Keyboards other than the one on screen.
extension NotificationDescriptor where Payload == Void {
  /// Describes that the user has switched to another keyboard, such as emoji or another language.
  ///
  /// The keyboard may get another height without a notification of its own; the adjustments of this
  /// module look again by themselves. Read `textInputMode` of the first responder.
  /// https://developer.apple.com/documentation/uikit/uitextinputmode/currentinputmodedidchangenotification
  public static var currentInputModeDidChange: Self {
    Self(name: Notification.Name("UITextInputCurrentInputModeDidChangeNotification"))
  }

  /// Describes that a hardware keyboard was connected; posted from iOS 14 on.
  ///
  /// Only Game Controller tells of one, so an app must link that framework for this to be posted.
  /// In the simulator a keyboard is always connected.
  /// https://developer.apple.com/documentation/gamecontroller/gckeyboard
  public static var hardwareKeyboardDidConnect: Self {
    Self(name: Notification.Name("GCKeyboardDidConnectNotification"))
  }

  /// Describes that a hardware keyboard was disconnected; posted from iOS 14 on.
  ///
  /// An app must link Game Controller for this to be posted, as for ``hardwareKeyboardDidConnect``.
  public static var hardwareKeyboardDidDisconnect: Self {
    Self(name: Notification.Name("GCKeyboardDidDisconnectNotification"))
  }
}

extension NotificationDescriptor where Payload == UIScene {
  /// Describes that a scene has become active; the payload is the scene.
  public static var sceneDidActivate: Self {
    Self(name: UIScene.didActivateNotification)
  }

  /// Describes that a scene is about to stop being active; the payload is the scene.
  public static var sceneWillDeactivate: Self {
    Self(name: UIScene.willDeactivateNotification)
  }
}

extension NotificationDescriptor where Payload == UIWindow {
  /// Describes that a window has become the one that gets key events; the payload is the window.
  public static var windowDidBecomeKey: Self {
    Self(name: UIWindow.didBecomeKeyNotification)
  }
}

extension NotificationDescriptor where Payload == UITextField {
  /// Describes that the user has changed the text of a field; the payload is the field.
  public static var textFieldDidChange: Self {
    Self(name: UITextField.textDidChangeNotification)
  }

  /// Describes that a field has begun editing; the payload is the field.
  public static var textFieldDidBeginEditing: Self {
    Self(name: UITextField.textDidBeginEditingNotification)
  }

  /// Describes that a field has ended editing; the payload is the field.
  public static var textFieldDidEndEditing: Self {
    Self(name: UITextField.textDidEndEditingNotification)
  }
}

extension NotificationDescriptor where Payload == UITextView {
  /// Describes that the user has changed the text of a text view; the payload is the view.
  public static var textViewDidChange: Self {
    Self(name: UITextView.textDidChangeNotification)
  }

  /// Describes that a text view has begun editing; the payload is the view.
  public static var textViewDidBeginEditing: Self {
    Self(name: UITextView.textDidBeginEditingNotification)
  }

  /// Describes that a text view has ended editing; the payload is the view.
  public static var textViewDidEndEditing: Self {
    Self(name: UITextView.textDidEndEditingNotification)
  }
}

extension NotificationDescriptor where Payload == Void {
  /// Describes that the device was turned; read `UIDevice.current.orientation`.
  ///
  /// It is posted only while the device generates such notifications:
  /// https://developer.apple.com/documentation/uikit/uidevice/begingeneratingdeviceorientationnotifications()
  public static var deviceOrientationDidChange: Self {
    Self(name: UIDevice.orientationDidChangeNotification)
  }

  /// Describes that the contents of a pasteboard have changed.
  public static var pasteboardDidChange: Self {
    Self(name: UIPasteboard.changedNotification)
  }
}

extension NotificationDescriptor where Payload == UIContentSizeCategory {
  /// Describes that the user prefers another size of text; the payload is the new category.
  public static var contentSizeCategoryDidChange: Self {
    Self(name: UIContentSizeCategory.didChangeNotification) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      return UIContentSizeCategory(rawValue: try notification.value(forKey: key, as: String.self))
    } encode: { category, notification in
      notification.userInfo = [UIContentSizeCategory.newValueUserInfoKey: category.rawValue]
    }
  }
}
#endif
