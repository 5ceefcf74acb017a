public import Foundation

/// An object that can have the focus, in a chain of responders.
///
/// No keyboard appears when a responder gets the focus: a test posts the notifications.
@MainActor
open class UIResponder: StandInObject {
  open var next: UIResponder? { nil }

  /// True if the responder accepts the focus; false, unless a subclass overrides it.
  open var canBecomeFirstResponder: Bool { false }

  /// True if the responder gives the focus away; true, unless a subclass overrides it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/canresignfirstresponder>
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { focusWindow?.standInFirstResponder === self }
  open var inputAccessoryView: UIView? { nil }

  /// The view that is shown in place of the keyboard; `nil`, unless a subclass overrides it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/inputview>
  open var inputView: UIView? { nil }

  /// The controller whose view is shown as an accessory view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryviewcontroller>
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Moves the focus from the present first responder to this one.
  ///
  /// Outside a window it returns false, and if the present first responder does not resign:
  /// <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = focusWindow, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if window.standInFirstResponder?.resignFirstResponder() == false { return false }
    window.standInFirstResponder = self
    didBeginFocus()
    if self is any UITextInput { raiseSheet() }
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    focusWindow?.standInFirstResponder = nil
    didEndFocus()
    return true
  }

  /// Shows the present input view of the responder; without effect, since there is no keyboard.
  open func reloadInputViews() {}

  /// The window whose focus this responder can have.
  var focusWindow: UIWindow? { nil }

  /// Raises the sheet that the responder is in.
  private func raiseSheet() {
    let controllers = sequence(first: self, next: \.next).lazy.compactMap {
      $0 as? UIViewController
    }
    let sheet = controllers.first { $0.presenter != nil }?.presentation
    (sheet as? UISheetPresentationController)?.raiseForKeyboard()
  }

  /// Called when the responder has got the focus; a text input posts a notification.
  func didBeginFocus() {}

  /// Called when the responder has lost the focus; a text input posts a notification.
  func didEndFocus() {}
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
