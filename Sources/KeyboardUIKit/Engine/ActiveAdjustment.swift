#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import KeyboardViewSupport
import TypedNotifications
import UIKit

typealias OverlapHandler = @MainActor (KeyboardOverlap) -> Void
typealias RevealedPartHandler = @MainActor (UIScrollView, CGRect?) -> CGRect?

/// Adjustment of one target, and of the constraint of the bar over it if the app gives one.
///
/// It measures, asks a state machine, and performs each step of an update.
@MainActor
final class ActiveAdjustment: RunningAdjustment {
  /// The constraint of a bar over the end of the list, which is changed first; `nil` without one.
  private(set) var barConstraint: AdjustmentTarget?
  /// The target that is kept clear of the keyboard.
  ///
  /// Once a newer adjustment has taken it over, it is the constraint of the bar, or `nil`.
  private(set) var main: AdjustmentTarget?
  /// The changes for which handlers are called: the machine's option while there is a handler.
  let handlerCalls: AdjustmentOptions.HandlerCalls
  var machine: AdjustmentStateMachine
  private(set) var coordinator: KeyboardCoordinator?

  /// Called with each overlap that the machine gives, inside the animation of the change.
  private(set) var onChange: OverlapHandler?
  /// Returns the part of a scroll view's content to reveal, by the rectangle of the focus.
  private(set) var revealedPart: RevealedPartHandler?
  /// The condition under which the adjustment applies.
  private(set) var condition: KeyboardCondition
  /// Accessory view of the first responder.
  ///
  /// Found in each update. Before a commit with a keyboard on screen the last one is used, because
  /// a search before every commit is slow.
  weak var accessory: UIView?
  /// The frame of that view on its screen when it was found; `nil` if it was hidden.
  private var accessoryFrame: CGRect?
  /// True if an update before the next commit is needed; false after the next update.
  private var mustUpdateBeforeCommit = false
  private var isUpdating = false
  /// Reason of the update that follows the current one, if the keyboard or a view has changed
  /// during it.
  private var nestedChange: UpdateReason?

  init(
    _ target: AdjustmentTarget,
    barConstraint: AdjustmentTarget? = nil,
    condition: KeyboardCondition,
    options: AdjustmentOptions = AdjustmentOptions(),
    handlerCalls: AdjustmentOptions.HandlerCalls = .overlaps
  ) {
    main = target
    self.barConstraint = barConstraint
    self.condition = condition
    self.handlerCalls = handlerCalls
    machine = AdjustmentStateMachine(movesBar: barConstraint != nil, options: options)
    machine.options.unmetEffect = condition.unmetEffect
  }

  /// The targets in the order in which they are changed.
  var targets: [AdjustmentTarget] { [barConstraint, main].compactMap { $0 } }

  /// The main target if it is a scroll view, alone or with a bar.
  var list: ScrollViewTarget? { main as? ScrollViewTarget }

  /// The main target if it is a view in which nothing is changed.
  var followed: FollowedViewTarget? { main as? FollowedViewTarget }

  /// True if the app chooses the mode in which space is made: in an inset or a constant.
  var hasMode: Bool { list != nil || main is ConstraintTarget }

  /// The view that is measured.
  var view: UIView? { main?.view }

  /// The position in the order of updates, where the views are now.
  var position: UpdatePosition { list != nil ? .scrollView : .view(depth: depth) }

  /// The number of views around the target.
  var depth: Int {
    var depth = 0
    var outer = main?.owner?.superview
    while let view = outer {
      depth += 1
      outer = view.superview
    }
    return depth
  }

  var followsFocus: Bool { list != nil }

  /// True while the adjustment is paused.
  var isPaused: Bool { machine.isPaused }

  var scrollViews: [UIScrollView] {
    list?.scrollView.map { [$0] } ?? []
  }

  /// The keyboard that the targets are kept clear of.
  ///
  /// Calls with `.heights` count posted changes only, so a drag is ignored.
  private func keyboard(of coordinator: KeyboardCoordinator) -> KeyboardState {
    handlerCalls == .heights ? coordinator.deliveredKeyboard : coordinator.loweredKeyboard
  }

