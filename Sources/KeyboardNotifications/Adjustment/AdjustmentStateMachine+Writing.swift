import Foundation

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
