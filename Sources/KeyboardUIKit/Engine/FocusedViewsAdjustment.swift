#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

typealias FocusDistance = @MainActor (UIView) -> CGFloat?
typealias CoveredFocusHandler = @MainActor (UIView, KeyboardAdjustment.CoveredFocusReason) -> Void

/// Adjustment of the scroll views around the focus, as long as a keyboard is up, or of the
/// controller's view around a focus in none.
///
/// It ignores the post of a change. It updates a turn later, and before each commit. By then the
/// screen's own observers have been called, and layout guides have moved their views, so only the
/// missing space is added.
///
/// Of several adjustments of a tracker only the newest one works. The older ones wait until it
/// ends.
@MainActor
final class FocusedViewsAdjustment: RunningAdjustment {
  /// The options, with the distance of the last focus.
  private var optionsOfFocus: AdjustmentOptions
  var condition = KeyboardCondition.always {
    didSet { for adjustment in running { adjustment.condition = condition } }
  }
  var isPaused = false {
    didSet { for adjustment in running { adjustment.isPaused = isPaused } }
  }
  /// Returns the distance to keep above the keyboard for a view that has the focus; `nil` to leave
  /// it alone.
  private var distance: FocusDistance
  /// Called with a focus that stays covered, and the reason.
  var onCoveredFocus: CoveredFocusHandler?
  private(set) var coordinator: KeyboardCoordinator?
  /// The adjustments of scroll views and of a controller's view that moves, from the inside out.
  ///
  /// One that has ended stays until the next update.
  private(set) var running: [ActiveAdjustment] = []
  /// True if the app has asked for it that controllers' views move.
  let movesControllers: Bool
  /// True while the app's closure leaves the focus alone.
  private var isLeavingAlone = false
  /// True until the next search for scroll views.
  private var awaitsSearch = false
  private var isUpdating = false

  init(movesControllers: Bool, spacing: CGFloat, _ distance: @escaping FocusDistance) {
    self.distance = distance
    self.movesControllers = movesControllers
    optionsOfFocus = AdjustmentOptions(spacing: spacing, mode: .includingSafeArea)
    optionsOfFocus.marginIncludesSpacing = true
  }

  /// Sets the coordinator, and takes the scroll views of an older adjustment over.
  func attach(to coordinator: KeyboardCoordinator) {
    self.coordinator = coordinator
    guard let older = coordinator.newestFocusedViewsAdjustment else { return }
    takeOver(from: older, coordinator)
    coordinator.system.log.log(
      "There is an older adjustment of focused views, which waits until the newest one ends.",
      about: coordinator,
      remedy: "Keep one for the whole app: it serves every scene."
    )
  }

  /// The options; a distance that the app sets is kept for every focus.
  var options: AdjustmentOptions {
    get { optionsOfFocus }
    set {
      optionsOfFocus = newValue
      distance = { _ in newValue.spacing }
      for adjustment in running { adjustment.options.spacing = newValue.spacing }
    }
  }

  let position = UpdatePosition.focusedViews

  /// All windows of the scene.
  var windowsOfFocus: [UIWindow] {
    guard let window = view?.window else { return [] }
    // The windows that UIKit makes for its keyboard are above.
    let others = window.windowScene?.windows ?? []
    return [window] + others.filter { !$0.isHidden && $0.windowLevel == .normal }
  }

  /// The view that has the focus.
  ///
  /// Without a focus it is an adjusted scroll view, or the window of the last focus, whose commits
  /// are monitored.
  var view: UIView? {
    focus ?? running.firstValue(\.view) ?? coordinator?.focus.lastWindow
  }

  private var focus: UIView? { coordinator?.focus.view }

  var neededCommits: NeededCommits {
    guard let coordinator, isNewest, !isPaused else { return .none }
    let isNeeded =
      coordinator.loweredKeyboard.isVisible
      || running.contains { $0.neededCommits == .all || !$0.machine.isAtRest }
    return isNeeded ? .all : .none
  }

  var listAdjustments: [ActiveAdjustment] { running.filter { $0.listTarget != nil } }

  var accessory: UIView? { running.firstValue(\.accessory) }

  func update(for reason: UpdateReason) {
    guard let coordinator, isNewest else { return }
    if reason.isKeyboardChange {
      awaitsSearch = true
      for adjustment in running { adjustment.machine.postpone(reason) }
      coordinator.monitorCommits()
      return
    }
    // The closure or the condition has asked for an update in the middle of one.
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if !isPaused { findViews(for: reason, coordinator) }
    running.removeAll { $0.coordinator == nil || $0.view == nil }
    // A text view brings its caret into sight by itself as far as it can, so it comes before the
    // view of its controller.
    for adjustment in running { adjustment.update(for: reason) }
    if !isPaused, !coordinator.loweredKeyboard.isVisible {
      for adjustment in running where adjustment.machine.isAtRest { adjustment.end() }
    }
    if !reason.isBeforeCommit { coordinator.monitorCommits() }
  }

  /// Finds what is adjusted for the focus, with the distance that the app wants.
  private func findViews(for reason: UpdateReason, _ coordinator: KeyboardCoordinator) {
    askForDistance(for: reason)
    if awaitsSearch || !reason.isBeforeCommit || reason.revealsFocus { search(coordinator) }
    chooseMovedView(for: reason, coordinator)
  }

  /// Searches for scroll views in the next update, since another adjustment has ended.
  func searchAgain() {
    awaitsSearch = true
  }

  /// Ends the adjustment, and leaves its scroll views to the one before it, if there is one.
  func end() {
    guard let coordinator else { return }
    self.coordinator = nil
    coordinator.remove(self)
    coordinator.newestFocusedViewsAdjustment?.takeOver(from: self, coordinator)
    for adjustment in running { adjustment.end() }
    coordinator.monitorCommits()
  }
}

