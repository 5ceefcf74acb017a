package import Foundation

/// State machine that keeps the target of one adjustment clear of the keyboard.
///
/// It decides the numbers that are written and their animation, the effect of a condition, offsets,
/// and before which commits it is updated.
///
/// An update begins with ``begin(_:_:)``, which compares the target with the keyboard. Then
/// ``next(in:_:)`` gives one step after another, until nothing is due. `ActiveAdjustment`, the
/// owner of the machine, performs each step, and measures the target anew for the next.
///
/// App code runs in a step. It may change an option, pause the adjustment or end it. So what is
/// decided once in an update is in the value of the update. Only the options are read anew.
package struct AdjustmentStateMachine: Sendable {
  /// The options of the adjustment; the owner sends an update after it has changed them.
  package var options: AdjustmentOptions

  // MARK: As long as the adjustment lasts

  /// The space that was made in the target.
  private var numbers = AdjustedNumbers()
  /// The overlap that the handler was called with last.
  private var overlapOfLastCall: KeyboardOverlap?

  // MARK: From an announcement on

  /// Counts how often the measured area has moved because this adjustment changed something: from
  /// an announcement until the next.
  private var movesByItself = RepetitionCounter(limit: 3)
  /// The frame of the docked keyboard that was answered, by a reveal of the focus or by a scroll of
  /// the user: until the keyboard is no longer docked, and until the keyboard, the focus or its text
  /// changes.
  private var answeredDockedFrame: CGRect?

  // MARK: From a commit until the next

  /// The list as the last commit has drawn it, or as this adjustment has changed it since.
  ///
  /// `nil` if the target is not a list, and while nothing is changed: outside a window, in a pause,
  /// and while a condition holds everything back.
  private var listMemory: ListMemory?

  // MARK: From an update until the next

  /// True if the app has asked for an update, until one in a window is not held back.
  private var isAskedByApp = false
  /// True if an update that came too early is to reveal the focus.
  private var awaitsReveal = false
  /// True if a change was due in the last update, in a window, but was held back.
  private var isHeldBack = false
  /// True after an update outside a window; an update in a window clears it unless it is held back.
  private var isOutside = false

  /// Makes a machine that has changed nothing yet.
  package init(options: AdjustmentOptions = AdjustmentOptions()) {
    self.options = options
  }
}

// MARK: - Beginning an update

extension AdjustmentStateMachine {
  /// Compares the target with the keyboard, and decides what is due.
  ///
  /// - Parameters:
  ///   - reason: The reason of the update.
  ///   - now: The keyboard and the target as they are now.
  /// - Returns: The update; `nil` if nothing is due.
  package mutating func begin(
    _ reason: UpdateReason,
    _ now: AdjustmentMeasurement
  ) -> AdjustmentUpdate? {
    let placed = now.keyboard.placed(in: now.target.area?.window)
    note(reason)
    noteAnswer(to: placed, for: reason, in: now.target)

    // Is the target in a window? Outside one nothing is changed.
    guard let area = now.target.area else { return beginOutsideWindow(reason, now) }
    // Does the view keep moving because of its own handler? Then it is left alone until the next
    // change of the keyboard. A call or an option of the app gets one update.
    if movesByItself.isLasting, !isAskedByApp { return nil }

    // Does the app put numbers back? While changes are held back, there is nothing to put back.
    let holdsBack = options.holdsBack(isConditionMet: now.isConditionMet)
    numbers.begin(now.target, isBeforeCommit: reason.isBeforeCommit)
    let conflicts =
      holdsBack || !reason.countsCommit
      ? [] : numbers.countConflicts(in: now.target, beforeCommitOf: now.committingScene)

    // What differs from what should be? A condition may release the space, as if no keyboard were
    // visible.
    let releasesSpace = options.unmetEffect == .releases && !now.isConditionMet
    let keyboard = releasesSpace ? .initial : placed
    var overlap = area.overlap(
      in: keyboard,
      since: overlapOfLastCall?.height ?? 0,
      animation: reason.animation
    )
    overlap.isInteractive = now.isInteractive
    let covered = coveredHeight(of: now.target, area, keyboard, overlap)
    var changed = numbers
    let writes = changed.makeSpace(for: covered, in: now.target, as: options.mode)
    let listBefore = findListBeforeChanges(now)
    let callsHandler = mustCallHandler(with: overlap, of: now.target)
    let isDue = !writes.isEmpty || listBefore?.isResized == true || callsHandler

    // A pause holds every change back, and so does a condition otherwise.
    isHeldBack = holdsBack && isDue
    guard !holdsBack else {
      listMemory = nil
      return nil
    }
    isOutside = false
    isAskedByApp = false
    var update = AdjustmentUpdate(reason, now, overlap)
    update.keyboard = keyboard
    update.covered = covered
    update.faults = conflicts.map { .conflict($0) }
    update.writes = writes
    update.hasWritten = !writes.isEmpty
    update.callsHandler = callsHandler
    if let listBefore {
      keepInPlace(in: &update, listBefore)
    } else {
      // Any target but a list may move with layout.
      update.corrects = isDue && reason.allowsLayout
    }
    numbers = changed
    update.reveal = focusToReveal(in: update)
    rememberList(in: update)
    let isNeeded = isDue || update.reveal != nil || !update.faults.isEmpty
    return isNeeded ? update : nil
  }

