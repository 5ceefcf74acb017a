package import Foundation

/// State machine that keeps the target of one adjustment clear of the keyboard.
///
/// It decides the numbers that are written and their animation, the effect of a condition, offsets,
/// and before which commits it is updated. An update has three steps, and each returns a value that
/// `ActiveAdjustment`, its owner, performs before the next:
///
/// 1. ``begin(_:_:)`` compares the targets with the keyboard, and decides what is due. It returns
///    `nil` if nothing is.
/// 2. ``change(_:_:)`` makes space in the target, after the bar has moved, and gives the overlap
///    for the handler.
/// 3. ``finish(_:_:_:focus:)`` corrects the target after layout, and reveals the focus.
///
/// App code runs between the steps. It may change an option, pause the adjustment or end it. So a
/// step takes what was decided before from the values of the update. Only the options are read
/// anew.
package struct AdjustmentStateMachine: Sendable {
  /// Role of a target in an adjustment.
  package enum TargetRole: Sendable {
    /// The constraint of a bar over the end of the list.
    case bar
    /// The target that is kept clear of the keyboard: with a bar, the list.
    case main
  }

  /// Progress of a change of the keyboard to the screen.
  private enum ChangeProgress {
    /// The change is in progress: anybody may resize a list for it.
    case announced
    /// The current commit is the first one after the change, or one during a drag. It belongs to
    /// the change.
    case committing
    /// The change is on the screen.
    case committed
  }

  /// The options of the adjustment; the owner sends an update after it has changed them.
  package var options: AdjustmentOptions
  /// True while no update begins; one in progress is finished.
  ///
  /// The owner sends an update after the pause.
  package var isPaused = false

  // MARK: As long as the adjustment lasts

  /// The space that was made in the constraint of the bar; `nil` if no bar is moved.
  private var barNumbers: AdjustedNumbers?
  /// The space that was made in the main target.
  private var mainNumbers = AdjustedNumbers()
  /// The overlap that the handler was called with last.
  private var overlapOfLastCall: KeyboardOverlap?

  // MARK: From an announcement on

  /// The progress of the last change: from its announcement until the first commit after its
  /// confirmation.
  private var changeProgress = ChangeProgress.committed
  /// Counts how often the measured area has moved because this adjustment changed something: from
  /// an announcement until the next.
  private var movesByItself = RepetitionCounter(limit: 3)
  /// The frame of the docked keyboard for which the focus was revealed: until the keyboard is no
  /// longer docked.
  private var dockedFrameOfLastReveal: CGRect?

  // MARK: From a commit until the next

  /// The list as the last commit has drawn it, or as this adjustment has changed it since.
  ///
  /// Each update compares the list of that moment with it. `nil` if the target is not a list, or
  /// was not measured.
  private var drawnList: TargetMeasurement?
  /// True if the focus was revealed since the last commit.
  private var hasRevealedSinceCommit = false

  // MARK: From an update until the next

  /// True if a change was due in the last update in a window, but an unmet condition held it back.
  private var isHeldBack = false
  /// True after an update outside a window; an update in a window clears it unless it is held back.
  private var isOutside = false

  /// Makes a machine that has changed nothing yet.
  ///
  /// - Parameters:
  ///   - movesBar: True for a list with a bar whose constraint is adjusted.
  ///   - options: The options to begin with.
  package init(movesBar: Bool = false, options: AdjustmentOptions = AdjustmentOptions()) {
    barNumbers = movesBar ? AdjustedNumbers() : nil
    self.options = options
  }
}

// MARK: - Beginning an update