  /// True if the adjustment must be updated before each commit.
  var needsUpdateBeforeCommit: Bool {
    // A constraint that the app has released leaves its view behind.
    guard let coordinator, main?.object != nil else { return false }
    let isVisible = coordinator.loweredKeyboard.isVisible
    return mustUpdateBeforeCommit
      || machine.needsUpdateBeforeCommit(
        isKeyboardVisible: isVisible,
        isInWindow: view?.window != nil,
        isList: list != nil,
        hasBar: list?.bar != nil
      )
  }

  /// True for a list, whose space depends on an accessory view that may dock without a
  /// notification.
  var followsAccessory: Bool { list != nil && !isPaused }

  /// Measures the targets, and makes the changes that are due.
  ///
  /// An update during another one, as in a layout pass inside it, would write without the animation
  /// of the outer one, so it is postponed. A change of the keyboard and a possible move are handled
  /// at the end of the current update, any other reason before the next commit.
  func update(for reason: UpdateReason) {
    guard !isUpdating else {
      switch reason {
      case .keyboardChange, .returnAfterDrag: nestedChange = reason
      case .possibleMove, .drag: nestedChange = nestedChange ?? reason
      default: updateBeforeNextCommit()
      }
      return
    }
    isUpdating = true
    updateOnce(for: reason)
    while let next = nestedChange {
      nestedChange = nil
      updateOnce(for: next)
    }
    isUpdating = false
    if !reason.isBeforeCommit { coordinator?.monitorCommits() }
  }

  /// Stops all changes until ``resume()``.
  func pause() {
    machine.isPaused = true
    coordinator?.monitorCommits()
  }

  /// Ends a pause, and makes the net change since then.
  func resume() {
    machine.isPaused = false
    update(for: .resume)
  }

  /// Ends the adjustment, and restores the changed values.
  func end() {
    guard let coordinator else { return }
    self.coordinator = nil
    if let barConstraint {
      barConstraint.write(machine.restore(.bar, barConstraint.measure(nil, accessory: nil)))
    }
    if let main { main.write(machine.restore(.main, main.measure(nil, accessory: nil))) }
    followed?.removeProbe()
    AdjustedObjects.removeAll(of: self)
    coordinator.remove(self)
  }

  /// Finds the views to measure.
  func findViews() {
    for target in targets { target.findView() }
    followed?.addProbe()
  }
}

// MARK: - Updates

extension ActiveAdjustment {
  /// Updates in a layout pass of the followed view.
  ///
  /// If a pass over all adjustments has yet to reach this one, the update is left to its turn in
  /// the pass: another adjustment may still move the view.
  func viewWasLaidOut() {
    if coordinator?.isAboutToUpdate(self) == true {
      mustUpdateBeforeCommit = true
    } else {
      update(for: .recheck)
    }
  }

  /// Asks for an update before the next commit, which also puts the probe of a followed view back
  /// if the app has removed it.
  func updateBeforeNextCommit() {
    mustUpdateBeforeCommit = true
    coordinator?.monitorCommits()
  }

  /// Makes one update: begins it, changes the targets, and finishes it.
  ///
  /// App code runs in between: a handler, layout, and the closure that says what to reveal. It may
  /// end the adjustment, or give a target to another one. So the targets are written, laid out and
  /// measured through `live` alone, which has none from then on.
  private func updateOnce(for reason: UpdateReason) {
    guard let coordinator, let now = prepareAndMeasure(for: reason, coordinator),
      let update = machine.begin(reason, now)
    else { return }
    let live = LiveTargets(of: self)
    for fault in update.faults { log(fault) }
    scroll(live.list, to: update.offsetOnReturn)
    switch update.work {
    case .nothing: break
    case .callHandler(let overlap): callHandler(with: overlap, live)
    case .reveal: reveal(update, live)
    case .change where update.animates:
      UIView.animate(alongside: update.animation) { self.change(update, live) }
    case .change: change(update, live)
    }
  }

