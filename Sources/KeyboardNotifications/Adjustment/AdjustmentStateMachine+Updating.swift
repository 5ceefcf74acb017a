import Foundation

extension AdjustmentStateMachine {
  /// Update under way, with what is known of it so far.
  struct Update: Sendable {
    let number: Int
    let reason: UpdateReason
    /// The keyboard as it was announced.
    let announced: KeyboardState
    /// The keyboard where the finger holds it; hidden where the condition releases the targets.
    let keyboard: KeyboardState
    let isBeingPresented: Bool
    /// True if a finger pulls the keyboard down, or did until now.
    let isInteractive: Bool
    var targets: [TargetMeasurement]
    /// The scroll view as it was before the layout of its bar; `nil` without that layout.
    var scrollViewBefore: ScrollViewMeasurement?
    /// The covered part of the last target.
    var overlap = KeyboardOverlap()
    /// True if a number differs from what it should be.
    var isDue = false
    /// True if the handler is called.
    var delivers = false
    /// True if the focus is scrolled into sight.
    var reveals = false
    /// True once the effects are performed in an animation of the update's own.
    var isAnimated = false
    /// True once the last target has changed.
    var hasChangedLast = false
  }

  /// Answer that an update waits for.
  enum PendingAnswer: Sendable {
    case none
    /// The app's condition.
    case condition(Update)
    /// A target, after the layout of the one before it.
    case target(Int, Update)
    /// The last target, after everything was written, delivered and laid out.
    case end(Update)
  }

  /// Compares the targets with the keyboard, and changes what differs.
  mutating func update(
    for reason: UpdateReason,
    _ measurement: AdjustmentMeasurement
  ) -> [AdjustmentEffect] {
    pending = .none
    if reason.kind == .frame { hasRevealedSinceFrame = false }
    var effects: [AdjustmentEffect] = []
    let wasPulledDown = drag.isPulledDown
    let hasMoved = followFinger(in: measurement, settles: reason.settlesDrag, &effects)
    guard let reason = Self.reason(reason, hasKeyboardMoved: hasMoved), !isPaused else {
      return effects
    }
    if reason.kind == .app || reason.settlesDrag { endConflicts() }
    if reason.settlesDrag { ownMoves = OwnMoves() }
    if measurement.keyboard.dockedFrame == nil { revealedKeyboard = nil }
    guard let area = measurement.targets.last?.area else {
      isOutside = true
      return effects + deliverFirst(measurement)
    }
    var measurement = measurement
    if isOutside { effects += returnToEnd(&measurement) }
    isOutside = false
    if reason.isFrame, ownMoves.isEndless { return effects }
    for index in targets.indices {
      targets[index].noteSafeArea(in: measurement.targets[index], isFrame: reason.isFrame)
    }
    lastArea = area
    // mutant: += to -=, because it is enough that each number differs
    updateCount += 1
    let update = Update(
      number: updateCount,
      reason: reason,
      announced: measurement.keyboard,
      keyboard: keyboard(in: measurement),
      isBeingPresented: measurement.isBeingPresented,
      isInteractive: wasPulledDown || drag.isPulledDown,
      targets: measurement.targets
    )
    return effects + reportConflicts(measurement, reason) + begin(update)
  }

  /// Returns a reason with what a finger makes of it: a keyboard that it moves is a change.
  private static func reason(
    _ reason: UpdateReason,
    hasKeyboardMoved: Bool
  ) -> UpdateReason? {
    switch reason.kind {
    case .repetition: hasKeyboardMoved ? .keyboardChange(reason.animation) : nil
    case .frame where hasKeyboardMoved: .later(nil)
    default: reason
    }
  }

  /// Calls the handler for the first time outside a window, where nothing is known to be covered.
  private mutating func deliverFirst(_ measurement: AdjustmentMeasurement) -> [AdjustmentEffect] {
    guard options.delivery != nil, lastDelivered == nil, let last = measurement.targets.last else {
      return []
    }
    let overlap = KeyboardOverlap(freeRectangle: last.bounds, state: measurement.keyboard)
    lastDelivered = overlap
    return [.deliver(overlap)]
  }

  /// Scrolls a list back to the end of its content, from which UIKit has moved it.
  ///
  /// Outside a window there is no safe area, so that UIKit brings the end of the content nearer.
  private func returnToEnd(_ measurement: inout AdjustmentMeasurement) -> [AdjustmentEffect] {
    guard options.anchor != .top, let last = measurement.targets.indices.last,
      let offset = measurement.targets[last].scrollBackToEnd()
    else { return [] }
    return [.scroll(to: offset)]
  }

  /// Returns the keyboard that the targets are kept clear of.
  private func keyboard(in measurement: AdjustmentMeasurement) -> KeyboardState {
    let isReleased = options.unmetCondition == .releases && measurement.isConditionMet == false
    return isReleased ? .initial : drag.state(from: measurement.keyboard)
  }
}

// MARK: - Decisions