extension AdjustmentStateMachine {
  /// Compares the targets with the keyboard, and decides what is due.
  ///
  /// - Parameters:
  ///   - reason: The reason of the update.
  ///   - now: The keyboard and the targets as they are now.
  /// - Returns: The update; `nil` if nothing is due.
  package mutating func begin(
    _ reason: UpdateReason,
    _ now: AdjustmentMeasurement
  ) -> AdjustmentUpdate? {
    if reason.isFirstPass { hasRevealedSinceCommit = false }
    let placed = now.keyboard.placed(in: now.main.area?.window)
    beginReason(reason, placed, isInProgress: now.isKeyboardChanging)
    guard !isPaused else {
      drawnList = nil
      if reason.revealsFocus { dockedFrameOfLastReveal = nil }
      return nil
    }

    // Is the target in a window? Outside one nothing is changed, and UIKit may move a list from its
    // end.
    guard let area = area(of: now) else { return beginOutsideWindow(reason, now) }
    let holdsBack = options.holdsBack(isConditionMet: now.isConditionMet)
    var target = now.main
    let offsetOnReturn = holdsBack ? nil : takeOffsetOnReturn(of: &target)

    // Does the view keep moving because of its own handler? Then it is left alone until the next
    // change of the keyboard. A drag, and a call or an option of the app, get one update each.
    if movesByItself.isLasting, !reason.isDrag, !reason.isByApp { return nil }
    let faults = beginNumbers(
      of: target,
      now.bar,
      for: reason,
      // While changes are held back, nothing is written that the app could put back.
      beforeCommitOf: holdsBack || !reason.isFirstPass ? nil : now.committingScene
    )

    // An unmet condition either holds every change back, or releases the space as if no keyboard
    // were visible.
    let releasesSpace = options.unmetEffect == .releases && !now.isConditionMet
    let keyboard = releasesSpace ? .initial : placed
    let found = compare(target, area, keyboard, reason, now)
    let dockedFrameForReveal = findDockedFrameForReveal(in: target, found.space.overlap, keyboard)
    let reveal = focusToReveal(in: target, above: dockedFrameForReveal, reason)
    remember(target, keyboard, isDue: found.isDue, holdsBack: holdsBack, reason)

    let hasWork = !holdsBack && (found.isDue || reveal != .nothing)
    guard hasWork || !faults.isEmpty || offsetOnReturn != nil else { return nil }
    var update = AdjustmentUpdate(reason)
    update.faults = faults
    update.offsetOnReturn = offsetOnReturn
    guard hasWork else { return update }
    update.work = found.isDue ? .change : .reveal
    update.animates = reason.animates && !now.isDragging
    // A view that is being presented already moves with its controller.
    update.animation = now.isBeingPresented ? nil : reason.animation
    update.target = target
    update.space = found.space
    update.keyboard = keyboard
    update.isInteractive = now.isInteractive
    update.listBefore = found.listBefore
    update.callsHandler = found.callsHandler
    update.dockedFrameForReveal = dockedFrameForReveal
    update.reveal = reveal
    if found.isDue, let bar = now.bar {
      update.barWrites = barNumbers?.makeSpace(found.barAmounts, in: bar, as: options.mode) ?? []
    }
    return update
  }

  /// Result of the comparison of the targets with the keyboard.
  private struct Comparison {
    /// The space that the keyboard requires in the main target.
    let space: RequiredSpace
    /// The points to add to the constraint of the bar.
    let barAmounts: [CGFloat]
    /// The list before the changes that the update makes or finds; `nil` for another target.
    let listBefore: ScrollViewMeasurement?
    let callsHandler: Bool
    /// True if a number, the offset of a resized list, or a call of the handler is due.
    let isDue: Bool
  }

  /// Compares the space that the keyboard requires with the space that was made, and the list with
  /// the drawn one.
  private func compare(
    _ target: TargetMeasurement,
    _ area: OverlapMeasurement,
    _ keyboard: KeyboardState,
    _ reason: UpdateReason,
    _ now: AdjustmentMeasurement
  ) -> Comparison {
    let space = requiredSpace(in: target, area, keyboard, reason, isInteractive: now.isInteractive)
    let barAmounts = requiredAmounts(in: now.bar, keyboard)
    let isMainDue = mainNumbers.isDue(space.amounts, in: target, as: mainMode)
    let isBarDue = now.bar.flatMap { barNumbers?.isDue(barAmounts, in: $0, as: options.mode) }
    let listBefore = listBeforeChanges(
      of: target,
      isForKeyboard: changeProgress != .committed || now.hasMovedViews,
      changesInset: isMainDue
        && !mainNumbers.isUnrelatedToKeyboard(in: target, covered: space.covered)
    )
    let isResized = listBefore?.visibleHeightDiffers(in: target) == true
    let callsHandler = mustCallHandler(with: space.overlap, for: reason, within: target.tolerance)
    return Comparison(
      space: space,
      barAmounts: barAmounts,
      listBefore: listBefore,
      callsHandler: callsHandler,
      isDue: isResized || isMainDue || isBarDue == true || callsHandler
    )
  }

