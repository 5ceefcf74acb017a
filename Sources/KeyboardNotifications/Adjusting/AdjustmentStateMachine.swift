package import Foundation

/// State machine that keeps the target of one adjustment clear of the keyboard.
///
/// An adapter measures, calls ``update(_:_:)``, and performs the returned effects in their order.
/// Two of the effects ask for another measurement, which the adapter gives in another call:
///
/// 1. ``update(_:_:)`` compares the measurement with the keyboard, and writes the constraint of the
///    bar, if there is one. Without a bar it makes the next step, too.
/// 2. ``barWasLaidOut(_:)`` writes the target, which the bar may have moved, and calls the handler.
/// 3. ``finish(_:focus:)`` corrects the target after layout, and reveals the first responder.
///
/// The machine decides the numbers that are written and their animation, the effect of a condition,
/// offsets, and before which commits it is updated.
package struct AdjustmentStateMachine: Sendable {
  /// Role of a target in an adjustment.
  package enum TargetRole: Sendable {
    /// The constraint of a bar over the end of the list.
    case bar
    /// The target that is kept clear of the keyboard: with a bar, the list.
    case main
  }

  /// Progress of a change of the keyboard to the screen.
  ///
  /// Until the change is committed, anybody may resize a list for it.
  private enum ChangeProgress {
    /// The change is in progress, or was announced after the last commit.
    case announced
    /// The next commit is the first one after the change.
    case committing
    /// The change is on the screen.
    case committed
  }

  /// Space that the keyboard requires in the main target.
  private struct RequiredSpace {
    let overlap: KeyboardOverlap
    /// The height of the area that is covered, or nearer to the keyboard than the spacing.
    let covered: CGFloat
    /// The points to add to each number.
    let amounts: [CGFloat]
  }

  /// Decisions of an update that changes the target.
  private struct Decisions {
    let reason: UpdateReason
    /// The keyboard, lowered to where a finger has pulled it; hidden if a condition releases the
    /// targets.
    let keyboard: KeyboardState
    /// True if a finger pulls the keyboard down, or did so before this update.
    let isInteractive: Bool
    /// The list as it was before the changes for the keyboard, whoever makes them.
    let listBefore: ScrollViewMeasurement?
    /// The part of the content that keeps its place.
    let anchor: KeyboardContentAnchor
    /// True if the changes are made in an animation of the update; else they join that of the app.
    let animates: Bool
    /// True if the handler is called.
    let delivers: Bool
    /// True if the first responder is revealed.
    let reveals: Bool
    /// The docked keyboard for which the first responder may be revealed; `nil` to leave it.
    let revealed: CGRect?
  }

  /// End of an update, which waits for the last measurement.
  private struct End {
    let reason: UpdateReason
    let keyboard: KeyboardState
    /// The covered height before the changes.
    let covered: CGFloat
    /// True if values of the target were written.
    let hasWritten: Bool
    /// The docked keyboard for which the first responder is revealed; `nil` to leave it.
    let revealed: CGRect?
    /// The list before its visible part became smaller; `nil` to reveal the first responder anyway.
    ///
    /// The first responder is revealed only if it was in sight there.
    let shrunkFrom: ScrollViewMeasurement?
    /// True if a scroll must begin the animation of the update, which has changed nothing yet.
    let beginsAnimation: Bool
    /// The animation; `nil` to scroll at once.
    let animation: KeyboardAnimation?
  }

  /// Measurement that an update waits for.
  private enum Awaited {
    case nothing
    case list(Decisions)
    case end(End)
  }

  /// The options of the adjustment; an adapter sends an update after it has changed them.
  package var options: AdjustmentOptions
  /// True while no change is made; an adapter sends an update after the pause.
  package var isPaused = false

  /// The space that was made in the constraint of the bar; `nil` if no bar is moved.
  private var barNumbers: AdjustedNumbers?
  /// The space that was made in the main target.
  private var mainNumbers = AdjustedNumbers()
  /// The overlap that the handler was called with last.
  private var lastDelivered: KeyboardOverlap?
  /// The progress of the last change of the keyboard to the screen.
  private var changeProgress = ChangeProgress.committed
  /// The list at the end of the last update before a commit, or as this adjustment has changed it
  /// since; before the first commit as it was found, and `nil` for another target.
  private var lastList: TargetMeasurement?
  /// The top of the docked keyboard at the last update that a condition did not hold back; `nil`
  /// without a docked keyboard.
  private var lastKeyboardTop: CGFloat?
  /// The frame of the docked keyboard for which the first responder was revealed.
  private var revealedKeyboard: CGRect?
  /// True if the first responder was revealed since the last commit.
  private var hasRevealedSinceCommit = false
  /// Counts the moves of the measured area by the adjustment itself, since the keyboard changed.
  private var ownMoves = FaultCounter(limit: 3)
  /// True if the target is a scroll view.
  private var isList = false
  /// True while a condition that is not met holds a change back.
  private var isHeldBack = false
  /// True from an update outside a window until the next one in a window.
  private var isOutside = false
  private var awaited = Awaited.nothing

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

/// Effect of an update, which an adapter performs.
package enum AdjustmentEffect: Sendable {
  /// Perform effects in an animation; at once if it is `nil`.
  case animate(KeyboardAnimation?, [AdjustmentEffect])
  /// Write values to the numbers of a target.
  case write(AdjustmentStateMachine.TargetRole, [NumberWrite])
  /// Set the vertical content offset of the list.
  case scroll(to: CGFloat)
  /// Lay out the view of a target.
  case layOut(AdjustmentStateMachine.TargetRole)
  /// Call the handler with the overlap.
  case deliver(KeyboardOverlap)
  /// Call the completion handler with the overlap, at the end of the animation around this effect;
  /// without one, at the end of the update.
  case complete(KeyboardOverlap)
  /// Measure the list, and call ``AdjustmentStateMachine/barWasLaidOut(_:)``.
  case measureList
  /// Measure the target, find the part of its content to reveal, and call
  /// ``AdjustmentStateMachine/finish(_:focus:)``.
  case measureEnd(findsFocus: Bool)
  /// Log a fault of the app.
  case log(AdjustmentFault)
}

/// Fault of an app, after which an adjustment does not write until the keyboard changes or the app
/// calls `update()`.
package enum AdjustmentFault: Sendable, Equatable {
  /// The app resets a number before each commit.
  case resets(AdjustedNumber, AdjustmentStateMachine.TargetRole)
  /// The measured area moves with each change that the adjustment makes.
  case movesMeasuredArea
}

// MARK: - Updates

extension AdjustmentStateMachine {
  /// Compares the targets with the keyboard, and returns the effects that keep them clear of it.
  ///
  /// An update that waits for a measurement ends without it.
  ///
  /// - Parameters:
  ///   - reason: The reason of the update.
  ///   - now: The keyboard and the targets as they are now.
  /// - Returns: The effects, in their order.
  package mutating func update(
    _ reason: UpdateReason,
    _ now: AdjustmentMeasurement
  ) -> [AdjustmentEffect] {
    awaited = .nothing
    if reason.isFirstPass { hasRevealedSinceCommit = false }
    guard !isPaused else {
      lastList = nil
      return []
    }
    var effects: [AdjustmentEffect] = []

    // The first commit after a change of the keyboard still belongs to it.
    if now.isKeyboardChanging || reason.isPost {
      changeProgress = .announced
    } else if reason.isFirstPass {
      let isNew = reason.isDrag || changeProgress == .announced
      changeProgress = isNew ? .committing : .committed
    }
    let placed = now.keyboard.placed(in: now.main.area?.window)
    if placed.dockedFrame == nil { revealedKeyboard = nil }
    endFaults(for: reason)

    // Outside a window nothing is changed. There UIKit may move a list from its end.
    isList = now.main.scrollView != nil
    guard let area = area(of: now) else { return effects + updateOutsideWindow(now) }
    var target = now.main
    let holdsBack = options.holdsBack(isConditionMet: now.isConditionMet)
    if isOutside, !holdsBack {
      isOutside = false
      if options.anchor != .top, let offset = target.scrollView?.offsetBackAtEnd {
        target.scrollView?.offset = offset
        effects.append(.scroll(to: offset))
      }
    }

    // A view that its own handler moves is left alone until the keyboard changes.
    if ownMoves.isLasting, !reason.isDrag, !reason.isByApp { return effects }
    effects += beginNumbers(of: target, now.bar, for: reason)

    // The space that the keyboard requires, and whether it is there already.
    let releasesSpace = options.unmetCondition == .releases && !now.isConditionMet
    let keyboard = releasesSpace ? .initial : placed
    let space = requiredSpace(
      in: target,
      area,
      keyboard,
      reason,
      isInteractive: now.isInteractive
    )
    let barAmounts = requiredAmounts(in: now.bar, keyboard)
    let isMainDue = mainNumbers.isDue(space.amounts, in: target, as: mainMode)
    let isForKeyboard = changeProgress != .committed || now.hasMovedViews
    let changesInset =
      isMainDue && !mainNumbers.isUnrelatedToKeyboard(in: target, covered: space.covered)
    let listBefore = list(before: target, isForKeyboard: isForKeyboard, changesInset: changesInset)
    let isResized = listBefore?.isResized(in: target) == true
    let isBarDue = now.bar.flatMap { barNumbers?.isDue(barAmounts, in: $0, as: options.mode) }
    let isDue = isResized || isMainDue || isBarDue == true

    // The decisions: whether the handler is called, the focus revealed, and the target changed.
    let delivers = self.delivers(space.overlap, for: reason, within: target.tolerance)
    let revealed = revealedFrame(in: target, space.overlap, keyboard)
    let reveals = revealed != nil && (reason.revealsFocus || revealed != revealedKeyboard)
    let shrunk = revealed == nil || reveals ? nil : target.scrollView.flatMap(listBeforeShrinking)
    isHeldBack = holdsBack && (isDue || delivers)
    let changesTarget = !holdsBack && (isDue || delivers)
    if isList, !changesTarget, reason.isBeforeCommit || lastList == nil { lastList = target }
    guard !holdsBack else { return effects }
    let hasGrown = hasGrown(keyboard, within: target.tolerance)
    lastKeyboardTop = keyboard.dockedFrame?.minY
    guard changesTarget || reveals || shrunk != nil else { return effects }
    let animates = reason.animates && !now.isDragging
    // A view that is being presented already moves with its controller.
    let animation = now.isBeingPresented ? nil : reason.animation

    // Without a change of the target only the first responder is revealed.
    guard changesTarget else {
      awaited = .end(
        End(
          reason: reason,
          keyboard: keyboard,
          covered: space.overlap.height,
          hasWritten: false,
          revealed: revealed,
          shrunkFrom: shrunk,
          beginsAnimation: animates,
          animation: animation
        )
      )
      return effects + [.measureEnd(findsFocus: true)]
    }

    // The bar is first, since the inset of the list depends on the bar's frame after layout.
    let decisions = Decisions(
      reason: reason,
      keyboard: keyboard,
      isInteractive: now.isInteractive,
      listBefore: listBefore,
      anchor: options.anchor == .end && !hasGrown ? .bottom : options.anchor,
      animates: animates,
      delivers: delivers,
      reveals: reveals,
      revealed: revealed
    )
    var changes: [AdjustmentEffect] = []
    if let bar = now.bar {
      let writes = barNumbers?.makeSpace(barAmounts, in: bar, as: options.mode)
      if let writes, !writes.isEmpty { changes.append(.write(.bar, writes)) }
    }
    if !changes.isEmpty, reason.allowsLayout {
      awaited = .list(decisions)
      changes += [.layOut(.bar), .measureList]
    } else {
      changes += changeMain(target, space, decisions)
    }
    return effects + (animates ? [.animate(animation, changes)] : changes)
  }

  /// Changes the list after the layout of its bar: the answer to ``AdjustmentEffect/measureList``.
  package mutating func barWasLaidOut(_ list: TargetMeasurement) -> [AdjustmentEffect] {
    guard case .list(let decisions) = awaited else { return [] }
    awaited = .nothing
    guard let area = list.area else { return [] }
    let space = requiredSpace(
      in: list,
      area,
      decisions.keyboard,
      decisions.reason,
      isInteractive: decisions.isInteractive
    )
    return changeMain(list, space, decisions)
  }

  /// Corrects the target after all changes, and reveals the first responder: the answer to
  /// ``AdjustmentEffect/measureEnd(findsFocus:)``.
  ///
  /// - Parameters:
  ///   - last: The target after the writes, the handler and layout.
  ///   - focus: The part of the list's content to reveal.
  /// - Returns: The last effects of the update.
  package mutating func finish(_ last: TargetMeasurement, focus: CGRect?) -> [AdjustmentEffect] {
    guard case .end(let end) = awaited else { return [] }
    awaited = .nothing
    guard let area = last.area else { return [] }
    var effects: [AdjustmentEffect] = []
    if let list = last.scrollView {
      // If UIKit adds less to the insets than before the changes, they are written again. If it
      // adds more, there is too much space until the next update.
      let addedBefore = lastList?.scrollView?.addedByUIKit ?? 0
      if end.hasWritten, list.addedByUIKit < addedBefore {
        let covered = area.coveredHeight(in: end.keyboard, spacing: options.spacing)
        let writes = mainNumbers.makeSpace(
          mainNumbers.amounts(for: covered, in: last),
          in: last,
          as: mainMode
        )
        if !writes.isEmpty { effects.append(.write(.main, writes)) }
      }
    } else if !ownMoves.isLasting {
      // A move that is smaller than the one before ends the count, since the area comes to rest.
      let distance = abs(area.overlap(in: end.keyboard).height - end.covered)
      let isSmaller = ownMoves.last.map { distance < $0 - last.tolerance } ?? false
      let isMove = distance >= last.tolerance && !isSmaller
      if ownMoves.add(distance, continues: isMove, orBeginsAt: 0) {
        effects.append(.log(.movesMeasuredArea))
      }
    }
    guard let revealed = end.revealed else { return effects }
    if let before = end.shrunkFrom {
      guard let focus, before.shows(focus) else { return effects }
    }
    revealedKeyboard = revealed
    hasRevealedSinceCommit = true
    guard let focus, let offset = last.scrollView?.offset(showing: focus) else { return effects }
    if !end.hasWritten { lastList = last }
    lastList?.scrollView?.offset = offset
    let scroll = AdjustmentEffect.scroll(to: offset)
    return effects + [end.beginsAnimation ? .animate(end.animation, [scroll]) : scroll]
  }

  /// Begins to count faults of the app anew.
  ///
  /// A change of the keyboard and the app's `update()` write again what was left to the app.
  private mutating func endFaults(for reason: UpdateReason) {
    let isUpdateByApp = if case .app = reason { true } else { false }
    if reason.isPost || isUpdateByApp {
      barNumbers?.endConflicts()
      mainNumbers.endConflicts()
    }
    if reason.isPost { ownMoves.end() }
  }

  /// Returns the area to keep clear; `nil` outside a window.
  ///
  /// A hide is given to the handler of a followed view outside a window, too, since the handler may
  /// have moved other views.
  private func area(of now: AdjustmentMeasurement) -> OverlapMeasurement? {
    if let area = now.main.area { return area }
    let wasVisible = lastDelivered.map { $0.height != 0 || $0.state.isVisible } ?? false
    guard case .view = now.main.content, wasVisible, !now.keyboard.isVisible else { return nil }
    return OverlapMeasurement(at: now.main.bounds, size: now.main.bounds.size)
  }

  /// Makes the first call of a handler, with an overlap of zero, and nothing else.
  private mutating func updateOutsideWindow(_ now: AdjustmentMeasurement) -> [AdjustmentEffect] {
    isOutside = true
    lastList = nil
    guard options.delivery != nil, lastDelivered == nil else { return [] }
    let overlap = KeyboardOverlap(freeRectangle: now.main.bounds, state: now.keyboard)
    lastDelivered = overlap
    return [.deliver(overlap)]
  }

  /// Lists the numbers of the targets, and logs those that the app resets before each commit.
  private mutating func beginNumbers(
    of target: TargetMeasurement,
    _ bar: TargetMeasurement?,
    for reason: UpdateReason
  ) -> [AdjustmentEffect] {
    mainNumbers.begin(target, isBeforeCommit: reason.isBeforeCommit)
    if let bar { barNumbers?.begin(bar, isBeforeCommit: reason.isBeforeCommit) }
    guard reason.isFirstPass else { return [] }
    let barResets = bar.flatMap { barNumbers?.countResets(in: $0) } ?? []
    let mainResets = mainNumbers.countResets(in: target)
    return barResets.map { .log(.resets($0, .bar)) } + mainResets.map { .log(.resets($0, .main)) }
  }

  /// Makes space in the target, keeps the content of a list in place, and calls the handler.
  private mutating func changeMain(
    _ target: TargetMeasurement,
    _ space: RequiredSpace,
    _ decisions: Decisions
  ) -> [AdjustmentEffect] {
    let overlap = space.overlap
    var effects: [AdjustmentEffect] = []
    var shrunk: ScrollViewMeasurement?
    // Compared with the space made before, which `makeSpace` replaces.
    let isUnrelated = mainNumbers.isUnrelatedToKeyboard(in: target, covered: space.covered)
    let writes = mainNumbers.makeSpace(space.amounts, in: target, as: mainMode)
    if !writes.isEmpty { effects.append(.write(.main, writes)) }
    if let list = target.scrollView {
      let inset = writes.first { $0.number == .contentInset }?.value
      var changed = list.with(contentInset: inset ?? list.contentInset)
      if decisions.revealed != nil, !decisions.reveals { shrunk = listBeforeShrinking(to: changed) }
      let (old, rule) = offsetRule(for: list, isUnrelated: isUnrelated, target, decisions)
      let isChanged = changed.visibleHeight != list.visibleHeight
      if isChanged || decisions.listBefore?.isResized(in: target) == true,
        let offset = changed.offset(after: old, by: rule)
      {
        changed.offset = offset
        effects.append(.scroll(to: offset))
      }
      if decisions.reason.isBeforeCommit || !effects.isEmpty || lastList == nil {
        lastList = target
        lastList?.scrollView = changed
      }
    } else if !writes.isEmpty, decisions.reason.allowsLayout {
      effects.append(.layOut(.main))
    }

    if decisions.delivers {
      let isFirst = lastDelivered == nil && overlap.height == 0
      lastDelivered = overlap
      effects.append(.deliver(overlap))
      if decisions.reason.allowsLayout, options.delivery != .heights {
        effects.append(.layOut(.main))
      }
      // The completion handler is for changes of the keyboard, not of options.
      let isOption = if case .option = decisions.reason { true } else { false }
      if !isFirst, !isOption { effects.append(.complete(overlap)) }
    } else if options.delivery == nil, decisions.animates {
      // A completion handler may be set before the animation ends.
      effects.append(.complete(overlap))
    }

    // The inset that UIKit adds depends on the written one; any other target moves with layout.
    let mayHaveMoved = isList ? !writes.isEmpty : decisions.reason.allowsLayout
    let reveals = decisions.reveals || shrunk != nil
    guard mayHaveMoved || reveals else { return effects }
    awaited = .end(
      End(
        reason: decisions.reason,
        keyboard: decisions.keyboard,
        covered: overlap.height,
        hasWritten: !writes.isEmpty,
        revealed: reveals ? decisions.revealed : nil,
        shrunkFrom: shrunk,
        beginsAnimation: false,
        animation: nil
      )
    )
    return effects + [.measureEnd(findsFocus: reveals)]
  }
}

// MARK: - Decisions

extension AdjustmentStateMachine {
  /// The mode in which space is made in the target; with a bar the options' mode is that of the
  /// bar.
  private var mainMode: KeyboardInsetMode {
    barNumbers == nil ? options.mode : .added
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
      since: lastDelivered?.height ?? 0,
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
  /// commit. A new size that changes the inset counts too, since both change the visible part. A
  /// list that has another width was resized for something else, such as a rotation.
  ///
  /// - Parameters:
  ///   - target: The list as it is now.
  ///   - isForKeyboard: True while anybody may resize the list for the keyboard: a change of the
  ///     keyboard is in progress, or another adjustment has moved views.
  ///   - changesInset: True if the keyboard requires another inset.
  /// - Returns: The list of the last commit, or the list as it is now.
  private func list(
    before target: TargetMeasurement,
    isForKeyboard: Bool,
    changesInset: Bool
  ) -> ScrollViewMeasurement? {
    guard let list = target.scrollView else { return nil }
    guard let lastList, let before = lastList.scrollView,
      target.bounds.size.width == lastList.bounds.size.width, before.isResized(in: target)
    else { return list }
    let hasOtherHeight = abs(list.height - before.height) >= target.tolerance
    return isForKeyboard || (changesInset && hasOtherHeight) ? before : list
  }

  /// Returns true if a docked keyboard has appeared or grown since the last update.
  private func hasGrown(_ keyboard: KeyboardState, within tolerance: CGFloat) -> Bool {
    guard let top = keyboard.dockedFrame?.minY else { return false }
    return lastKeyboardTop.map { $0 - top >= tolerance } ?? true
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
    _ decisions: Decisions
  ) -> (old: ScrollViewMeasurement, rule: ScrollViewMeasurement.OffsetRule) {
    let before = decisions.listBefore ?? list
    let isResized = before.isResized(in: target)
    let isScrolled = list.isScrolled(since: before)
    // An app that resizes a list may scroll to its end then.
    let isScrolledToEnd = isScrolled && list.isAtEnd
    var old = before
    if !isResized || isScrolled { old.offset = list.offset }
    switch list.motion {
    case .tracking, .animated: return (old, .leave)
    case .decelerating: return (old, .clamp)
    case .none where isResized: return (old, isScrolledToEnd ? .clamp : .keep(decisions.anchor))
    // With a new inset of the app, or the first space for a bar, only a list at its end is moved.
    case .none: return (old, isUnrelated && !old.isAtEnd ? .clamp : .keep(decisions.anchor))
    }
  }

  /// Returns true if the handler is called with an overlap.
  private func delivers(
    _ overlap: KeyboardOverlap,
    for reason: UpdateReason,
    within tolerance: CGFloat
  ) -> Bool {
    guard let delivery = options.delivery else { return false }
    guard let lastDelivered else { return true }
    if delivery == .heights {
      let difference = abs(overlap.height - lastDelivered.height)
      // The return to zero is delivered however small it is.
      return overlap.height == 0 ? difference > 0 : difference >= tolerance
    }
    if case .option = reason { return true }
    if delivery == .overlapsAndVisibility {
      if case .app = reason { return true }
      if overlap.state.visibility != lastDelivered.state.visibility { return true }
    }
    return !lastDelivered.isSame(as: overlap, within: tolerance)
  }

  /// Returns the docked keyboard for which the first responder may be revealed; `nil` to leave it.
  ///
  /// It is revealed after a change of the keyboard, the first responder or the text, when space is
  /// made for a keyboard for the first time, and when it was in sight in a visible part that becomes
  /// smaller. A scroll in progress is not interrupted.
  private func revealedFrame(
    in target: TargetMeasurement,
    _ overlap: KeyboardOverlap,
    _ keyboard: KeyboardState
  ) -> CGRect? {
    // The list need not be covered: it may have become smaller and end above the keyboard.
    guard let list = target.scrollView, list.motion == .none, overlap.keyboardFrame != nil,
      keyboard.placement == .docked
    else { return nil }
    return keyboard.announcedDockedFrame
  }

  /// Returns the list of the last commit if its visible part was larger, and nobody has scrolled
  /// since.
  private func listBeforeShrinking(to list: ScrollViewMeasurement) -> ScrollViewMeasurement? {
    guard let lastList, let before = lastList.scrollView,
      before.visibleHeight - list.visibleHeight >= lastList.tolerance,
      !list.isScrolled(since: before)
    else { return nil }
    return before
  }
}

extension ScrollViewMeasurement {
  /// Returns true if the visible part of a list has another height now.
  fileprivate func isResized(in target: TargetMeasurement) -> Bool {
    guard let list = target.scrollView else { return false }
    return abs(list.visibleHeight - visibleHeight) >= target.tolerance
  }

  /// Returns true if somebody has scrolled a list, which may have another size than before.
  ///
  /// Nobody has if its offset is the same. In a list that is mirrored it is the distance from the
  /// end that stays the same. UIKit may have brought either into range.
  fileprivate func isScrolled(since before: ScrollViewMeasurement) -> Bool {
    let oldDistance = before.contentHeight - before.height - before.offset
    let unscrolled = [before.offset, contentHeight - height - oldDistance]
    return !unscrolled.contains { abs(offset - $0) <= 1 || abs(offset - clamped($0)) <= 1 }
  }
}

// MARK: - Commits

extension AdjustmentStateMachine {
  /// Returns true if the adjustment must be updated before each commit.
  ///
  /// A keyboard on screen and a change that is held back need that. A list with a bar always does,
  /// since it follows the bar. So does a list whose anchor is not its top: where its content is must
  /// be known before the keyboard comes, and any list that may be resized for a hide. Outside a window every adjustment that is not at rest does,
  /// too, to notice its return to one.
  ///
  /// - Parameters:
  ///   - isKeyboardVisible: True while a keyboard is on screen or on its way there.
  ///   - isInWindow: True while the view is in a window.
  ///   - hasBar: True for a list with a bar over its end.
  /// - Returns: False if no target can change before the next event.
  package func needsUpdateBeforeCommit(
    isKeyboardVisible: Bool,
    isInWindow: Bool,
    hasBar: Bool
  ) -> Bool {
    guard !isPaused else { return false }
    let awaitsWindow = (isOutside || !isInWindow) && !isAtRest
    let followsContent = isList && (hasBar || options.anchor != .top)
    let awaitsLateResize = isList && changeProgress != .committed
    return isKeyboardVisible || isHeldBack || followsContent || awaitsLateResize || awaitsWindow
  }

  /// True if no number is changed, and the last delivered height is zero.
  package var isAtRest: Bool {
    mainNumbers.isAtRest && isBarAtRest && (lastDelivered?.height ?? 0) == 0
  }

  /// True if no space is made in the constraint of a bar.
  package var isBarAtRest: Bool { barNumbers?.isAtRest ?? true }
}

// MARK: - Changes by the app

extension AdjustmentStateMachine {
  /// Forgets the last delivery, so that the next update calls a new handler.
  package mutating func forgetDelivery() {
    lastDelivered = nil
  }

  /// Makes the next update reveal the first responder again, unless there was a commit since it
  /// was revealed.
  ///
  /// - Returns: False if the first responder was not revealed since the last commit.
  package mutating func forgetReveal() -> Bool {
    guard hasRevealedSinceCommit else { return false }
    revealedKeyboard = nil
    return true
  }

  /// Writes again what was left to the app, as after a change of the keyboard.
  ///
  /// An adapter calls this if it does not send an update for such a change.
  package mutating func forgetConflicts() {
    endFaults(for: .keyboardChange(nil))
  }

  /// Returns the app's own part of the first number of the target; `nil` if it has none.
  ///
  /// - Parameter target: The target as it is now.
  /// - Returns: The value without the space for the keyboard, in points.
  package func ownValue(in target: TargetMeasurement) -> CGFloat? {
    mainNumbers.ownValue(in: target)
  }

  /// Sets the app's own part of the first number of the target.
  ///
  /// The adapter sends an update afterwards.
  ///
  /// - Parameters:
  ///   - value: The app's part, in points; one that is not finite is ignored.
  ///   - target: The target as it is now.
  /// - Returns: The values to write.
  package mutating func setOwnValue(_ value: CGFloat, in target: TargetMeasurement) -> [NumberWrite]
  {
    mainNumbers.setOwnValue(value, in: target)
  }

  /// Removes the space from a target: at the end of the adjustment, or of a list that is turned
  /// round.
  ///
  /// - Parameters:
  ///   - role: The role of the target.
  ///   - target: The target as it is now.
  /// - Returns: The app's own values to write.
  package mutating func restore(
    _ role: TargetRole,
    _ target: TargetMeasurement
  ) -> [NumberWrite] {
    lastList = nil
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
    switch olderRole {
    case .bar:
      numbers = older.barNumbers
      older.barNumbers = nil
    case .main:
      numbers = older.mainNumbers
      older.mainNumbers = older.barNumbers ?? AdjustedNumbers()
      older.barNumbers = nil
      older.lastList = nil
    }
    // Its update under way refers to the targets that it had.
    older.awaited = .nothing
    guard let numbers else { return }
    switch role {
    case .bar: barNumbers = numbers
    case .main: mainNumbers = numbers
    }
  }
}