  /// List before the changes that an update makes or finds.
  private struct ListBefore {
    let list: ScrollViewMeasurement
    /// True if somebody has resized the list since then.
    let isResized: Bool
  }

  /// Returns the list before the changes that an update makes or finds: as it was drawn, or was
  /// outside its window, if it has another size since, and as the pass has found it otherwise.
  ///
  /// - Parameter now: The keyboard and the target as they are now.
  /// - Returns: The list; as it is now if somebody has scrolled it in the pass.
  private mutating func findListBeforeChanges(_ now: AdjustmentMeasurement) -> ListBefore? {
    let found = now.beforePass ?? now.target
    guard let list = now.target.scrollView, let listFound = found.scrollView else { return nil }
    var memory = isOutside ? ListMemory(outsideWindow: found) : listMemory
    let old = memory?.listBeforeResize(to: found, keeping: options.anchor)
    if !isOutside { listMemory = memory }
    let isScrolled = list.isScrolled(since: old ?? listFound, keeping: options.anchor)
    let before = isScrolled ? list : old ?? listFound
    return ListBefore(list: before, isResized: before.visibleHeightDiffers(in: now.target))
  }

  /// Keeps the content of a list in place if its inset or its size has changed.
  private func keepInPlace(in update: inout AdjustmentUpdate, _ before: ListBefore) {
    let target = update.target
    guard let list = target.scrollView else { return }
    // The inset that UIKit adds depends on the written one.
    update.corrects = update.hasWritten
    let inset = update.writes.first { $0.number == .contentInset }?.value
    let changed = list.with(contentInset: inset ?? list.contentInset)
    update.target.scrollView = changed
    guard before.isResized || changed.visibleHeight != list.visibleHeight else { return }
    let keepsEndOnly =
      !before.isResized
      && numbers.isUnrelatedToKeyboard(in: target, covered: update.covered)
    let rule = offsetRule(for: list, before.list, keepsEndOnly: keepsEndOnly)
    update.offset = changed.offset(after: before.list, by: rule)
  }

  /// Remembers a list as the update leaves it, if a commit draws it or the update changes it.
  private mutating func rememberList(in update: AdjustmentUpdate) {
    let isChanged = update.hasWritten || update.offset != nil
    guard let list = update.target.scrollView,
      update.reason.isBeforeCommit || isChanged || listMemory == nil
    else { return }
    var target = update.target
    target.scrollView?.offset = update.offset ?? list.offset
    remember(target, update.reason)
  }

