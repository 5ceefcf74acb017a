#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import KeyboardViewSupport
import TypedNotifications
import UIKit

typealias OverlapHandler = @MainActor (KeyboardOverlap) -> Void
typealias RevealedPartHandler = @MainActor (UIScrollView, CGRect?) -> CGRect?

/// Adjustment of one target.
///
/// It measures, asks a state machine what is due, and performs it, until nothing is.
@MainActor
final class ActiveAdjustment: RunningAdjustment {
  /// The target that is kept clear of the keyboard.
  let target: AdjustmentTarget
  var machine: AdjustmentStateMachine
  private(set) var coordinator: KeyboardCoordinator?

  /// Called with each overlap that the machine gives, inside the animation of the change.
  private(set) var onChange: OverlapHandler?
  /// Returns the part of a scroll view's content to reveal, by the rectangle of the focus.
  private(set) var revealedPart: RevealedPartHandler?
  /// The condition under which the adjustment applies.
  var condition: KeyboardCondition {
    didSet { machine.options.unmetEffect = condition.unmetEffect }
  }
  /// Accessory view of the first responder.
  ///
  /// Found in each update, except before a commit with a keyboard on screen and the same focus: a
  /// search before each of those is slow.
  weak var accessory: UIView?
  /// The frame of that view on its screen when it was found; `nil` if it was hidden.
  private var accessoryFrame: CGRect?
  /// True if an update before the next commit is needed; false after the next update.
  private var mustUpdateBeforeCommit = false
  private var isUpdating = false
  /// True while pending layout is done at the beginning of an update.
  private var isPreparing = false
  /// Reason of the update that follows the current one, if the keyboard has changed during it.
  private var nestedChange: UpdateReason?

  init(
    _ target: AdjustmentTarget,
    condition: KeyboardCondition,
    options: AdjustmentOptions = AdjustmentOptions()
  ) {
    self.target = target
    self.condition = condition
    machine = AdjustmentStateMachine(options: options)
    machine.options.unmetEffect = condition.unmetEffect
  }

  /// The target if it is a scroll view, alone or with a bar.
  var listTarget: ScrollViewTarget? { target as? ScrollViewTarget }

  /// The target if it is a view in which nothing is changed.
  var followedTarget: FollowedViewTarget? { target as? FollowedViewTarget }

  /// True if the app chooses the mode in which space is made: in an inset or a constant.
  var hasMode: Bool { listTarget != nil || target is ConstraintTarget }

  /// The view that is measured.
  var view: UIView? { target.view }

  /// The position in the order of updates, where the views are now.
  var position: UpdatePosition { listTarget != nil ? .scrollView : .view(depth: depth) }

  /// The number of views around the target.
  var depth: Int {
    var depth = 0
    var outer = target.owner?.superview
    while let view = outer {
      depth += 1
      outer = view.superview
    }
    return depth
  }

  var windowsOfFocus: [UIWindow] {
    guard listTarget != nil, let window = view?.window else { return [] }
    return [window]
  }

  var options: AdjustmentOptions {
    get { machine.options }
    set { machine.options = newValue }
  }

  var isPaused: Bool {
    get { options.isPaused }
    set { options.isPaused = newValue }
  }

  var listAdjustments: [ActiveAdjustment] { listTarget != nil ? [self] : [] }

  /// The commits before which the adjustment must be updated.
  ///
  /// The space of a list depends on an accessory view, which may dock without a notification.
  var neededCommits: NeededCommits {
    // A constraint that the app has released leaves its view behind.
    guard let coordinator, target.object != nil else { return .none }
    let isNeeded =
      mustUpdateBeforeCommit
      || machine.needsUpdateBeforeCommit(
        isKeyboardVisible: coordinator.loweredKeyboard.isVisible,
        isInWindow: view?.window != nil,
        isList: listTarget != nil,
        hasBar: listTarget?.bar != nil
      )
    if isNeeded { return .all }
    return listTarget != nil && !isPaused ? .withAnotherAccessory : .none
  }

  /// Measures the target, and makes the changes that are due.
  func update(for reason: UpdateReason) {
    guard let coordinator else { return }
    let isAboutToBegin = isPreparing || coordinator.pass?.isAboutToUpdate(self) == true
    let isEarly = isAboutToBegin && !reason.isFromCoordinator
    if isEarly { machine.postpone(reason) }
    guard !isUpdating, !isEarly else { return postpone(reason) }
    isUpdating = true
    guard let now = prepareAndMeasure(for: reason, coordinator),
      let update = machine.begin(reason, now)
    else { return endUpdate(for: reason) }
    perform(update, on: now.target)
  }

