#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
import TypedNotifications
public import UIKit

/// An object that keeps views above the keyboard until you cancel or release it.
///
/// Keep it in a property, because it ends when it's released, and then restores every changed value
/// exactly. It doesn't retain views, and it does no harm if a view is deallocated. A newer
/// adjustment of the same scroll view, constraint or controller replaces the older one, which then
/// has no effect.
///
/// Each option of a call is also a property of the same name, which you can set at any time. If the
/// call has no such parameter, setting the property has no effect and is logged. Four properties
/// are not parameters of any call: ``onChange``, ``onCoveredFocus``, ``revealedPart`` and
/// ``valueWithoutKeyboard``.
///
/// An adjustment measures the view in these cases:
///
/// - when the keyboard, the focus or the text changes, and again one turn of the main queue later;
/// - when the system confirms a change, and when the app becomes active;
/// - just before each frame is drawn, while a keyboard is on screen;
/// - just before each frame is drawn, even without a keyboard, for a list with a bar or with
///   another ``anchor`` than `top`.
///
/// So your code can move a view or write a value at any time. Outside a window an adjustment
/// neither measures nor writes, and a value that differs by less than half a pixel stays as it is.
/// If your code puts its own value back before eleven frames in a row, not counting those of other
/// scenes, the adjustment logs that and leaves the value alone until the keyboard changes, or until
/// you call ``update()``.
@MainActor
public final class KeyboardAdjustment {
  let running: any RunningAdjustment
  /// The adjustment of the constraint that moves the bar of a list; `nil` without one.
  private let bar: ActiveAdjustment?
  /// The adjustment that isn't the bar's; `nil` for the adjustment of focused views, which has
  /// fewer options.
  private let active: ActiveAdjustment?
  private let token: NotificationToken

  /// Makes an object that ends adjustments when it is released.
  init(_ running: any RunningAdjustment, bar: ActiveAdjustment? = nil) {
    self.running = running
    self.bar = bar
    active = running as? ActiveAdjustment
    token = NotificationToken {
      MainQueue.perform {
        bar?.end()
        running.end()
      }
    }
  }

  /// The adjustments that this object controls, the bar's first.
  var parts: [any RunningAdjustment] {
    if let bar { [bar, running] } else { [running] }
  }

  private var coordinator: KeyboardCoordinator? {
    bar?.coordinator ?? running.coordinator
  }

  /// Updates what this object controls.
  func update(for reason: UpdateReason) {
    coordinator?.update(parts, for: reason)
  }

  /// The distance to keep from the top of a docked keyboard, in points.
  ///
  /// It also applies to a view that ends above the keyboard but nearer to it than this distance,
  /// and has no effect without a docked keyboard. Infinity counts as the height of the view, and a
  /// value that is not a number as zero.
  public var spacing: CGFloat {
    get { placed.options.spacing }
    set {
      guard bar != nil || active?.followedTarget == nil else { return logUnused("spacing") }
      set(\.spacing, of: placed, to: newValue)
    }
  }

  /// Whether your inset or constant contains the safe area already.
  ///
  /// Use `includingSafeArea` if it does, as in `constant = -view.safeAreaInsets.bottom`. With a bar
  /// the mode applies to the bar's constraint.
  public var mode: KeyboardInsetMode {
    get { placed.options.mode }
    set {
      guard bar != nil || active?.hasMode == true else { return logUnused("mode") }
      set(\.mode, of: placed, to: newValue)
    }
  }

  /// The part of a scroll view's visible content that stays in place, from the next change on.
  ///
  /// It stays there whoever changes the visible height: this adjustment's inset, a bar at which the
  /// scroll view ends, or your own code. `KeyboardContentAnchor` lists the exceptions.
  public var anchor: KeyboardContentAnchor {
    get { running.options.anchor }
    set {
      guard let active, active.listTarget != nil else { return logUnused("anchor") }
      set(\.anchor, of: active, to: newValue)
    }
  }

  /// The condition under which the adjustment applies.
  public var condition: KeyboardCondition {
    get { running.condition }
    set {
      for part in parts { part.condition = newValue }
      update(for: .option)
    }
  }

  /// A closure that is called immediately, and when what the keyboard covers has changed.
  ///
  /// It runs on the main actor, inside the keyboard's animation and after the adjusted values are
  /// written, so views that it changes are animated too. It's also called when you change an
  /// option. The adjustment retains the closure, so capture the adjustment's owner weakly.
  ///
  /// To do something when the keyboard has stopped, observe the tracker's states and wait for
  /// `shown` or `hidden`, which the system confirms. To do something when an animation of your own
  /// views has ended, make it in this closure with
  /// ``UIKit/UIView/animate(alongside:animations:completion:)``.
  ///
  /// To show the end of a chat whenever the keyboard shows or grows, scroll there:
  ///
  /// ```swift
  /// adjustment?.onChange = { [weak self] overlap in
  ///   guard let self, overlap.heightIncrement > 0 else { return }
  ///   list.contentOffset.y = endOffset  // content, plus inset, minus bounds
  /// }
  /// ```
  public var onChange: (@MainActor (KeyboardOverlap) -> Void)? {
    get { active?.onChange }
    set {
      guard let active else { return logUnused("onChange") }
      active.setOnChange(newValue)
    }
  }