  /// Remembers a list as it is drawn, or as it was changed.
  private mutating func remember(_ target: TargetMeasurement, _ reason: UpdateReason) {
    guard target.scrollView != nil else { return }
    var memory = listMemory ?? ListMemory(target)
    memory.target = target
    memory.isCommitted = reason.isBeforeCommit
    memory.isDrawn = memory.isDrawn || memory.isCommitted
    if memory.isCommitted { memory.hasRevealed = false }
    listMemory = memory
  }

  /// Notes what the app asks for, and ends what a reason ends.
  private mutating func note(_ reason: UpdateReason) {
    isAskedByApp = isAskedByApp || reason.isByApp
    if reason.isKeyboardChange { movesByItself.end() }
    let isUpdateCall = if case .updateCall = reason { true } else { false }
    if reason.isKeyboardChange || isUpdateCall { numbers.endConflicts() }
  }

  /// Notes whether a docked keyboard was answered by a reveal of the focus.
  ///
  /// A change of the keyboard, the focus or the text must be answered again, unless the list
  /// scrolls. If the user scrolls it, the focus was revealed before, and the user has scrolled away
  /// from it: it would jump back at the end of the scroll. A keyboard for which nothing was revealed
  /// yet is still answered then, since the finger may be that of the tap that has raised it.
  private mutating func noteAnswer(
    to keyboard: KeyboardState,
    for reason: UpdateReason,
    in target: TargetMeasurement
  ) {
    let motion = target.scrollView?.motion ?? .still
    let revealsFocus = reason.revealsFocus || awaitsReveal
    awaitsReveal = false
    if keyboard.dockedFrame == nil || (revealsFocus && motion == .still) {
      answeredDockedFrame = nil
    }
    if answeredDockedFrame != nil, motion == .dragging || motion == .decelerating {
      answeredDockedFrame = keyboard.announcedDockedFrame
    }
  }

  /// Changes no target, and calls a handler only for the first time, and for a hide, with an
  /// overlap of zero: the handler may have moved other views.
  private mutating func beginOutsideWindow(
    _ reason: UpdateReason,
    _ now: AdjustmentMeasurement
  ) -> AdjustmentUpdate? {
    isOutside = true
    isHeldBack = false
    listMemory = nil
    let last = overlapOfLastCall
    let wasVisible = last.map { $0.height != 0 || $0.state.isVisible } ?? false
    let isHide = wasVisible && !now.keyboard.isVisible
    let isHeld = options.holdsBack(isConditionMet: now.isConditionMet)
    guard options.hasHandler, last == nil || (isHide && !isHeld) else { return nil }
    let overlap = KeyboardOverlap(
      heightIncrement: -(last?.height ?? 0),
      freeRectangle: now.target.bounds,
      isInteractive: now.isInteractive,
      state: now.keyboard,
      animation: reason.animation
    )
    var update = AdjustmentUpdate(reason, now, overlap)
    update.callsHandler = true
    return update
  }
}

// MARK: - Steps

extension AdjustmentStateMachine {
  /// Takes the next step out of an update.
  ///
  /// - Parameters:
  ///   - update: The update, in which the step is no longer due.
  ///   - now: The target as it is now.
  /// - Returns: The step; `nil` if nothing is due any more.
  package mutating func next(
    in update: inout AdjustmentUpdate,
    _ now: TargetMeasurement
  ) -> AdjustmentStep? {
    if !update.faults.isEmpty { return .log(update.faults.removeFirst()) }
    if let step = update.takeWrites() { return step }
    if update.callsHandler {
      update.callsHandler = false
      overlapOfLastCall = update.overlap
      return .callHandler(update.overlap, laysOut: update.reason.allowsLayout)
    }
    // A target that has left its window meanwhile is left alone.
    guard now.area != nil else { return nil }
    if update.corrects {
      update.corrects = false
      if let step = correct(now, in: update) { return step }
    }
    return revealFocus(in: now, &update)
  }

