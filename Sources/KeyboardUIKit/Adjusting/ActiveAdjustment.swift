#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import KeyboardViewSupport
import TypedNotifications
import UIKit

typealias OverlapHandler = @MainActor (KeyboardOverlap) -> Void
typealias RevealingHandler = @MainActor (UIScrollView, CGRect?) -> CGRect?

/// Running adjustment, which measures its targets, sends events to its state machine, and performs
/// the effects.
@MainActor
class ActiveAdjustment {
  /// The targets in the order in which they are changed.
  private(set) var targets: [AdjustmentTarget]
  /// Kind of the targets, which decides the properties that apply.
  let kind: AdjustmentKind
  /// Called with each overlap that the machine delivers, inside the animation of the change.
  var alongside: OverlapHandler? { didSet { alongsideDidChange() } }
  /// Called with the overlap at the end of that animation.
  var completion: OverlapHandler? { didSet { completionDidChange() } }
  /// Returns the part of a scroll view's content to reveal, by the rectangle of the focus.
  var revealing: RevealingHandler? {
    didSet { if machine.forgetReveal() { update(for: .state) } }
  }
  /// The condition under which the adjustment applies.
  var condition: KeyboardCondition {
    didSet { change { $0.unmetCondition = condition.unmetEffect } }
  }
  /// The scroll view whose interactive drags of the keyboard are followed.
  weak var draggedScrollView: UIScrollView? { didSet { update(for: .option) } }
  /// True if an update before the next frame is needed; false after the next update.
  var awaitsFrame = false {
    didSet {
      // mutant: drop, because another measurement of the same area only costs time
      // mutant: swap, because another measurement of the same area only costs time
      guard awaitsFrame else { return }
      // mutant: swap, because neither depends on the other
      idleArea = nil
      coordinator?.needsFramesMayHaveChanged()
    }
  }

  /// Log of the app's faults; a test replaces it.
  static var failureLog = FailureLog.shared

  var machine: AdjustmentStateMachine
  /// The changes for which handlers are called, once there are any.
  let delivery: AdjustmentOptions.Delivery
  private(set) var coordinator: KeyboardCoordinator?
  /// Accessory view of the first responder, found by the last update that was not for a frame.
  weak var accessory: UIView?
  /// Timer that restores the docked position if no notification follows a drag.
  var settleTimer: NotificationToken?
  /// Area of the last update, if a frame with the same area needs no update.
  private var idleArea: OverlapMeasurement?
  private var isUpdating = false
  /// Reason of a change of the keyboard that has occurred during an update.
  private var nestedChange: UpdateReason?
  /// True once the present update has changed something.
  // mutant: false to true, because each update sets it
  var hasChanged = false

  init(
    _ kind: AdjustmentKind,
    _ targets: [AdjustmentTarget],
    while condition: KeyboardCondition,
    options: AdjustmentOptions = AdjustmentOptions(),
    delivery: AdjustmentOptions.Delivery = .overlaps
  ) {
    self.kind = kind
    self.targets = targets
    self.condition = condition
    self.delivery = delivery
    machine = AdjustmentStateMachine(targetCount: targets.count, options: options)
    machine.options.unmetCondition = condition.unmetEffect
  }

  /// True while the adjustment is paused.
  var isPaused: Bool { machine.isPaused }

  /// True after a finger has pulled the keyboard down, until the next notification.
  var isKeyboardPulledDown: Bool { machine.isKeyboardPulledDown }

  /// The view that is measured: that of the last target.
  var view: UIView? { targets.last?.view }

  /// True if the adjustment must be updated before each frame.
  var needsFrames: Bool {
    guard let coordinator else { return false }
    let isVisible = coordinator.keyboard.isVisible
    return awaitsFrame
      || machine.needsFrames(isKeyboardVisible: isVisible, isInWindow: view?.window != nil)
  }

  // The following methods are in the class since `FocusedViewsAdjustment` overrides them.

  /// Measures the targets, and performs the effects; returns true if one has made a change.
  ///
  /// An update during another one, as in a layout pass inside it, is postponed, so that it does not
  /// remove the animation. A change of the keyboard is handled at the end of the present update,
  /// any other reason before the next frame.
  @discardableResult
  func update(for reason: UpdateReason) -> Bool {
    guard !isUpdating else {
      if reason.kind == .change { nestedChange = reason } else { awaitsFrame = true }
      // mutant: false to true, because a second pass in which nothing differs only costs time
      return false
    }
    // mutant: drop, because an update in which nothing has moved only costs time
    // mutant: false to true, because a second pass in which nothing differs only costs time
    if reason.isFrame, skipsFrame() { return false }
    isUpdating = true
    // mutant: drop, because a second pass in which nothing differs only costs time
    // mutant: false to true, because a second pass in which nothing differs only costs time
    hasChanged = false
    updateOnce(for: reason)
    while let next = nestedChange {
      nestedChange = nil
      updateOnce(for: next)
    }
    // mutant: swap, because neither depends on the other
    isUpdating = false
    if !reason.isFrame { coordinator?.needsFramesMayHaveChanged() }
    return hasChanged
  }

  /// Stops all changes until ``resume()``.
  func pause() {
    machine.isPaused = true
    coordinator?.needsFramesMayHaveChanged()
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
    let effects = machine.restore(targets.map { $0.measure(accessory: nil) })
    // mutant: swap, because neither depends on the other
    for case .write(let target, let writes) in effects { targets[target].write(writes) }
    for target in targets {
      // mutant: swap, because neither depends on the other
      target.end()
      if let object = target.object { AdjustedObjects.remove(object) }
    }
    coordinator.remove(self)
  }

