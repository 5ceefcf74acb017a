import Foundation
import KeyboardNotifications
import Testing

/// Phone with one adjusted object, as values: measures, and performs the effects of a machine.
///
/// The phone has 390 by 844 points and a home indicator of 34, so its safe area ends at 810. A
/// keyboard of 336 begins at 508. All coordinates are those of the screen.
struct AdjustedScreen {
  /// Object that is adjusted.
  enum Kind: Sendable {
    /// A list that fills the view.
    case list
    /// A list that fills the view, under a bar of 50 on the safe area, whose constraint is adjusted
    /// too.
    case chat
    /// A constraint to the bottom of the view.
    case constraint
    /// The controller of the view.
    case controller
    /// The view, for a handler.
    case view
  }

  /// Condition for UIKit to add the safe area to the insets of a list.
  enum SafeAreaBehavior: Sendable {
    case always, whereContentScrolls, never
  }

  static let height: CGFloat = 844
  static let keyboardAnimation = KeyboardAnimation(duration: 0.25, curve: .keyboard)

  let kind: Kind
  var machine: AdjustmentStateMachine
  private(set) var log = AdjustmentLog()

  // MARK: The phone

  var keyboard = KeyboardState.initial
  var finger: CGFloat?
  /// True for an adjustment that follows the fingers on a scroll view.
  var followsDrags = false
  var homeIndicator: CGFloat = 34
  var tabBar: CGFloat = 0

  /// The frame of an input accessory view, which is on screen without a keyboard, too.
  var accessory: CGRect?

  // MARK: The view

  private(set) var isInWindow = true
  var top: CGFloat = 0
  var bottom = Self.height
  var isBeingPresented = false

  // MARK: The adjusted values

  /// The bottom inset, the app's own part and the written space; ``topInset`` is that at the top.
  var contentInset: CGFloat = 0
  private(set) var topInset: CGFloat = 0
  var verticalIndicatorInset: CGFloat = 0
  var horizontalIndicatorInset: CGFloat = 0
  var constant: CGFloat = 0
  /// 1 if a greater constant moves the view up, −1 if a smaller one does.
  var direction: CGFloat = -1
  var additionalSafeArea: CGFloat = 0
  /// True if UIKit applies an additional safe area only in its next layout pass.
  var appliesSafeAreaLate = false
  private var appliedSafeArea: CGFloat = 0

  // MARK: The list

  var safeAreaBehavior = SafeAreaBehavior.always
  var contentHeight: CGFloat = 3000
  var offset: CGFloat = 0
  var motion = ScrollViewMeasurement.Motion.none
  /// True if the list is turned upside down by its transform.
  var isMirrored = false
  /// The rectangle of the first responder in the content.
  var focus: CGRect?

  // MARK: The bar

  var barHeight: CGFloat = 50
  var isBarShown = true
  /// The constant of the bar's constraint by which the bar was laid out last.
  private var laidOutConstant: CGFloat = 0

  // MARK: The app

  var isConditionMet = true
  /// Called with each height that is delivered.
  var onDeliver: (@Sendable (inout AdjustedScreen, CGFloat) -> Void)?
  /// Called after each write.
  var onWrite: (@Sendable (inout AdjustedScreen) -> Void)?
  /// Called when waiting layout is done.
  var onLayout: (@Sendable (inout AdjustedScreen) -> Void)?
  private(set) var runningAnimations: [Int] = []

  /// Makes a screen whose adjustment has not begun.
  init(_ kind: Kind, configure: (inout AdjustmentOptions) -> Void = { _ in }) {
    self.kind = kind
    var options = AdjustmentOptions()
    if kind == .chat {
      options.hasBar = true
      options.anchor = .bottom
    }
    if kind == .view { options.delivery = .overlapsAndVisibility }
    configure(&options)
    machine = AdjustmentStateMachine(targetCount: kind == .chat ? 2 : 1, options: options)
  }
}