  /// Postpones an update during another one, or before its turn in a pass.
  ///
  /// It would write without the animation of the update or the pass that it is in, as in a layout
  /// pass inside it. A change of the keyboard is handled at the end of the current update. Any other
  /// update comes with its turn, at the latest before the next commit. What the app asks for before
  /// its turn, or in the layout that begins it, is a part of that turn.
  private func postpone(_ reason: UpdateReason) {
    if reason.isKeyboardChange { nestedChange = reason } else { updateBeforeNextCommit() }
  }

  /// Ends the adjustment, and restores the changed values.
  func end() {
    guard let coordinator else { return }
    leave(coordinator)
    target.write(machine.restore(target.measure(nil, accessory: nil)))
  }

  private func leave(_ coordinator: KeyboardCoordinator) {
    self.coordinator = nil
    followedTarget?.removeProbe()
    AdjustedObjects.removeAll(of: self)
    coordinator.remove(self)
  }

  /// Finds the view to measure, and inserts the probe of a followed view.
  private func findViews() {
    target.findView()
    followedTarget?.addProbe()
  }
}

// MARK: - Updates

extension ActiveAdjustment {
  /// Asks for an update before the next commit, which also puts the probe of a followed view back
  /// if the app has removed it.
  func updateBeforeNextCommit() {
    mustUpdateBeforeCommit = true
    coordinator?.monitorCommits()
  }

  /// Performs the steps of an update until nothing is due, and ends it.
  private func perform(_ update: AdjustmentUpdate, on measured: TargetMeasurement) {
    var (update, now) = (update, measured)
    while isRunning, let step = machine.next(in: &update, now) {
      if step.isAnimated, update.opensAnimation {
        update.opensAnimation = false
        return animate(step, update)
      }
      if case .findFocus = step {
        update.focus = listTarget?.part(to: revealedPart, of: coordinator?.focus)
      } else {
        perform(step)
      }
      now = measure()
    }
    endUpdate(for: update.reason)
  }

  /// Performs a step and what is left of the update, and of the pass, in one animation.
  private func animate(_ step: AdjustmentStep, _ rest: AdjustmentUpdate) {
    let changes = {
      self.perform(step)
      self.perform(rest, on: self.measure())
    }
    if let pass = coordinator?.pass {
      pass.animate(alongside: rest.animation, self, changes)
    } else {
      UIView.animate(alongside: rest.animation, animations: changes)
    }
  }

  private func perform(_ step: AdjustmentStep) {
    if step.isAnimated { coordinator?.pass?.willChange() }
    switch step {
    case .log(let fault): log(fault)
    case .write(let writes, let offset, let laysOut):
      target.write(writes)
      if isRunning, let offset { listTarget?.scroll(to: offset) }
      if isRunning, laysOut { target.layOut() }
    case .callHandler(let overlap, let laysOut):
      onChange?(overlap)
      if isRunning, laysOut { target.layOut() }
    case .findFocus: break
    }
  }

  /// Ends an update, and follows the keyboard if it has changed meanwhile.
  private func endUpdate(for reason: UpdateReason) {
    isUpdating = false
    if let next = nestedChange {
      nestedChange = nil
      update(for: next)
    } else if !reason.isBeforeCommit {
      coordinator?.monitorCommits()
    }
  }
}

// MARK: - Parts of an update

extension ActiveAdjustment {
  /// False once app code, which runs in the middle of an update, has ended the adjustment, or has
  /// given the target to another one.
  private var isRunning: Bool { coordinator != nil }

  /// Measures the target as it is now.
  func measure() -> TargetMeasurement {
    target.measure(coordinator?.pass, accessory: accessory)
  }

  /// Does pending layout, and measures the keyboard and the target; `nil` if the adjustment has
  /// ended meanwhile.
  private func prepareAndMeasure(
    for reason: UpdateReason,
    _ coordinator: KeyboardCoordinator
  ) -> AdjustmentMeasurement? {
    isPreparing = true
    prepare(for: reason, coordinator)
    isPreparing = false
    mustUpdateBeforeCommit = false
    let isConditionMet = condition.isMet(coordinator.focus)
    let mayWrite = !options.holdsBack(isConditionMet: isConditionMet)
    guard isRunning else { return nil }
    var measured = measure()
    if mayWrite, turnIfMirrored(measured) { measured = measure() }
    var now = AdjustmentMeasurement(keyboard: coordinator.loweredKeyboard, target: measured)
    now.beforePass = coordinator.pass?.listBeforeChange(of: self)
    now.isConditionMet = isConditionMet
    now.committingScene = coordinator.pass?.committingScene(for: view) ?? .unknown
    if let tracker = coordinator.tracker {
      now.isDragging = tracker.isDraggingKeyboard
      now.isInteractive = tracker.isInteractive
    }
    now.isBeingPresented =
      reason.animation != nil && view.map(OverlapReference.isInPresentation) == true
    return now
  }

