import Foundation
import KeyboardNotifications

/// The part of an adapter: layout, measurements and effects.
extension AdjustedScreen {
  /// Does the layout that waits.
  mutating func layOut() {
    guard isInWindow else { return }
    laidOutConstant = constant
    appliedSafeArea = additionalSafeArea
    onLayout?(&self)
  }

  /// Measures the keyboard and all targets.
  func measurement() -> AdjustmentMeasurement {
    let indices = machine.options.hasBar ? [0, 1] : [0]
    var measurement = AdjustmentMeasurement(
      keyboard: keyboard,
      targets: indices.map(target),
      isBeingPresented: isBeingPresented
    )
    measurement.finger = isInWindow ? finger.map { KeyboardFinger(y: $0) } : nil
    if machine.options.unmetCondition == .releases { measurement.isConditionMet = isConditionMet }
    return measurement
  }

  private func target(_ index: Int) -> TargetMeasurement {
    let isBar = kind == .chat && index == 0
    var measurement = TargetMeasurement(area: area(isBar: isBar), content: content(isBar: isBar))
    measurement.bounds = CGRect(x: 0, y: 0, width: width, height: bottom - top)
    return measurement
  }

  private func area(isBar: Bool) -> OverlapMeasurement? {
    guard isInWindow else { return nil }
    let end = isBar ? Self.height - homeIndicator - tabBar : bottom
    let frame = CGRect(x: 0, y: top, width: width, height: end - top)
    var area = OverlapMeasurement(at: frame, size: frame.size)
    guard !isBar else { return area }
    area.isMirrored = isMirrored
    area.safeAreaBottom = safeArea
    area.accessory = accessory
    area.restingBottom = Self.height
    area.restingInset = homeIndicator
    if kind == .chat, isBarShown {
      area.bar = CGRect(x: 0, y: barTop, width: 390, height: barHeight)
    }
    return area
  }

  private func content(isBar: Bool) -> TargetMeasurement.Content {
    switch kind {
    case .constraint: return .constraint(constant: constant, direction: direction)
    case .chat where isBar: return .constraint(constant: constant, direction: -1)
    case .controller: return .controller(additionalSafeArea: additionalSafeArea)
    case .view: return .view
    case .list, .chat:
      var list = ScrollViewMeasurement()
      list.contentInset = VerticalInsets(top: topInset, bottom: contentInset)
      list.adjustedContentInset = list.contentInset
      // The top of a mirrored list is at the bottom of the screen.
      if isMirrored {
        list.adjustedContentInset.top += adjustedInset - contentInset
      } else {
        list.adjustedContentInset.bottom = adjustedInset
      }
      list.verticalIndicatorInset.bottom = verticalIndicatorInset
      list.horizontalIndicatorInset.bottom = horizontalIndicatorInset
      list.indicatorSafeArea.bottom = safeArea
      list.offset = offset
      list.height = bottom - top
      list.contentHeight = contentHeight
      list.motion = motion
      return .scrollView(list)
    }
  }

  mutating func perform(_ effects: [AdjustmentEffect], in duration: TimeInterval) {
    for effect in effects { perform(effect, in: duration) }
  }

  private mutating func perform(_ effect: AdjustmentEffect, in duration: TimeInterval) {
    switch effect {
    case .animate(let animation, let update, let effects):
      perform(effects, in: animation?.duration ?? 0)
      runningAnimations.append(update)
    case .write(_, let writes):
      log.writes += writes
      log.durations.append(duration)
      for write in writes {
        let before = numbers + [topInset]
        apply(write)
        if before == numbers + [topInset], !isMirrored { log.emptyWrites.append(write) }
      }
      onWrite?(&self)
    case .scroll(let offset):
      log.scrolls.append(offset)
      log.scrollDurations.append(duration)
      self.offset = offset
    case .layOut(let index):
      log.layouts.append(index)
      layOut()
    case .deliver(let overlap):
      log.delivered.append(overlap)
      log.durations.append(duration)
      onDeliver?(&self, overlap.height)
    case .complete(let overlap): log.completed.append(overlap.height)
    case .measure(let index, let findsFocus):
      if findsFocus { log.focusSearches += 1 }
      let target = measurement().targets[index]
      answer(.measured(target, focus: findsFocus ? focus : nil), in: duration)
    case .evaluateCondition: answer(.conditionEvaluated(isMet: isConditionMet), in: duration)
    case .settleTimer(let isRunning): log.timers.append(isRunning)
    case .log(let fault): log.faults.append(fault)
    }
  }

  private mutating func answer(_ event: AdjustmentEvent, in duration: TimeInterval) {
    log.machineCalls += 1
    perform(machine.handle(event), in: duration)
  }

  private mutating func apply(_ write: NumberWrite) {
    switch write.number {
    case .constant: constant = write.value
    case .additionalSafeArea: additionalSafeArea = write.value
    case .contentInset(.top): topInset = write.value
    case .contentInset(.bottom): contentInset = write.value
    case .verticalIndicatorInset(.bottom): verticalIndicatorInset = write.value
    case .horizontalIndicatorInset(.bottom): horizontalIndicatorInset = write.value
    case .verticalIndicatorInset(.top), .horizontalIndicatorInset(.top): break
    }
  }
}
