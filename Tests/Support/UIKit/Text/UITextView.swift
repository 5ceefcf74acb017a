public import Foundation

/// A scroll view with lines of text, which do not wrap here; 8 points are above and below them.
@MainActor
open class UITextView: UIScrollView, UITextInput {
  public nonisolated static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")

  // Apple's signature is implicitly unwrapped, so this one must be.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; to set it is not editing, and posts no notification.
  open var text: String! = "" {
    didSet { measure() }
  }

  private let margin: CGFloat = 8
  private var accessory: UIView?
  private var input: UIView?
  private var characters: String { text ?? "" }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    measure()
  }

  public required init?(coder: NSCoder) { nil }

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

  public var selectedTextRange: UITextRange? { UITextRange(at: characters.count) }

  public func insertText(_ text: String) {
    self.text = characters + text
    (delegate as? any UITextViewDelegate)?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  public func caretRect(for position: UITextPosition) -> CGRect {
    StandInText.caret(in: characters, at: position.offset, from: CGPoint(x: 0, y: margin))
  }

  /// A text view that does not scroll is as high as its text.
  open override var intrinsicContentSize: CGSize {
    let height = isScrollEnabled ? Self.noIntrinsicMetric : contentSize.height
    return CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  private func measure() {
    let lines = StandInText.lines(of: characters[...])
    contentSize.height = CGFloat(lines.count) * StandInText.lineHeight + 2 * margin
    invalidateIntrinsicContentSize()
  }
}

/// The delegate that is called during editing; every method is optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
}
