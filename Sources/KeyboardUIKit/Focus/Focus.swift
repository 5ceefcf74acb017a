#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

/// Responder that has the focus, recorded so that no search through all views is needed.
@MainActor
enum Focus {
  private static weak var last: UIResponder?
  /// Responder whose input accessory view contains the focus, such as a hidden field.
  private static weak var owner: UIResponder?
  /// Window of the last responder.
  private static weak var window: UIWindow?

  /// The responder, as long as it is first responder in its window.
  static var current: UIResponder? {
    last.flatMap { $0.isFirstResponder ? $0 : nil }
  }

  /// The responder to which the focus belongs: itself, or the owner of its accessory view.
  static var responsible: UIResponder? {
    current.map { owner ?? $0 }
  }

  /// Records a responder that has become first responder.
  static func begin(_ responder: UIResponder) {
    // The focus may move into the accessory view of the responder that had it.
    let candidate = owner ?? last
    let isInAccessory = candidate?.accessory?.contains(responder) == true
    owner = isInAccessory ? candidate : nil
    last = responder
    window = responder.focusView?.window
  }

  /// Searches windows for a first responder, unless one is recorded.
  static func find(in windows: [UIWindow]) {
    guard current == nil, let view = windows.lazy.compactMap(\.focusedView).first else { return }
    // If the view itself is not first responder, its controller is.
    begin(view.isFirstResponder ? view : view.next ?? view)
  }

  /// Returns true if no view has the focus in the given windows or in that of the last responder.
  static func isNowhere(in windows: [UIWindow]) -> Bool {
    let isInLastWindow = window?.focusedView != nil
    return !isInLastWindow && windows.allSatisfy { $0.focusedView == nil }
  }
}

extension UIResponder {
  /// The view of a responder that has the focus.
  var focusView: UIView? {
    (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// The accessory view that UIKit shows while the responder has the focus.
  ///
  /// It is the first one along the responder chain, given as a view or as a controller:
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryviewcontroller
  fileprivate var accessory: UIView? {
    sequence(first: self, next: \.next).lazy
      .compactMap { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }.first
  }
}

extension UIView {
  /// The view in this view's hierarchy that has the focus, or whose controller has it.
  var focusedView: UIView? {
    // mutant: swap, because a window has one first responder
    if isFirstResponder || (next as? UIViewController)?.isFirstResponder == true { return self }
    for view in subviews {
      if let focused = view.focusedView { return focused }
    }
    return nil
  }

  /// The part of the view to reveal while it has the focus, in its own coordinates.
  ///
  /// A text field is revealed as a whole. Of other text, which may be larger than the screen, the
  /// caret is revealed.
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
    guard let focus = Focus.current, let ownAccessory = accessory, ownAccessory.contains(focus)
    else { return nil }
    return ownAccessory
  }

  fileprivate func contains(_ responder: UIResponder) -> Bool {
    responder.focusView?.isDescendant(of: self) == true
  }
}
#endif
