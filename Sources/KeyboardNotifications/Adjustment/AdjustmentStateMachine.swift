package import Foundation

/// State machine that keeps the targets of one adjustment clear of the keyboard.
///
/// An adapter sends it events with what it has measured, and performs the effects in their order.
/// The machine decides when something is written, in which animation, what a condition holds back,
/// what is revealed, and when frames are needed. It performs nothing.
///
/// A list with its bar has two targets: first the constraint of the bar, then the list, which is
/// measured again after the layout of the bar.
package struct AdjustmentStateMachine: Sendable {
  /// Options of the adjustment, after whose change an update is sent.
  package var options: AdjustmentOptions
  /// True while everything is left where it is; afterwards an update is sent.
  package var isPaused = false

  /// The room that was made, for each target.
  var targets: [TargetState]
  /// The overlap that the handler was called with last.
  var lastDelivered: KeyboardOverlap?
  /// The finger that drags the keyboard, or the place where it has left the keyboard.
  var drag = KeyboardDrag()
  /// The frame of the docked keyboard for which the focus was revealed.
  var revealedKeyboard: CGRect?
  /// True from when the focus was revealed until the next frame, in which that is seen.
  var hasRevealedSinceFrame = false
  /// The area of the last update in a window.
  var lastArea: OverlapMeasurement?
  /// True while the condition holds a change back.
  var isHeldBack = false
  /// True from an update outside a window until the next one in a window.
  var isOutside = false
  /// Moves of the measured area that the adjustment itself has caused since the keyboard changed.
  var ownMoves = OwnMoves()
  /// The overlaps to complete, by the numbers of the updates whose animations have not ended.
  var completions: [Int: KeyboardOverlap] = [:]
  /// The number of updates so far.
  // mutant: 0 to 1, because it is enough that each number differs
  var updateCount = 0
  /// The answer that the update under way waits for.
  var pending = PendingAnswer.none

  /// Makes a machine that has changed nothing yet.
  ///
  /// - Parameters:
  ///   - targetCount: The number of targets.
  ///   - options: The options to begin with.
  package init(targetCount: Int = 1, options: AdjustmentOptions = AdjustmentOptions()) {
    targets = Array(repeating: TargetState(), count: targetCount)
    self.options = options
  }

  /// Handles an event, and returns its effects in the order in which they are to be performed.
  package mutating func handle(_ event: AdjustmentEvent) -> [AdjustmentEffect] {
    switch event {
    case .update(let reason, let measurement):
      return update(for: reason, measurement)
    case .conditionEvaluated(let isMet):
      guard case .condition(let update) = pending else { return [] }
      pending = .none
      return isMet ? perform(update) : hold(update)
    case .measured(let measurement, let focus):
      return continueUpdate(with: measurement, focus: focus)
    case .animationEnded(let number):
      return completions.removeValue(forKey: number).map { [.complete($0)] } ?? []
    }
  }
}

// MARK: - Drags

extension AdjustmentStateMachine {
  /// True from when a finger has pulled the keyboard down until the notification after it.
  package var isKeyboardPulledDown: Bool { drag.isPulledDown }
}

// MARK: - Handlers

extension AdjustmentStateMachine {
  /// Forgets what the handler was called with, so that a new one is called by the next update.
  package mutating func forgetDelivery() {
    lastDelivered = nil
  }

  /// Forgets a reveal that no frame has shown yet, so that the next update repeats it.
  ///
  /// - Returns: True if there was one.
  package mutating func forgetReveal() -> Bool {
    guard hasRevealedSinceFrame else { return false }
    revealedKeyboard = nil
    return true
  }
}

// MARK: - Frames

extension AdjustmentStateMachine {
  /// Returns true if the adjustment must be updated before each frame.
  ///
  /// A keyboard on screen and a change that is held back need frames. A list with a bar is
  /// measured as long as it is in a window. Outside a window it is owed a measurement, and so is
  /// everything that has not been put back.
  ///
  /// - Parameters:
  ///   - isKeyboardVisible: True while a keyboard is on screen or on its way there.
  ///   - isInWindow: True while the view is in a window.
  /// - Returns: False if nothing can differ before the next event.
  package func needsFrames(isKeyboardVisible: Bool, isInWindow: Bool) -> Bool {
    guard !isPaused else { return false }
    let isOwed = (isOutside || !isInWindow) && !isAtRest
    return isKeyboardVisible || isHeldBack || options.hasBar || isOwed
  }

  /// The area that a frame need only find unchanged; `nil` if more is to be measured.
  ///
  /// The keyboard does not change before a frame. So the area decides where no number is compared.
  package var idleArea: OverlapMeasurement? {
    let isIdle = !isOutside && !isHeldBack && drag.isAtRest && options.unmetCondition != .releases
    return isIdle && targets.count == 1 && targets[0].hasNoNumbers ? lastArea : nil
  }

  /// True if nothing of the app's is changed, and the handler was told of no overlap.
  package var isAtRest: Bool {
    targets.allSatisfy(\.isAtRest) && (lastDelivered?.height ?? 0) == 0
  }
}

// MARK: - The app's own values

extension AdjustmentStateMachine {
  /// Returns the app's own part of the first number of the last target.
  ///
  /// - Parameter measurement: The last target as it is now.
  /// - Returns: The value without the room for the keyboard, in points.
  package func ownValue(in measurement: TargetMeasurement) -> CGFloat {
    targets.last?.ownValue(in: measurement) ?? 0
  }

  /// States the app's own part of the first number of the last target.
  ///
  /// An update follows.
  ///
  /// - Parameters:
  ///   - value: The app's part, in points; one that is not finite is ignored.
  ///   - measurement: The last target as it is now.
  /// - Returns: The effects to perform.
  package mutating func setOwnValue(
    _ value: CGFloat,
    in measurement: TargetMeasurement
  ) -> [AdjustmentEffect] {
    guard let last = targets.indices.last else { return [] }
    return [.write(target: last, targets[last].setOwnValue(value, in: measurement))]
  }

  /// Puts back the app's own values of all targets, at the end of the adjustment.
  ///
  /// - Parameter measurements: The targets as they are now.
  /// - Returns: The effects to perform.
  package mutating func restore(_ measurements: [TargetMeasurement]) -> [AdjustmentEffect] {
    zip(targets.indices, measurements).map { index, measurement in
      .write(target: index, targets[index].restore(measurement))
    }
  }

  /// Takes over a target that another adjustment has changed so far.
  ///
  /// - Parameters:
  ///   - index: The target in this machine.
  ///   - other: The machine of the other adjustment, which loses the target.
  ///   - otherIndex: The target in the other machine.
  package mutating func adopt(
    target index: Int,
    from other: inout AdjustmentStateMachine,
    target otherIndex: Int
  ) {
    targets[index] = other.targets[otherIndex]
    // mutant: swap, because neither depends on the other
    other.targets.remove(at: otherIndex)
    other.pending = .none
  }
}
