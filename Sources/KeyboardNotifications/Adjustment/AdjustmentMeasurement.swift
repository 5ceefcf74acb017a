package import Foundation

/// Keyboard and targets of an adjustment, as an adapter has read them at one moment.
package struct AdjustmentMeasurement: Sendable {
  /// The keyboard as it was announced.
  package var keyboard: KeyboardState
  /// The targets in the order in which they are changed.
  package var targets: [TargetMeasurement]
  /// The vertical screen coordinate of the finger that drags the keyboard; `nil` if none does.
  package var finger: CGFloat?
  /// True if the app's condition is met; `nil` if it was not evaluated.
  package var isConditionMet: Bool?
  /// True while a view controller that contains the view is being presented.
  package var isBeingPresented: Bool

  /// Makes a measurement without a finger.
  package init(keyboard: KeyboardState, targets: [TargetMeasurement], isBeingPresented: Bool) {
    self.keyboard = keyboard
    self.targets = targets
    self.isBeingPresented = isBeingPresented
  }
}