// MARK: - The focus

extension FocusedViewsAdjustment {
  /// True unless a newer adjustment of focused views serves the app.
  var isNewest: Bool { coordinator?.newestFocusedViewsAdjustment === self }

  /// Returns the reason why the app leaves a focus alone; `nil` if it does not.
  func reasonForLeaving(_ focus: UIView) -> KeyboardAdjustment.CoveredFocusReason? {
    if isPaused { return .isPaused }
    if coordinator.map({ condition.isMet($0.focus) }) == false { return .conditionIsNotMet }
    return distance(focus) == nil ? .isLeftAlone : nil
  }

  /// Asks the app for the distance, and passes it on to the adjusted views around the focus.
  ///
  /// If the app leaves the focus alone, they are given back.
  private func askForDistance(for reason: UpdateReason) {
    guard let focus else { return }
    let answer = distance(focus)
    if (answer == nil) != isLeavingAlone { awaitsSearch = true }
    isLeavingAlone = answer == nil
    if let answer { optionsOfFocus.spacing = answer }
    for adjustment in running where adjustment.view.map(focus.isDescendant(of:)) == true {
      if let answer {
        adjustment.options.spacing = answer
      } else {
        giveBack(adjustment, for: reason)
      }
    }
  }

  /// Ends an adjustment in the middle of a pass, in which others depend on its target.
  private func giveBack(_ adjustment: ActiveAdjustment?, for reason: UpdateReason) {
    guard let adjustment, let coordinator = adjustment.coordinator else { return }
    if !adjustment.machine.isAtRest { coordinator.pass?.willChange() }
    guard reason.isFromCoordinator else { return adjustment.end() }
    UIView.animate(alongside: reason.animation, animations: adjustment.end)
  }
}

// MARK: - Controllers

extension FocusedViewsAdjustment {
  /// The adjustment of a controller's view; `nil` while none is moved.
  var moved: ActiveAdjustment? {
    running.first { $0.target is MovedViewTarget && $0.coordinator != nil }
  }

  /// Returns the reason why no controller's view moves for a focus; `nil` if one does.
  func reasonForNotMoving(for focus: UIView) -> KeyboardAdjustment.CoveredFocusReason? {
    if case .none(let reason) = MovedView(around: focus) { return reason }
    if moved?.machine.isInConflict == true { return .controllersViewIsPutBack }
    return moved?.machine.hasGivenUp == true ? .isPinnedToSafeArea : nil
  }

  /// Chooses the controller's view to move for the focus, and gives another one back.
  ///
  /// Without a focus the last one counts, because the focus may go before the keyboard.
  private func chooseMovedView(for reason: UpdateReason, _ coordinator: KeyboardCoordinator) {
    let old = moved
    let target = old?.target as? MovedViewTarget
    guard movesControllers, let focus = focus ?? target?.focus,
      coordinator.loweredKeyboard.isVisible || old != nil,
      condition.isMet(coordinator.focus) || condition.unmetEffect == .releases
    else { return }
    guard !isLeavingAlone, case .view(let view) = MovedView(around: focus) else {
      return giveBack(old, for: reason)
    }
    guard target?.object !== view || target?.focus !== focus else { return }
    if target?.object !== view { giveBack(old, for: reason) }
    add(MovedViewTarget(view, focus: focus), coordinator)
  }
}

// MARK: - Scroll views

extension FocusedViewsAdjustment {
  /// Makes the missing adjustments of the scroll views around the focus.
  private func search(_ coordinator: KeyboardCoordinator) {
    awaitsSearch = false
    guard coordinator.loweredKeyboard.isVisible, !isLeavingAlone, let focus else { return }
    let around = sequence(first: focus, next: \.superview).compactMap { $0 as? UIScrollView }
    for scrollView in around where canBeAdjusted(scrollView) {
      add(ScrollViewTarget(scrollView), coordinator)
    }
  }

  /// Continues the adjustments of another adjustment of focused views, with its current values.
  private func takeOver(from other: FocusedViewsAdjustment, _ coordinator: KeyboardCoordinator) {
    for theirs in other.running where theirs.coordinator != nil {
      if theirs.target is MovedViewTarget, !movesControllers {
        theirs.end()
      } else {
        add(theirs.target, coordinator)
      }
    }
  }

  /// Adds an adjustment of a target, in the order from the inside out.
  ///
  /// It replaces one of another adjustment of focused views.
  private func add(_ target: AdjustmentTarget, _ coordinator: KeyboardCoordinator) {
    let adjustment = ActiveAdjustment(target, condition: condition, options: options)
    // An origin contains no safe area.
    if target is MovedViewTarget { adjustment.options.mode = .excludingSafeArea }
    adjustment.attach(to: coordinator)
    adjustment.isPaused = isPaused
    // The first update may come before a commit, and must find the accessory view.
    adjustment.updateBeforeNextCommit()
    let depth = adjustment.depth
    running.insert(adjustment, at: running.firstIndex { $0.depth < depth } ?? running.endIndex)
  }

  /// Returns true if a scroll view may be adjusted, and neither this adjustment nor the app does
  /// it.
  private func canBeAdjusted(_ scrollView: UIScrollView) -> Bool {
    // A text view that does not scroll is a field.
    scrollView.isScrollEnabled && !isSidewaysOnly(scrollView) && !avoidsKeyboard(scrollView)
      && AdjustedObjects.adjustment(of: scrollView) == nil
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
  /// The adjustment of focused views that serves the app, in every scene.
  var newestFocusedViewsAdjustment: FocusedViewsAdjustment? {
    adjustments.reversed().firstValue { $0 as? FocusedViewsAdjustment }
  }
}
#endif
