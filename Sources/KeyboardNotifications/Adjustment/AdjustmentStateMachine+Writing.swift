import Foundation

extension AdjustmentStateMachine {
  /// Changes the targets in their order, in the animation of the update.
  mutating func perform(_ given: Update) -> [AdjustmentEffect] {
    var update = given
    isHeldBack = false
    guard update.isDue || update.delivers else {
      return measureAtEnd(update)
    }
    update.isAnimated = isAnimated(update)
    let effects = write(from: 0, update)
    return update.isAnimated ? [animation(of: update, effects)] : effects
  }

  /// Goes on with an update, after the adapter has measured a target.
  mutating func continueUpdate(
    with measurement: TargetMeasurement,
    focus: CGRect?
  ) -> [AdjustmentEffect] {
    switch pending {
    case .target(let index, var update):
      pending = .none
      update.scrollViewBefore = update.targets[index].scrollView
      // mutant: swap, because the overlap is that of the area alone
      update.targets[index] = measurement
      if let area = measurement.area { update.overlap = overlap(of: area, in: update) }
      return write(from: index, update)
    case .end(let update):
      pending = .none
      return end(update, with: measurement, focus: focus)
    case .none, .condition:
      return []
    }
  }

  /// Returns true if changes are made in an animation of the update's own, or without any.
  ///
  /// A change that the app asks for takes part in the app's animation; one by a finger has none.
  private func isAnimated(_ update: Update) -> Bool {
    (update.reason.kind == .change || update.reason.isFrame) && !drag.isHeld
  }

  private func animation(of update: Update, _ effects: [AdjustmentEffect]) -> AdjustmentEffect {
    // A view that slides in with its controller is not animated.
    let animation = update.isBeingPresented ? nil : update.reason.animation
    return .animate(animation, update: update.number, effects)
  }
}

// MARK: - Targets