  /// Remembers what the next update compares with.
  private mutating func remember(
    _ target: TargetMeasurement,
    _ keyboard: KeyboardState,
    isDue: Bool,
    holdsBack: Bool,
    _ reason: UpdateReason
  ) {
    isHeldBack = holdsBack && isDue
    // What is changed is remembered by the change.
    if target.scrollView != nil, holdsBack || !isDue, reason.isBeforeCommit || drawnList == nil {
      drawnList = target
    }
    guard !holdsBack else {
      // A focus that was not revealed is revealed once the condition is met.
      if reason.revealsFocus { dockedFrameOfLastReveal = nil }
      return
    }
    countScrollAsAnswer(to: keyboard, in: target)
  }

  /// Records how far the last change of the keyboard has come, and ends what a reason ends.
  private mutating func beginReason(
    _ reason: UpdateReason,
    _ keyboard: KeyboardState,
    isInProgress: Bool
  ) {
    // A resize until the first commit after a change of the keyboard is made for that change.
    if isInProgress || reason.isKeyboardChange {
      changeProgress = .announced
    } else if reason.isFirstPass {
      let belongsToChange = reason.isDrag || changeProgress == .announced
      changeProgress = belongsToChange ? .committing : .committed
    }
    if keyboard.dockedFrame == nil { dockedFrameOfLastReveal = nil }
    if reason.isKeyboardChange { movesByItself.end() }
    let isUpdateCall = if case .updateCall = reason { true } else { false }
    if reason.isKeyboardChange || isUpdateCall { endConflicts() }
  }

  /// Writes again what was left to the app.
  private mutating func endConflicts() {
    barNumbers?.endConflicts()
    mainNumbers.endConflicts()
  }

  /// Returns the area to keep clear; `nil` outside a window.
  ///
  /// There is one exception: the handler of a followed view gets a hide outside a window, too,
  /// since it may have moved other views.
  private func area(of now: AdjustmentMeasurement) -> OverlapMeasurement? {
    if let area = now.main.area { return area }
    let wasVisible = overlapOfLastCall.map { $0.height != 0 || $0.state.isVisible } ?? false
    guard case .view = now.main.content, wasVisible, !now.keyboard.isVisible else { return nil }
    return OverlapMeasurement(at: now.main.bounds, size: now.main.bounds.size)
  }

  /// Makes the first call of a handler, with an overlap of zero, and changes no target.
  private mutating func beginOutsideWindow(
    _ reason: UpdateReason,
    _ now: AdjustmentMeasurement
  ) -> AdjustmentUpdate? {
    isOutside = true
    drawnList = nil
    guard options.handlerCalls != nil, overlapOfLastCall == nil else { return nil }
    let overlap = KeyboardOverlap(freeRectangle: now.main.bounds, state: now.keyboard)
    overlapOfLastCall = overlap
    var update = AdjustmentUpdate(reason)
    update.work = .callHandler(overlap)
    return update
  }

  /// Returns the offset that puts a list back at its end, if the list has come back to a window and
  /// UIKit had moved it.
  private mutating func takeOffsetOnReturn(of target: inout TargetMeasurement) -> CGFloat? {
    guard isOutside else { return nil }
    isOutside = false
    guard options.anchor != .top, let offset = target.scrollView?.offsetBackAtEnd else {
      return nil
    }
    target.scrollView?.offset = offset
    return offset
  }

  /// Prepares the numbers for comparison, and returns those whose conflict has just become lasting.
  private mutating func beginNumbers(
    of target: TargetMeasurement,
    _ bar: TargetMeasurement?,
    for reason: UpdateReason,
    beforeCommitOf scene: CommitScene?
  ) -> [AdjustmentFault] {
    mainNumbers.begin(target, isBeforeCommit: reason.isBeforeCommit)
    if let bar { barNumbers?.begin(bar, isBeforeCommit: reason.isBeforeCommit) }
    guard let scene else { return [] }
    let barConflicts = bar.flatMap { barNumbers?.countConflicts(in: $0, beforeCommitOf: scene) }
    let mainConflicts = mainNumbers.countConflicts(in: target, beforeCommitOf: scene)
    return (barConflicts ?? []).map { .conflict($0, .bar) }
      + mainConflicts.map { .conflict($0, .main) }
  }
}