extension AdjustmentStateMachine {
  /// Finds what an update changes, and asks for the condition if there is something.
  private mutating func begin(_ given: Update) -> [AdjustmentEffect] {
    var update = given
    guard let last = update.targets.last, let area = last.area else { return [] }
    update.overlap = overlap(of: area, in: update)
    update.isDue = update.targets.indices.contains { isDue($0, in: update) }
    update.delivers = delivers(update.overlap, in: update, within: last.tolerance)
    update.reveals = reveals(in: update)
    guard update.isDue || update.delivers || update.reveals else {
      isHeldBack = false
      return []
    }
    guard options.unmetCondition == .holds else { return perform(update) }
    pending = .condition(update)
    return [.evaluateCondition]
  }

  /// Leaves everything where it is, since the condition is not met.
  mutating func hold(_ update: Update) -> [AdjustmentEffect] {
    isHeldBack = update.isDue || update.delivers
    return []
  }

  func overlap(of area: OverlapMeasurement, in update: Update) -> KeyboardOverlap {
    var overlap = area.overlap(
      in: update.keyboard,
      since: lastDelivered?.height ?? 0,
      animation: update.reason.animation
    )
    overlap.isInteractive = update.isInteractive
    return overlap
  }

  /// Returns the height to clear of a target: to the keyboard's top, with the spacing above it.
  func coveredHeight(_ index: Int, in update: Update) -> CGFloat {
    guard let area = update.targets[index].area else { return 0 }
    let height = area.overlap(in: update.keyboard).height
    return height > 0 ? height + options.spacing : 0
  }

  /// Returns the mode in which room is made in a target: with a bar, in the bar's constraint.
  func mode(of index: Int) -> KeyboardInsetMode {
    index == 0 ? options.mode : .added
  }

  private func isDue(_ index: Int, in update: Update) -> Bool {
    let measurement = update.targets[index]
    guard measurement.area != nil else { return false }
    return targets[index].isDue(
      targets[index].coveredAmounts(for: coveredHeight(index, in: update), in: measurement),
      in: measurement,
      as: mode(of: index),
      isFrame: update.reason.isFrame
    )
  }

  /// Returns true if the handler is called with an overlap.
  private func delivers(
    _ overlap: KeyboardOverlap,
    in update: Update,
    within tolerance: CGFloat
  ) -> Bool {
    guard let delivery = options.delivery else { return false }
    guard let lastDelivered else { return true }
    switch delivery {
    case .heights:
      let difference = abs(overlap.height - lastDelivered.height)
      return overlap.height == 0 ? difference > 0 : difference >= tolerance
    case .overlaps where update.reason.kind == .option,
      .overlapsAndVisibility where update.reason.kind == .option:
      return true
    case .overlapsAndVisibility
    where update.reason.kind == .app || lastDelivered.state.visibility != overlap.state.visibility:
      return true
    case .overlaps, .overlapsAndVisibility:
      return !lastDelivered.isSame(as: overlap, within: tolerance)
    }
  }

  /// Returns true if the focus is to be scrolled into sight.
  ///
  /// The cause is a change of the keyboard, the focus or the text, or the first room that is made
  /// for a keyboard. A scroll under way is left alone.
  private func reveals(in update: Update) -> Bool {
    guard let scrollView = update.targets.last?.scrollView, scrollView.motion == .none else {
      return false
    }
    // A scroll view that ends above the keyboard is not covered, and is smaller.
    guard update.overlap.keyboardFrame != nil, update.keyboard.placement == .docked else {
      return false
    }
    return update.reason.revealsFocus || update.announced.dockedFrame != revealedKeyboard
  }
}

// MARK: - Conflicts and drags

extension AdjustmentStateMachine {
  /// Counts a frame in the conflicts with the app, and reports those that have become lasting.
  private mutating func reportConflicts(
    _ measurement: AdjustmentMeasurement,
    _ reason: UpdateReason
  ) -> [AdjustmentEffect] {
    guard reason.kind == .frame else { return [] }
    return targets.indices.flatMap { index in
      targets[index].countConflicts(in: measurement.targets[index])
        .map { .report(.resets($0, target: index)) }
    }
  }

  private mutating func endConflicts() {
    for index in targets.indices { targets[index].endConflicts() }
  }

  /// Moves the keyboard with the finger that drags it, and returns true if it has moved.
  ///
  /// Once the finger has lifted a notification follows. Where none does, a timer settles the drag.
  private mutating func followFinger(
    in measurement: AdjustmentMeasurement,
    settles: Bool,
    _ effects: inout [AdjustmentEffect]
  ) -> Bool {
    let wasHeld = drag.isHeld
    let hasMoved = drag.follow(measurement.finger, in: measurement.keyboard, settles: settles)
    if drag.isHeld, !wasHeld {
      effects.append(.settleTimer(isRunning: false))
    } else if wasHeld, !drag.isHeld, !drag.isIdle {
      effects.append(.settleTimer(isRunning: true))
    }
    return hasMoved
  }
}
