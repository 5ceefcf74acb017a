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

extension AdjustmentStateMachine {
  /// Changes the targets in their order, in the animation of the update.
  mutating func perform(_ given: Update) -> [AdjustmentEffect] {
    var update = given
    guard update.isDue || update.delivers else {
      return measureAtEnd(update)
    }
    update.isAnimated = isAnimated(update)
    let effects = write(from: 0, update)
    return update.isAnimated ? [animation(of: update, effects)] : effects
  }

  /// Continues an update after the adapter has measured a target.
  mutating func continueUpdate(
    with measurement: TargetMeasurement,
    focus: CGRect?
  ) -> [AdjustmentEffect] {
    let answered = pending
    pending = .none
    switch answered {
    case .target(let index, var update):
      // mutant: swap, because the overlap depends on the area alone
      update.targets[index] = measurement
      if let area = measurement.area { update.overlap = overlap(of: area, in: update) }
      return write(from: index, update)
    case .end(let update):
      return end(update, with: measurement, focus: focus)
    case .none, .condition:
      return []
    }
  }

  /// Returns true if an update controls the animation of its changes.
  ///
  /// A change that the app asks for takes part in the app's animation. A change by a finger is not
  /// animated.
  private func isAnimated(_ update: Update) -> Bool {
    (update.reason.kind == .change || update.reason.isFrame) && !drag.isHeld
  }

  /// Returns the effect that performs effects in the animation of an update.
  private func animation(of update: Update, _ effects: [AdjustmentEffect]) -> AdjustmentEffect {
    // A view that is being presented already moves with its controller.
    let animation = update.isBeingPresented ? nil : update.reason.animation
    return .animate(animation, update: update.number, effects)
  }
}

// MARK: - Targets

extension AdjustmentStateMachine {
  /// Writes the targets in order, beginning with one.
  ///
  /// After a write it stops, until the next target has been measured in the new layout.
  private mutating func write(from first: Int, _ given: Update) -> [AdjustmentEffect] {
    var update = given
    var effects: [AdjustmentEffect] = []
    for index in first..<targets.count {
      let changes = change(index, in: update)
      // mutant: swap, because an empty list adds no effect
      effects += changes
      guard !changes.isEmpty else { continue }
      if index + 1 == targets.count {
        update.hasChangedLast = true
      } else if update.reason.allowsLayout {
        pending = .target(index + 1, update)
        return effects + [.measure(target: index + 1, findsFocus: false)]
      }
    }
    return deliver(update, after: effects)
  }

  /// Makes space in one target, and keeps the content of a scroll view in place.
  private mutating func change(_ index: Int, in update: Update) -> [AdjustmentEffect] {
    let measurement = update.targets[index]
    guard let area = measurement.area else { return [] }
    // Compared with the space made before, which `makeSpace` replaces.
    let isUnrelatedToKeyboard = targets[index].isContentInsetUnrelatedToKeyboard(
      in: measurement,
      hasKeyboard: coveredHeight(of: area, in: update) > 0
    )
    let writes = makeSpace(in: index, area, update)
    let write = writes.isEmpty ? [] : [AdjustmentEffect.write(target: index, writes)]
    guard let scrollView = measurement.scrollView else {
      let laysOut = !writes.isEmpty && update.reason.allowsLayout
      return laysOut ? write + [.layOut(target: index)] : write
    }
    let before = update.scrollViewBefore ?? scrollView
    let newOffset = scrollView.offset(
      after: writes,
      since: before,
      isMirrored: measurement.isMirrored,
      keeping: options.anchor,
      isUnrelatedToKeyboard: isUnrelatedToKeyboard
    )
    var changed = scrollView
    for write in writes { changed.apply(write) }
    changed.offset = newOffset ?? changed.offset
    if !writes.isEmpty || newOffset != nil || update.isBeforeCommit {
      lastList = measurement
      lastList?.content = .scrollView(changed)
    }
    guard let newOffset else { return write }
    return write + [.scroll(to: newOffset)]
  }

  /// Adds the space for the keyboard to the numbers of one target, and returns the values to write.
  private mutating func makeSpace(
    in index: Int,
    _ area: OverlapMeasurement,
    _ update: Update
  ) -> [NumberWrite] {
    let measurement = update.targets[index]
    let height = coveredHeight(of: area, in: update)
    return targets[index].write(
      targets[index].coveredAmounts(for: height, in: measurement),
      in: measurement,
      as: mode(of: index),
      isFrame: update.reason.isFrame
    )
  }

  /// Calls the handler, and measures once more if the changes may have moved the target.
  private mutating func deliver(
    _ update: Update,
    after changes: [AdjustmentEffect]
  ) -> [AdjustmentEffect] {
    let effects = changes + callHandler(in: update)
    // The inset that UIKit adds depends on the written one; any other target moves with layout.
    let isScrollView = update.targets[targets.count - 1].scrollView != nil
    let mayMove = isScrollView ? update.hasChangedLast : update.reason.allowsLayout
    return mayMove || update.reveals ? effects + measureAtEnd(update) : complete(update, effects)
  }

