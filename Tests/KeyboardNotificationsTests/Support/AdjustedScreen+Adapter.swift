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
    var measurement = AdjustmentMeasurement(
      keyboard: lowered,
      bar: kind == .chat ? target(.bar) : nil,
      main: target(.main)
    )
    measurement.isDragging = drag.isDragging
    measurement.isInteractive = isInteractive
    measurement.isConditionMet = isConditionMet
    measurement.isBeingPresented = isBeingPresented
    measurement.isKeyboardChanging = isKeyboardChanging
    measurement.hasMovedViews = isRoomMade
    return measurement
  }

  private func target(_ target: AdjustmentStateMachine.TargetRole) -> TargetMeasurement {
    let isBar = target == .bar
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
    area.safeAreaBottom = safeArea
    area.accessory = accessory
    area.window = KeyboardWindow(
      frame: CGRect(x: 0, y: 0, width: 390, height: Self.height),
      safeAreaBottom: homeIndicator
    )
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
      list.contentInset = contentInset
      list.bottomInset = adjustedInset
      list.verticalIndicatorInset = verticalIndicatorInset
      list.horizontalIndicatorInset = horizontalIndicatorInset
      list.indicatorSafeArea = safeArea
      list.offset = offset
      list.height = bottom - top
      list.contentHeight = contentHeight
      list.motion = motion
      return .scrollView(list)
    }
  }

  /// Sends an update with the present measurement, and performs the effects.
  mutating func send(_ reason: UpdateReason) {
    let changesLayout = kind == .chat || kind == .constraint || kind == .controller
    if machine.options.laysOut(before: reason, changesLayout: changesLayout) { layOut() }
    log.machineCalls += 1
    perform(machine.update(reason, measurement()), in: 0)
    log.completed += completed.map(\.height)
    completed = []
  }

  mutating func perform(_ effects: [AdjustmentEffect], in duration: TimeInterval) {
    for effect in effects { perform(effect, in: duration) }
  }

  private mutating func perform(_ effect: AdjustmentEffect, in duration: TimeInterval) {
    switch effect {
    case .animate(let animation, let effects):
      perform(effects, in: animation?.duration ?? 0)
      runningAnimations.append(completed)
      completed = []
    case .write(_, let writes): write(writes, in: duration)
    case .scroll(let offset):
      log.scrolls.append(offset)
      log.scrollDurations.append(duration)
      self.offset = offset
    case .layOut(let target):
      log.layouts.append(target)
      layOut()
    case .deliver(let overlap):
      log.delivered.append(overlap)
      log.durations.append(duration)
      onDeliver?(&self, overlap.height)
    case .complete(let overlap): completed.append(overlap)
    case .measureList:
      log.machineCalls += 1
      perform(machine.barWasLaidOut(target(.main)), in: duration)
    case .measureEnd(let findsFocus):
      log.machineCalls += 1
      if findsFocus { log.focusSearches += 1 }
      perform(machine.finish(target(.main), focus: findsFocus ? focus : nil), in: duration)
    case .log(let fault): log.faults.append(fault)
    }
  }

  mutating func write(_ writes: [NumberWrite], in duration: TimeInterval) {
    log.writes += writes
    log.durations.append(duration)
    for write in writes {
      let before = numbers
      apply(write)
      if before == numbers { log.emptyWrites.append(write) }
    }
    onWrite?(&self)
  }

  private mutating func apply(_ write: NumberWrite) {
    switch write.number {
    case .constant: constant = write.value
    case .additionalSafeArea: additionalSafeArea = write.value
    case .contentInset: contentInset = write.value
    case .verticalIndicatorInset: verticalIndicatorInset = write.value
    case .horizontalIndicatorInset: horizontalIndicatorInset = write.value
    }
  }
}
