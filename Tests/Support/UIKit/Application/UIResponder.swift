// A test double of UIKit for Linux; never a product.

public import Foundation

/// An object that can have the focus and pass events along.
///
/// No keyboard appears when one gets the focus: a test posts the notifications it wants.
@MainActor
open class UIResponder: StandInObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that is asked next.
  open var next: UIResponder? { nil }

  /// Whether the responder accepts the focus; no, unless a subclass says so.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives the focus up.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder has its window's focus.
  open var isFirstResponder: Bool { focusWindow?.firstResponder === self }

  /// The view above the keyboard while this responder has the focus.
  open var inputAccessoryView: UIView? { nil }

  /// The keyboard that is chosen for this responder.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/textinputmode>
  open var textInputMode: UITextInputMode? { focusWindow?.inputMode }

  /// Takes the focus, when the one who has it gives it up.
  ///
  /// Refused outside a window: <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = focusWindow, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    guard mayBeginFocus() else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    didBeginFocus()
    return true
  }

  /// Gives the focus up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, mayEndFocus() else { return false }
    focusWindow?.firstResponder = nil
    didEndFocus()
    return true
  }

  /// The window whose focus this responder can have.
  var focusWindow: UIWindow? { nil }

  /// What text inputs ask their delegates.
  func mayBeginFocus() -> Bool { true }
  func mayEndFocus() -> Bool { true }

  /// What text inputs tell their delegates.
  func didBeginFocus() {}
  func didEndFocus() {}
}

extension UIResponder {
  /// Posted before the keyboard appears.
  public nonisolated static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")

  /// Posted when the keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")

  /// Posted before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")

  /// Posted when the keyboard has gone.
  public nonisolated static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")

  /// Posted before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")

  /// Posted when the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key of the frame at the start, in screen coordinates.
  public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

  /// The key of the frame at the end, in screen coordinates.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

  /// The key of the animation's length in seconds.
  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// The key of the animation's curve, as a raw value.
  public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  /// The key that says whether the keyboard belongs to this app.
  public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
