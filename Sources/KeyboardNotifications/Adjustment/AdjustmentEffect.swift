package import Foundation

/// Effect of an event, which an adapter performs.
package enum AdjustmentEffect: Sendable {
  /// Perform effects in an animation, or at once without one, and send the event of its end.
  case animate(KeyboardAnimation?, update: Int, [AdjustmentEffect])
  /// Write values to the numbers of a target.
  case write(target: Int, [NumberWrite])
  /// Set the vertical content offset of the scroll view.
  case scroll(to: CGFloat)
  /// Lay out the view of a target.
  case layOut(target: Int)
  /// Call the handler with the overlap.
  case deliver(KeyboardOverlap)
  /// Call the completion handler with the overlap.
  case complete(KeyboardOverlap)
  /// Measure a target again, and find the part of its content to scroll into view.
  case measure(target: Int, findsFocus: Bool)
  /// Evaluate the app's condition.
  case evaluateCondition
  /// Start or end the timer that settles a drag if no notification follows.
  case settleTimer(isRunning: Bool)
  /// Log a fault of the app.
  case log(AdjustmentFault)
}

/// Fault of an app, after which an adjustment does not write until the keyboard changes.
package enum AdjustmentFault: Sendable, Equatable {
  /// The app resets a number before each frame.
  case resets(AdjustedNumber, target: Int)
  /// The measured area moves with each change that the adjustment makes.
  case movesMeasuredArea
}
