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

  /// Measures the keyboard and the target.
  func measurement() -> AdjustmentMeasurement {
    var measurement = AdjustmentMeasurement(keyboard: lowered, target: target)
    measurement.isDragging = drag.phase == .dragging
    measurement.isInteractive = drag.isInteractive
    measurement.committingScene = committingScene
    measurement.isConditionMet = isConditionMet
    measurement.isBeingPresented = isBeingPresented
    return measurement
  }

  private var target: TargetMeasurement {
    var measurement = TargetMeasurement(area: area, content: content)
    measurement.bounds = CGRect(x: 0, y: 0, width: width, height: bottom - top)
    return measurement
  }

  private var area: OverlapMeasurement? {
    guard isInWindow else { return nil }
    let frame = CGRect(x: 0, y: top, width: width, height: bottom - top)
    var area = OverlapMeasurement(at: frame, size: frame.size)
    area.safeAreaBottom = safeArea
    area.accessory = accessory
    area.window = KeyboardWindow(
      frame: CGRect(x: 0, y: 0, width: 390, height: Self.height),
      screenBounds: screenBounds,
      safeAreaBottom: homeIndicator
    )
    if kind == .chat, isBarShown {
      area.bar = CGRect(x: 0, y: barTop, width: 390, height: barHeight)
    }
    return area
  }

  private var content: TargetMeasurement.Content {
    switch kind {
    case .constraint: return .constraint(constant: constant, direction: direction)
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
    let found = target
    if kind == .chat { moveBar(allowsLayout: reason.allowsLayout) }
    var now = measurement()
    now.found = found
    log.machineCalls += 1
    guard let update = machine.begin(reason, now) else { return }
    log.faults += update.faults
    if let offset = update.offsetOnReturn { scroll(to: offset, in: 0) }
    switch update.work {
    case .nothing: break
    case .callHandler(let overlap): deliver(overlap, in: 0)
    case .reveal: finish(update, nil, in: update.animates ? update.duration : 0)
    case .change:
      if update.animates { runningAnimations += 1 }
      change(update, in: update.animates ? update.duration : 0)
    }
  }

  /// Moves the bar, as the adjustment of its constraint does before that of the list.
  private mutating func moveBar(allowsLayout: Bool) {
    guard isInWindow, !machine.options.holdsBack(isConditionMet: isConditionMet) else { return }
    let top = isConditionMet ? lowered.dockedFrame?.minY : nil
    let constant = min(0, (top ?? Self.height) - (Self.height - homeIndicator - tabBar))
    guard constant != self.constant else { return }
    self.constant = constant
    if allowsLayout { layOut() }
  }

  /// Changes the target.
  private mutating func change(_ update: AdjustmentUpdate, in duration: TimeInterval) {
    let change = machine.change(update)
    if !change.writes.isEmpty { write(change.writes, in: duration) }
    if let offset = change.offset { scroll(to: offset, in: duration) }
    if change.laysOut { layOutTarget() }
    if let overlap = change.overlap { deliver(overlap, in: duration) }
    if change.laysOutAfterHandler { layOutTarget() }
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
    let end = machine.finish(update, change, target, focus: findsFocus ? focus : nil)
    if !end.writes.isEmpty { write(end.writes, in: duration) }
    if let offset = end.offset { scroll(to: offset, in: duration) }
    if let fault = end.fault { log.faults.append(fault) }
  }

  private mutating func scroll(to offset: CGFloat, in duration: TimeInterval) {
    log.scrolls.append(offset)
    log.scrollDurations.append(duration)
    self.offset = offset
  }

  private mutating func layOutTarget() {
    log.layouts += 1
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
    case .origin: break
    }
  }
}

extension AdjustmentUpdate {
  /// The seconds that the animation of the update takes.
  fileprivate var duration: TimeInterval { animation?.duration ?? 0 }
}