/// Effects that a screen has performed.
struct AdjustmentLog {
  var writes: [NumberWrite] = []
  /// The writes of values that were there already.
  var emptyWrites: [NumberWrite] = []
  /// The duration of the animation of each write and each delivery; zero without an animation.
  var durations: [TimeInterval] = []
  var scrolls: [CGFloat] = []
  /// The duration of the animation of each scroll; zero without an animation.
  var scrollDurations: [TimeInterval] = []
  var layouts = 0
  var delivered: [KeyboardOverlap] = []
  var completed: [CGFloat] = []
  var faults: [AdjustmentFault] = []
  var timers: [Bool] = []
  /// The events and answers that crossed from the adapter to the machine.
  var crossings = 0

  /// The heights that were delivered.
  var heights: [CGFloat] { delivered.map(\.height) }
}

/// Named event on a screen.
struct ScreenEvent: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let happen: @Sendable (inout AdjustedScreen) -> Void

  init(_ name: String, happen: @escaping @Sendable (inout AdjustedScreen) -> Void) {
    testDescription = name
    self.happen = happen
  }
}

// MARK: - Geometry

extension AdjustedScreen {
  /// The bottom safe-area inset of the view.
  var safeArea: CGFloat {
    guard isInWindow else { return 0 }
    let added = appliesSafeAreaLate ? appliedSafeArea : additionalSafeArea
    return max(0, bottom - (Self.height - homeIndicator - tabBar)) + added
  }

  /// The inset of the list with the safe area that UIKit adds.
  var adjustedInset: CGFloat {
    switch safeAreaBehavior {
    case .always: contentInset + safeArea
    case .whereContentScrolls: contentHeight > bottom - top ? contentInset + safeArea : contentInset
    case .never: contentInset
    }
  }

  /// The top of the bar, as it was laid out last.
  var barTop: CGFloat {
    Self.height - homeIndicator - tabBar + laidOutConstant - barHeight
  }

  /// The end of the content on the screen.
  var contentEnd: CGFloat { top + contentHeight - offset }

  /// The offset at which the end of the content is shown.
  var endOffset: CGFloat { contentHeight + adjustedInset - (bottom - top) }

  /// The writable numbers of the kind.
  var numbers: [CGFloat] {
    switch kind {
    case .list: [contentInset, verticalIndicatorInset, horizontalIndicatorInset]
    case .chat: [constant, contentInset, verticalIndicatorInset, horizontalIndicatorInset]
    case .constraint: [constant]
    case .controller: [additionalSafeArea]
    case .view: []
    }
  }

  /// True if the machine asks for frames now.
  var needsFrames: Bool {
    machine.needsFrames(isKeyboardVisible: keyboard.isVisible, isInWindow: isInWindow)
  }
}

// MARK: - Events

extension AdjustedScreen {
  mutating func start() {
    send(.state)
  }

  /// Shows a keyboard, or changes its height, in an animation of 0.25 seconds.
  mutating func show(_ height: CGFloat = 336) {
    keyboard.visibility = .shown
    keyboard.placement = .docked
    keyboard.frame = CGRect(x: 0, y: Self.height - height, width: 390, height: height)
    keyboard.coveredHeight = height
    send(.keyboardChange(Self.keyboardAnimation))
  }

  /// Shows a floating keyboard.
  mutating func float(_ frame: CGRect) {
    keyboard.visibility = .shown
    keyboard.placement = .floating
    keyboard.frame = frame
    keyboard.coveredHeight = 0
    send(.keyboardChange(Self.keyboardAnimation))
  }

  /// Hides the keyboard.
  mutating func hide() {
    keyboard = .initial
    send(.keyboardChange(Self.keyboardAnimation))
  }

  /// Posts the present state again.
  mutating func repeatNotification() {
    send(.keyboardRepetition(nil))
  }

  /// Calls `update()`.
  mutating func updateByApp() {
    send(.app)
  }

  mutating func pause() {
    machine.isPaused = true
  }

  mutating func resume() {
    machine.isPaused = false
    send(.resume)
  }

  /// Changes an option, as a property of the adjustment does.
  mutating func set<Value>(_ option: WritableKeyPath<AdjustmentOptions, Value>, _ value: Value) {
    machine.options[keyPath: option] = value
    send(.option)
  }

  /// Sets the app's own part of the first number.
  mutating func setOwnValue(_ own: CGFloat) {
    guard let last = measurement().targets.last else { return }
    perform(machine.setOwnValue(own, in: last), in: 0)
    send(.option)
  }

