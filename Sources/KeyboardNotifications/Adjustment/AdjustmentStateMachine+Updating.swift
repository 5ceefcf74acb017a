import Foundation

extension AdjustmentStateMachine {
  /// Update under way, with its decisions so far.
  ///
  /// It passes these methods in order: `begin` decides, `perform` writes the targets, `deliver`
  /// calls the handler, `end` corrects an inset and scrolls, and `complete` calls the completion
  /// handler. Between them it waits for the answers of ``PendingAnswer``.
  struct Update: Sendable {
    let number: Int
    let reason: UpdateReason
    /// The keyboard as it was announced.
    let announced: KeyboardState
    /// The keyboard at the place to which a finger has pulled it; hidden if the condition releases
    /// the targets.
    let keyboard: KeyboardState
    let isBeingPresented: Bool
    /// True if a finger pulls the keyboard down, or did so before this update.
    let isInteractive: Bool
    var targets: [TargetMeasurement]
    /// The scroll view before the changes to compare with.
    let scrollViewBefore: ScrollViewMeasurement?
    /// True just before a frame is committed, also if the keyboard has moved since the last one.
    let isBeforeCommit: Bool
    /// The overlap of the last target.
    var overlap = KeyboardOverlap()
    /// True if a number must be written.
    // mutant: false to true, because the machine decides it before it is read
    var isDue = false
    /// True if the handler is called.
    // mutant: false to true, because the machine decides it before it is read
    var delivers = false
    /// True if the first responder is scrolled into view.
    // mutant: false to true, because the machine decides it before it is read
    var reveals = false
    /// True if the effects are performed in an animation of this update.
    var isAnimated = false
    /// True once the last target has changed.
    var hasChangedLast = false
  }

  /// Answer that an update waits for.
  enum PendingAnswer: Sendable {
    case none
    /// The app's condition.
    case condition(Update)
    /// The measurement of a target, after the layout of the one before it.
    case target(Int, Update)
    /// The measurement of the last target, after all writes, the handler and layout.
    case end(Update)
  }

  /// Compares the targets with the keyboard, and returns the effects that keep them clear of it.
  mutating func update(
    for reason: UpdateReason,
    _ measurement: AdjustmentMeasurement
  ) -> [AdjustmentEffect] {
    // mutant: swap, because neither depends on the other
    pending = .none
    if reason.kind == .frame { hasRevealedSinceFrame = false }
    let oldDrag = drag
    let hasKeyboardMoved = drag.follow(
      measurement.finger,
      in: measurement.keyboard,
      settles: reason.settlesDrag
    )
    let effects = timerEffects(after: oldDrag)
    if isPaused { lastList = nil }
    let isBeforeCommit = reason.isFrame
    guard !isPaused, let reason = Self.refined(reason, hasKeyboardMoved: hasKeyboardMoved) else {
      return effects
    }
    if reason.kind == .frame || (isBeforeCommit && hasKeyboardMoved) {
      let isNew = hasKeyboardMoved || keyboardChange == .announced
      keyboardChange = isNew ? .inFrame : .committed
    } else if reason.isPost {
      keyboardChange = .announced
    }
    isList = measurement.targets.last?.scrollView != nil
    reset(for: reason, measurement.keyboard)
    guard measurement.targets.last?.area != nil else {
      isOutside = true
      lastList = nil
      return effects + deliverFirst(measurement)
    }
    let isInteractive = oldDrag.isPulledDown || drag.isPulledDown
    return effects
      + updateInWindow(
        for: reason,
        measurement,
        isInteractive: isInteractive,
        isBeforeCommit: isBeforeCommit
      )
  }

  /// Forgets the conflicts, the moves and the reveal that a reason ends.
  private mutating func reset(for reason: UpdateReason, _ keyboard: KeyboardState) {
    // mutant: swap, because each is forgotten by itself
    if reason.kind == .app || reason.settlesDrag { endConflicts() }
    // mutant: swap, because each is forgotten by itself
    if reason.settlesDrag { ownMoves = OwnMoves() }
    if keyboard.dockedFrame == nil { revealedKeyboard = nil }
  }