  /// Corrects the target after layout, or finds that it moves with each change.
  private mutating func correct(
    _ now: TargetMeasurement,
    in update: AdjustmentUpdate
  ) -> AdjustmentStep? {
    guard let area = now.area else { return nil }
    if let list = now.scrollView {
      let writes = writeAgain(to: now, update)
      guard let inset = writes.first(where: { $0.number == .contentInset })?.value else {
        return writes.isEmpty ? nil : .write(writes, offset: nil, laysOut: false)
      }
      var corrected = now
      corrected.scrollView = list.with(contentInset: inset)
      remember(corrected, update.reason)
      return .write(writes, offset: nil, laysOut: false)
    }
    if case .movedView(let moved) = now.content {
      let writes = takeBack(moved, now, update)
      return writes.isEmpty ? nil : .write(writes, offset: nil, laysOut: false)
    }
    return countMove(of: area, update, within: now.tolerance) ? .log(.movesMeasuredArea) : nil
  }

  /// Asks for the focus, and then returns the step that reveals it.
  private mutating func revealFocus(
    in now: TargetMeasurement,
    _ update: inout AdjustmentUpdate
  ) -> AdjustmentStep? {
    guard let reveal = update.reveal else { return nil }
    guard update.hasFoundFocus else {
      update.hasFoundFocus = true
      return .findFocus
    }
    update.reveal = nil
    let offset = offset(for: reveal, of: update, in: now)
    listMemory?.isCommitted = update.reason.isBeforeCommit
    guard let offset else { return nil }
    if !update.hasWritten { remember(now, update.reason) }
    listMemory?.target.scrollView?.offset = offset
    return .write([], offset: offset, laysOut: false)
  }

  /// Returns the insets to write once more.
  ///
  /// UIKit may add less to the insets than before they were written, such as when the content no
  /// longer scrolls. If it adds more, the next update takes the space back.
  private mutating func writeAgain(
    to now: TargetMeasurement,
    _ update: AdjustmentUpdate
  ) -> [NumberValue] {
    let addedBefore = listMemory?.target.scrollView?.addedByUIKit ?? 0
    guard let list = now.scrollView, list.addedByUIKit < addedBefore else { return [] }
    return numbers.makeSpace(for: update.covered, in: now, as: options.mode)
  }

  /// Returns the origin of a view that was moved for a focus that stays behind.
  ///
  /// The view is then left alone until the next change of the keyboard or of the focus.
  private mutating func takeBack(
    _ moved: MovedViewMeasurement,
    _ last: TargetMeasurement,
    _ update: AdjustmentUpdate
  ) -> [NumberValue] {
    guard case .movedView(let before) = update.target.content,
      moved.leavesFocusBehind(since: before)
    else { return [] }
    movesByItself.giveUp()
    return numbers.makeSpace(for: 0, in: last, as: options.mode)
  }

  /// Counts a move of the area by the handler or by layout, and returns true if it is one too many.
  ///
  /// A move that is smaller than the last one begins a new count, because the area is coming to
  /// rest.
  private mutating func countMove(
    of area: OverlapMeasurement,
    _ update: AdjustmentUpdate,
    within tolerance: CGFloat
  ) -> Bool {
    guard !movesByItself.isLasting else { return false }
    let distance = abs(area.overlap(in: update.keyboard).height - update.overlap.height)
    guard distance >= tolerance else {
      movesByItself.end()
      return false
    }
    let isSmaller = movesByItself.last.map { distance < $0 - tolerance } ?? false
    return movesByItself.add(distance, continues: !isSmaller)
  }