// MARK: - Changing the target

extension AdjustmentStateMachine {
  /// Makes space in the target, keeps the content of a list in place, and gives the overlap for the
  /// handler.
  ///
  /// - Parameters:
  ///   - update: The update, whose bar was written and laid out.
  ///   - targetAfterBar: The list after the layout of its bar; `nil` if no bar was laid out.
  /// - Returns: The change; `nil` if the list has left its window meanwhile.
  package mutating func change(
    _ update: AdjustmentUpdate,
    _ targetAfterBar: TargetMeasurement?
  ) -> AdjustmentChange? {
    guard let (target, space) = spaceAfterBar(update, targetAfterBar) else { return nil }
    var change = AdjustmentChange()
    change.overlapHeight = space.overlap.height
    change.reveal = update.reveal
    // Asked first, since `makeSpace` replaces the space that was made before.
    let isUnrelated = mainNumbers.isUnrelatedToKeyboard(in: target, covered: space.covered)
    change.writes = mainNumbers.makeSpace(space.amounts, in: target, as: mainMode)
    if target.scrollView == nil {
      change.laysOut = !change.writes.isEmpty && update.reason.allowsLayout
    } else {
      keepInPlace(target, isUnrelated: isUnrelated, update, &change)
    }
    if update.callsHandler {
      overlapOfLastCall = space.overlap
      change.overlap = space.overlap
      change.laysOutAfterHandler = update.reason.allowsLayout && options.handlerCalls != .heights
    }
    // The inset that UIKit adds depends on the written one; any other target moves with layout.
    let mayHaveMoved =
      target.scrollView == nil ? update.reason.allowsLayout : !change.writes.isEmpty
    change.needsFinish = mayHaveMoved || change.reveal != .nothing
    return change
  }

  /// Returns the target after the layout of the bar, and the space that the keyboard requires
  /// there.
  private func spaceAfterBar(
    _ update: AdjustmentUpdate,
    _ targetAfterBar: TargetMeasurement?
  ) -> (target: TargetMeasurement, space: RequiredSpace)? {
    guard let target = targetAfterBar else {
      guard let target = update.target, let space = update.space else { return nil }
      return (target, space)
    }
    guard let area = target.area else { return nil }
    let space = requiredSpace(
      in: target,
      area,
      update.keyboard,
      update.reason,
      isInteractive: update.isInteractive
    )
    return (target, space)
  }

  /// Keeps a list's content in place when its inset or size changes.
  private mutating func keepInPlace(
    _ target: TargetMeasurement,
    isUnrelated: Bool,
    _ update: AdjustmentUpdate,
    _ change: inout AdjustmentChange
  ) {
    guard let list = target.scrollView else { return }
    let inset = change.writes.first { $0.number == .contentInset }?.value
    var changed = list.with(contentInset: inset ?? list.contentInset)
    let revealsUnconditionally = if case .focus = change.reveal { true } else { false }
    if !revealsUnconditionally {
      change.reveal = revealAfterShrinking(to: changed, above: update.dockedFrameForReveal)
    }
    let (old, rule) = offsetRule(for: list, isUnrelated: isUnrelated, target, update)
    let isChanged = changed.visibleHeight != list.visibleHeight
    let isResized = update.listBefore?.visibleHeightDiffers(in: target) == true
    if isChanged || isResized, let offset = changed.offset(after: old, by: rule) {
      changed.offset = offset
      change.offset = offset
    }
    let hasChanged = !change.writes.isEmpty || change.offset != nil
    if update.reason.isBeforeCommit || hasChanged || drawnList == nil {
      drawnList = target
      drawnList?.scrollView = changed
    }
  }

}

// MARK: - Finishing an update

