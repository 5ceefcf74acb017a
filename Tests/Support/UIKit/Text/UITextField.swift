public import Foundation

/// A control for one line of text.
@MainActor
open class UITextField: UIControl, UITextInput {
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")

  /// The text; to set it is not editing, and posts no notification.
  open var text: String? = ""

  private var accessory: UIView?
  private var input: UIView?
  private var characters: String { text ?? "" }
  open override var canBecomeFirstResponder: Bool { true }

  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  open override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }

  override func didBeginFocus() {
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  override func didEndFocus() {
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: StandInText.controlHeight)
  }

  public var selectedTextRange: UITextRange? { UITextRange(at: characters.count) }

  public func insertText(_ text: String) {
    self.text = characters + text
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  public func caretRect(for position: UITextPosition) -> CGRect {
    let origin = CGPoint(x: 0, y: (bounds.height - StandInText.lineHeight) / 2)
    return StandInText.caret(in: characters, at: position.offset, from: origin)
  }
}
