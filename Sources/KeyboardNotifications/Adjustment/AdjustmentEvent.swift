package import Foundation

/// Event of an adjustment, with the adapter's measurement.
package enum AdjustmentEvent: Sendable {
  /// The keyboard or a target may have changed.
  case update(UpdateReason, AdjustmentMeasurement)
  /// Answer to ``AdjustmentEffect/measure(target:findsFocus:)``: the target, and the part of its
  /// content to scroll into view.
  case measured(TargetMeasurement, focus: CGRect?)
  /// Answer to ``AdjustmentEffect/evaluateCondition``.
  case conditionEvaluated(isMet: Bool)
  /// The animation of an update has ended.
  case animationEnded(update: Int)
}