extension AdjustmentStateMachine {
  /// Corrects the target after all changes, and reveals the focus.
  ///
  /// - Parameters:
  ///   - update: The update.
  ///   - change: The change of the target; `nil` if only the focus is revealed.
  ///   - last: The target after the writes, the handler and layout.
  ///   - focus: The part of the list's content to reveal.
  /// - Returns: The corrections, and the offset that reveals the focus.
  package mutating func finish(
    _ update: AdjustmentUpdate,
    _ change: AdjustmentChange?,
    _ last: TargetMeasurement,
    focus: CGRect?
  ) -> AdjustmentFinish {
    var result = AdjustmentFinish()
    guard let area = last.area else { return result }
    var last = last
    let hasWritten = change?.writes.isEmpty == false
    if last.scrollView != nil {
      if hasWritten { result.writes = writeAgain(to: &last, area, update) }
    } else if countMove(of: area, since: change, update, within: last.tolerance) {
      result.fault = .movesMeasuredArea
    }
    result.offset = offset(for: change?.reveal ?? update.reveal, focus, in: last)
    if let offset = result.offset {
      if !hasWritten { drawnList = last }
      drawnList?.scrollView?.offset = offset
    }
    return result
  }

  /// Returns the insets to write once more.
  ///
  /// UIKit may add less to the insets than before they were written, such as when the content no
  /// longer scrolls. If it adds more, the next update takes the space back.
  private mutating func writeAgain(
    to last: inout TargetMeasurement,
    _ area: OverlapMeasurement,
    _ update: AdjustmentUpdate
  ) -> [NumberValue] {
    let addedBefore = drawnList?.scrollView?.addedByUIKit ?? 0
    guard let list = last.scrollView, list.addedByUIKit < addedBefore else { return [] }
    let covered = area.coveredHeight(in: update.keyboard, spacing: options.spacing)
    let amounts = mainNumbers.amounts(for: covered, in: last)
    let writes = mainNumbers.makeSpace(amounts, in: last, as: mainMode)
    let inset = writes.first { $0.number == .contentInset }?.value
    last.scrollView = list.with(contentInset: inset ?? list.contentInset)
    return writes
  }

  /// Counts a move of the area by the handler or by layout, and returns true if it is one too many.
  ///
  /// A move that is smaller than the last one begins a new count, because the area is coming to
  /// rest.
  private mutating func countMove(
    of area: OverlapMeasurement,
    since change: AdjustmentChange?,
    _ update: AdjustmentUpdate,
    within tolerance: CGFloat
  ) -> Bool {
    guard !movesByItself.isLasting else { return false }
    let distance = abs(area.overlap(in: update.keyboard).height - (change?.overlapHeight ?? 0))
    let isSmaller = movesByItself.last.map { distance < $0 - tolerance } ?? false
    let isMove = distance >= tolerance && !isSmaller
    return movesByItself.add(distance, continues: isMove, orBeginsAt: 0)
  }

  /// Returns the offset that reveals the focus, and counts the keyboard as answered; `nil` to leave
  /// the offset.
  private mutating func offset(
    for reveal: Reveal,
    _ focus: CGRect?,
    in target: TargetMeasurement
  ) -> CGFloat? {
    guard let dockedFrame = reveal.dockedFrame else { return nil }
    if case .focusInSight(_, let before) = reveal {
      guard let focus, before.shows(focus) else { return nil }
    }
    dockedFrameOfLastReveal = dockedFrame
    hasRevealedSinceCommit = true
    return focus.flatMap { target.scrollView?.offset(showing: $0) }
  }
}

// MARK: - Decisions

extension AdjustmentStateMachine {
  /// The mode in which space is made in the target; with a bar the options' mode is that of the
  /// bar.
  private var mainMode: KeyboardInsetMode {
    barNumbers == nil ? options.mode : .excludingSafeArea
  }

  /// Returns the space that a keyboard requires in the main target.
  private func requiredSpace(
    in target: TargetMeasurement,
    _ area: OverlapMeasurement,
    _ keyboard: KeyboardState,
    _ reason: UpdateReason,
    isInteractive: Bool
  ) -> RequiredSpace {
    var overlap = area.overlap(
      in: keyboard,
      since: overlapOfLastCall?.height ?? 0,
      animation: reason.animation
    )
    overlap.isInteractive = isInteractive
    let covered =
      options.spacing == 0
      ? overlap.height : area.coveredHeight(in: keyboard, spacing: options.spacing)
    let amounts = mainNumbers.amounts(for: covered, in: target)
    return RequiredSpace(overlap: overlap, covered: covered, amounts: amounts)
  }

