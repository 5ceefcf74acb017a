#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import KeyboardViewSupport
import UIKit

/// Vertical origin of a controller's view, for a focus that no scroll view brings above the
/// keyboard.
@MainActor
final class MovedViewTarget: AdjustmentTarget {
  /// The view that has the focus, or had it until the keyboard hides.
  private(set) weak var focus: UIView?

  init(_ view: UIView, focus: UIView) {
    self.focus = focus
    super.init(view)
  }

  override var owner: UIView? { object as? UIView }

  override var reference: OverlapReference? { owner.map { OverlapReference(view: $0) } }

  override var changesLayout: Bool { true }

  override var conflictRemedy: String {
    "Leave the controller alone in the adjustment's closure, or adjust a constraint."
  }

  override var content: TargetMeasurement.Content {
    .movedView(MovedViewMeasurement(origin: owner?.frame.origin.y ?? 0))
  }

  override func write(_ writes: [NumberValue]) {
    for write in writes where owner?.frame.origin.y != write.value {
      owner?.frame.origin.y = write.value
    }
  }

  override func measure(_ pass: UpdatePass?, accessory: UIView?) -> TargetMeasurement {
    var measurement = super.measure(pass, accessory: accessory)
    guard case .movedView(var moved) = measurement.content, let focus, let window = focus.window
    else { return measurement }
    let part = Focus.rectangle(of: focus, scrollsItself: false)
    let reading = pass?.reading(of: window) ?? KeyboardWindow(of: window)
    moved.focus = OverlapReference(view: focus, part: part)
      .measure(in: window, pass, accessory: accessory)
    moved.safeAreaTop = reading.frame.minY + window.safeAreaInsets.top
    measurement.content = .movedView(moved)
    return measurement
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

  /// Returns true if somebody else places the views of the controllers: the app by an adjustment,
  /// or a presentation that neither fills the window nor is a sheet.
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
