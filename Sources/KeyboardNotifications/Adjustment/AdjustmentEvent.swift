package import Foundation

/// Event of an adjustment, with what an adapter has measured for it.
package enum AdjustmentEvent: Sendable {
  /// Something may have changed.
  case update(UpdateReason, AdjustmentMeasurement)
  /// Answer to ``AdjustmentEffect/measure(target:findsFocus:)``: the target, and the rectangle of
  /// its content to reveal.
  case measured(TargetMeasurement, focus: CGRect?)
  /// Answer to ``AdjustmentEffect/evaluateCondition``.
  case conditionEvaluated(isMet: Bool)
  /// The animation of an update has ended.
  case animationEnded(update: Int)
}

/// Keyboard and targets of an adjustment, as an adapter has read them at one moment.
package struct AdjustmentMeasurement: Sendable {
  /// The keyboard as it was announced.
  package var keyboard: KeyboardState
  /// The targets in the order in which they are changed.
  package var targets: [TargetMeasurement]
  /// The height on the screen of the finger that drags the keyboard; `nil` if none does.
  package var finger: CGFloat?
  /// True if the app's condition is met; `nil` if it was not evaluated.
  package var isConditionMet: Bool?
  /// True while a controller around the view is on its way on screen.
  package var isBeingPresented = false

  /// Makes a measurement.
  package init(keyboard: KeyboardState, targets: [TargetMeasurement]) {
    self.keyboard = keyboard
    self.targets = targets
  }
}

/// Effect of an event, which an adapter performs.
package enum AdjustmentEffect: Sendable {
  /// Perform effects in an animation, or at once without one, and report its end.
  case animate(KeyboardAnimation?, update: Int, [AdjustmentEffect])
  /// Write values to the numbers of a target.
  case write(target: Int, [NumberWrite])
  /// Set the content's coordinate at the top of the scroll view.
  case scroll(to: CGFloat)
  /// Lay out the view of a target.
  case layOut(target: Int)
  /// Call the handler with what is covered.
  case deliver(KeyboardOverlap)
  /// Call the completion handler with what is covered.
  case complete(KeyboardOverlap)
  /// Measure a target again, and find the rectangle of its content to reveal.
  case measure(target: Int, findsFocus: Bool)
  /// Evaluate the app's condition.
  case evaluateCondition
  /// Start a timer for a keyboard that was dragged, or end it.
  case settleTimer(isRunning: Bool)
  /// Report what the app does wrong.
  case report(AdjustmentFault)
}

/// Fault of an app, for which an adjustment leaves something alone until the keyboard changes.
package enum AdjustmentFault: Sendable, Equatable {
  /// The app resets a number before each frame.
  case resets(AdjustedNumber, target: Int)
  /// The area that is measured moves with what the adjustment changes.
  case movesMeasuredArea
}
