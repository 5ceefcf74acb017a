#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

/// Adjustment that keeps something clear of the keyboard, as long as this object is kept.
///
/// Keep it in a property. When it is cancelled or released, what was changed is put back exactly: a
/// result that is not kept ends at once, even if a property of it is set in the same line. It
/// does not keep views alive, and views that are gone are harmless. A newer adjustment of the same
/// scroll view, constraint or controller replaces the older, which does nothing from then on.
///
/// Each option of a call is a property of the same name, which may change at any time. One that
/// does not apply to what is adjusted is ignored, with a line in the log.
///
/// An adjustment looks when the keyboard, the focus or the text changes, a turn of the main queue
/// later, when the system confirms the change, when the user chooses another input mode, and when
/// the app becomes active. While a keyboard is on screen it looks just before each frame is drawn:
/// so it does not matter who has moved a view or written a number. Nothing is measured or written
/// outside a window. It writes what differs by half a pixel or more. An app that resets a number
/// before ten frames in a row is left alone until the keyboard changes, with a line in the log.
@MainActor
public final class KeyboardAdjustment {
  private let active: ActiveAdjustment
  private let token: NotificationToken

  /// Makes an object that ends an adjustment when it is released.
  init(_ active: ActiveAdjustment) {
    self.active = active
    token = NotificationToken { MainQueue.performNowOrLater { active.end() } }
  }

  /// The space to leave above the keyboard while there is one, in points.
  public var spacing: CGFloat {
    get { active.options.spacing }
    set { active.set(.spacing, \.spacing, to: newValue) }
  }

  /// Mode in which space for the keyboard is made in an inset or a constant.
  ///
  /// `atLeast` is for an app's own inset or constant that holds the safe area already, as in
  /// `constant = -view.safeAreaInsets.bottom`. With a bar it counts for the bar's constraint.
  public var mode: KeyboardInsetMode {
    get { active.options.mode }
    set { active.set(.mode, \.mode, to: newValue) }
  }

  /// The part of a scroll view's visible content that stays when the keyboard comes or goes, from
  /// the next change on.
  public var keeping: KeyboardContentAnchor {
    get { active.options.anchor }
    set { active.set(.keeping, \.anchor, to: newValue) }
  }

  /// The condition under which something is changed, or the closure is called.
  public var `while`: KeyboardCondition {
    get { active.condition }
    set { active.condition = newValue }
  }

  /// The scroll view whose interactive drags of the keyboard are followed; it is not kept alive.
  ///
  /// Of a scroll view it is always the scroll view itself.
  public var draggedScrollView: UIScrollView? {
    get { active.draggedScrollView }
    set { if active.has(.draggedScrollView) { active.draggedScrollView = newValue } }
  }

  /// Closure that is called at once, and with each change of what is covered, in its animation.
  ///
  /// It is called after what is adjusted was written, and when one of these options changes; what
  /// it does takes part in the animation. It is kept as long as the adjustment: capture what keeps
  /// that weakly.
  public var alongside: (@MainActor (KeyboardOverlap) -> Void)? {
    get { active.alongside }
    set { if active.has(.alongside) { active.alongside = newValue } }
  }

  /// Closure that is called with what is covered, when the animation of a change has ended.
  public var completion: (@MainActor (KeyboardOverlap) -> Void)? {
    get { active.completion }
    set { if active.has(.completion) { active.completion = newValue } }
  }

  /// Closure that returns the part of a scroll view's content to be seen; `nil` for nothing.
  ///
  /// It is given the scroll view, and what is seen without a closure: the focused view, or the
  /// caret of a text view; `nil` if the focus is not in the scroll view. Both rectangles are in
  /// the content's coordinates, in points. To show the label under a field, too:
  ///
  /// ```swift
  /// adjustment?.revealing = { [label] form, focus in
  ///   focus?.union(label.convert(label.bounds, to: form))
  /// }
  /// ```
  ///
  /// The closure is called after the insets and what moves alongside were written, and at once
  /// where something was revealed since the last frame.
  public var revealing: (@MainActor (_ scrollView: UIScrollView, _ focus: CGRect?) -> CGRect?)? {
    get { active.revealing }
    set { if active.has(.revealing) { active.revealing = newValue } }
  }

  /// The app's own part of the inset or the constant, in points.
  ///
  /// The app may also write the inset or the constant itself: a larger magnitude is treated as
  /// `+=`, a smaller one as an assignment of the app's own part. Set this property where that guess
  /// would be wrong. In a scroll view it counts for the content inset, not for the indicators.
  public var valueWithoutKeyboard: CGFloat {
    get { active.ownValue }
    set { if active.has(.valueWithoutKeyboard) { active.ownValue = newValue } }
  }

  /// True while the adjustment is paused.
  public var isPaused: Bool { active.isPaused }

  /// Leaves everything where it is until ``resume()``, as while the screen is covered by another.
  ///
  /// For a view that comes back. One that is replaced wants ``cancel()``, which puts its insets
  /// back.
  public func pause() {
    active.pause()
  }

  /// Goes on with the net change meanwhile, without an animation of its own.
  public func resume() {
    active.resume()
  }

  /// Looks again, brings the focused view into sight, and calls a follower's closure.
  ///
  /// Call it when something has changed that a follower's closure computes with, or to adjust
  /// before the turn of the run loop ends. Nothing is animated or laid out.
  public func update() {
    active.update(for: .app)
  }

  /// Puts back what was changed, and ends the adjustment.
  ///
  /// For a view that is replaced, or kept for reuse. Off the main actor it is done a turn later. To
  /// hold everything where it is, as under another screen, use ``pause()``.
  public nonisolated func cancel() {
    token.cancel()
  }
}
#endif