extension AdjustmentStateMachine {
  /// Writes the targets from one on, and has each measured after the layout of the one before.
  private mutating func write(from first: Int, _ given: Update) -> [AdjustmentEffect] {
    var update = given
    var effects: [AdjustmentEffect] = []
    for index in first..<targets.count {
      let changes = change(index, in: update)
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

  /// Makes room in one target, and keeps the content of a scroll view from jumping.
  private mutating func change(_ index: Int, in update: Update) -> [AdjustmentEffect] {
    let measurement = update.targets[index]
    guard let area = measurement.area else { return [] }
    let isForeign = targets[index].isContentInsetForeign(
      in: measurement,
      hasKeyboard: update.overlap.height > 0
    )
    let writes = targets[index].write(
      targets[index].coveredAmounts(for: coveredHeight(index, in: update), in: measurement),
      in: measurement,
      as: mode(of: index),
      isFrame: update.reason.isFrame
    )
    guard let scrollView = measurement.scrollView else {
      guard !writes.isEmpty else { return [] }
      let layout: [AdjustmentEffect] = update.reason.allowsLayout ? [.layOut(target: index)] : []
      return [.write(target: index, writes)] + layout
    }
    let before = update.scrollViewBefore ?? scrollView
    let isResized = before.height != scrollView.height
    guard !writes.isEmpty || isResized else { return [] }
    let offset = scrollView.offset(
      after: writes,
      since: before,
      isMirrored: area.isMirrored,
      keeping: options.anchor,
      isForeign: isForeign && !isResized
    )
    let write: [AdjustmentEffect] = writes.isEmpty ? [] : [.write(target: index, writes)]
    return write + (offset.map { [.scroll(to: $0)] } ?? [])
  }

  /// Calls the handler, and measures once more where something may follow from the changes.
  private mutating func deliver(
    _ update: Update,
    after changes: [AdjustmentEffect]
  ) -> [AdjustmentEffect] {
    var effects = changes
    let last = targets.count - 1
    if update.delivers {
      let isFirst = lastDelivered == nil && update.overlap.height == 0
      lastDelivered = update.overlap
      // A changed option is no end of what the keyboard does.
      if !isFirst, update.reason.kind != .option { completions[update.number] = update.overlap }
      effects.append(.deliver(update.overlap))
      if update.reason.allowsLayout, options.delivery != .heights {
        effects.append(.layOut(target: last))
      }
    } else if options.delivery == nil, update.isAnimated {
      // A completion handler may be set before the animation ends.
      completions[update.number] = update.overlap
    }
    let isScrollView = update.targets[last].scrollView != nil
    let mayMove = isScrollView ? update.hasChangedLast : update.reason.allowsLayout
    return mayMove || update.reveals ? effects + measureAtEnd(update) : finish(update, effects)
  }

  private mutating func measureAtEnd(_ update: Update) -> [AdjustmentEffect] {
    pending = .end(update)
    return [.measure(target: targets.count - 1, findsFocus: update.reveals)]
  }
}

// MARK: - The end of an update

extension AdjustmentStateMachine {
  /// Corrects what has followed from the changes, and scrolls the focus into sight.
  private mutating func end(
    _ update: Update,
    with measurement: TargetMeasurement,
    focus: CGRect?
  ) -> [AdjustmentEffect] {
    guard measurement.area != nil else { return finish(update, []) }
    var effects: [AdjustmentEffect] = []
    if measurement.scrollView != nil {
      effects += correctInset(update, measurement)
    } else {
      effects += countOwnMove(update, measurement)
    }
    if update.reveals {
      revealedKeyboard = update.announced.dockedFrame
      hasRevealedSinceFrame = true
      effects += reveal(focus, in: measurement, update)
    }
    return finish(update, effects)
  }

  /// Writes the insets again where UIKit adds less to them than before.
  ///
  /// If UIKit adds more, there is a little too much space until the next update.
  private mutating func correctInset(
    _ update: Update,
    _ measurement: TargetMeasurement
  ) -> [AdjustmentEffect] {
    let last = targets.count - 1
    guard update.hasChangedLast, let before = update.targets[last].scrollView,
      let after = measurement.scrollView
    else { return [] }
    let edge = AdjustedNumber.Edge(isMirrored: measurement.isMirrored)
    guard after.addedByUIKit(at: edge) < before.addedByUIKit(at: edge) else { return [] }
    var again = update
    again.targets[last] = measurement
    let writes = targets[last].write(
      targets[last].coveredAmounts(for: coveredHeight(last, in: again), in: measurement),
      in: measurement,
      as: mode(of: last),
      isFrame: update.reason.isFrame
    )
    return writes.isEmpty ? [] : [.write(target: last, writes)]
  }

  /// Counts an area that has moved with what was changed, and reports one that would never rest.
  private mutating func countOwnMove(
    _ update: Update,
    _ measurement: TargetMeasurement
  ) -> [AdjustmentEffect] {
    guard let area = measurement.area, !ownMoves.isEndless else { return [] }
    let distance = abs(area.overlap(in: update.keyboard).height - update.overlap.height)
    ownMoves.add(distance, tolerance: measurement.tolerance)
    return ownMoves.isEndless ? [.report(.movesMeasuredArea)] : []
  }

  private func reveal(
    _ focus: CGRect?,
    in measurement: TargetMeasurement,
    _ update: Update
  ) -> [AdjustmentEffect] {
    guard let focus, let scrollView = measurement.scrollView else { return [] }
    let isMirrored = measurement.isMirrored
    let extent = scrollView.extent(isMirrored: isMirrored)
    guard let offset = extent.offset(showing: focus, isMirrored: isMirrored) else { return [] }
    let isAlone = !update.isAnimated && isAnimated(update)
    return isAlone ? [animation(of: update, [.scroll(to: offset)])] : [.scroll(to: offset)]
  }

  /// Ends an update, which is complete at once where it has no animation of its own.
  private mutating func finish(
    _ update: Update,
    _ effects: [AdjustmentEffect]
  ) -> [AdjustmentEffect] {
    guard !update.isAnimated, let overlap = completions.removeValue(forKey: update.number) else {
      return effects
    }
    return effects + [.complete(overlap)]
  }
}