  /// Returns the offset that reveals the focus, and counts the keyboard as answered; `nil` to leave
  /// the offset.
  private mutating func offset(
    for reveal: Reveal,
    of update: AdjustmentUpdate,
    in target: TargetMeasurement
  ) -> CGFloat? {
    let focus = update.focus
    // The text around the focus may have flowed since the last commit.
    let lastFocus = listMemory?.focus
    listMemory?.focus = focus
    if let before = reveal.lastList {
      guard let focus else { return nil }
      let wasInSight = [focus, lastFocus ?? focus].contains {
        before.shows($0, marginBelow: options.marginBelowFocus)
      }
      guard wasInSight else { return nil }
    }
    answeredDockedFrame = reveal.dockedFrame
    listMemory?.hasRevealed = !update.reason.isBeforeCommit
    return focus.flatMap {
      target.scrollView?.offset(showing: $0, marginBelow: options.marginBelowFocus)
    }
  }
}

// MARK: - Decisions

extension AdjustmentStateMachine {
  /// Returns the height of the area that is covered, or nearer to the keyboard than the spacing; for
  /// a view that moves, the distance by which it must.
  private func coveredHeight(
    of target: TargetMeasurement,
    _ area: OverlapMeasurement,
    _ keyboard: KeyboardState,
    _ overlap: KeyboardOverlap
  ) -> CGFloat {
    if case .movedView(let moved) = target.content {
      return moved.distance(
        of: area,
        in: keyboard,
        spacing: options.spacing + options.marginBelowFocus,
        applied: moved.origin - (numbers.baseValue(in: target) ?? moved.origin)
      )
    }
    return options.spacing == 0
      ? overlap.height : area.coveredHeight(in: keyboard, spacing: options.spacing)
  }

  /// Returns the rule for the offset of a list whose visible part changes.
  ///
  /// While a finger is down, or the app scrolls, the offset is left alone. While the content moves
  /// on after a drag, it is only kept in range: https://openradar.appspot.com/19629856
  /// (to be decided by `DragTests`).
  private func offsetRule(
    for list: ScrollViewMeasurement,
    _ before: ScrollViewMeasurement,
    keepsEndOnly: Bool
  ) -> ScrollViewMeasurement.OffsetRule {
    switch list.motion {
    case .tracking, .dragging, .animated: .leave
    case .decelerating: .clamp
    // With a new inset of the app, or the first space for a bar, only a list at its end is moved.
    case .still: keepsEndOnly && !before.isAtEnd ? .clamp : .keep(options.anchor)
    }
  }

  /// Returns true if the handler is called with an overlap.
  ///
  /// That of a followed view is told a change of the visibility, too.
  private func mustCallHandler(
    with overlap: KeyboardOverlap,
    of target: TargetMeasurement
  ) -> Bool {
    guard options.hasHandler else { return false }
    guard let last = overlapOfLastCall, !isAskedByApp else { return true }
    if case .view = target.content, overlap.state.visibility != last.state.visibility {
      return true
    }
    return !last.isSame(as: overlap, within: target.tolerance)
  }

  /// Returns the frame of the docked keyboard for which the focus may be revealed; `nil` to leave
  /// it.
  ///
  /// A scroll in progress is not interrupted. Where the list has no room, the keyboard stays
  /// unanswered: UIKit raises a sheet after it has announced the keyboard.
  private func dockedFrameForReveal(in update: AdjustmentUpdate) -> CGRect? {
    // The list need not be covered: it may have become smaller and end above the keyboard.
    guard let list = update.target.scrollView, list.motion == .still,
      update.overlap.keyboardFrame != nil
    else { return nil }
    let covered = max(update.covered, update.target.area?.barHeight ?? 0)
    return list.height - list.topInset > covered ? update.keyboard.announcedDockedFrame : nil
  }

