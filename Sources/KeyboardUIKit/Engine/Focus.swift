#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import KeyboardViewSupport
import UIKit

/// Responder that has the focus, as a coordinator knows it, so that no search through all views is
/// needed.
@MainActor
final class Focus {
  private weak var last: UIResponder?
  /// Responder whose input accessory view contains the focus, such as a hidden field.
  private weak var ownerOfAccessory: UIResponder?
  /// The window of the last responder, also after it has lost the focus; without a focus, a window
  /// that has become key since.
  private(set) weak var lastWindow: UIWindow?
  /// The view that was reported because it stays covered, until a responder gets the focus.
  weak var reported: UIView?

  /// The responder, as long as it is first responder in its window.
  private var current: UIResponder? {
    last.flatMap { $0.isFirstResponder ? $0 : nil }
  }

  /// The view of that responder.
  var view: UIView? { current.flatMap(Self.view(of:)) }

  /// The responder to which the focus belongs: itself, or the owner of its accessory view.
  private var responsible: UIResponder? {
    current.map { ownerOfAccessory ?? $0 }
  }

  /// Records a responder that has become first responder.
  func begin(_ responder: UIResponder) {
    // The focus may move into the accessory view of the responder that had it.
    let candidate = ownerOfAccessory ?? last
    let isInAccessory =
      candidate.flatMap(Self.accessory(of:))
      .map { Self.view(of: responder)?.isDescendant(of: $0) == true } ?? false
    ownerOfAccessory = isInAccessory ? candidate : nil
    last = responder
    reported = nil
    lastWindow = Self.view(of: responder)?.window
    if let lastWindow { record(responder, lastWindow) }
  }

  /// Records the window in which a view may get the focus without a notification.
  func windowDidBecomeKey(_ window: UIWindow) {
    if current == nil { lastWindow = window }
  }

  /// Finds the first responder in the windows, unless the recorded one still is first responder.
  func find(in windows: [UIWindow]) {
    guard current == nil else { return }
    // The search records what it finds.
    _ = windows.firstValue(firstResponderView(in:))
  }

  // MARK: - The focus of each window

  /// Responder that was the last one to have the focus in a window.
  struct LastFocus {
    fileprivate weak var scene: UIWindowScene?
    fileprivate weak var window: UIWindow?
    fileprivate weak var responder: UIResponder?
    /// The view of the responder and those around it, as long as they were in the scene; empty if
    /// no responder was found in the window.
    fileprivate var around: [ViewIdentity] = []
    /// True once views were revealed for the responder and its text.
    fileprivate var isAnswered = false
    /// True once the window was searched after the responder has lost the focus.
    fileprivate var isSearched = false
  }

  /// The last focus of each window; the last one had the focus last.
  private(set) var known: [LastFocus] = []

  /// Allows each window to be searched once more, because the keyboard has changed or the app asks.
  func searchAgain() {
    for index in known.indices { known[index].isSearched = false }
  }

  /// Counts the focus in a window as answered, and returns false if it was already, or if no view
  /// has it.
  func markAnswered(in window: UIWindow) -> Bool {
    guard firstResponderView(in: window) != nil,
      let index = known.firstIndex(where: { $0.window === window }), !known[index].isAnswered
    else { return false }
    known[index].isAnswered = true
    return true
  }

  /// Counts the focus in the window of a field as not answered, since its caret may have moved.
  func textDidChange(in field: UIView) {
    guard let index = known.firstIndex(where: { $0.window === field.window }) else { return }
    known[index].isAnswered = false
  }

  /// Returns true if a responder has the focus in a window, after a search in any case.
  func isAnywhere(in window: UIWindow) -> Bool {
    firstResponderView(in: window) != nil || window.findKeyboardFocus() != nil
  }

  /// Returns the view in a window that has the focus, or whose controller has it.
  ///
  /// A custom view with `UITextInput` posts no notification when it becomes first responder. So the
  /// remembered responder is asked whether it still is one, and if not the views are searched. That
  /// is slow, so a window without a focus is searched once, until ``searchAgain()``.
  func firstResponderView(in window: UIWindow) -> UIView? {
    let index = known.firstIndex { $0.window === window }
    if let index, let responder = known[index].responder, responder.isFirstResponder,
      let view = Self.view(of: responder), view.window === window
    {
      known[index].isSearched = false
      // UIKit gives the keyboard back to it without a notification when the window above it goes.
      if current == nil { begin(responder) }
      return view
    }
    guard index.map({ known[$0].isSearched }) != true else { return nil }
    guard let view = window.findKeyboardFocus() else {
      if let index {
        known[index].isSearched = true
      } else {
        known.append(LastFocus(window: window, isSearched: true))
      }
      return nil
    }
    // If the view itself is not first responder, its controller is.
    let responder = view.isFirstResponder ? view : view.next ?? view
    if current == nil || window.isKeyWindow { begin(responder) } else { record(responder, window) }
    return view
  }

  /// Records the focus of a window, instead of that of a window of the scene that is gone.
  private func record(_ responder: UIResponder, _ window: UIWindow) {
    let scene = window.windowScene
    let isAnswered = known.contains { $0.responder === responder && $0.isAnswered }
    known.removeAll {
      $0.window === window || ($0.window == nil && ($0.scene == nil || $0.scene === scene))
    }
    known.append(
      LastFocus(
        scene: scene,
        window: window,
        responder: responder,
        around: Self.identities(around: Self.view(of: responder)),
        isAnswered: isAnswered
      )
    )
  }

