// A test double of UIKit for Linux; never a product.

public import Foundation

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