  /// Returns the points to add to the constraint of a bar; none without a bar in a window.
  private func requiredAmounts(
    in bar: TargetMeasurement?,
    _ keyboard: KeyboardState
  ) -> [CGFloat] {
    guard let barNumbers, let bar, let area = bar.area else { return [] }
    let covered = area.coveredHeight(in: keyboard, spacing: options.spacing)
    return barNumbers.amounts(for: covered, in: bar)
  }

  /// Returns the list as it was before the changes that an update makes or finds.
  ///
  /// If the list was resized for the keyboard since the last commit, that is the list of the last
  /// commit. So it is if a new height also requires another inset, as in Stage Manager, where both
  /// follow the window. A list that has another width was resized for something else, such as a
  /// rotation.
  ///
  /// - Parameters:
  ///   - target: The list as it is now.
  ///   - isForKeyboard: True while anybody may resize the list for the keyboard: a change of the
  ///     keyboard is in progress, or another adjustment has moved views.
  ///   - changesInset: True if the keyboard requires another inset.
  /// - Returns: The list of the last commit, or the list as it is now.
  private func listBeforeChanges(
    of target: TargetMeasurement,
    isForKeyboard: Bool,
    changesInset: Bool
  ) -> ScrollViewMeasurement? {
    guard let list = target.scrollView else { return nil }
    guard let drawnList, let before = drawnList.scrollView,
      target.bounds.size.width == drawnList.bounds.size.width,
      before.visibleHeightDiffers(in: target)
    else { return list }
    let hasOtherHeight = abs(list.height - before.height) >= target.tolerance
    return isForKeyboard || (changesInset && hasOtherHeight) ? before : list
  }

  /// Returns the rule for the offset of a list whose visible part changes, and the list to compare
  /// with.
  ///
  /// While a finger is down, or the app scrolls, the offset is left alone. While the content moves
  /// on after a drag, it is only kept in range: https://openradar.appspot.com/19629856
  /// (to be decided by `DragTests`).
  private func offsetRule(
    for list: ScrollViewMeasurement,
    isUnrelated: Bool,
    _ target: TargetMeasurement,
    _ update: AdjustmentUpdate
  ) -> (old: ScrollViewMeasurement, rule: ScrollViewMeasurement.OffsetRule) {
    let before = update.listBefore ?? list
    let isResized = before.visibleHeightDiffers(in: target)
    let isScrolled = list.isScrolled(since: before, keeping: options.anchor)
    // An app that resizes a list may scroll to its end then.
    let isScrolledToEnd = isScrolled && list.isAtEnd
    var old = before
    if !isResized || isScrolled { old.offset = list.offset }
    switch list.motion {
    case .tracking, .dragging, .animated: return (old, .leave)
    case .decelerating: return (old, .clamp)
    case .still where isResized: return (old, isScrolledToEnd ? .clamp : .keep(options.anchor))
    // With a new inset of the app, or the first space for a bar, only a list at its end is moved.
    case .still: return (old, isUnrelated && !old.isAtEnd ? .clamp : .keep(options.anchor))
    }
  }

  /// Returns true if the handler is called with an overlap.
  private func mustCallHandler(
    with overlap: KeyboardOverlap,
    for reason: UpdateReason,
    within tolerance: CGFloat
  ) -> Bool {
    guard let handlerCalls = options.handlerCalls else { return false }
    guard let overlapOfLastCall else { return true }
    if handlerCalls == .heights {
      let difference = abs(overlap.height - overlapOfLastCall.height)
      // The handler is called for the return to zero, however small it is.
      return overlap.height == 0 ? difference > 0 : difference >= tolerance
    }
    if reason.isByApp { return true }
    if handlerCalls == .overlapsAndVisibility,
      overlap.state.visibility != overlapOfLastCall.state.visibility
    {
      return true
    }
    return !overlapOfLastCall.isSame(as: overlap, within: tolerance)
  }

  /// Returns the frame of the docked keyboard for which the focus may be revealed; `nil` to leave
  /// it.
  ///
  /// A scroll in progress is not interrupted.
  private func findDockedFrameForReveal(
    in target: TargetMeasurement,
    _ overlap: KeyboardOverlap,
    _ keyboard: KeyboardState
  ) -> CGRect? {
    // The list need not be covered: it may have become smaller and end above the keyboard.
    guard let list = target.scrollView, list.motion == .still, overlap.keyboardFrame != nil else {
      return nil
    }
    return keyboard.announcedDockedFrame
  }

