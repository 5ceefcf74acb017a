#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
public import UIKit

/// Condition under which an adjustment takes part.
///
/// ```swift
/// adjustment = list.adjustForKeyboard(while: .focus(in: list))
/// adjustment = form.adjustForKeyboard(while: KeyboardCondition { [weak self] in
///   self?.presentedViewController == nil
/// })
/// ```
///
/// While it is not met, the adjustment holds still, also when the keyboard goes, so that nothing
/// moves behind a popup. It is evaluated when there is something to change, then once per turn of
/// the main run loop, and as soon as it is met the net change is made, without an animation.
///
/// A condition that is ``releasing`` gives the space back in place of holding it.
public struct KeyboardCondition: Sendable {
  let isMet: @MainActor () -> Bool
  /// True for a condition that need not be evaluated.
  private(set) var isAlways = false
  private var isReleasing = false

  /// Makes a condition of the app's own.
  ///
  /// - Parameter isMet: Returns whether to take part now. Capture what owns the adjustment weakly.
  public init(_ isMet: @escaping @MainActor () -> Bool) {
    self.isMet = isMet
  }

  /// Condition that is always met.
  public static let always: KeyboardCondition = {
    var condition = KeyboardCondition { true }
    condition.isAlways = true
    return condition
  }()

  /// The same condition, which gives the keyboard's space back while it is not met.
  ///
  /// ```swift
  /// adjustment = note.adjustForKeyboard(while: .focus(in: note).releasing)
  /// ```
  ///
  /// For an inset that belongs to one field: when the focus goes to another, everything is as
  /// without a keyboard, in the keyboard's animation where it changes then. It is evaluated before
  /// each frame while a keyboard is on screen.
  public var releasing: KeyboardCondition {
    var condition = self
    condition.isReleasing = true
    return condition
  }

  /// The effect of a condition that is not met; `nil` for one that always is.
  var unmetEffect: AdjustmentOptions.UnmetCondition? {
    guard !isAlways else { return nil }
    return isReleasing ? .releases : .holds
  }

  /// Returns a condition that is met while the focus is in a view, or nowhere.
  ///
  /// - Parameter view: The view; it is not kept alive.
  /// - Returns: A condition that is not met while a field elsewhere has the focus.
  @MainActor
  public static func focus(in view: UIView) -> KeyboardCondition {
    KeyboardCondition { [weak view] in
      let window = view?.window
      if let focused = window?.focusedView { return view.map(focused.isDescendant) ?? false }
      guard let focus = Focus.current?.focusView?.window?.windowScene else { return true }
      // A field in another scene has nothing to do with this one.
      return window.map { $0.windowScene !== focus } ?? false
    }
  }
}
#endif
