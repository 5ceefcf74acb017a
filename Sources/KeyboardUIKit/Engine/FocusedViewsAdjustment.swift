#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Adjustment of the scroll views around the focus, as long as a keyboard is up.
///
/// It updates before the next frame, not when a notification is posted. By then the screen's own
/// observers have been called, and layout guides have moved their views, so only the missing space
/// is added.
@MainActor
final class FocusedViewsAdjustment: ActiveAdjustment {
  private let isExcluded: @MainActor (UIScrollView) -> Bool
  /// The adjustments of scroll views, from the inside out.
  ///
  /// One that has ended stays until the next search.
  private var inner: [ActiveAdjustment] = []
  /// True until the next search for scroll views.
  // mutant: false to true, because the first update searches in any case
  private var awaitsSearch = false

  init(spacing: CGFloat, excluding isExcluded: @escaping @MainActor (UIScrollView) -> Bool) {
    self.isExcluded = isExcluded
    var options = AdjustmentOptions()
    options.spacing = spacing
    options.mode = .atLeast
    super.init(.focusedViews, [], while: .always, options: options)
  }

  override var view: UIView? {
    Focus.current.flatMap(Focus.view(of:)) ?? inner.lazy.compactMap(\.view).first
  }

  override var needsFrames: Bool {
    guard let coordinator, !isPaused else { return false }
    return coordinator.keyboard.isVisible || inner.contains(where: \.needsFrames)
      || inner.contains { !$0.machine.isAtRest }
  }

  override var isKeyboardPulledDown: Bool { inner.contains(where: \.isKeyboardPulledDown) }

  override func update(for reason: UpdateReason) {
    guard let coordinator, !isPaused else { return }
    if reason.isPost {
      awaitsSearch = true
      coordinator.needsFramesMayHaveChanged()
      return
    }
    if awaitsSearch || !reason.isFrame { search(coordinator) }
    for adjustment in inner { adjustment.update(for: reason) }
    if !coordinator.keyboard.isVisible { endAdjustmentsAtRest() }
    accessory = inner.lazy.compactMap(\.accessory).first
    if !reason.isFrame { coordinator.needsFramesMayHaveChanged() }
  }

  override func end() {
    // mutant: swap, because each puts its own values back
    for adjustment in inner { adjustment.end() }
    super.end()
  }

  override func pause() {
    // mutant: swap, because the inner adjustments are paused by themselves
    for adjustment in inner { adjustment.pause() }
    super.pause()
  }

  override func resume() {
    // mutant: swap, because the inner adjustments are paused by themselves
    for adjustment in inner { adjustment.resume() }
    super.resume()
  }

  override func change(_ change: (inout AdjustmentOptions) -> Void) {
    change(&machine.options)
    for adjustment in inner {
      // mutant: swap, because each counts by itself
      adjustment.setCondition(condition)
      adjustment.set(.spacing, \.spacing, to: options.spacing)
    }
  }
}

// MARK: - Scroll views

extension FocusedViewsAdjustment {
  /// Makes the missing adjustments of the scroll views around the focus.
  private func search(_ coordinator: KeyboardCoordinator) {
    // mutant: swap, because neither depends on the other
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
    guard FocusedScrollView(scrollView).isToBeAdjusted, !isExcluded(scrollView) else { return nil }
    let adjustment = ActiveAdjustment(
      .scrollView,
      [ScrollViewTarget(scrollView)],
      while: condition,
      options: options
    )
    // mutant: swap, because nothing is measured yet
    adjustment.begin(with: coordinator, draggedScrollView: scrollView)
    // The first update may come before a frame, which asks the app for no accessory view.
    adjustment.accessory = Focus.accessoryView(for: scrollView)
    return adjustment
  }

  /// Ends the adjustments that have restored all values.
  private func endAdjustmentsAtRest() {
    for adjustment in inner where adjustment.machine.isAtRest { adjustment.end() }
  }
}

extension FocusedScrollView {
  @MainActor
  fileprivate init(_ scrollView: UIScrollView) {
    self.init(size: scrollView.bounds.size, contentSize: scrollView.contentSize)
    isAdjusted = AdjustedObjects.adjustment(of: scrollView) != nil
    avoidsKeyboardByItself =
      scrollView.avoidsKeyboardByItself || Self.isMovedByItsController(scrollView)
    isScrollEnabled = scrollView.isScrollEnabled
  }

  /// Returns true in an alert, which UIKit moves, and in SwiftUI, which moves its own views.
  @MainActor
  private static func isMovedByItsController(_ scrollView: UIScrollView) -> Bool {
    sequence(first: scrollView as UIResponder, next: \.next).contains {
      $0 is UIAlertController || ($0 as? UIView).map(isHostingControllersView) == true
    }
  }
}
#endif
