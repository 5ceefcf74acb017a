#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Adjustment of the scroll views around the focus, as long as a keyboard is up.
///
/// It updates before the next commit, not when a notification is posted. By then the screen's own
/// observers have been called, and layout guides have moved their views, so only the missing space
/// is added.
@MainActor
final class FocusedViewsAdjustment: RunningAdjustment {
  private(set) var options: AdjustmentOptions
  private(set) var condition = KeyboardCondition.always
  private(set) var isPaused = false
  private(set) weak var accessory: UIView?
  private let isExcluded: @MainActor (UIScrollView) -> Bool
  private var coordinator: KeyboardCoordinator?
  /// The adjustments of scroll views, from the inside out.
  ///
  /// One that has ended stays until the next search.
  private var inner: [ActiveAdjustment] = []
  /// True until the next search for scroll views.
  private var awaitsSearch = false

  init(spacing: CGFloat, excluding isExcluded: @escaping @MainActor (UIScrollView) -> Bool) {
    self.isExcluded = isExcluded
    options = AdjustmentOptions(spacing: spacing, mode: .atLeast)
  }

  func attach(to coordinator: KeyboardCoordinator) {
    self.coordinator = coordinator
  }

  let position = UpdatePosition.focusedViews

  var view: UIView? {
    Focus.current.flatMap(Focus.view(of:)) ?? inner.lazy.compactMap(\.view).first
  }

  var needsUpdateBeforeCommit: Bool {
    guard let coordinator, !isPaused else { return false }
    return coordinator.keyboard.isVisible || inner.contains(where: \.needsUpdateBeforeCommit)
      || inner.contains { !$0.machine.isAtRest }
  }

  var scrollViews: [UIScrollView] { inner.flatMap(\.scrollViews) }

  let followsAccessory = false

  func hasAnotherAccessory(_ found: UIView?) -> Bool { false }

  func findViews() {}

  func update(for reason: UpdateReason) {
    guard let coordinator, !isPaused else { return }
    if reason.isPost {
      awaitsSearch = true
      for adjustment in inner { adjustment.machine.forgetConflicts() }
      coordinator.monitorCommits()
      return
    }
    if awaitsSearch || !reason.isBeforeCommit { search(coordinator) }
    for adjustment in inner { adjustment.update(for: reason) }
    if !coordinator.keyboard.isVisible {
      for adjustment in inner where adjustment.machine.isAtRest { adjustment.end() }
    }
    accessory = inner.lazy.compactMap(\.accessory).first
    if !reason.isBeforeCommit { coordinator.monitorCommits() }
  }

  func setSpacing(_ spacing: CGFloat) {
    options.spacing = spacing
    for adjustment in inner { adjustment.setSpacing(spacing) }
  }

  func setCondition(_ condition: KeyboardCondition) {
    self.condition = condition
    for adjustment in inner { adjustment.setCondition(condition) }
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

  func end() {
    guard let coordinator else { return }
    self.coordinator = nil
    for adjustment in inner { adjustment.end() }
    coordinator.remove(self)
  }
}

// MARK: - Scroll views

extension FocusedViewsAdjustment {
  /// Makes the missing adjustments of the scroll views around the focus.
  private func search(_ coordinator: KeyboardCoordinator) {
    awaitsSearch = false
    inner.removeAll { $0.coordinator == nil || $0.view == nil }
    guard coordinator.keyboard.isVisible, let focus = Focus.current.flatMap(Focus.view(of:)) else {
      return
    }
    let around = sequence(first: focus, next: \.superview).compactMap { $0 as? UIScrollView }
    inner = around.compactMap { makeAdjustment(of: $0, coordinator) } + inner
  }

  /// Makes an adjustment of a scroll view; `nil` if it has one already or is to be left alone.
  private func makeAdjustment(
    of scrollView: UIScrollView,
    _ coordinator: KeyboardCoordinator
  ) -> ActiveAdjustment? {
    // A row of pages or cards would scroll vertically, too, with an inset.
    let scrollsSidewaysOnly =
      scrollView.contentSize.width > scrollView.bounds.width
      && scrollView.contentSize.height <= scrollView.bounds.height
    // A text view that does not scroll is a field.
    guard scrollView.isScrollEnabled, !scrollsSidewaysOnly, !avoidsKeyboard(scrollView),
      AdjustedObjects.adjustment(of: scrollView) == nil, !isExcluded(scrollView)
    else { return nil }
    let adjustment = ActiveAdjustment(
      .scrollView,
      [ScrollViewTarget(scrollView)],
      while: condition,
      options: options
    )
    adjustment.attach(to: coordinator)
    // The first update may come before a commit, which asks the app for no accessory view.
    adjustment.accessory = Focus.accessoryView(for: scrollView)
    return adjustment
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
#endif
