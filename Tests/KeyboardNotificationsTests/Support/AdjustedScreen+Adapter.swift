import Foundation
import KeyboardNotifications

/// The part of an adapter: layout, measurements, and the steps of an update.
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
    measurement.isDragging = drag.phase == .dragging
    measurement.isInteractive = drag.isInteractive
    measurement.committingScene = committingScene
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
      list.isMirrored = isMirrored
      list.offset = offset
      list.height = bottom - top
      list.contentHeight = contentHeight
      list.motion = motion
      return .scrollView(list)
    }
  }

  /// Makes an update with the current measurement, and performs its steps.
  mutating func send(_ reason: UpdateReason) {
    let changesLayout = kind == .chat || kind == .constraint || kind == .controller
    if machine.options.laysOut(before: reason, changesLayout: changesLayout) { layOut() }
    log.machineCalls += 1
    guard let update = machine.begin(reason, measurement()) else { return }
    log.faults += update.faults
    if let offset = update.offsetOnReturn { scroll(to: offset, in: 0) }
    switch update.work {
    case .nothing: break
    case .callHandler(let overlap): deliver(overlap, in: 0)
    case .reveal: finish(update, nil, in: update.animates ? update.duration : 0)
    case .change where update.animates:
      runningAnimations += 1
      change(update, in: update.duration)
    case .change: change(update, in: 0)
    }
  }

  /// Changes the targets.
  private mutating func change(_ update: AdjustmentUpdate, in duration: TimeInterval) {
    if !update.barWrites.isEmpty { write(update.barWrites, in: duration) }
    if update.laysOutBar {
      log.machineCalls += 1
      log.layouts.append(.bar)
      layOut()
    }
    guard let change = machine.change(update, update.laysOutBar ? target(.main) : nil) else {
      return
    }
    if !change.writes.isEmpty { write(change.writes, in: duration) }
    if let offset = change.offset { scroll(to: offset, in: duration) }
    if change.laysOut { layOutMain() }
    if let overlap = change.overlap { deliver(overlap, in: duration) }
    if change.laysOutAfterHandler { layOutMain() }
    if change.needsFinish { finish(update, change, in: duration) }
  }

  private mutating func finish(
    _ update: AdjustmentUpdate,
    _ change: AdjustmentChange?,
    in duration: TimeInterval
  ) {
    let findsFocus = change?.findsFocus != false
    log.machineCalls += 1
    if findsFocus { log.focusSearches += 1 }
    let end = machine.finish(update, change, target(.main), focus: findsFocus ? focus : nil)
    if !end.writes.isEmpty { write(end.writes, in: duration) }
    if let offset = end.offset { scroll(to: offset, in: duration) }
    if let fault = end.fault { log.faults.append(fault) }
  }

  private mutating func scroll(to offset: CGFloat, in duration: TimeInterval) {
    log.scrolls.append(offset)
    log.scrollDurations.append(duration)
    self.offset = offset
  }

  private mutating func layOutMain() {
    log.layouts.append(.main)
    layOut()
  }

  private mutating func deliver(_ overlap: KeyboardOverlap, in duration: TimeInterval) {
    log.delivered.append(overlap)
    log.durations.append(duration)
    onDeliver?(&self, overlap.height)
  }

  mutating func write(_ writes: [NumberValue], in duration: TimeInterval) {
    log.writes += writes
    log.durations.append(duration)
    for write in writes {
      let before = numbers
      apply(write)
      if before == numbers { log.emptyWrites.append(write) }
    }
    onWrite?(&self)
  }

  private mutating func apply(_ write: NumberValue) {
    switch write.number {
    case .constant: constant = write.value
    case .additionalSafeArea: additionalSafeArea = write.value
    case .contentInset: contentInset = write.value
    case .verticalIndicatorInset: verticalIndicatorInset = write.value
    case .horizontalIndicatorInset: horizontalIndicatorInset = write.value
    }
  }
}

extension AdjustmentUpdate {
  /// The seconds that the animation of the update takes.
  fileprivate var duration: TimeInterval { animation?.duration ?? 0 }
}
