#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

/// Something that is kept clear of the keyboard, as long as this object is kept.
///
/// Keep it in a property. When it is cancelled or released, what was changed is put back exactly.
/// It does not keep views alive, and views that are gone are harmless.
///
/// All adjustments look again when the keyboard changes, a turn of the main queue later, when the
/// system confirms the change, when the view gets another place, size, safe area or window, when
/// the user chooses another input mode, and when the app becomes active.
@MainActor
public final class KeyboardAdjustment {
  private let adjuster: KeyboardAdjuster?
  private let token: NotificationToken

  /// Makes an adjustment; without an adjuster, one that does nothing.
  init(_ adjuster: KeyboardAdjuster?) {
    self.adjuster = adjuster
    token = NotificationToken {
      MainQueue.performInTurnOrLater { adjuster?.stop() }
    }
    adjuster?.look()
  }

  /// Called inside the same animation with what is covered now, to move something else along.
  ///
  /// Called at once when it is set, and then with each change of what is covered.
  public var alongside: (@MainActor (KeyboardCover) -> Void)? {
    didSet { adjuster?.setAlongside(alongside) }
  }

  /// Called with what is covered when the animation has ended, or at once where there is none.
  public var completion: (@MainActor (KeyboardCover) -> Void)? {
    didSet { adjuster?.completion = completion }
  }

  /// Whether the adjustment is paused.
  public var isPaused: Bool {
    adjuster?.isPaused ?? false
  }

  /// Leaves everything where it is until ``resume()``, as while the screen is covered by another.
  public func pause() {
    adjuster?.pause()
  }

  /// Goes on with the net change meanwhile, without an animation of its own.
  public func resume() {
    adjuster?.resume()
  }

  /// Looks again at where things are, and adjusts to that without an animation of its own.
  ///
  /// Call it after a change that UIKit tells nobody of: a view that an animation or a transform has
  /// moved, a view that came into a window as a whole, or an inset that was set anew.
  public func update() {
    adjuster?.look()
  }

  /// States the app's own part of the inset or the constant, and adjusts to that.
  ///
  /// The app may also write the inset or the constant itself: a number further from zero than the
  /// present one is taken for a change by some points, and a number nearer to zero for a new part of
  /// the app's own. Use this where that guess would be wrong.
  ///
  /// - Parameter amount: The app's part without the keyboard, in points. It counts for the content
  ///   inset, not for the indicators, of a scroll view.
  public func setOwnAmount(_ amount: CGFloat) {
    adjuster?.restate(own: amount)
  }

  /// Puts back what was changed, and adjusts nothing any more.
  public func cancel() {
    token.cancel()
  }
}

/// When an adjustment takes part; asked each time that it looks.
///
/// ```swift
/// adjustment = list.adjustForKeyboard(while: .focus(in: list))
/// adjustment = form.adjustForKeyboard(while: KeyboardCondition { [weak self] in
///   self?.presentedViewController == nil
/// })
/// ```
///
/// While it is not met, the adjustment holds still, so that nothing moves behind a popup. A keyboard
/// that goes, or covers less, is still followed: no space is left behind.
public struct KeyboardCondition: Sendable {
  let isMet: @MainActor () -> Bool

  /// Makes a condition of the app's own.
  ///
  /// - Parameter isMet: Whether to take part now. It is kept as long as the adjustment, so capture
  ///   what owns that weakly.
  public init(_ isMet: @escaping @MainActor () -> Bool) {
    self.isMet = isMet
  }

  /// Takes part always.
  public static let always = KeyboardCondition { true }

  /// Takes part only while a view, or one in it, has the focus.
  ///
  /// - Parameter view: The view; it is not kept alive.
  /// - Returns: A condition that is not met once the view is gone.
  @MainActor
  public static func focus(in view: UIView) -> KeyboardCondition {
    KeyboardCondition { [weak view] in view?.focusedView != nil }
  }
}
#endif
