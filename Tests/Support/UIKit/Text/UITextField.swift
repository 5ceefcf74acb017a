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

  /// The border around the text; it has no effect here.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.property>
  open var borderStyle = BorderStyle.none

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

extension UITextField {
  /// The border around a text field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case roundedRect = 3
  }
}
