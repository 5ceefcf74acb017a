#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

/// Adjustment that keeps views clear of the keyboard until it is cancelled or released.
///
/// Keep it in a property: a result that is not kept ends at once, even if one of its properties is
/// set in the same line. At its end all changed values are restored exactly. It does not retain
/// views, and a deallocated view is harmless. A newer adjustment of the same scroll view,
/// constraint or controller replaces the older one, which has no effect from then on.
///
/// Each option of a call is a property of the same name, which may be set at any time. A property
/// without a parameter in the call has no effect, and setting it is logged.
///
/// An adjustment measures when the keyboard, the focus or the text changes, a turn of the main
/// queue later, when the system confirms the change, and when the app becomes active. While a keyboard is on screen it also measures just before each
/// frame is drawn, so any code may move a view or write a value. Outside a window it neither
/// measures nor writes. It writes a value that differs by half a pixel or more. A value that the
/// app resets before more than ten frames in a row is left alone until the keyboard changes or
/// ``update()`` is called, with a line in the log.
@MainActor
public final class KeyboardAdjustment {
  let running: any RunningAdjustment
  /// The same adjustment; `nil` for that of focused views, which has fewer options.
  private let active: ActiveAdjustment?
  private let token: NotificationToken

  /// Makes an object that ends an adjustment when it is released.
  init(_ running: any RunningAdjustment) {
    self.running = running
    active = running as? ActiveAdjustment
    token = NotificationToken { MainQueue.perform { running.end() } }
  }

  /// The distance to keep from the top of a docked keyboard, in points.
  ///
  /// It counts wherever the keyboard comes nearer than that, also to a view that ends above it.
  /// Without a docked keyboard there is none. A distance that is infinite counts as the height of
  /// the view, and one that is not a number as zero.
  public var spacing: CGFloat {
    get { running.options.spacing }
    set {
      guard active?.followed == nil else { return logUnused("spacing") }
      running.setSpacing(newValue)
    }
  }

  /// Mode in which an inset or a constant makes space for the keyboard.
  ///
  /// Use `includingSafeArea` if the app's own inset or constant contains the safe area already, as in
  /// `constant = -view.safeAreaInsets.bottom`. With a bar it applies to the bar's constraint.
  public var mode: KeyboardInsetMode {
    get { running.options.mode }
    set {
      guard let active, active.hasMode else { return logUnused("mode") }
      active.set(\.mode, to: newValue)
    }
  }

  /// The part of a scroll view's visible content that stays when space is made for the keyboard,
  /// from the next change on.
  ///
  /// It stays whatever makes the space: the inset of this adjustment, a bar at which the scroll
  /// view ends, or a new size of the scroll view by the app, another adjustment or a layout guide.
  public var anchor: KeyboardContentAnchor {
    get { running.options.anchor }
    set {
      guard let active, active.list != nil else { return logUnused("anchor") }
      active.set(\.anchor, to: newValue)
    }
  }

  /// The condition under which the adjustment applies: the parameter `condition:` of the calls.
  public var condition: KeyboardCondition {
    get { running.condition }
    set { running.setCondition(newValue) }
  }

  /// Closure that is called at once, and at each change of the overlap, inside its animation.
  ///
  /// It is called after the adjusted values are written, and when an option changes. Views that it
  /// changes are animated, too. The adjustment retains the closure: capture the owner of the
  /// adjustment weakly.
  public var onChange: (@MainActor (KeyboardOverlap) -> Void)? {
    get { active?.onChange }
    set {
      guard let active else { return logUnused("onChange") }
      active.setOnChange(newValue)
    }
  }

  /// Closure that is called with the overlap when the animation of a change has ended.
  public var onCompletion: (@MainActor (KeyboardOverlap) -> Void)? {
    get { active?.onCompletion }
    set {
      guard let active else { return logUnused("onCompletion") }
      active.setOnCompletion(newValue)
    }
  }

  /// Closure that returns the part of a scroll view's content to reveal; `nil` for none.
  ///
  /// Its arguments are the scroll view and the part that is revealed without a closure: the focused
  /// view, or the caret of a text view. That part is `nil` if the focus is not in the scroll view.
  /// Both rectangles are in the content's coordinates, in points. To reveal the label under a
  /// field, too:
  ///
  /// ```swift
  /// adjustment?.revealedPart = { [label] form, focus in
  ///   focus?.union(label.convert(label.bounds, to: form))
  /// }
  /// ```
  ///
  /// The closure is called after the insets are written and ``onChange`` has been called. A new
  /// closure is called at once if a part was revealed since the last frame.
  public var revealedPart: (@MainActor (_ scrollView: UIScrollView, _ focus: CGRect?) -> CGRect?)? {
    get { active?.revealedPart }
    set {
      guard let active else { return logUnused("revealedPart") }
      active.setRevealedPart(newValue)
    }
  }

  /// The app's own part of the inset or the constant, in points.
  ///
  /// The app may also write the inset or the constant itself: a larger magnitude is treated as
  /// `+=`, a smaller one as an assignment of the app's own part. Set this property if that guess
  /// would be wrong. In a scroll view it applies to the content inset, not to the indicators.
  public var valueWithoutKeyboard: CGFloat {
    get { active?.baseValue ?? 0 }
    set {
      guard let active, active.followed == nil else { return logUnused("valueWithoutKeyboard") }
      active.setBaseValue(newValue)
    }
  }

  /// True while the adjustment is paused.
  public var isPaused: Bool { running.isPaused }

  /// Stops all changes until ``resume()``, as while another screen covers this one.
  ///
  /// Use it for a view that comes back. For a view that is replaced use ``cancel()``, which
  /// restores its insets.
  public func pause() {
    running.pause()
  }

  /// Ends a pause, and makes the net change since then, without an animation of its own.
  public func resume() {
    running.resume()
  }

  /// Measures again, reveals the focused view, and calls the closure of a followed view.
  ///
  /// Call it when a value that the closure depends on has changed, or to adjust before the turn of
  /// the run loop ends. It makes no animation and no layout pass.
  public func update() {
    running.update(for: .updateCall)
  }

  /// Measures again, lays out the view with its bar, and measures where the layout has left it.
  ///
  /// Call it where a bar must be in its place before the turn of the run loop ends, such as before
  /// scrolling to a row, or after a text of the bar was set. Do not call it in a layout pass.
  public func updateWithLayout() {
    running.update(for: .updateCall)
    guard let view = running.view else { return }
    (view.superview ?? view).layoutIfNeeded()
    running.update(for: .updateCall)
  }

  /// Logs that an option was set which the target does not have.
  private func logUnused(_ option: String) {
    running.logUnused(option)
  }

  /// Ends the adjustment, and restores the changed values.
  ///
  /// Use it for a view that is replaced, or kept for reuse. Off the main actor the values are
  /// restored a turn later. To keep the present values, as under another screen, use ``pause()``.
  public nonisolated func cancel() {
    token.cancel()
  }
}
#endif
