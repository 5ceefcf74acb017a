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

  /// The reason why a view that may be moved is left alone; `nil` if it is not.
  var reasonForLeaving: KeyboardAdjustment.CoveredFocusReason? {
    switch shift.fault {
    case .isPinned: .isPinnedToSafeArea
    case .isConflict: .controllersViewIsPutBack
    case nil: nil
    }
  }

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
    guard let focus, case .view(let view) = MovedView(around: focus), let window = view.window,
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

/// The view that moves for a focus, or the reason why none does.
@MainActor
enum MovedView {
  case view(UIView)
  /// No view moves; without a reason, a scroll view or UIKit keeps the focus above the keyboard.
  case none(KeyboardAdjustment.CoveredFocusReason?)

  /// Chooses the view of the nearest controller around a focus that may be moved.
  ///
  /// If the nearest controller is one of UIKit's containers, the focus is in its bar, which UIKit
  /// places, and may lift by itself:
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/2151
  /// Such a container's own view is never moved either. UIKit moves alerts, SwiftUI its own views,
  /// and the app the view of a controller that it adjusts. A transition writes the origin itself.
  init(around focus: UIView) {
    let around = Array(sequence(first: focus, next: \.superview))
    let isInScrollView = around.dropFirst().contains {
      ($0 as? UIScrollView).map { $0.isScrollEnabled && !isSidewaysOnly($0) } == true
    }
    let views = around.filter { $0.next is UIViewController }
    let controllers = views.compactMap { $0.next as? UIViewController }
    if isInScrollView || controllers.contains(where: { $0 is UIAlertController }) {
      self = .none(nil)
    } else if views.contains(where: isHostingControllersView) {
      self = .none(.isInSwiftUI)
    } else if controllers.first.map(Self.isContainer) == true {
      self = .none(.isInContainersBar)
    } else if controllers.contains(where: Self.isInTransition) {
      self = .none(.isInTransition)
    } else if let view = views.first(where: Self.mayMove), !Self.isPlaced(controllers) {
      self = .view(view)
    } else {
      self = .none(.controllersViewIsPinned)
    }
  }

  private static func isContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
  }

  private static func isInTransition(_ controller: UIViewController) -> Bool {
    controller.isBeingPresented || controller.transitionCoordinator != nil
  }

  /// Returns true for a controller's view that has an origin to write: constraints place it
  /// elsewhere, and with a transform its frame says nothing.
  private static func mayMove(_ view: UIView) -> Bool {
    guard let controller = view.next as? UIViewController, !isContainer(controller) else {
      return false
    }
    return view.transform == .identity && view.translatesAutoresizingMaskIntoConstraints
  }

  /// Returns true if somebody else places the views of the controllers: the app by an adjustment, or
  /// a presentation that neither fills the window nor is a sheet.
  private static func isPlaced(_ controllers: [UIViewController]) -> Bool {
    guard let outermost = controllers.last, let view = outermost.viewIfLoaded,
      // The windows that UIKit makes for its keyboard and for input accessory views are above.
      let window = view.window, window.windowLevel == .normal
    else { return true }
    if controllers.contains(where: { AdjustedObjects.adjustment(of: $0) != nil }) { return true }
    guard outermost.presentingViewController != nil, view.bounds.size != window.bounds.size else {
      return false
    }
    // A popover has none:
    // https://developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller
    return outermost.sheetPresentationController == nil
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
