#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Target of an adjustment: an object whose insets or constant make room for the keyboard.
///
/// It reads and writes, and decides nothing. It keeps neither the object nor a view alive.
@MainActor
class AdjustmentTarget {
  /// The object that is changed.
  final private(set) weak var object: AnyObject?
  /// The view that was measured last, for layout and windows.
  final private(set) weak var view: UIView?

  init(_ object: AnyObject) {
    self.object = object
  }

  /// The rectangle to keep clear; `nil` while there is none.
  var reference: OverlapReference? { nil }

  /// The view to wait for while there is no rectangle.
  var waitingView: UIView? { nil }

  /// True if the layout of the view follows a change of the target.
  var changesLayout: Bool { true }

  /// The numbers that are changed, with their present values.
  var content: TargetMeasurement.Content { .view }

  /// Writes values.
  func write(_ writes: [NumberWrite]) {}

  /// Sets the content's coordinate at the top of a scroll view.
  func scroll(to offset: CGFloat) {}

  /// The rectangle of a scroll view's content that has the focus.
  var focus: CGRect? { nil }

  /// Prepares for an update.
  func prepare() {}

  /// Removes what the target has added.
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
    measurement.tolerance = 0.5 / max(reference.view.window?.screen.scale ?? 1, 1)
    return measurement
  }

  /// Lays out the view, unless it is outside a window.
  final func layOut() {
    guard let view, view.window != nil else { return }
    view.layoutIfNeeded()
  }
}
#endif
