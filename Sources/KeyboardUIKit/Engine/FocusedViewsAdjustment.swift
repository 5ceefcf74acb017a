#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Adjustment of the scroll views around the focus, as long as a keyboard is up.
///
/// It ignores the post of a change. It updates a turn later, and before each commit. By then the
/// screen's own observers have been called, and layout guides have moved their views, so only the
/// missing space is added.
@MainActor
final class FocusedViewsAdjustment: RunningAdjustment {
  private(set) var options: AdjustmentOptions
  private(set) var condition = KeyboardCondition.always
  private(set) var isPaused = false
  private(set) weak var accessory: UIView?
  private let exclusion: KeyboardExclusion
  private(set) var coordinator: KeyboardCoordinator?
  /// The adjustments of scroll views, from the inside out.
  ///
  /// One that has ended stays until the next search.
  private(set) var inner: [ActiveAdjustment] = []
  /// The shift of a controller's view; `nil` if the app has not asked for it.
  private let shift: ControllerShift?
  /// True until the next search for scroll views.
  private var awaitsSearch = false

  init(spacing: CGFloat, excluding exclusion: KeyboardExclusion, movesControllers: Bool) {
    self.exclusion = exclusion
    shift = movesControllers ? ControllerShift() : nil
    options = AdjustmentOptions(spacing: spacing, mode: .includingSafeArea)
  }

  func attach(to coordinator: KeyboardCoordinator) {
    self.coordinator = coordinator
  }

  let position = UpdatePosition.focusedViews
  let followsFocus = true

  /// The view that has the focus.
  ///
  /// Without a focus it is an adjusted scroll view, or the window of the last focus, whose commits
  /// are monitored.
  var view: UIView? {
    focus ?? inner.lazy.compactMap(\.view).first ?? Focus.lastWindow
  }

  private var focus: UIView? { Focus.current.flatMap(Focus.view(of:)) }

  var needsUpdateBeforeCommit: Bool {
    guard let coordinator, !isPaused else { return false }
    return coordinator.loweredKeyboard.isVisible || inner.contains(where: \.needsUpdateBeforeCommit)
      || inner.contains { !$0.machine.isAtRest } || shift?.isAtRest == false
  }

  var scrollViews: [UIScrollView] { inner.flatMap(\.scrollViews) }

  let followsAccessory = false

  func hasAnotherAccessory(_ found: UIView?) -> Bool { false }

  func findViews() {}

  func update(for reason: UpdateReason) {
    guard let coordinator, !isPaused else { return }
    if reason.isKeyboardChange {
      awaitsSearch = true
      for adjustment in inner { adjustment.machine.forgetConflicts() }
      shift?.keyboardDidChange()
      coordinator.monitorCommits()
      return
    }
    if needsSearch(for: reason, coordinator) { search(coordinator) }
    for adjustment in inner { adjustment.update(for: reason) }
    updateShift(for: reason, coordinator)
    if !coordinator.loweredKeyboard.isVisible {
      for adjustment in inner where adjustment.machine.isAtRest { adjustment.end() }
    }
    accessory = inner.lazy.compactMap(\.accessory).first ?? shift?.accessory
    if !reason.isBeforeCommit { coordinator.monitorCommits() }
  }

  func setSpacing(_ spacing: CGFloat) {
    options.spacing = spacing
    for adjustment in inner { adjustment.setSpacing(spacing) }
  }

  func setCondition(_ condition: KeyboardCondition) {
    self.condition = condition
    for adjustment in inner { adjustment.setCondition(condition) }
    awaitsSearch = true
  }

  /// Searches for scroll views in the next update, since another adjustment has ended.
  func searchAgain() {
    awaitsSearch = true
  }

  func pause() {
    isPaused = true
    for adjustment in inner { adjustment.pause() }
    coordinator?.monitorCommits()
  }

  func resume() {
    isPaused = false
    for adjustment in inner { adjustment.resume() }
    update(for: .resume)
  }

  /// Ends the adjustment, and leaves its scroll views to the next one of focused views, if there is
  /// one for them.
  func end() {
    guard let coordinator else { return }
    self.coordinator = nil
    shift?.takeBack()
    coordinator.remove(self)
    for adjustment in inner where adjustment.coordinator != nil {
      let scrollView = adjustment.view as? UIScrollView
      let heir = scrollView.flatMap { coordinator.focusedViewsAdjustment(of: $0, around: focus) }
      if let heir, let scrollView {
        heir.takeOver(scrollView, coordinator)
      } else {
        adjustment.end()
      }
    }
    coordinator.monitorCommits()
  }
}

// MARK: - Controllers

extension FocusedViewsAdjustment {
  /// True if the focus does not rise with the view of its controller.
  var isPinned: Bool { shift?.isPinned == true }

  /// The points by which the view of a controller is moved; at most zero.
  var movedDistance: CGFloat { shift?.amount ?? 0 }

  /// Moves the view of the controller around a focus in no scroll view.
  ///
  /// A text view brings its caret into sight by itself as far as it can, so it comes first.
  private func updateShift(for reason: UpdateReason, _ coordinator: KeyboardCoordinator) {
    // A shift is laid out, which may not happen in a layout pass of the app.
    guard let shift, !reason.isByApp else { return }
    let isMet = condition.isMet()
    guard isMet || condition.unmetEffect == .releases else { return }
    let hasMoved =
      if let focus, isMet, !moves(focus, coordinator) {
        shift.takeBack()
      } else {
        shift.update(
          for: reason,
          focus: focus,
          in: isMet ? coordinator.loweredKeyboard : .initial,
          spacing: options.spacing,
          coordinator
        )
      }
    guard hasMoved else { return }
    coordinator.needsSecondPass = true
    coordinator.hasMovedViewsSinceCommit = true
  }

