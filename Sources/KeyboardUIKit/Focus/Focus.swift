#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// Responder that has the focus, known without a search through all views.
@MainActor
enum Focus {
  private static weak var last: UIResponder?
  /// Responder whose input accessory view holds the focus, such as a hidden field.
  private static weak var owner: UIResponder?
  private static weak var window: UIWindow?

  /// The responder, as long as it is first responder in its window.
  static var current: UIResponder? {
    last.flatMap { $0.isFirstResponder ? $0 : nil }
  }

  /// The responder to which the focus belongs: itself, or the owner of its accessory view.
  static var responsible: UIResponder? {
    current.map { owner ?? $0 }
  }

  /// Remembers a responder that has become first responder.
  static func begin(_ responder: UIResponder) {
    let candidate = owner ?? last
    owner = candidate.flatMap { $0.accessory?.contains(responder) == true ? $0 : nil }
    last = responder
    window = responder.focusView?.window
  }

  /// Searches windows for a first responder that began before anyone observed it.
  static func find(in windows: [UIWindow]) {
    guard current == nil else { return }
    let found = windows.lazy.compactMap { window in
      window.focusedView.map { $0.isFirstResponder ? $0 : $0.next ?? $0 }
    }.first
    if let found { begin(found) }
  }

  /// Returns true if nothing has the focus, in some windows and where it was last seen to begin.
  static func isNowhere(in windows: [UIWindow]) -> Bool {
    current == nil && (windows + [window].compactMap(\.self)).allSatisfy { $0.focusedView == nil }
  }
}

extension UIResponder {
  /// The view of a responder that has the focus.
  var focusView: UIView? {
    (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// The accessory view that UIKit shows while the responder has the focus.
  ///
  /// The first one counts along the responder chain, as a view or as that of a controller:
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryviewcontroller
  fileprivate var accessory: UIView? {
    sequence(first: self, next: \.next).lazy
      .compactMap { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }.first
  }
}

extension UIView {
  /// The view that has the focus, or whose controller has it, among this one and those in it.
  var focusedView: UIView? {
    if isFirstResponder || (next as? UIViewController)?.isFirstResponder == true { return self }
    for view in subviews {
      if let focused = view.focusedView { return focused }
    }
    return nil
  }

  /// The part of the view to be seen while it has the focus, in its own coordinates.
  ///
  /// A field is shown as a whole; anything else that holds text may be larger than the screen.
  var focusRectangle: CGRect {
    let text = self is UITextField ? nil : self as? any UITextInput
    let end = text?.selectedTextRange?.end
    return bounds.focus(at: end.flatMap { text?.caretRect(for: $0) })
  }

  /// The input accessory view of the focus in the view's window.
  ///
  /// UIKit shows it in a window of its own. A view controller that is first responder keeps its
  /// accessory view on screen without a keyboard:
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  var accessoryView: UIView? {
    guard let window, let bar = accessoryOfFocus(in: window) else { return nil }
    // A bar in the window itself is no accessory view.
    return bar.window === window ? nil : bar
  }

  private func accessoryOfFocus(in window: UIWindow) -> UIView? {
    if let focus = Focus.responsible, focus.focusView?.window === window { return focus.accessory }
    let around = sequence(first: self as UIResponder, next: \.next)
    if let first = around.first(where: \.isFirstResponder) { return first.accessory }
    // The focus may be in the accessory view of a controller around this view.
    guard let focus = Focus.current, let accessory, accessory.contains(focus) else { return nil }
    return accessory
  }

  fileprivate func contains(_ responder: UIResponder) -> Bool {
    responder.focusView?.isDescendant(of: self) == true
  }
}
#endif
