import Foundation
import KeyboardNotifications

/// The part of an adapter: layout, measurements, and the steps of an update.
///
/// It does what KeyboardUIKit's adapter does with UIKit's views, so that the machine's answers
/// change a screen without UIKit. `UpdateStepTests` proves that the adapter takes the same steps.
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
    if changesLayout || machine.options.hasHandler, reason.allowsLayout, !reason.isBeforeCommit {
      layOut()
    }
    let found = target
    if kind == .chat { moveBar(allowsLayout: reason.allowsLayout) }
    var now = measurement()
    now.beforePass = found
    guard var update = machine.begin(reason, now) else { return }
    var duration: TimeInterval = 0
    var measured = now.target
    while let step = machine.next(in: &update, measured) {
      if step.isAnimated, update.opensAnimation {
        update.opensAnimation = false
        runningAnimations += 1
        duration = update.animation?.duration ?? 0
      }
      if case .findFocus = step {
        log.focusSearches += 1
        update.focus = focus
      } else {
        perform(step, in: duration)
      }
      measured = target
    }
  }

  private mutating func perform(_ step: AdjustmentStep, in duration: TimeInterval) {
    switch step {
    case .log(let fault): log.faults.append(fault)
    case .write(let writes, let offset, let laysOut):
      if !writes.isEmpty { write(writes, in: duration) }
      if let offset { scroll(to: offset, in: duration) }
      if laysOut { layOutTarget() }
    case .callHandler(let overlap, let laysOut):
      deliver(overlap, in: duration)
      if laysOut { layOutTarget() }
    case .findFocus: break
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

  private mutating func scroll(to offset: CGFloat, in duration: TimeInterval) {
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
    for write in writes { apply(write) }
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