  /// Returns true if the last focus of a scene is, or was, in a view; `nil` if there was none.
  ///
  /// While a view has the focus, that view decides. Afterwards it still does, since the focus goes
  /// before the keyboard: https://github.com/lodev09/react-native-true-sheet/issues/604. Where it
  /// has left its window, the views that were around it decide.
  ///
  /// - Parameter view: The view; of one outside a window, the focus of any scene counts.
  /// - Returns: True as long as the last focus is, or was, in the view.
  func isOrWas(in view: ViewIdentity) -> Bool? {
    let window = view.view?.window
    if let focused = window.flatMap(firstResponderView(in:)) {
      return Self.identities(around: focused).contains(view)
    }
    let scene = window?.windowScene
    let index = known.lastIndex {
      !$0.around.isEmpty && (window == nil || $0.scene === scene)
    }
    guard let index else { return nil }
    let last = known[index].responder.flatMap(Self.view(of:))
    if let last, last.window?.windowScene === known[index].scene {
      known[index].around = Self.identities(around: last)
    }
    return known[index].around.contains(view)
  }

  private static func identities(around view: UIView?) -> [ViewIdentity] {
    guard let view else { return [] }
    return sequence(first: view, next: \.superview).map(ViewIdentity.init)
  }

  // MARK: - Views with the focus

  /// Returns the view of a responder that has the focus.
  private static func view(of responder: UIResponder) -> UIView? {
    (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
  }

  /// Returns the view that has the focus in its window, if it is a view or in it.
  func view(in view: UIView) -> UIView? {
    view.window.flatMap(firstResponderView(in:)).flatMap { $0.isDescendant(of: view) ? $0 : nil }
  }

  /// Returns the part of a view to reveal while it has the focus, in the view's own coordinates.
  ///
  /// A text field is revealed as a whole. Of other text, which may be larger than the screen, the
  /// caret is revealed.
  ///
  /// - Parameters:
  ///   - view: The view that has the focus.
  ///   - scrollsItself: True if the view is the scroll view that reveals the part.
  /// - Returns: The caret, or the bounds of the view.
  static func rectangle(of view: UIView, scrollsItself: Bool) -> CGRect {
    let text = view is UITextField ? nil : view as? any UITextInput
    let end = text?.selectedTextRange?.end
    let caret = end.flatMap { text?.caretRect(for: $0) }
    return part(of: view.bounds, at: caret, scrolls: scrollsItself)
  }

  /// Returns a caret, if it is known; else some bounds.
  ///
  /// UIKit gives an infinite or null rectangle if it does not know the caret.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the view.
  ///   - caret: The caret; `nil` without text.
  ///   - scrolls: True if the view can scroll to a caret outside its bounds, as a text view must
  ///     when it becomes shorter. A scroll view around it would scroll to a place where nothing can
  ///     be seen.
  /// - Returns: The bounds if the caret is not known, or is outside and the view cannot scroll to
  ///   it.
  static func part(of bounds: CGRect, at caret: CGRect?, scrolls: Bool) -> CGRect {
    guard let caret, caret.isFinite, caret.height > 0 else { return bounds }
    let isOutside = caret.minY >= bounds.maxY || caret.maxY <= bounds.minY
    return isOutside && !scrolls ? bounds : caret
  }

  // MARK: - Accessory views

  /// Returns the input accessory view of the focus in a view's window.
  ///
  /// UIKit shows it in a window of its own. A view controller that is first responder keeps its
  /// accessory view on screen without a keyboard:
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  func accessoryView(for view: UIView) -> UIView? {
    guard let window = view.window, let bar = accessory(around: view, in: window) else {
      return nil
    }
    // A bar in the window itself is no accessory view.
    return bar.window === window ? nil : bar
  }

  private func accessory(around view: UIView, in window: UIWindow) -> UIView? {
    if let focus = responsible, Self.view(of: focus)?.window === window {
      return Self.accessory(of: focus)
    }
    let around = sequence(first: view as UIResponder, next: \.next)
    if let first = around.first(where: \.isFirstResponder) { return Self.accessory(of: first) }
    // The focus may be in the accessory view of a controller around this view.
    guard let bar = Self.accessory(of: view),
      let focus = self.view
        ?? bar.window.flatMap(firstResponderView(in:)),
      focus.isDescendant(of: bar)
    else { return nil }
    return bar
  }

  /// Returns the accessory view that UIKit shows while a responder has the focus.
  ///
  /// It is the first one along the responder chain, given as a view or as a controller:
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryviewcontroller
  private static func accessory(of responder: UIResponder) -> UIView? {
    sequence(first: responder, next: \.next)
      .firstValue { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
  }
}

/// Identity of a view, which is not retained and may be released.
struct ViewIdentity: Equatable {
  weak var view: UIView?
  private let address: ObjectIdentifier

  init(_ view: UIView) {
    self.view = view
    address = ObjectIdentifier(view)
  }

  /// Compares the views.
  ///
  /// Two that are released are the same if they had the same address.
  static func == (one: ViewIdentity, other: ViewIdentity) -> Bool {
    one.address == other.address && one.view === other.view
  }
}
#endif
