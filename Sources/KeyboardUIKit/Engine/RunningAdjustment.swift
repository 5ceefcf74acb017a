#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Position of an adjustment in the order in which all are updated.
enum UpdatePosition: Comparable {
  /// A constraint, a controller or a followed view, with the number of views around it.
  case view(depth: Int)
  /// A scroll view, alone or with its bar.
  case scrollView
  /// The scroll views around the focus.
  case focusedViews
}

/// Commits before which an adjustment is updated.
enum NeededCommits {
  case none
  /// Commits before which the accessory view has changed.
  case withAnotherAccessory
  case all
}

/// Adjustment that a coordinator updates, and that an app controls.
@MainActor
protocol RunningAdjustment: AnyObject, Sendable {
  var coordinator: KeyboardCoordinator? { get }
  /// The options; whoever changes them sends an update.
  var options: AdjustmentOptions { get set }
  /// The condition under which the adjustment applies; whoever changes it sends an update.
  var condition: KeyboardCondition { get set }
  /// True while nothing is changed; whoever ends a pause sends an update.
  var isPaused: Bool { get set }
  /// The position in the order of updates, where the views are now.
  var position: UpdatePosition { get }
  /// The view that is measured, whose window's commits are monitored.
  var view: UIView? { get }
  /// Accessory view of the first responder, as the last update that searched for it has found it.
  var accessory: UIView? { get }
  /// What is adjusted, its value and the part of it that is the app's, and the reason if nothing is
  /// done.
  var debugText: String { get }
  /// The windows whose focus the adjustment brings into sight.
  var windowsOfFocus: [UIWindow] { get }
  /// The commits before which the adjustment must be updated.
  var neededCommits: NeededCommits { get }
  /// The adjustments of scroll views, over which a finger may drag the keyboard.
  var listAdjustments: [ActiveAdjustment] { get }

  /// Sets the coordinator, and finds the views to measure, before the first update.
  func attach(to coordinator: KeyboardCoordinator)
  /// Measures, and makes the changes that are due.
  func update(for reason: UpdateReason)
  /// Ends the adjustment, and restores the changed values.
  func end()
}

extension RunningAdjustment {
  /// Logs that an option was set which the target does not have.
  func logUnused(_ option: String) {
    coordinator?.system.log.log(
      "\(option) was set for an adjustment that does not have it, and has no effect.",
      about: view,
      remedy: "Set it for an adjustment whose call has a parameter of that name."
    )
  }

  /// Starts the adjustment, and returns an object that ends it when released.
  ///
  /// - Parameters:
  ///   - tracker: The tracker of the keyboard.
  ///   - bar: The adjustment of the bar over the end of a list.
  /// - Returns: The object that controls both.
  func start(_ tracker: KeyboardTracker, bar: ActiveAdjustment? = nil) -> KeyboardAdjustment {
    let adjustment = KeyboardAdjustment(self, bar: bar)
    let coordinator = KeyboardCoordinator.of(tracker)
    for part in adjustment.parts {
      part.attach(to: coordinator)
      coordinator.add(part)
    }
    adjustment.update(for: .recheck)
    return adjustment
  }
}

extension Sequence {
  /// Returns the first value that a closure finds, which is asked once about each element.
  ///
  /// A lazy `compactMap` asks twice, and traps if a view has been released in between: another
  /// thread may release it, such as a runner of tests.
  func firstValue<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self {
      if let found = value(element) { return found }
    }
    return nil
  }
}
#endif