  /// Begins an update in a window, to which the targets may just have returned.
  private mutating func updateInWindow(
    for reason: UpdateReason,
    _ given: AdjustmentMeasurement,
    isInteractive: Bool,
    isBeforeCommit: Bool
  ) -> [AdjustmentEffect] {
    var measurement = given
    let effects = isOutside ? returnToEnd(&measurement) : []
    isOutside = false
    // A view that its own handler moves is left alone until the keyboard changes.
    if reason.isFrame, ownMoves.isEndless { return effects }
    for index in targets.indices {
      targets[index].forgetAppliedSafeArea(in: measurement.targets[index], isFrame: reason.isFrame)
    }
    lastArea = measurement.targets.last?.area
    // mutant: += to -=, because it is enough that each number differs
    // mutant: 1 to 2, because it is enough that each number differs
    updateCount += 1
    let update = Update(
      number: updateCount,
      reason: reason,
      announced: measurement.keyboard,
      keyboard: keyboard(in: measurement),
      isBeingPresented: measurement.isBeingPresented,
      isInteractive: isInteractive,
      targets: measurement.targets,
      scrollViewBefore: scrollView(before: measurement.targets.last),
      isBeforeCommit: isBeforeCommit
    )
    return effects + logConflicts(measurement, reason) + begin(update)
  }

  /// Returns the reason of an update, once it is known if the keyboard has moved.
  ///
  /// A frame or a repetition is a change if the keyboard has moved.
  ///
  /// - Returns: `nil` for a repetition without a move, which needs no update.
  private static func refined(
    _ reason: UpdateReason,
    hasKeyboardMoved: Bool
  ) -> UpdateReason? {
    switch reason.kind {
    case .repetition: hasKeyboardMoved ? .keyboardChange(reason.animation) : nil
    case .frame where hasKeyboardMoved: .possibleMove(nil)
    default: reason
    }
  }

  /// Returns the scroll view before the changes that an update makes or finds.
  ///
  /// While a change of the keyboard is not on the screen yet, anybody may have resized the scroll
  /// view for it since the last frame. One that has another width was resized for something else,
  /// such as a rotation.
  private func scrollView(before last: TargetMeasurement?) -> ScrollViewMeasurement? {
    guard let last, let scrollView = last.scrollView else { return nil }
    guard keyboardChange != .committed, let lastList, let before = lastList.scrollView,
      last.bounds.size.width == lastList.bounds.size.width,
      last.isMirrored == lastList.isMirrored,
      isResized(last, since: before)
    else { return scrollView }
    return before
  }

  /// Calls the handler for the first time outside a window, with an overlap of zero.
  private mutating func deliverFirst(_ measurement: AdjustmentMeasurement) -> [AdjustmentEffect] {
    guard options.delivery != nil, lastDelivered == nil, let last = measurement.targets.last else {
      return []
    }
    let overlap = KeyboardOverlap(freeRectangle: last.bounds, state: measurement.keyboard)
    lastDelivered = overlap
    return [.deliver(overlap)]
  }

  /// Scrolls a list that has returned to a window back to the end of its content.
  ///
  /// Outside a window there is no safe area, so UIKit reduces the inset and moves the content.
  private func returnToEnd(_ measurement: inout AdjustmentMeasurement) -> [AdjustmentEffect] {
    guard options.anchor != .top, let last = measurement.targets.indices.last,
      let offset = measurement.targets[last].scrollBackToEnd()
    else { return [] }
    return [.scroll(to: offset)]
  }

  /// Returns the state of the keyboard for the targets.
  private func keyboard(in measurement: AdjustmentMeasurement) -> KeyboardState {
    let isReleased = options.unmetCondition == .releases && measurement.isConditionMet == false
    return isReleased ? .initial : drag.state(from: measurement.keyboard)
  }
}

// MARK: - Decisions

extension AdjustmentStateMachine {
  /// Decides the changes of an update, and performs them.
  ///
  /// If a condition may hold the changes back, it is evaluated first.
  private mutating func begin(_ given: Update) -> [AdjustmentEffect] {
    var update = given
    isHeldBack = false
    guard let last = update.targets.last, let area = last.area else { return [] }
    update.overlap = overlap(of: area, in: update)
    let isDue = update.targets.indices.contains { self.isDue($0, in: update) }
    update.isDue = isDue || isResized(last, since: update.scrollViewBefore)
    update.delivers = delivers(update.overlap, in: update, within: last.tolerance)
    update.reveals = reveals(in: update)
    guard update.isDue || update.delivers || update.reveals else {
      if update.isBeforeCommit { lastList = last }
      return []
    }
    guard options.unmetCondition == .holds else { return perform(update) }
    pending = .condition(update)
    return [.evaluateCondition]
  }

  /// Ends an update without a change, since the condition is not met.
  mutating func hold(_ update: Update) -> [AdjustmentEffect] {
    isHeldBack = update.isDue || update.delivers
    if update.isBeforeCommit { lastList = update.targets.last }
    return []
  }

