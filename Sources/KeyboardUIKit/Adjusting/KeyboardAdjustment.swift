#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

/// Adjustment that keeps something clear of the keyboard, as long as this object is kept.
///
/// Keep it in a property. When it is cancelled or released, what was changed is put back exactly. It
/// does not keep views alive, and views that are gone are harmless. A newer adjustment of the same
/// scroll view, constraint or controller replaces the older, which does nothing from then on.
///
/// An adjustment looks when the keyboard, the focus or the text changes, a turn of the main queue
/// later, when the system confirms the change, when the user chooses another input mode, and when the
/// app becomes active. While a keyboard is on screen it looks just before each frame is drawn: so it
/// does not matter who has moved a view or written a number. Nothing is measured or written outside a
/// window. It writes what differs by half a pixel or more. An app that resets a number before ten
/// frames in a row is left alone until the keyboard changes, with a line in the log.
@MainActor
public final class KeyboardAdjustment {
  private let active: ActiveAdjustment
  private let token: NotificationToken

  /// Makes an object that ends an adjustment when it is released.
  init(_ active: ActiveAdjustment) {
    self.active = active
    token = NotificationToken { MainQueue.performInTurnOrLater { active.end() } }
  }

  /// The space to leave above the keyboard while there is one, in points.
  public var spacing: CGFloat {
    get { active.options.spacing }
    set { active.options.spacing = newValue }
  }

  /// Mode in which space for the keyboard is made in an inset or a constant.
  ///
  /// Set it to `atLeast` where the app's own inset or constant holds the safe area already, as in
  /// `constant = -view.safeAreaInsets.bottom`.
  public var mode: KeyboardInsetMode {
    get { active.options.mode }
    set { active.options.mode = newValue }
  }

  /// The part of a scroll view's visible content that stays when the keyboard comes or goes.
  public var keeping: KeyboardContentAnchor {
    get { active.options.anchor }
    set { active.options.anchor = newValue }
  }

  /// Closure that returns the part of a scroll view's content to be seen, in the content's
  /// coordinates, such as from a field to the button below it; `nil` for nothing.
  ///
  /// Without a closure it is the focused view, or the caret of a text view. The closure is called
  /// after the insets and what moves alongside were written.
  public var revealing: (@MainActor (UIScrollView) -> CGRect?)? {
    get { active.revealing }
    set { active.revealing = newValue }
  }

  /// The app's own part of the inset or the constant, in points.
  ///
  /// The app may also write the inset or the constant itself: a larger magnitude is treated as `+=`,
  /// a smaller one as an assignment of the app's own part. Set this property where that guess would
  /// be wrong. In a scroll view it counts for the content inset, not for the indicators.
  public var valueWithoutKeyboard: CGFloat {
    get { active.ownValue }
    set { active.ownValue = newValue }
  }

  /// True while the adjustment is paused.
  public var isPaused: Bool { active.isPaused }

  /// Leaves everything where it is until ``resume()``, as while the screen is covered by another.
  public func pause() {
    active.pause()
  }

  /// Goes on with the net change meanwhile, without an animation of its own.
  public func resume() {
    active.resume()
  }

  /// Looks again, brings the focused view into sight, and calls a follower's closure.
  ///
  /// Call it when something has changed that a follower's closure computes with, or to adjust before
  /// the turn of the run loop ends. Nothing is animated or laid out.
  public func update() {
    active.update(for: .app)
  }

  /// Puts back what was changed, and ends the adjustment.
  public func cancel() {
    token.cancel()
  }
}
#endif
