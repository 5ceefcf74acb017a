#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import KeyboardViewSupport
import UIKit

/// Shift of a controller's view for a focus that no scroll view brings above the keyboard.
///
/// It measures and writes the origin that ``ViewShift`` decides. It retains neither the controller
/// nor a view.
@MainActor
final class ControllerShift {
  private var shift = ViewShift()
  /// The view that is moved.
  private weak var view: UIView?
  /// The view that has the focus, or had it until the keyboard goes.
  private weak var focus: UIView?
  /// The input accessory view of the focus.
  private(set) weak var accessory: UIView?

  /// The points by which the view is moved; at most zero.
  var amount: CGFloat { shift.amount }

  /// True if no view is moved.
  var isAtRest: Bool { shift.amount == 0 }

  /// True if the focus does not rise with the view, since it is pinned to the safe area.
  var isPinned: Bool { shift.fault == .isPinned }

  /// Moves a view again that was left alone, since the keyboard has changed.
  func keyboardDidChange() {
    shift.begin()
  }

  /// Moves the view of the controller around the focus.
  ///
  /// - Parameters:
  ///   - reason: The reason of the update, which allows layout.
  ///   - newFocus: The view that has the focus; `nil` if none has. Then the last one counts, since
  ///     the focus may go before the keyboard.
  ///   - keyboard: The keyboard, lowered to where a finger has pulled it.
  ///   - spacing: The distance to keep from the keyboard, in points.
  ///   - coordinator: The coordinator, which reads windows and logs faults.
  /// - Returns: True if a view was moved.
  func update(
    for reason: UpdateReason,
    focus newFocus: UIView?,
    in keyboard: KeyboardState,
    spacing: CGFloat,
    _ coordinator: KeyboardCoordinator
  ) -> Bool {
    let focus = newFocus ?? self.focus
    guard let focus, let view = Self.movableView(around: focus), let window = view.window,
      let now = measure(view, focus, in: window, coordinator)
    else { return takeBack() }
    let isOther = view !== self.view
    let hasTakenBack = isOther && takeBack()
    if focus !== self.focus { shift.begin() }
    if isOther || focus !== self.focus || !reason.isBeforeCommit {
      accessory = Focus.accessoryView(for: focus)
    }
    self.view = view
    self.focus = focus
    let oldFault = shift.fault
    let origin = shift.update(
      now,
      in: keyboard,
      spacing: spacing,
      beforeCommitOf: reason.isFirstPass ? coordinator.committingScene(for: view) : nil
    )
    if shift.fault == .isConflict, oldFault != .isConflict {
      logConflict(of: view, coordinator.system.log)
    }
    guard let origin else { return hasTakenBack }
    let move = {
      view.frame.origin.y = origin
      window.layoutIfNeeded()
      guard let last = self.measure(view, focus, in: window, coordinator),
        let back = self.shift.finish(last)
      else { return }
      view.frame.origin.y = back
      window.layoutIfNeeded()
    }
    guard reason.animates else {
      move()
      return true
    }
    UIView.animate(alongside: reason.animation, animations: move)
    return true
  }

  /// Takes the shift back at once, without animation.
  ///
  /// - Returns: True if a view was moved.
  @discardableResult
  func takeBack() -> Bool {
    defer {
      view = nil
      focus = nil
      accessory = nil
    }
    guard let view else {
      shift = ViewShift()
      return false
    }
    guard let origin = shift.restore(view.frame.origin.y) else { return false }
    UIView.performWithoutAnimation {
      view.frame.origin.y = origin
      if view.window != nil { view.layoutIfNeeded() }
    }
    return true
  }

  private func measure(
    _ view: UIView,
    _ focus: UIView,
    in window: UIWindow,
    _ coordinator: KeyboardCoordinator
  ) -> ViewShift.Measurement? {
    let part = OverlapReference(view: focus, part: Focus.rectangle(of: focus, scrollsItself: false))
    guard let focusArea = part.measure(coordinator.pass, accessory: accessory),
      let area = OverlapReference(view: view).measure(coordinator.pass, accessory: accessory)
    else { return nil }
    let reading = coordinator.pass?.reading(of: window) ?? KeyboardWindow(of: window)
    var measurement = ViewShift.Measurement(
      focus: focusArea,
      view: area,
      safeAreaTop: reading.frame.minY + window.safeAreaInsets.top,
      origin: view.frame.origin.y
    )
    measurement.tolerance = 0.5 / max(window.screen.scale, 1)
    return measurement
  }

  private func logConflict(of view: UIView, _ log: FailureLog) {
    log.log(
      "The app resets the frame of a controller's view before each frame, so it is not moved.",
      about: view,
      remedy: "Leave the controller alone in the adjustment's closure, or adjust a constraint."
    )
  }
}

// MARK: - The view to move

extension ControllerShift {
  /// Returns the view of the nearest controller around a focus; `nil` if it must be left alone.
  ///
  /// UIKit moves alerts and what is presented without filling the window, SwiftUI moves its own
  /// views, and the app those of a controller that it adjusts. A view that has a transform, or is
  /// placed by constraints, has no origin to write. A transition writes the origin itself.
  static func movableView(around focus: UIView) -> UIView? {
    // The windows that UIKit makes for its keyboard and for input accessory views are above.
    guard let window = focus.window, window.windowLevel == .normal else { return nil }
    let around = Array(sequence(first: focus, next: \.superview))
    let isInScrollView = around.dropFirst().contains {
      ($0 as? UIScrollView).map { $0.isScrollEnabled && !isSidewaysOnly($0) } == true
    }
    let controlled = around.filter { $0.next is UIViewController }
    let controllers = controlled.compactMap { $0.next as? UIViewController }
    guard !isInScrollView,
      let view = controlled.first(where: { !isContainersView($0) }),
      view.transform == .identity, view.translatesAutoresizingMaskIntoConstraints,
      !controlled.contains(where: isHostingControllersView),
      !controllers.contains(where: isLeftAlone)
    else { return nil }
    // Of a presented controller, UIKit places the view.
    guard let outermost = controllers.last, outermost.presentingViewController != nil else {
      return view
    }
    return outermost.viewIfLoaded?.bounds.size == window.bounds.size ? view : nil
  }

  private static func isContainersView(_ view: UIView) -> Bool {
    view.next is UINavigationController || view.next is UITabBarController
      || view.next is UISplitViewController || view.next is UIPageViewController
  }

  /// Returns true for an alert, for a controller that the app adjusts, and in a transition.
  private static func isLeftAlone(_ controller: UIViewController) -> Bool {
    controller is UIAlertController || controller.isBeingPresented
      || controller.transitionCoordinator != nil
      || AdjustedObjects.adjustment(of: controller) != nil
  }
}

/// Returns true for a row of pages or cards, which would also scroll vertically with an inset.
///
/// Content that is wider by a point or less was rounded.
@MainActor
func isSidewaysOnly(_ scrollView: UIScrollView) -> Bool {
  scrollView.contentSize.width > scrollView.bounds.width + 1
    && scrollView.contentSize.height <= scrollView.bounds.height
}
#endif