  /// Writes the bar, the target and what is to be corrected, and calls the handler.
  private func change(_ update: AdjustmentUpdate, _ live: LiveTargets) {
    write(update.barWrites, to: live.barConstraint, movesViews: true)
    if update.laysOutBar { live.barConstraint?.layOut() }
    let afterBar = update.laysOutBar ? measure(live.main) : nil
    guard let main = live.main, let change = machine.change(update, afterBar) else { return }

    write(change.writes, to: main, movesViews: live.list == nil)
    scroll(live.list, to: change.offset)
    if change.laysOut { live.main?.layOut() }
    if let overlap = change.overlap { callHandler(with: overlap, live) }
    if change.laysOutAfterHandler { live.main?.layOut() }
    if change.needsFinish { finish(update, change, live) }
  }

  /// Reveals the focus without a change of the target.
  private func reveal(_ update: AdjustmentUpdate, _ live: LiveTargets) {
    guard let finish = measureAndFinish(update, nil, live) else { return }
    guard update.animates, finish.offset != nil else { return perform(finish, live) }
    UIView.animate(alongside: update.animation) { self.perform(finish, live) }
  }

  private func finish(
    _ update: AdjustmentUpdate,
    _ change: AdjustmentChange,
    _ live: LiveTargets
  ) {
    if let finish = measureAndFinish(update, change, live) { perform(finish, live) }
  }

  private func measureAndFinish(
    _ update: AdjustmentUpdate,
    _ change: AdjustmentChange?,
    _ live: LiveTargets
  ) -> AdjustmentFinish? {
    // Without a change the update only reveals the focus.
    let findsFocus = change?.findsFocus ?? true
    let focus = findsFocus ? live.list?.focus(revealedPart) : nil
    return measure(live.main).map { machine.finish(update, change, $0, focus: focus) }
  }

  private func perform(_ finish: AdjustmentFinish, _ live: LiveTargets) {
    write(finish.writes, to: live.main, movesViews: live.list == nil)
    scroll(live.list, to: finish.offset)
    if let fault = finish.fault { log(fault) }
  }
}

// MARK: - Parts of an update

extension ActiveAdjustment {
  /// Targets of an update in progress, as long as app code has not taken them away.
  @MainActor
  private struct LiveTargets {
    private let adjustment: ActiveAdjustment
    private let mainAtStart: AdjustmentTarget?

    init(of adjustment: ActiveAdjustment) {
      self.adjustment = adjustment
      mainAtStart = adjustment.main
    }

    /// True while the adjustment goes on, and changes the same target as at the start.
    private var isCurrent: Bool {
      adjustment.coordinator != nil && adjustment.main === mainAtStart
    }

    /// The target that is kept clear; `nil` once the update is over.
    var main: AdjustmentTarget? { isCurrent ? mainAtStart : nil }
    /// The same target if it is a scroll view.
    var list: ScrollViewTarget? { main as? ScrollViewTarget }
    /// The constraint of the bar; `nil` once the update is over.
    var barConstraint: AdjustmentTarget? { isCurrent ? adjustment.barConstraint : nil }
  }

  private func write(_ writes: [NumberValue], to target: AdjustmentTarget?, movesViews: Bool) {
    guard let target, !writes.isEmpty else { return }
    coordinator?.needsSecondPass = true
    if movesViews { coordinator?.hasMovedViewsSinceCommit = true }
    target.write(writes)
  }

  /// Scrolls a list, which may contain views that were measured before.
  private func scroll(_ list: ScrollViewTarget?, to offset: CGFloat?) {
    guard let list, let offset else { return }
    coordinator?.needsSecondPass = true
    list.scroll(to: offset)
  }

  private func callHandler(with overlap: KeyboardOverlap, _ live: LiveTargets) {
    guard live.main != nil else { return }
    coordinator?.needsSecondPass = true
    let movesViews = live.list == nil && overlap.heightIncrement != 0
    if movesViews { coordinator?.hasMovedViewsSinceCommit = true }
    onChange?(overlap)
  }

  /// Measures a target as it is now.
  private func measure(_ target: AdjustmentTarget?) -> TargetMeasurement? {
    target?.measure(coordinator, accessory: accessory)
  }

