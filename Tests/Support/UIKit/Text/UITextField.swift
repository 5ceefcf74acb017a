// A test double of UIKit for Linux; never a product.

public import Foundation

/// A control for one line of text.
@MainActor
open class UITextField: UIControl {
  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")

  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")

  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")

  /// What decides about editing and hears of it.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The words shown while there is no text.
  open var placeholder: String?

  /// The text; setting it is not editing, so nobody is told.
  open var text: String? {
    get { store.text }
    set { store.text = newValue ?? "" }
  }

  /// Whether the field has the focus.
  open var isEditing: Bool { isFirstResponder }

  private var accessory: UIView?
  var store = TextStore()

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The view above the keyboard while the field has the focus.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  override func mayBeginFocus() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  override func mayEndFocus() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  override func didBeginFocus() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  override func didEndFocus() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Presses Return: a stand-in for a user.
  @discardableResult
  public func standInPressReturn() -> Bool {
    isEditing && delegate?.textFieldShouldReturn(self) ?? true
  }
}