  /// Changes options, and updates at once, so that the handler is called.
  func change(_ change: (inout AdjustmentOptions) -> Void) {
    change(&machine.options)
    update(for: .option)
  }
}

// MARK: - Lifetime

extension ActiveAdjustment {
  /// Starts the adjustment, and returns an object that ends it when released.
  func start(
    _ tracker: KeyboardTracker,
    draggedScrollView: UIScrollView? = nil
  ) -> KeyboardAdjustment {
    start(with: tracker, draggedScrollView: draggedScrollView)
    return KeyboardAdjustment(self)
  }

  /// Starts the adjustment, which the coordinator of a tracker updates.
  func start(with tracker: KeyboardTracker, draggedScrollView: UIScrollView? = nil) {
    let coordinator = KeyboardCoordinator.of(tracker)
    begin(with: coordinator, draggedScrollView: draggedScrollView)
    coordinator.add(self)
    update(for: .state)
  }

  /// Replaces the adjustments of the same objects, and sets the coordinator.
  func begin(with coordinator: KeyboardCoordinator, draggedScrollView: UIScrollView?) {
    for index in targets.indices { replaceCurrentAdjustment(index) }
    self.draggedScrollView = draggedScrollView
    self.coordinator = coordinator
  }

  /// Replaces the adjustment that has changed the object of a target so far.
  private func replaceCurrentAdjustment(_ index: Int) {
    // A followed view is not changed, so it may have several adjustments.
    guard !(targets[index] is FollowedViewTarget), let object = targets[index].object else {
      return
    }
    if let older = AdjustedObjects.adjustment(of: object) {
      older.handOver(object, to: &machine, target: index)
    }
    AdjustedObjects.add(object, changedBy: self)
  }

  /// Hands an object over to a newer adjustment, and ends after the last one.
  ///
  /// - Parameters:
  ///   - object: The object of a target of this adjustment.
  ///   - newer: The state machine of the newer adjustment, which continues with the present values.
  ///   - newIndex: The index of the object's target in the newer adjustment.
  private func handOver(
    _ object: AnyObject,
    to newer: inout AdjustmentStateMachine,
    target newIndex: Int
  ) {
    guard let index = targets.firstIndex(where: { $0.object === object }) else { return }
    // mutant: swap, because a state machine does not know the targets
    newer.adopt(target: newIndex, from: &machine, target: index)
    targets.remove(at: index)
    if targets.isEmpty { end() }
  }

  /// The app's own part of the first number of the last target.
  ///
  /// A new value that is not finite is ignored.
  var ownValue: CGFloat {
    get {
      targets.last.map { machine.ownValue(in: $0.measure(accessory: nil)) } ?? 0
    }
    set {
      guard coordinator != nil, let last = targets.last else { return }
      perform(machine.setOwnValue(newValue, in: last.measure(accessory: nil)))
      update(for: .option)
    }
  }
}

// MARK: - Updates

extension ActiveAdjustment {
  /// Returns true if the area is that of the last update, so that no update is needed.
  ///
  /// A scroll view is always updated, since its focus or its finger may have moved.
  private func skipsFrame() -> Bool {
    guard let idleArea, draggedScrollView == nil,
      let reference = targets.last?.reference, let window = reference.view.window
    else { return false }
    coordinator?.layOut(window)
    return reference.measure(in: window, accessory: accessory, last: idleArea) == idleArea
  }

  private func updateOnce(for reason: UpdateReason) {
    guard let measurement = measure(for: reason) else { return }
    perform(machine.handle(.update(reason, measurement)))
    // mutant: drop, because an update in which nothing has moved only costs time
    idleArea = machine.idleArea
  }

  private func measure(for reason: UpdateReason) -> AdjustmentMeasurement? {
    guard let coordinator else { return nil }
    if reason.isFrame { prepareForFrame() } else { prepare(for: reason) }
    awaitsFrame = false
    var measurement = AdjustmentMeasurement(
      keyboard: coordinator.keyboard,
      targets: targets.map { $0.measure(accessory: accessory) },
      isBeingPresented: reason.animation != nil
        && view.map(OverlapReference.isInPresentation) == true
    )
    // mutant: swap, because neither depends on the other
    measurement.finger = draggedScrollView?.keyboardDraggingFinger
    if machine.options.unmetCondition == .releases {
      measurement.isConditionMet = condition.isMet()
    }
    return measurement
  }

  /// Does pending layout before a frame.
  ///
  /// With a keyboard on screen, the accessory view is that of the last notification. Without one a
  /// list searches for it, since from iOS 27 on it may appear without a notification: measured in
  /// https://github.com/paradoxally/Apollo-Reborn (to be decided by
  /// `recording-what-the-system-posts`).
  private func prepareForFrame() {
    for target in targets {
      // mutant: swap, because a view that a target adds is laid out in any case
      if awaitsFrame { target.prepare() }
      coordinator?.layOut(target.reference?.view.window)
    }
    if kind == .scrollView, coordinator?.keyboard.isVisible == false {
      accessory = view.flatMap(Focus.accessoryView(for:))
    }
  }

  /// Does pending layout without animation, and finds the accessory view.
  ///
  /// Layout that is pending for other reasons does not belong in the keyboard's animation:
  /// https://github.com/badoo/Chatto/pull/133 (to be decided by `LayoutTests`).
  private func prepare(for reason: UpdateReason) {
    for target in targets {
      target.findView()
      guard machine.options.laysOut(before: reason, changesLayout: target.changesLayout) else {
        continue
      }
      UIView.performWithoutAnimation { target.layOut() }
    }
    accessory = view.flatMap(Focus.accessoryView(for:))
  }
}
#endif
