// A test double of UIKit for Linux; never a product.

public import Foundation

/// A scroll view for many lines of text.
@MainActor
open class UITextView: UIScrollView {
  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")

  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")

  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")

  /// Whether the text can be changed.
  open var isEditable = true

  /// Whether the text can be selected.
  open var isSelectable = true

  /// The space between the view's edges and the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { measure() }
  }

  // Apple's signature is implicitly unwrapped, so this one must be.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; setting it is not editing, so nobody is told.
  open var text: String! {
    get { store.text }
    set {
      store.text = newValue ?? ""
      measure()
    }
  }

  private var accessory: UIView?
  var store = TextStore()

  /// Creates a text view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    measure()
  }

  /// Creates a text view with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    measure()
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// The view above the keyboard while the text view has the focus.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  override func mayBeginFocus() -> Bool { listener?.textViewShouldBeginEditing(self) ?? true }

  override func mayEndFocus() -> Bool { listener?.textViewShouldEndEditing(self) ?? true }

  override func didBeginFocus() {
    guard isEditable else { return }
    listener?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  override func didEndFocus() {
    guard isEditable else { return }
    listener?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// The delegate, when it listens to text.
  ///
  /// Apple narrows the type of `delegate` itself, which Swift cannot.
  private var listener: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  private func measure() {
    let widest = store.lines.map(\.count).max() ?? 0
    contentSize = CGSize(
      width: CGFloat(widest) * TextStore.characterWidth,
      height: CGFloat(store.lines.count) * TextStore.lineHeight
        + textContainerInset.top + textContainerInset.bottom
    )
  }
}

extension UITextView: TextStoring {
  var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  func didEdit() {
    measure()
    listener?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView: UITextInput {
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

  /// Returns the caret's rectangle: 8 points a character, 20 points high.
  public func caretRect(for position: UITextPosition) -> CGRect {
    store.caret(at: position.offset, from: textOrigin)
  }
}

/// What decides about a text view and hears of it; every method is optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Asks whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Allows it, as an optional method that is left out.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing, as an optional method that is left out.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Allows it, as an optional method that is left out.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing, as an optional method that is left out.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Does nothing, as an optional method that is left out.
  public func textViewDidChange(_ textView: UITextView) {}
}