  /// Does pending layout, and measures the keyboard and the targets; `nil` without a target.
  private func prepareAndMeasure(
    for reason: UpdateReason,
    _ coordinator: KeyboardCoordinator
  ) -> AdjustmentMeasurement? {
    if reason.isBeforeCommit { prepareForCommit(coordinator) } else { prepare(for: reason) }
    mustUpdateBeforeCommit = false
    let isConditionMet = condition.isMet()
    let mayWrite = !machine.isPaused && !options.holdsBack(isConditionMet: isConditionMet)
    guard var target = measure(main) else { return nil }
    if mayWrite, turnIfMirrored(target) { target = measure(main) ?? target }
    // The constraint of a bar needs space for a keyboard or an accessory view only. Until the space
    // that was made is taken back, it is measured, too.
    let needsBar = coordinator.loweredKeyboard.isVisible || accessory != nil || !machine.isBarAtRest
    var now = AdjustmentMeasurement(
      keyboard: keyboard(of: coordinator),
      bar: needsBar ? measure(barConstraint) : nil,
      main: target
    )
    now.isConditionMet = isConditionMet
    now.committingScene = coordinator.committingScene(for: view)
    now.isKeyboardChanging = coordinator.isKeyboardChanging
    now.hasMovedViews = coordinator.hasMovedViewsSinceCommit
    if let tracker = coordinator.tracker {
      now.isDragging = tracker.isDraggingKeyboard
      now.isInteractive = tracker.isInteractive
    }
    now.isBeingPresented =
      reason.animation != nil && view.map(OverlapReference.isInPresentation) == true
    return now
  }

  /// Does pending layout before a commit.
  ///
  /// With a keyboard on screen, no accessory view is searched: that of an earlier update is used.
  private func prepareForCommit(_ coordinator: KeyboardCoordinator) {
    if mustUpdateBeforeCommit { followed?.addProbe() }
    view?.window?.layoutIfNeeded()
    if list != nil, !coordinator.loweredKeyboard.isVisible { findAccessory(coordinator) }
  }

  private func findAccessory(_ coordinator: KeyboardCoordinator) {
    accessory = view.flatMap(coordinator.accessoryView(for:))
    accessoryFrame = accessory.flatMap(OverlapReference.shownFrameOnScreen)
  }

  /// Returns true if the accessory view is another one, or elsewhere, than at the last update, or
  /// was hidden since.
  func hasAnotherAccessory(_ found: UIView?) -> Bool {
    found !== accessory || found.flatMap(OverlapReference.shownFrameOnScreen) != accessoryFrame
  }

  /// Does pending layout without animation, and finds the accessory view.
  ///
  /// Layout that is pending for other reasons does not belong in the keyboard's animation:
  /// https://github.com/badoo/Chatto/pull/133 (to be decided by `LayoutTests`).
  private func prepare(for reason: UpdateReason) {
    findViews()
    for target in targets
    where options.laysOut(before: reason, changesLayout: target.changesLayout) {
      UIView.performWithoutAnimation { target.layOut() }
    }
    if let coordinator { findAccessory(coordinator) }
  }

  /// Takes the space out of the end of a list that was its bottom, if the app has mirrored the list
  /// since the last update, or turned it back.
  ///
  /// - Returns: True if the list must be measured again.
  private func turnIfMirrored(_ target: TargetMeasurement) -> Bool {
    guard let list, let isMirrored = target.area?.isMirrored, isMirrored != list.isMirrored else {
      return false
    }
    list.write(machine.restore(.main, target))
    list.isMirrored = isMirrored
    return true
  }
}

// MARK: - Faults of the app

extension ActiveAdjustment {
  private func log(_ fault: AdjustmentFault) {
    switch fault {
    case .conflict(let number, let role):
      coordinator?.system.log.log(
        "The app resets \(number) before each frame, so the space for the keyboard is left out.",
        about: (role == .bar ? barConstraint : main)?.object,
        remedy: "Write the app's own part through the adjustment's valueWithoutKeyboard."
      )
    case .movesMeasuredArea:
      coordinator?.system.log.log(
        "The closure moves the view that it follows, or the constraint what it refers to.",
        about: view,
        remedy: "Follow the view that holds it."
      )
    }
  }
}

// MARK: - Changes by the app

extension ActiveAdjustment {
  /// The options now.
  var options: AdjustmentOptions { machine.options }

