package import Foundation

/// Progress of a change of the keyboard to the screen.
///
/// Until the frame with the change is committed, a list may be resized for it.
enum KeyboardChangeProgress: Sendable {
  /// The change was announced after the last frame.
  case announced
  /// The next frame shows the change.
  case inFrame
  /// The change is on the screen.
  case committed
}

/// State machine that keeps the targets of one adjustment clear of the keyboard.
///
/// An adapter sends it events with measurements, and performs the returned effects in their order.
/// The machine decides the numbers that are written and their animation, the effect of a condition,
/// scrolling to the first responder, and when frames are needed.
///
/// A list with its bar has two targets: first the constraint of the bar, then the list, which is
/// measured again after the layout of the bar.
package struct AdjustmentStateMachine: Sendable {
  /// The options of the adjustment; an adapter sends an update after it has changed them.
  package var options: AdjustmentOptions
  /// True while no change is made; an adapter sends an update after the pause.
  package var isPaused = false

  /// The space that was made in each target.
  var targets: [TargetState]
  /// The overlap that the handler was called with last.
  var lastDelivered: KeyboardOverlap?
  /// The drag of the keyboard by a finger.
  var drag = KeyboardDrag()
  /// The frame of the docked keyboard for which the first responder was scrolled into view.
  var revealedKeyboard: CGRect?
  /// True if the first responder was scrolled into view since the last frame.
  var hasRevealedSinceFrame = false
  /// The area of the last update in a window.
  var lastArea: OverlapMeasurement?
  /// The list at the end of the last update before a frame, or as this adjustment has changed it
  /// since.
  var lastList: TargetMeasurement?
  /// The progress of the last change of the keyboard to the screen.
  var keyboardChange = KeyboardChangeProgress.committed
  /// True if the last target is a scroll view.
  var isList = false
  /// True while a condition that is not met holds a change back.
  var isHeldBack = false
  /// True from an update outside a window until the next one in a window.
  var isOutside = false
  /// The moves of the measured area by the adjustment itself, since the keyboard changed.
  var ownMoves = OwnMoves()
  /// The overlaps for the completion handler, by the numbers of the updates that are animated.
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
  /// Forgets the last delivery, so that the next update calls a new handler.
  package mutating func forgetDelivery() {
    lastDelivered = nil
  }

  /// Makes the next update scroll the first responder into view again, unless a frame was committed
  /// since the last scroll.
  ///
  /// - Returns: False if the first responder was not scrolled into view since the last frame.
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
  /// A keyboard on screen and a change that is held back need frames. A list always needs them: it
  /// follows its bar, and a bar of the input accessory may appear without a notification. Outside a
  /// window every adjustment that is not at rest needs them too, to notice its return to one.
  ///
  /// - Parameters:
  ///   - isKeyboardVisible: True while a keyboard is on screen or on its way there.
  ///   - isInWindow: True while the view is in a window.
  /// - Returns: False if no target can change before the next event.
  package func needsFrames(isKeyboardVisible: Bool, isInWindow: Bool) -> Bool {
    guard !isPaused else { return false }
    let awaitsWindow = (isOutside || !isInWindow) && !isAtRest
    return isKeyboardVisible || isHeldBack || isList || awaitsWindow
  }

  /// The area of the last update, if a frame needs an update only after this area has changed.
  ///
  /// An adjustment without a number to compare has such an area, since the keyboard itself does not
  /// change before a frame. `nil` if each frame needs an update.
  package var idleArea: OverlapMeasurement? {
    let isIdle = !isOutside && !isHeldBack && !drag.isHeld && options.unmetCondition != .releases
    return isIdle && !isList && targets.count == 1 && targets[0].hasNoNumbers ? lastArea : nil
  }

  /// True if no number is changed, and the last delivered height is zero.
  package var isAtRest: Bool {
    targets.allSatisfy(\.isAtRest) && (lastDelivered?.height ?? 0) == 0
  }
}

// MARK: - The app's own values

extension AdjustmentStateMachine {
  /// Returns the app's own part of the first number of the last target.
  ///
  /// - Parameter measurement: The last target as it is now.
  /// - Returns: The value without the space for the keyboard, in points.
  package func ownValue(in measurement: TargetMeasurement) -> CGFloat {
    // mutant: 0 to 1, because an adjustment that has lost its target has ended
    targets.last?.ownValue(in: measurement) ?? 0
  }

  /// Sets the app's own part of the first number of the last target.
  ///
  /// The adapter sends an update afterwards.
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

  /// Restores the app's own values of all targets, at the end of the adjustment.
  ///
  /// - Parameter measurements: The targets as they are now.
  /// - Returns: The effects to perform.
  package mutating func restore(_ measurements: [TargetMeasurement]) -> [AdjustmentEffect] {
    zip(targets.indices, measurements).map { index, measurement in
      .write(target: index, targets[index].restore(measurement))
    }
  }

  /// Moves a target from another adjustment, with the space that was made in it.
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
    // Its update under way refers to the targets by their old indices.
    other.pending = .none
  }
}
