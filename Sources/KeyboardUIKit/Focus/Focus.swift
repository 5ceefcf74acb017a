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
    let isInAccessory =
      candidate.flatMap(accessory(of:))
      .map { view(of: responder)?.isDescendant(of: $0) == true } ?? false
    owner = isInAccessory ? candidate : nil
    last = responder
    window = view(of: responder)?.window
  }

  /// Searches windows for a first responder, unless one is recorded.
  static func find(in windows: [UIWindow]) {
    guard current == nil, let view = windows.lazy.compactMap({ view(in: $0) }).first else { return }
    // If the view itself is not first responder, its controller is.
    begin(view.isFirstResponder ? view : view.next ?? view)
  }

  /// Returns true if no view has the focus in the given windows or in that of the last responder.
  static func isNowhere(in windows: [UIWindow]) -> Bool {
    let isInLastWindow = window.flatMap { view(in: $0) } != nil
    return !isInLastWindow && windows.allSatisfy { view(in: $0) == nil }
  }

  // MARK: - Views with the focus

  /// Returns the view of a responder that has the focus.
  static func view(of responder: UIResponder) -> UIView? {
    (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
  }

  /// Returns the view in a view's hierarchy that has the focus, or whose controller has it.
  static func view(in view: UIView) -> UIView? {
    // mutant: swap, because a window has one first responder
    if view.isFirstResponder { return view }
    if (view.next as? UIViewController)?.isFirstResponder == true { return view }
    for subview in view.subviews {
      if let focused = self.view(in: subview) { return focused }
    }
    return nil
  }

  /// Returns the part of a view to reveal while it has the focus, in the view's own coordinates.
  ///
  /// A text field is revealed as a whole. Of other text, which may be larger than the screen, the
  /// caret is revealed.
  static func rectangle(of view: UIView) -> CGRect {
    let text = view is UITextField ? nil : view as? any UITextInput
    let end = text?.selectedTextRange?.end
    return view.bounds.focus(at: end.flatMap { text?.caretRect(for: $0) })
  }

  // MARK: - Accessory views

  /// Returns the input accessory view of the focus in a view's window.
  ///
  /// UIKit shows it in a window of its own. A view controller that is first responder keeps its
  /// accessory view on screen without a keyboard:
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  static func accessoryView(for view: UIView) -> UIView? {
    guard let window = view.window, let bar = accessory(around: view, in: window) else {
      return nil
    }
    // A bar in the window itself is no accessory view.
    return bar.window === window ? nil : bar
  }

  private static func accessory(around view: UIView, in window: UIWindow) -> UIView? {
    if let focus = responsible, self.view(of: focus)?.window === window {
      return accessory(of: focus)
    }
    let around = sequence(first: view as UIResponder, next: \.next)
    if let first = around.first(where: \.isFirstResponder) { return accessory(of: first) }
    // The focus may be in the accessory view of a controller around this view.
    guard let focus = current.flatMap({ self.view(of: $0) }),
      let ownAccessory = accessory(of: view),
      focus.isDescendant(of: ownAccessory)
    else { return nil }
    return ownAccessory
  }

  /// Returns the accessory view that UIKit shows while a responder has the focus.
  ///
  /// It is the first one along the responder chain, given as a view or as a controller:
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryviewcontroller
  private static func accessory(of responder: UIResponder) -> UIView? {
    sequence(first: responder, next: \.next).lazy
      .compactMap { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }.first
  }
}
#endif
