#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import TypedNotifications
public import UIKit

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
#endif