  /// Returns the focus that is revealed; `nil` to leave it.
  ///
  /// It is revealed after a change of the keyboard, the focus or the text, and for a docked keyboard
  /// at another place than at the last time. It is also revealed if it was in sight when a commit
  /// drew the list, or this adjustment changed it since, if the list had another width or visible
  /// height then, and nobody has scrolled since.
  private func focusToReveal(in update: AdjustmentUpdate) -> Reveal? {
    guard let dockedFrame = dockedFrameForReveal(in: update) else { return nil }
    guard dockedFrame == answeredDockedFrame else { return Reveal(dockedFrame: dockedFrame) }
    guard let list = update.target.scrollView, let last = listMemory?.target,
      let lastList = last.scrollView,
      lastList.visibleHeightDiffers(in: update.target)
        || last.hasOtherWidth(than: update.target),
      !list.isScrolled(since: lastList, keeping: options.anchor)
    else { return nil }
    return Reveal(dockedFrame: dockedFrame, lastList: lastList)
  }
}

// MARK: - Commits

extension AdjustmentStateMachine {
  /// Returns true if the adjustment must be updated before each commit.
  ///
  /// A keyboard on screen and a change that is held back need that. A list with a bar always does,
  /// since it follows the bar. So does a list whose anchor is not its top, since that part stays in
  /// place without a keyboard too. Any list does until a commit has drawn what was changed. Outside
  /// a window every adjustment that is not at rest does, to notice its return to one.
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
    guard !options.isPaused else { return false }
    let awaitsWindow = (isOutside || !isInWindow) && !isAtRest
    let followsContent = isList && (hasBar || options.anchor != .top)
    let awaitsCommit = listMemory?.isCommitted == false
    return isKeyboardVisible || isHeldBack || followsContent || awaitsCommit || awaitsWindow
  }

  /// True if a number is left to the app, which puts it back before each commit.
  package var isInConflict: Bool { numbers.isInConflict }

  /// True if the measured area moves with the target, or the focus does not, so that the target is
  /// left alone.
  package var hasGivenUp: Bool { movesByItself.isLasting }

  /// True if no number is changed, and the handler was last called with a height of zero.
  package var isAtRest: Bool {
    numbers.isAtRest && (overlapOfLastCall?.height ?? 0) == 0
  }
}

// MARK: - Changes by the app

extension AdjustmentStateMachine {
  /// Makes an update that comes too early a part of the next one.
  package mutating func postpone(_ reason: UpdateReason) {
    note(reason)
    if reason.revealsFocus { awaitsReveal = true }
  }

  /// Forgets the last call, so that the next update calls a new handler.
  package mutating func forgetLastCall() {
    overlapOfLastCall = nil
  }

  /// Makes the next update reveal the first responder again, unless there was a commit since it
  /// was revealed.
  ///
  /// - Returns: False if nothing was revealed since the last commit.
  package mutating func forgetReveal() -> Bool {
    guard listMemory?.hasRevealed == true else { return false }
    answeredDockedFrame = nil
    return true
  }

  /// Returns the base value of the first number of the target; `nil` if it has none.
  ///
  /// The base value is the app's part of a number, without the space for the keyboard.
  ///
  /// - Parameter target: The target as it is now.
  /// - Returns: The value without the space for the keyboard, in points.
  package func baseValue(in target: TargetMeasurement) -> CGFloat? {
    numbers.baseValue(in: target)
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
    numbers.setBaseValue(value, in: target)
  }

  /// Removes the space from the target: at the end of the adjustment, or of a list that is turned
  /// round.
  ///
  /// - Parameter target: The target as it is now.
  /// - Returns: The base values to write.
  package mutating func restore(_ target: TargetMeasurement) -> [NumberValue] {
    listMemory = nil
    return numbers.restore(target)
  }

  /// Takes the target of an older adjustment over, with the space that was made in it.
  package mutating func adopt(_ older: AdjustmentStateMachine) {
    numbers = older.numbers
    numbers.endConflicts()
    // What was revealed once is not revealed again.
    answeredDockedFrame = older.answeredDockedFrame
  }
}