  /// A closure that returns the part of a scroll view's content to scroll to.
  ///
  /// It receives the scroll view and the part that would be revealed without the closure: the
  /// focused view or the caret of a text view, or `nil` if the focus isn't in the scroll view.
  /// Return `nil` to reveal nothing. Both rectangles are in the content's coordinates, in points.
  /// To reveal the label under a field too, write:
  ///
  /// ```swift
  /// adjustment?.revealedPart = { [label] form, focus in
  ///   focus?.union(label.convert(label.bounds, to: form))
  /// }
  /// ```
  ///
  /// The closure is called on the main actor, after the insets are written and after ``onChange``.
  /// If a part was revealed since the last frame, a new closure is called immediately.
  public var revealedPart: (@MainActor (_ scrollView: UIScrollView, _ focus: CGRect?) -> CGRect?)? {
    get { active?.revealedPart }
    set {
      guard let active, active.listTarget != nil else { return logUnused("revealedPart") }
      active.setRevealedPart(newValue)
    }
  }

  /// A closure that is called with a focused view that the keyboard still covers, and the reason.
  ///
  /// Use it for an adjustment of focused views, to find the screens that need their own code:
  /// assert in a debug build, fail a test that visits all screens, or send a report from a beta
  /// build. The closure gets what the log says about such a view.
  ///
  /// ```swift
  /// adjustment?.onCoveredFocus = { view, reason in
  ///   assertionFailure("\(view) is covered, because \(reason). \(reason.remedy)")
  /// }
  /// ```
  ///
  /// It's called on the main actor, once each time that a view gets the focus: half a second after
  /// the keyboard, the focus and the text have last changed, when nothing scrolls any more. If the
  /// reason isn't known, such as when the user has scrolled the view away, it isn't called. The
  /// adjustment retains the closure.
  public var onCoveredFocus: (@MainActor (UIView, CoveredFocusReason) -> Void)? {
    get { (running as? FocusedViewsAdjustment)?.onCoveredFocus }
    set {
      guard let focused = running as? FocusedViewsAdjustment else {
        return logUnused("onCoveredFocus")
      }
      focused.onCoveredFocus = newValue
    }
  }

  /// Your own part of the inset or the constant, without the keyboard's space, in points.
  ///
  /// You can also write the inset or the constant itself, but then the adjustment has to guess what
  /// you mean. If you write more than was there, or only a little less, it takes that as `+=` or
  /// `-=`. If you write a number without the keyboard's space, it takes the number as your own
  /// part. Set this property if that guess would be wrong. In a scroll view it applies to the
  /// content inset, and not to the indicators.
  public var valueWithoutKeyboard: CGFloat {
    get { active?.baseValue ?? 0 }
    set {
      guard let active, active.followedTarget == nil else {
        return logUnused("valueWithoutKeyboard")
      }
      active.setBaseValue(newValue)
    }
  }

  /// True while the adjustment is paused.
  public var isPaused: Bool { running.isPaused }

  /// Stops all changes until ``resume()``, and keeps the current values.
  ///
  /// Use it while another screen covers this one, or while a finger moves the view. If you can
  /// check at any time whether the adjustment applies, set a ``condition`` instead. For a view that
  /// is replaced use ``cancel()``, which restores its values.
  public func pause() {
    for part in parts { part.isPaused = true }
    update(for: .recheck)
    coordinator?.monitorCommits()
  }

  /// Ends a pause, and makes the net change since then, without animation.
  ///
  /// To animate it, call this in `UIView.animate`.
  public func resume() {
    for part in parts { part.isPaused = false }
    update(for: .resume)
  }

  /// Measures again, reveals the focused view, and calls the closure of `followKeyboard` or
  /// ``onChange``.
  ///
  /// Call it when a value that your closure reads has changed, when the focused row has changed its
  /// size, or when a custom view with `UITextInput` has got the focus while a keyboard was on
  /// screen and no view had it. It makes no animation and no layout pass, so use
  /// ``updateWithLayout()`` if a bar must be in its place when the call returns.
  public func update() {
    coordinator?.focus.searchAgain()
    update(for: .updateCall)
  }

  /// Measures again, lays out the view with its bar, and measures where the layout has put it.
  ///
  /// Call it before you scroll a list to a row, and after you have changed the text in a bar, if
  /// the list must end above the bar when the call returns. Don't call it in a layout pass.
  public func updateWithLayout() {
    update(for: .updateCall)
    guard let view = running.view else { return }
    (view.superview ?? view).layoutIfNeeded()
    update(for: .recheck)
  }

  /// The adjustment whose distance from the keyboard the app chooses: in a list with a bar, the
  /// bar's.
  private var placed: any RunningAdjustment {
    if let bar { bar } else { running }
  }

  /// Sets an option and updates immediately, unless the option is the same.
  ///
  /// The spacing of focused views replaces a closure, so it is always set.
  private func set<Value: Equatable>(
    _ option: WritableKeyPath<AdjustmentOptions, Value>,
    of part: any RunningAdjustment,
    to value: Value
  ) {
    guard active == nil || part.options[keyPath: option] != value else { return }
    part.options[keyPath: option] = value
    update(for: .option)
  }

  /// Logs that an option was set which the target does not have.
  private func logUnused(_ option: String) {
    running.logUnused(option)
  }

  /// Ends the adjustment, and restores the changed values.
  ///
  /// Use it for a view that is replaced, or kept for reuse. If you call it off the main actor, the
  /// values are restored one turn of the main queue later. To keep the current values, use
  /// ``pause()``.
  public nonisolated func cancel() {
    token.cancel()
  }
}
#endif