  /// Finds the views, and does pending layout without animation.
  ///
  /// Layout that is pending for other reasons does not belong in the keyboard's animation:
  /// https://github.com/badoo/Chatto/pull/133 (to be decided by `LayoutTests`).
  private func prepare(for reason: UpdateReason, _ coordinator: KeyboardCoordinator) {
    let isAtRest = reason.isBeforeCommit && !mustUpdateBeforeCommit
    if !isAtRest { findViews() }
    if reason.isBeforeCommit {
      if let window = view?.window { UIView.performWithoutAnimation(window.layoutIfNeeded) }
    } else if reason.allowsLayout, target.changesLayout || options.hasHandler {
      UIView.performWithoutAnimation { target.layOut() }
    }
    guard isAtRest, !reason.revealsFocus, coordinator.loweredKeyboard.isVisible else {
      return findAccessory(coordinator)
    }
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

  /// Takes the space out of the end of a list that was its bottom, if the app has mirrored the list
  /// since the last update, or turned it back.
  ///
  /// - Returns: True if the list must be measured again.
  private func turnIfMirrored(_ target: TargetMeasurement) -> Bool {
    guard let listTarget, let isMirrored = target.area?.isMirrored,
      isMirrored != listTarget.isMirrored
    else { return false }
    listTarget.write(machine.restore(target))
    listTarget.isMirrored = isMirrored
    return true
  }
}

// MARK: - Faults of the app

extension ActiveAdjustment {
  private func log(_ fault: AdjustmentFault) {
    switch fault {
    case .conflict(let number):
      coordinator?.system.log.log(
        "The app resets \(number) before each frame, so the space for the keyboard is left out.",
        about: target.object,
        remedy: target.conflictRemedy
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
  /// Calls a handler from now on, at once with the current overlap.
  func setOnChange(_ handler: OverlapHandler?) {
    onChange = handler
    options.hasHandler = handler != nil
    machine.forgetLastCall()
    if handler != nil { update(for: .option) }
  }

  /// Reveals the part of a closure from now on, and at once if a part was revealed since the last
  /// commit.
  func setRevealedPart(_ handler: RevealedPartHandler?) {
    revealedPart = handler
    if machine.forgetReveal() { update(for: .recheck) }
  }

  /// The app's own part of the first number of the target.
  var baseValue: CGFloat {
    guard isRunning else { return 0 }
    return machine.baseValue(in: target.measure(nil, accessory: nil)) ?? 0
  }

  /// Sets the app's own part of the first number; a value that is not finite is ignored.
  func setBaseValue(_ value: CGFloat) {
    guard isRunning, followedTarget == nil else { return }
    target.write(machine.setBaseValue(value, in: target.measure(nil, accessory: nil)))
    update(for: .option)
  }
}

// MARK: - Lifetime

extension ActiveAdjustment {
  /// Sets the coordinator, and replaces the adjustment that has changed the object so far, whose
  /// current values are kept.
  func attach(to coordinator: KeyboardCoordinator) {
    self.coordinator = coordinator
    findViews()
    // A followed view is not changed, so it may have several adjustments.
    guard followedTarget == nil, let object = target.object else { return }
    if let older = AdjustedObjects.adjustment(of: object), let olderCoordinator = older.coordinator
    {
      listTarget?.isMirrored = older.listTarget?.isMirrored ?? false
      machine.adopt(older.machine)
      older.leave(olderCoordinator)
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

  private static var entries: [Entry] = []

  /// Number of objects that are recorded.
  static var count: Int { entries.count }

  /// Returns the adjustment that changes an object.
  static func adjustment(of object: AnyObject) -> ActiveAdjustment? {
    entries.firstValue { $0.object === object ? $0.adjustment : nil }
  }

  /// Records that an adjustment changes an object, instead of the one before.
  static func add(_ object: AnyObject, changedBy adjustment: ActiveAdjustment) {
    entries.removeAll { $0.object === object }
    entries.append(Entry(object: object, adjustment: adjustment))
  }

  /// Removes the objects of an adjustment, also those that are deallocated.
  static func removeAll(of adjustment: ActiveAdjustment) {
    entries.removeAll { $0.adjustment === adjustment || $0.object == nil }
  }
}
#endif
