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