  /// Sets the distance from the keyboard, and updates at once; a followed view has none.
  func setSpacing(_ spacing: CGFloat) {
    if followed == nil { set(\.spacing, to: spacing) }
  }

  /// Sets an option, and updates at once, unless it is the same.
  func set<Value: Equatable>(
    _ option: WritableKeyPath<AdjustmentOptions, Value>,
    to value: Value
  ) {
    guard options[keyPath: option] != value else { return }
    machine.options[keyPath: option] = value
    update(for: .option)
  }

  /// Sets the condition, and updates at once.
  func setCondition(_ condition: KeyboardCondition) {
    self.condition = condition
    machine.options.unmetEffect = condition.unmetEffect
    update(for: .option)
  }

  /// Calls a handler from now on, at once with the current overlap.
  func setOnChange(_ handler: OverlapHandler?) {
    onChange = handler
    machine.options.handlerCalls = handler != nil ? handlerCalls : nil
    guard handler != nil else { return }
    machine.forgetLastCall()
    update(for: .option)
  }

  /// Reveals the part of a closure from now on, and at once if a part was revealed since the last
  /// commit.
  func setRevealedPart(_ handler: RevealedPartHandler?) {
    revealedPart = handler
    if machine.forgetReveal() { update(for: .recheck) }
  }

  /// The app's own part of the first number of the target.
  var baseValue: CGFloat {
    main.flatMap { machine.baseValue(in: $0.measure(nil, accessory: nil)) } ?? 0
  }

  /// Sets the app's own part of the first number; a value that is not finite is ignored.
  func setBaseValue(_ value: CGFloat) {
    guard coordinator != nil, let main, followed == nil else { return }
    main.write(machine.setBaseValue(value, in: main.measure(nil, accessory: nil)))
    update(for: .option)
  }
}

// MARK: - Lifetime

extension ActiveAdjustment {
  /// Replaces the adjustments of the same objects, and sets the coordinator.
  func attach(to coordinator: KeyboardCoordinator) {
    if let barConstraint { replaceCurrentAdjustment(of: barConstraint, as: .bar) }
    if let main { replaceCurrentAdjustment(of: main, as: .main) }
    self.coordinator = coordinator
  }

  /// Replaces the adjustment that has changed the object of a target so far, and continues with the
  /// current values.
  private func replaceCurrentAdjustment(
    of target: AdjustmentTarget,
    as role: AdjustmentStateMachine.TargetRole
  ) {
    // A followed view is not changed, so it may have several adjustments.
    guard !(target is FollowedViewTarget), let object = target.object else { return }
    if let older = AdjustedObjects.adjustment(of: object) {
      if older.main?.object === object {
        (target as? ScrollViewTarget)?.isMirrored = older.list?.isMirrored ?? false
        machine.adopt(role, from: &older.machine, .main)
        older.main = older.barConstraint
        older.barConstraint = nil
      } else {
        machine.adopt(role, from: &older.machine, .bar)
        older.barConstraint = nil
      }
      if older.main == nil { older.end() }
    }
    AdjustedObjects.add(object, changedBy: self)
  }
}

// MARK: - Adjusted objects

/// Objects that are changed, each by one running adjustment.
///
/// Neither an object nor an adjustment is retained.
@MainActor
enum AdjustedObjects {
  private struct Entry {
    weak var object: AnyObject?
    weak var adjustment: ActiveAdjustment?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// Number of objects that are recorded.
  static var count: Int { entries.count }

  /// Returns the adjustment that changes an object.
  static func adjustment(of object: AnyObject) -> ActiveAdjustment? {
    // A deallocated object may have had the same address.
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.adjustment : nil }
  }

  /// Records that an adjustment changes an object, instead of the one before.
  static func add(_ object: AnyObject, changedBy adjustment: ActiveAdjustment) {
    entries[ObjectIdentifier(object)] = Entry(object: object, adjustment: adjustment)
  }

  /// Removes the objects of an adjustment, also those that are deallocated.
  static func removeAll(of adjustment: ActiveAdjustment) {
    entries = entries.filter { $0.value.adjustment !== adjustment && $0.value.object != nil }
  }
}
#endif
