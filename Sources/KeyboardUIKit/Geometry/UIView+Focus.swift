#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Responder that has the focus, known without a search through all views.
@MainActor
enum Focus {
  private static weak var last: UIResponder?
  private static weak var window: UIWindow?

  /// The responder, as long as it is first responder in its window.
  static var current: UIResponder? {
    last.flatMap { $0.isFirstResponder ? $0 : nil }
  }

  static func begin(_ responder: UIResponder) {
    last = responder
    window = responder.focusView?.window
  }

  /// Returns whether nothing has the focus, in some windows and where it was last seen to begin.
  static func isNowhere(in windows: [UIWindow]) -> Bool {
    current == nil && (windows + [window].compactMap(\.self)).allSatisfy { $0.focusedView == nil }
  }
}

extension UIResponder {
  /// The view of a responder that has the focus.
  var focusView: UIView? {
    (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
  }

  fileprivate func accessoryView(outside window: UIWindow) -> UIView? {
    let bar = sequence(first: self, next: { $0.next }).lazy.compactMap(\.inputAccessoryView).first
    return bar?.window === window ? nil : bar
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

  /// The input accessory view of the first responder in the view's window or in its accessory view.
  ///
  /// UIKit shows it in a window of its own. A view controller that is first responder keeps its
  /// accessory view on screen without a keyboard:
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  var accessoryView: UIView? {
    guard let window else { return nil }
    let around = Array(sequence(first: self as UIResponder, next: { $0.next }))
    let focus = Focus.current
    let isHere = focus?.focusView?.window === window
    if let first = isHere ? focus : around.first(where: \.isFirstResponder) {
      if focus == nil { Focus.begin(first) }
      return first.accessoryView(outside: window)
    }
    // The focus may be in the accessory view of a controller around this view.
    guard let view = focus?.focusView else { return nil }
    return around.lazy.compactMap(\.inputAccessoryView).first { view.isDescendant(of: $0) }
  }
}
#endif