  /// Returns the overlap of the last target.
  func overlap(of area: OverlapMeasurement, in update: Update) -> KeyboardOverlap {
    var overlap = area.overlap(
      in: update.keyboard,
      since: lastDelivered?.height ?? 0,
      animation: update.reason.animation
    )
    overlap.isInteractive = update.isInteractive
    return overlap
  }

  /// Returns the height of a target's area below the spacing above the keyboard.
  func coveredHeight(of area: OverlapMeasurement, in update: Update) -> CGFloat {
    area.coveredHeight(in: update.keyboard, spacing: options.spacing)
  }

  /// Returns the mode in which space is made in a target.
  ///
  /// The mode of the options applies to the first target: with a bar, the bar's constraint.
  func mode(of index: Int) -> KeyboardInsetMode {
    index == 0 ? options.mode : .added
  }

  /// Returns true if a number of a target must be written.
  private func isDue(_ index: Int, in update: Update) -> Bool {
    let measurement = update.targets[index]
    guard let area = measurement.area else { return false }
    let height = coveredHeight(of: area, in: update)
    return targets[index].isDue(
      targets[index].coveredAmounts(for: height, in: measurement),
      in: measurement,
      as: mode(of: index),
      isFrame: update.reason.isFrame
    )
  }

  /// Returns true if the visible part of a scroll view has another height than before.
  private func isResized(_ last: TargetMeasurement, since before: ScrollViewMeasurement?) -> Bool {
    guard let scrollView = last.scrollView, let before else { return false }
    let height = scrollView.extent(isMirrored: last.isMirrored).visibleHeight
    let oldHeight = before.extent(isMirrored: last.isMirrored).visibleHeight
    return abs(height - oldHeight) >= last.tolerance
  }

  /// Returns true if the handler is called with an overlap.
  private func delivers(
    _ overlap: KeyboardOverlap,
    in update: Update,
    within tolerance: CGFloat
  ) -> Bool {
    guard let delivery = options.delivery else { return false }
    guard let lastDelivered else { return true }
    if delivery == .heights {
      let difference = abs(overlap.height - lastDelivered.height)
      // The return to zero is delivered however small it is.
      if overlap.height == 0 { return difference > 0 }
      return difference >= tolerance
    }
    // mutant: swap, because the handler is called for either reason
    if update.reason.kind == .option { return true }
    if delivery == .overlapsAndVisibility {
      let isSameVisibility = overlap.state.visibility == lastDelivered.state.visibility
      if update.reason.kind == .app || !isSameVisibility { return true }
    }
    return !lastDelivered.isSame(as: overlap, within: tolerance)
  }

  /// Returns true if the first responder must be scrolled into view.
  ///
  /// It is scrolled after a change of the keyboard, the first responder or the text, and when space
  /// is made for a keyboard for the first time. A scroll under way is not interrupted.
  private func reveals(in update: Update) -> Bool {
    guard let scrollView = update.targets.last?.scrollView, scrollView.motion == .none else {
      return false
    }
    // The scroll view need not be covered: it may have become smaller and end above the keyboard.
    guard update.overlap.keyboardFrame != nil, update.keyboard.placement == .docked else {
      return false
    }
    return update.reason.revealsFocus || update.announced.dockedFrame != revealedKeyboard
  }
}

// MARK: - Conflicts and drags

extension AdjustmentStateMachine {
  /// Counts a frame in the conflicts with the app, and logs each that has become lasting.
  private mutating func logConflicts(
    _ measurement: AdjustmentMeasurement,
    _ reason: UpdateReason
  ) -> [AdjustmentEffect] {
    guard reason.kind == .frame else { return [] }
    return targets.indices.flatMap { index in
      targets[index].countConflicts(in: measurement.targets[index])
        .map { .log(.resets($0, target: index)) }
    }
  }

  /// Ends all conflicts with the app.
  private mutating func endConflicts() {
    for index in targets.indices { targets[index].endConflicts() }
  }

  /// Returns the effect that starts or ends the timer of a drag, if the finger has changed.
  ///
  /// After the finger has lifted, UIKit posts a notification. If it does not, the timer settles the
  /// drag.
  private func timerEffects(after old: KeyboardDrag) -> [AdjustmentEffect] {
    // mutant: swap, because a drag is not both held and released
    if drag.isHeld, !old.isHeld { return [.settleTimer(isRunning: false)] }
    if drag.isReleased, old.isHeld { return [.settleTimer(isRunning: true)] }
    return []
  }
}