  /// Counts a change of the keyboard as answered if the user scrolls meanwhile.
  ///
  /// The focus was revealed before, so the user has scrolled away from it. It would jump back at
  /// the end of the scroll. A keyboard for which nothing was revealed yet is still answered then:
  /// the finger may be that of the tap that has raised it.
  private mutating func countScrollAsAnswer(
    to keyboard: KeyboardState,
    in target: TargetMeasurement
  ) {
    guard let motion = target.scrollView?.motion, motion == .dragging || motion == .decelerating,
      dockedFrameOfLastReveal != nil
    else { return }
    dockedFrameOfLastReveal = keyboard.announcedDockedFrame
  }

  /// Returns the focus that is revealed.
  ///
  /// It is revealed after a change of the keyboard, the focus or the text, for a docked keyboard at
  /// another place than at the last time, and when it was in sight in a visible part that becomes
  /// smaller.
  private func focusToReveal(
    in target: TargetMeasurement,
    above dockedFrame: CGRect?,
    _ reason: UpdateReason
  ) -> Reveal {
    guard let dockedFrame, let list = target.scrollView else { return .nothing }
    if reason.revealsFocus || dockedFrame != dockedFrameOfLastReveal {
      return .focus(above: dockedFrame)
    }
    return revealAfterShrinking(to: list, above: dockedFrame)
  }

  /// Returns the focus that is revealed if it was in sight at the last commit, when the visible
  /// part of the list was larger and nobody has scrolled since.
  private func revealAfterShrinking(
    to list: ScrollViewMeasurement,
    above dockedFrame: CGRect?
  ) -> Reveal {
    guard let dockedFrame, let drawnList, let before = drawnList.scrollView,
      before.visibleHeight - list.visibleHeight >= drawnList.tolerance,
      !list.isScrolled(since: before, keeping: options.anchor)
    else { return .nothing }
    return .focusInSight(above: dockedFrame, in: before)
  }
}

extension ScrollViewMeasurement {
  /// Returns true if the visible part of a list has another height now.
  fileprivate func visibleHeightDiffers(in target: TargetMeasurement) -> Bool {
    guard let list = target.scrollView else { return false }
    return abs(list.visibleHeight - visibleHeight) >= target.tolerance
  }

  /// Returns true if somebody has scrolled a list, which may have another size than before.
  ///
  /// UIKit keeps the offset of a list that it resizes. The offset of a mirrored list counts from
  /// its end, so there UIKit keeps the distance to the end. It brings either into range. If the
  /// anchor is not the top, an app that keeps the distance by itself has not scrolled.
  fileprivate func isScrolled(
    since before: ScrollViewMeasurement,
    keeping anchor: KeyboardContentAnchor
  ) -> Bool {
    let oldDistance = before.contentHeight - before.height - before.offset
    let offsetAtOldDistance = contentHeight - height - oldDistance
    var unscrolled = [isMirrored ? offsetAtOldDistance : before.offset]
    if anchor != .top { unscrolled.append(offsetAtOldDistance) }
    return !unscrolled.contains { abs(offset - $0) <= 1 || abs(offset - clamped($0)) <= 1 }
  }
}

// MARK: - Commits

extension AdjustmentStateMachine {
  /// Returns true if the adjustment must be updated before each commit.
  ///
  /// A keyboard on screen and a change that is held back need that. A list with a bar always does,
  /// since it follows the bar. So does a list whose anchor is not its top, since the place of its
  /// content must be known before the keyboard comes, and any list until a change of the keyboard
  /// is on the screen. Outside a window every adjustment that is not at rest does, to notice its
  /// return to one.
  ///
  /// - Parameters:
  ///   - isKeyboardVisible: True while a keyboard is on screen or on its way there.
  ///   - isInWindow: True while the view is in a window.
  ///   - isList: True if the target is a scroll view.
  ///   - hasBar: True for a list with a bar over its end.
  /// - Returns: False if no target can change before the next event.
  package func needsUpdateBeforeCommit(
    isKeyboardVisible: Bool,
    isInWindow: Bool,
    isList: Bool,
    hasBar: Bool
  ) -> Bool {
    guard !isPaused else { return false }
    let awaitsWindow = (isOutside || !isInWindow) && !isAtRest
    let followsContent = isList && (hasBar || options.anchor != .top)
    let awaitsLateResize = isList && changeProgress != .committed
    return isKeyboardVisible || isHeldBack || followsContent || awaitsLateResize || awaitsWindow
  }