  /// Returns the effects that call the handler, and keeps the overlap for the completion handler.
  private mutating func callHandler(in update: Update) -> [AdjustmentEffect] {
    guard update.delivers else {
      // A completion handler may be set before the animation ends.
      if options.delivery == nil, update.isAnimated { completions[update.number] = update.overlap }
      return []
    }
    let isFirst = lastDelivered == nil && update.overlap.height == 0
    // mutant: swap, because neither depends on the other
    lastDelivered = update.overlap
    // The completion handler is for changes of the keyboard, not of options.
    if !isFirst, update.reason.kind != .option { completions[update.number] = update.overlap }
    let laysOut = update.reason.allowsLayout && options.delivery != .heights
    let call = AdjustmentEffect.deliver(update.overlap)
    return laysOut ? [call, .layOut(target: targets.count - 1)] : [call]
  }

  /// Measures the last target, to end the update with the answer.
  private mutating func measureAtEnd(_ update: Update) -> [AdjustmentEffect] {
    pending = .end(update)
    return [.measure(target: targets.count - 1, findsFocus: update.reveals)]
  }
}

// MARK: - The end of an update

extension AdjustmentStateMachine {
  /// Corrects the inset after the changes, and scrolls the first responder into view.
  private mutating func end(
    _ update: Update,
    with measurement: TargetMeasurement,
    focus: CGRect?
  ) -> [AdjustmentEffect] {
    guard measurement.area != nil else { return complete(update, []) }
    var effects: [AdjustmentEffect] = []
    if measurement.scrollView != nil {
      if update.isBeforeCommit, !update.isDue { lastList = measurement }
      effects += correctInset(update, measurement)
    } else {
      effects += countOwnMove(update, measurement)
    }
    if update.reveals {
      revealedKeyboard = update.announced.dockedFrame
      hasRevealedSinceFrame = true
      effects += reveal(focus, in: measurement, update)
    }
    return complete(update, effects)
  }

  /// Writes the insets again if UIKit adds less to them than before the changes.
  ///
  /// If UIKit adds more, there is too much space until the next update.
  private mutating func correctInset(
    _ update: Update,
    _ measurement: TargetMeasurement
  ) -> [AdjustmentEffect] {
    let last = targets.count - 1
    guard update.hasChangedLast, let area = measurement.area,
      let before = update.targets[last].scrollView, let after = measurement.scrollView
    else { return [] }
    let edge = AdjustedNumber.Edge(isMirrored: measurement.isMirrored)
    // mutant: < to <=, because equal additions need the values that were written
    guard after.addedByUIKit(at: edge) < before.addedByUIKit(at: edge) else { return [] }
    var remeasured = update
    remeasured.targets[last] = measurement
    let writes = makeSpace(in: last, area, remeasured)
    return writes.isEmpty ? [] : [.write(target: last, writes)]
  }

  /// Counts a move of the measured area by the changes, and logs one that would never end.
  private mutating func countOwnMove(
    _ update: Update,
    _ measurement: TargetMeasurement
  ) -> [AdjustmentEffect] {
    guard let area = measurement.area, !ownMoves.isEndless else { return [] }
    let distance = abs(area.overlap(in: update.keyboard).height - update.overlap.height)
    ownMoves.add(distance, tolerance: measurement.tolerance)
    return ownMoves.isEndless ? [.log(.movesMeasuredArea)] : []
  }

  /// Scrolls a part of the content into view.
  private mutating func reveal(
    _ focus: CGRect?,
    in measurement: TargetMeasurement,
    _ update: Update
  ) -> [AdjustmentEffect] {
    guard let focus, let scrollView = measurement.scrollView else { return [] }
    let isMirrored = measurement.isMirrored
    let extent = scrollView.extent(isMirrored: isMirrored)
    guard let offset = extent.offset(showing: focus, isMirrored: isMirrored) else { return [] }
    if case .scrollView(var list)? = lastList?.content {
      list.offset = offset
      lastList?.content = .scrollView(list)
    }
    // An update that wrote no number has not begun its animation.
    let needsAnimation = !update.isAnimated && isAnimated(update)
    return needsAnimation ? [animation(of: update, [.scroll(to: offset)])] : [.scroll(to: offset)]
  }

  /// Returns the last effects of an update; without an animation they call the completion handler.
  private mutating func complete(
    _ update: Update,
    _ effects: [AdjustmentEffect]
  ) -> [AdjustmentEffect] {
    guard !update.isAnimated, let overlap = completions.removeValue(forKey: update.number) else {
      return effects
    }
    return effects + [.complete(overlap)]
  }
}

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

/// Number of successive updates in which the adjustment itself moves the measured area.
///
/// A move that is smaller than the one before ends the count, since the area comes to rest.
struct OwnMoves: Sendable {
  private static let limit = 3

  private var count = 0
  private var lastDistance: CGFloat?

  /// True once the area has moved so often that it would never come to rest.
  var isEndless: Bool {
    count >= Self.limit
  }

  /// Adds an update.
  ///
  /// - Parameters:
  ///   - distance: The change of the covered height by the update itself, in points.
  ///   - tolerance: The least distance that counts.
  mutating func add(_ distance: CGFloat, tolerance: CGFloat) {
    // mutant: < to <=, because a move that is smaller by exactly the tolerance may count or not
    let isShrinking = lastDistance.map { distance < $0 - tolerance } ?? false
    // mutant: >= to >, because a move of exactly the tolerance may count or not
    count = distance >= tolerance && !isShrinking ? count + 1 : 0
    lastDistance = distance
  }
}