  /// Takes the view out of its window.
  mutating func leave() {
    isInWindow = false
    finger = nil
    // Without a safe area UIKit brings the end of the content nearer.
    offset = min(offset, max(0, endOffset))
  }

  /// Brings the view to its window again.
  mutating func comeBack() {
    isInWindow = true
  }

  /// Draws a frame, before which the adjustment is updated if it has asked for that.
  mutating func frame(revealsFocus: Bool = false) {
    guard needsFrames else { return layOut() }
    layOut()
    let area = machine.idleArea
    guard area == nil || followsDrags || measurement().targets.last?.area != area else { return }
    let before = log
    send(.frame(nil, revealsFocus: revealsFocus))
    let hasChanged =
      log.writes.count > before.writes.count || log.delivered.count > before.delivered.count
    guard hasChanged else { return }
    layOut()
    send(.secondPass(nil))
  }

  /// Draws some frames.
  mutating func frames(_ count: Int, before: (inout AdjustedScreen, Int) -> Void = { _, _ in }) {
    for number in 1...count {
      before(&self, number)
      frame()
    }
  }

  /// Moves a finger that drags the keyboard, or lifts it, and draws a frame.
  mutating func drag(to height: CGFloat?) {
    finger = height
    frame()
  }

  /// Lets the timer fire that a drag has started.
  mutating func settle() {
    send(.keyboardRepetition(nil))
  }

  /// Ends the animations that are under way, the oldest first.
  mutating func endAnimations() {
    let ended = runningAnimations
    runningAnimations = []
    for update in ended { perform(machine.handle(.animationEnded(update: update)), in: 0) }
  }

  /// Ends the adjustment.
  mutating func cancel() {
    perform(machine.restore(measurement().targets), in: 0)
  }

  /// Sends an update with the present measurement, and performs the effects.
  mutating func send(_ reason: UpdateReason) {
    let changesLayout = kind == .chat || kind == .constraint || kind == .controller
    if machine.options.laysOut(before: reason, changesLayout) { layOut() }
    log.crossings += 1
    perform(machine.handle(.update(reason, measurement())), in: 0)
  }
}

// MARK: - The adapter's part

extension AdjustedScreen {
  private mutating func layOut() {
    guard isInWindow else { return }
    laidOutConstant = constant
    appliedSafeArea = additionalSafeArea
    onLayout?(&self)
  }

  /// Measures the keyboard and all targets.
  func measurement() -> AdjustmentMeasurement {
    let indices = machine.options.hasBar ? [0, 1] : [0]
    var measurement = AdjustmentMeasurement(keyboard: keyboard, targets: indices.map(target))
    measurement.finger = isInWindow ? finger : nil
    measurement.isBeingPresented = isBeingPresented
    if machine.options.unmetCondition == .releases { measurement.isConditionMet = isConditionMet }
    return measurement
  }

  private func target(_ index: Int) -> TargetMeasurement {
    let isBar = kind == .chat && index == 0
    var measurement = TargetMeasurement(area: area(isBar: isBar), content: content(isBar: isBar))
    measurement.bounds = CGRect(x: 0, y: 0, width: 390, height: bottom - top)
    return measurement
  }

  private func area(isBar: Bool) -> OverlapMeasurement? {
    guard isInWindow else { return nil }
    let end = isBar ? Self.height - homeIndicator - tabBar : bottom
    let frame = CGRect(x: 0, y: top, width: 390, height: end - top)
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

  private mutating func perform(_ effects: [AdjustmentEffect], in duration: TimeInterval) {
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
    case .layOut:
      log.layouts += 1
      layOut()
    case .deliver(let overlap):
      log.delivered.append(overlap)
      log.durations.append(duration)
      onDeliver?(&self, overlap.height)
    case .complete(let overlap): log.completed.append(overlap.height)
    case .measure(let index, let findsFocus):
      answer(.measured(target(index), focus: findsFocus ? focus : nil), in: duration)
    case .evaluateCondition: answer(.conditionEvaluated(isMet: isConditionMet), in: duration)
    case .settleTimer(let isRunning): log.timers.append(isRunning)
    case .log(let fault): log.faults.append(fault)
    }
  }

  private mutating func answer(_ event: AdjustmentEvent, in duration: TimeInterval) {
    log.crossings += 1
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
