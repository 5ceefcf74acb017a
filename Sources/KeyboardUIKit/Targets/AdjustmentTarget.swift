#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Target of an adjustment: an object whose insets or constant the adjustment changes.
///
/// It reads and writes values, and makes no decisions. It retains neither the object nor a view.
@MainActor
class AdjustmentTarget {
  /// The object that is changed.
  final private(set) weak var object: AnyObject?
  /// The view that was measured last; it is laid out, and its window has the frames.
  final private(set) weak var view: UIView?

  init(_ object: AnyObject) {
    self.object = object
  }

  /// True for a list that is mirrored by its transform, to grow upwards.
  final var isMirrored = false

  /// The rectangle to keep clear; `nil` while there is none.
  var reference: OverlapReference? { nil }

  /// The view whose place in the hierarchy decides which adjustments are made before this one.
  var place: UIView? { reference?.view }

  /// The view whose frames are monitored while there is no rectangle.
  var waitingView: UIView? { nil }

  /// True if the layout of the view follows a change of the target.
  var changesLayout: Bool { true }

  /// The numbers that are changed, with their present values.
  var content: TargetMeasurement.Content { .view }

  /// Writes values.
  func write(_ writes: [NumberWrite]) {}

  /// Sets the vertical content offset of a scroll view.
  func scroll(to offset: CGFloat) {}

  /// Returns the part of a scroll view's content to reveal.
  ///
  /// - Parameter revealing: The app's closure for it; `nil` to reveal the focus.
  /// - Returns: The part in the content's coordinates, turned round like the target.
  func focus(_ revealing: RevealingHandler?) -> CGRect? { nil }

  /// Prepares for an update.
  func prepare() {}

  /// Removes a view that the target has added.
  func end() {}

  /// Finds the view to measure, and prepares for an update.
  final func findView() {
    view = reference?.view ?? waitingView ?? view
    prepare()
  }

  /// Measures the target as it is now.
  final func measure(accessory: UIView?) -> TargetMeasurement {
    guard let reference else { return TargetMeasurement(area: nil, content: content) }
    view = reference.view
    let area = reference.measure(accessory: accessory)
    var measurement = TargetMeasurement(area: area, content: content)
    measurement.bounds = reference.view.bounds
    if let screen = reference.view.window?.screen {
      measurement.tolerance = 0.5 / max(screen.scale, 1)
    }
    return measurement
  }

  /// Lays out the view, unless it is outside a window.
  final func layOut() {
    guard let view, view.window != nil else { return }
    view.layoutIfNeeded()
  }
}
#endif