  /// Returns true if this is the newest adjustment that moves controllers and does not leave the
  /// focus alone.
  private func moves(_ focus: UIView, _ coordinator: KeyboardCoordinator) -> Bool {
    let owner = coordinator.focusedViewsAdjustments.first {
      $0.shift != nil && $0.reasonForLeaving(focus) == nil
    }
    return owner === self
  }
}

// MARK: - Scroll views

extension FocusedViewsAdjustment {
  /// Returns the reason why the app leaves a focus alone; `nil` if it does not.
  func reasonForLeaving(_ focus: UIView) -> CoveredFocusReason? {
    if isPaused { return .isPaused }
    if !condition.isMet() { return .conditionIsNotMet }
    let around = sequence(first: focus, next: \.superview)
    let isExcluded =
      exclusion.excludes(focus: focus)
      || around.contains { ($0 as? UIScrollView).map(exclusion.excludes) == true }
    return isExcluded ? .isExcluded : nil
  }

  /// Returns true if this adjustment must search for scroll views that belong to it.
  ///
  /// With a condition, or beside another adjustment of focused views, one may at any time.
  private func needsSearch(
    for reason: UpdateReason,
    _ coordinator: KeyboardCoordinator
  ) -> Bool {
    awaitsSearch || !reason.isBeforeCommit || reason.revealsFocus || !condition.isAlways
      || coordinator.focusedViewsAdjustments.count > 1
  }

  /// Returns true if the adjustment makes space in a scroll view around the focus now.
  fileprivate func applies(to scrollView: UIScrollView, around focus: UIView) -> Bool {
    !isPaused && condition.isMet() && !exclusion.excludes(scrollView)
      && !exclusion.excludes(focus: focus)
  }

  /// Makes the missing adjustments of the scroll views around the focus.
  private func search(_ coordinator: KeyboardCoordinator) {
    awaitsSearch = false
    inner.removeAll { $0.coordinator == nil || $0.view == nil }
    guard coordinator.loweredKeyboard.isVisible, let focus else { return }
    let around = sequence(first: focus, next: \.superview).compactMap { $0 as? UIScrollView }
    let missing = around.filter { scrollView in
      canBeAdjusted(scrollView, coordinator)
        && coordinator.focusedViewsAdjustment(of: scrollView, around: focus) === self
    }
    add(missing.map { makeAdjustment(of: $0, coordinator) })
  }

  /// Adds adjustments of scroll views, in the order from the inside out.
  private func add(_ adjustments: [ActiveAdjustment]) {
    inner = (inner + adjustments).sorted { $0.depth > $1.depth }
  }

  /// Continues the adjustment of a scroll view by another adjustment of focused views.
  private func takeOver(_ scrollView: UIScrollView, _ coordinator: KeyboardCoordinator) {
    add([makeAdjustment(of: scrollView, coordinator)])
  }

  /// Makes an adjustment of a scroll view, which replaces that of an older one of focused views.
  private func makeAdjustment(
    of scrollView: UIScrollView,
    _ coordinator: KeyboardCoordinator
  ) -> ActiveAdjustment {
    let adjustment = ActiveAdjustment(
      ScrollViewTarget(scrollView),
      condition: condition,
      options: options
    )
    // The focus may move on to a view that is left alone, in the same scroll view.
    adjustment.setRevealedPart { [weak self] _, part in
      guard let self, let focus, exclusion.excludes(focus: focus) else { return part }
      return nil
    }
    adjustment.attach(to: coordinator)
    adjustment.findViews()
    // The first update may come before a commit, which asks the app for no accessory view.
    adjustment.accessory = Focus.accessoryView(for: scrollView)
    return adjustment
  }

  /// Returns true if a scroll view may be adjusted, and neither this adjustment nor the app does
  /// it.
  private func canBeAdjusted(
    _ scrollView: UIScrollView,
    _ coordinator: KeyboardCoordinator
  ) -> Bool {
    // A text view that does not scroll is a field.
    guard scrollView.isScrollEnabled, !isSidewaysOnly(scrollView), !avoidsKeyboard(scrollView)
    else { return false }
    guard let present = AdjustedObjects.adjustment(of: scrollView) else { return true }
    let owner = coordinator.focusedViewsAdjustments.first { owner in
      owner.inner.contains { $0 === present }
    }
    return owner != nil && owner !== self
  }

  /// Returns true if UIKit or WebKit moves the content, and in an alert, which UIKit moves, or in
  /// SwiftUI, which moves its own views.
  private func avoidsKeyboard(_ scrollView: UIScrollView) -> Bool {
    let around = sequence(first: scrollView as UIResponder, next: \.next)
    return scrollView.avoidsKeyboardByItself
      || around.contains {
        $0 is UIAlertController || ($0 as? UIView).map(isHostingControllersView) == true
      }
  }
}

extension KeyboardCoordinator {
  /// The adjustments of focused views, the newest first.
  var focusedViewsAdjustments: [FocusedViewsAdjustment] {
    adjustments.reversed().compactMap { $0 as? FocusedViewsAdjustment }
  }

  /// Returns the adjustment of focused views to which a scroll view belongs.
  ///
  /// It is the newest one that is not paused, whose condition is met, and that does not exclude the
  /// scroll view or the focus in it.
  fileprivate func focusedViewsAdjustment(
    of scrollView: UIScrollView,
    around focus: UIView?
  ) -> FocusedViewsAdjustment? {
    // The focus may be in another scroll view by now.
    let inside = focus.flatMap { $0.isDescendant(of: scrollView) ? $0 : nil } ?? scrollView
    return focusedViewsAdjustments.first { $0.applies(to: scrollView, around: inside) }
  }
}
#endif
