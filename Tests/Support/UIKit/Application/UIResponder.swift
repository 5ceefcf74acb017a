// A test double of UIKit for Linux; never a product.

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