  /// True if no number is changed, and the handler was last called with a height of zero.
  package var isAtRest: Bool {
    mainNumbers.isAtRest && isBarAtRest && (overlapOfLastCall?.height ?? 0) == 0
  }

  /// True if no space is made in the constraint of a bar.
  package var isBarAtRest: Bool { barNumbers?.isAtRest ?? true }
}

// MARK: - Changes by the app

extension AdjustmentStateMachine {
  /// Forgets the last call, so that the next update calls a new handler.
  package mutating func forgetLastCall() {
    overlapOfLastCall = nil
  }

  /// Makes the next update reveal the first responder again, unless there was a commit since it
  /// was revealed.
  ///
  /// - Returns: False if the first responder was not revealed since the last commit.
  package mutating func forgetReveal() -> Bool {
    guard hasRevealedSinceCommit else { return false }
    dockedFrameOfLastReveal = nil
    return true
  }

  /// Writes again what was left to the app, as after a change of the keyboard.
  ///
  /// The owner calls this if it does not send an update for such a change.
  package mutating func forgetConflicts() {
    movesByItself.end()
    endConflicts()
  }

  /// Returns the base value of the first number of the target; `nil` if it has none.
  ///
  /// The base value is the app's part of a number, without the space for the keyboard.
  ///
  /// - Parameter target: The target as it is now.
  /// - Returns: The value without the space for the keyboard, in points.
  package func baseValue(in target: TargetMeasurement) -> CGFloat? {
    mainNumbers.baseValue(in: target)
  }

  /// Sets the base value of the first number of the target.
  ///
  /// The owner sends an update afterwards.
  ///
  /// - Parameters:
  ///   - value: The app's part, in points; one that is not finite is ignored.
  ///   - target: The target as it is now.
  /// - Returns: The values to write.
  package mutating func setBaseValue(
    _ value: CGFloat,
    in target: TargetMeasurement
  ) -> [NumberValue] {
    mainNumbers.setBaseValue(value, in: target)
  }

  /// Removes the space from a target: at the end of the adjustment, or of a list that is turned
  /// round.
  ///
  /// - Parameters:
  ///   - role: The role of the target.
  ///   - target: The target as it is now.
  /// - Returns: The base values to write.
  package mutating func restore(
    _ role: TargetRole,
    _ target: TargetMeasurement
  ) -> [NumberValue] {
    drawnList = nil
    switch role {
    case .bar: return barNumbers?.restore(target) ?? []
    case .main: return mainNumbers.restore(target)
    }
  }

  /// Takes a target over from an older adjustment, with the space that was made in it.
  ///
  /// - Parameters:
  ///   - role: The role of the target in this adjustment.
  ///   - older: The machine of the older adjustment. If it has a bar and loses its list, the bar is
  ///     its main target from then on.
  ///   - olderRole: The role of the target in the older adjustment.
  package mutating func adopt(
    _ role: TargetRole,
    from older: inout AdjustmentStateMachine,
    _ olderRole: TargetRole
  ) {
    let numbers: AdjustedNumbers?
    // What was revealed once is not revealed again.
    if role == .main, olderRole == .main { dockedFrameOfLastReveal = older.dockedFrameOfLastReveal }
    switch olderRole {
    case .bar:
      numbers = older.barNumbers
      older.barNumbers = nil
      // The mode of the options was that of the bar, and is that of the list from now on.
      older.options.mode = .excludingSafeArea
    case .main:
      numbers = older.mainNumbers
      older.mainNumbers = older.barNumbers ?? AdjustedNumbers()
      older.barNumbers = nil
      older.drawnList = nil
    }
    guard let numbers else { return }
    switch role {
    case .bar: barNumbers = numbers
    case .main: mainNumbers = numbers
    }
  }
}
