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

extension UITextField: UITextInput {
  /// Whether there is any text.
  public var hasText: Bool { !store.text.isEmpty }

  /// What is selected.
  public var selectedTextRange: UITextRange? {
    get { storedRange }
    set { if let newValue { storedRange = newValue } }
  }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(offset: store.text.count) }

  /// Types text, as a user does: whoever listens is told.
  public func insertText(_ text: String) {
    type(text)
  }

  /// Deletes backwards, as a user does: whoever listens is told.
  public func deleteBackward() {
    backspace()
  }

  /// Returns the range between two places.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(start: fromPosition, end: toPosition)
  }

  /// Returns the place some characters away, nil when that is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    storedPosition(position, plus: offset)
  }

  /// Returns the number of characters between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the caret's rectangle: 8 points a character, 20 points high, in the middle.
  public func caretRect(for position: UITextPosition) -> CGRect {
    store.caret(at: position.offset, from: textOrigin)
  }
}

extension UITextField: TextStoring {
  var textOrigin: CGPoint { CGPoint(x: 0, y: (bounds.height - TextStore.lineHeight) / 2) }

  func didEdit() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

/// What decides about a text field and hears of it; every method is optional.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called when the selection, and so the text, may have changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asks what to do about the Return key.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it, as an optional method that is left out.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing, as an optional method that is left out.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Allows it, as an optional method that is left out.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing, as an optional method that is left out.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Does nothing, as an optional method that is left out.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Allows it, as an optional method that is left out.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
