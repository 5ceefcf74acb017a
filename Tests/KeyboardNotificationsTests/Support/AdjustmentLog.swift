import Foundation
import KeyboardNotifications

/// What the updates of a screen have done.
struct AdjustmentLog {
  var writes: [NumberValue] = []
  /// The duration of the animation of each write and each call; zero without an animation.
  var durations: [TimeInterval] = []
  /// The duration of the animation of each scroll; zero without an animation.
  var scrollDurations: [TimeInterval] = []
  /// The number of layouts of the target.
  var layouts = 0
  var delivered: [KeyboardOverlap] = []
  var faults: [AdjustmentFault] = []
  /// The number of searches for the first responder.
  var focusSearches = 0
  /// The heights that were delivered.
  var heights: [CGFloat] { delivered.map(\.height) }
}
