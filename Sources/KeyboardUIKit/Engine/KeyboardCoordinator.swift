#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
package import Foundation
package import KeyboardNotifications
import KeyboardViewSupport
package import TypedNotifications
package import UIKit

/// Coordinator of all adjustments of one tracker, which observes events and updates the
/// adjustments.
///
/// They are updated when the keyboard changes, returns after a drag or is confirmed, when the app
/// becomes active or stops being so, a turn of the main queue after a change of the keyboard or of
/// the focus, and before each commit if one of them needs that.
@MainActor
package final class KeyboardCoordinator {
  /// Later turns of the main queue, the mode of its run loop, and the log of the app's faults.
  package struct System {
    package var schedule: MainQueue.Schedule
    package var runLoopMode: @MainActor () -> RunLoop.Mode?
    package var log: FailureLog

    package init(
      schedule: @escaping MainQueue.Schedule = MainQueue.schedule,
      runLoopMode: @escaping @MainActor () -> RunLoop.Mode? = { RunLoop.main.currentMode },
      log: FailureLog = .shared
    ) {
      self.schedule = schedule
      self.runLoopMode = runLoopMode
      self.log = log
    }
  }

  /// Scheduled updates; those for different purposes do not cancel each other.
  private struct Scheduled {
    /// The turn after a change of the keyboard: UIKit moves a form sheet after it has posted the
    /// notification.
    /// https://github.com/FinalCAD/iOS-KeyboardManager/issues/2 (to be decided by `SheetTests`)
    var turnAfterChange: NotificationToken?
    /// The caret of a text view is known only in the turn after it began editing.
    var focus: NotificationToken?
    /// A focus that is still covered at rest is reported.
    var coveredFocus: NotificationToken?
  }

  let system: System
  /// The state of the keyboard that was delivered last.
  ///
  /// In the background no state is delivered, so no view moves.
  private(set) var deliveredKeyboard = KeyboardState.initial
  /// The delivered keyboard, lowered to where a finger had pulled it at the last update.
  private(set) var loweredKeyboard = KeyboardState.initial
  /// The adjustments in the order in which they were made.
  private(set) var adjustments: [any RunningAdjustment] = []
  /// The current pass; `nil` outside one.
  private(set) var pass: UpdatePass?
  private(set) weak var tracker: KeyboardTracker?
  let focus = Focus()
  /// The animation of the last change, until the next turn of the main queue.
  private var animation: KeyboardAnimation?
  private var tokens: [NotificationToken] = []
  private var scheduled = Scheduled()
  private lazy var commits = CommitMonitor { [weak self] in self?.updateBeforeCommit(of: $0) }

  /// True while adjustments are updated before each commit.
  package var isMonitoringCommits: Bool { commits.isMonitoring }

  /// Returns the coordinator of a tracker, made at the first call.
  package static func of(_ tracker: KeyboardTracker) -> KeyboardCoordinator {
    tracker.adapter() ?? KeyboardCoordinator(tracker)
  }

  /// Makes the coordinator of a tracker, which retains it.
  ///
  /// - Parameters:
  ///   - tracker: A tracker without a coordinator.
  ///   - system: The system that the coordinator uses.
  @discardableResult
  package init(_ tracker: KeyboardTracker, system: System = System()) {
    self.tracker = tracker
    self.system = system
    tracker.add(self)
    tracker.schedule = system.schedule
  }

  /// Begins to update an adjustment, and to observe the keyboard with the first one.
  func add(_ adjustment: any RunningAdjustment) {
    let isFirst = adjustments.isEmpty
    adjustments.append(adjustment)
    if isFirst { observe() }
    findFocus()
  }

  /// Stops updating an adjustment, and observing with the last one.
  func remove(_ adjustment: any RunningAdjustment) {
    adjustments.removeAll { $0 === adjustment }
    newestFocusedViewsAdjustment?.searchAgain()
    if adjustments.isEmpty { tokens = [] }
    monitorCommits()
  }

  private func update(for reason: UpdateReason) {
    update(adjustments, for: reason)
  }
}

// MARK: - Passes

extension KeyboardCoordinator {
  /// Updates some adjustments, each after those that may move its view.
  func update(_ adjustments: [any RunningAdjustment], for reason: UpdateReason) {
    makePass(over: adjustments) { $0.update(for: reason) }
  }

  /// Makes a pass over adjustments.
  ///
  /// - Parameters:
  ///   - adjustments: The adjustments.
  ///   - scene: The scene whose commit is about to happen, if that is known.
  ///   - isMeasured: Returns true if an adjustment is updated; `nil` to update all.
  ///   - update: Updates an adjustment.
  /// - Returns: True if one of them has changed something.
  @discardableResult
  private func makePass(
    over adjustments: [any RunningAdjustment],
    beforeCommitOf scene: UIWindowScene? = nil,
    where isMeasured: ((any RunningAdjustment) -> Bool)? = nil,
    _ update: @escaping (any RunningAdjustment) -> Void
  ) -> Bool {
    // A handler may begin another pass in the middle of this one.
    let pass = UpdatePass(in: pass, beforeCommitOf: scene, focus, update)
    self.pass = pass
    let measured = isMeasured.map { adjustments.filter($0) } ?? adjustments
    pass.run(measured.count > 1 ? fromTheOutsideIn(measured) : measured)
    self.pass = pass.outer
    if pass.asksToMonitor { monitorCommits() }
    return pass.hasChanged
  }

  /// Returns the input accessory view of the focus in a view's window.
  func accessoryView(for view: UIView) -> UIView? {
    pass.map { $0.accessoryView(for: view) } ?? focus.accessoryView(for: view)
  }

  /// Returns adjustments in the order in which they are updated.
  ///
  /// Constraints, controllers and followed views come first, from the outside in, since an outer
  /// one moves the views in it: https://github.com/dotnet/maui/issues/31352. Then each scroll view
  /// is measured where they have left it. The scroll views around the focus are the last, and clear
  /// what the others have left covered. Equal ones keep the order in which they were made.
  private func fromTheOutsideIn(
    _ adjustments: [any RunningAdjustment]
  ) -> [any RunningAdjustment] {
    var ordered: [(position: UpdatePosition, adjustment: any RunningAdjustment)] = []
    ordered.reserveCapacity(adjustments.count)
    for adjustment in adjustments {
      let position = adjustment.position
      let previous = ordered.lastIndex { $0.position <= position }
      ordered.insert((position, adjustment), at: previous.map { $0 + 1 } ?? 0)
    }
    return ordered.map(\.adjustment)
  }
}

// MARK: - Commits

extension KeyboardCoordinator {
  /// Monitors commits for the adjustments that must be updated before each of them.
  ///
  /// A pass does so once, at its end, since each of them asks for it.
  func monitorCommits() {
    if let pass { return pass.asksToMonitor = true }
    commits.monitor(adjustments.compactMap { $0.neededCommits == .none ? nil : $0.view })
  }

  /// Updates all adjustments before a commit, so that the changes are drawn by it.
  ///
  /// If one has changed something, all are updated in a second pass, also those that the first one
  /// left out, since one target may depend on another, such as a list on its bar.
  ///
  /// - Parameter scene: The scene that the commit draws; `nil` if it is not known.
  package func updateBeforeCommit(of scene: UIWindowScene? = nil) {
    let changed = answerFocus()
    if !changed.isEmpty { scheduleReportOfCoveredFocus() }
    tracker?.followFinger()
    // What follows a finger is not animated. A commit may come before the turn that follows a focus.
    let animationOfFocus = scheduled.focus == nil ? nil : loweredKeyboard.animation
    let animation = lowerKeyboard() ? nil : self.animation ?? animationOfFocus
    let isMeasured = loweredKeyboard.isVisible ? nil : mustMeasureWithoutKeyboard
    let hasChanged = makePass(over: adjustments, beforeCommitOf: scene, where: isMeasured) {
      let window = changed.isEmpty ? nil : $0.view?.window
      let reveals = window != nil && changed.contains { $0 === window }
      $0.update(for: .beforeCommit(animation, revealsFocus: reveals))
    }
    if hasChanged { update(for: .secondPass(animation)) }
    // A view may have gone to a window of another scene.
    monitorCommits()
  }

  /// Returns true if an adjustment must be measured before a commit without a keyboard.
  ///
  /// A list with neither a bar nor another anchor than the top is measured only
  /// once the first responder's accessory view has changed. On iOS 27 and later it may appear
  /// without a notification: measured in https://github.com/paradoxally/Apollo-Reborn (to be
  /// decided by `recording-what-the-system-posts`).
  private func mustMeasureWithoutKeyboard(_ adjustment: any RunningAdjustment) -> Bool {
    switch adjustment.neededCommits {
    case .none: false
    case .withAnotherAccessory: adjustment.listAdjustments.contains(where: hasAnotherAccessory)
    case .all: true
    }
  }
}

extension KeyboardCoordinator {
  private func hasAnotherAccessory(_ list: ActiveAdjustment) -> Bool {
    list.view.map { list.hasAnotherAccessory(accessoryView(for: $0)) } ?? false
  }

  /// Counts the focus of each window as answered, and returns the windows in which somebody else has
  /// it than the last time, or has changed its text.
  ///
  /// A responder that has got the focus without a notification is noticed here.
  @discardableResult
  private func answerFocus() -> [UIWindow] {
    guard loweredKeyboard.isVisible else { return [] }
    var changed: [UIWindow] = []
    for adjustment in adjustments {
      changed += adjustment.windowsOfFocus.filter(focus.markAnswered(in:))
    }
    return changed
  }
}

// MARK: - Events

extension KeyboardCoordinator {
  private func observe() {
    guard let tracker else { return }
    deliveredKeyboard = tracker.machine.delivered
    lowerKeyboard()
    animation = nil
    let center = NotificationCenter.default
    let begin: @MainActor (UIView) -> Void = { [weak self] in self?.focusDidChange(to: $0) }
    let edit: @MainActor (UIView) -> Void = { [weak self] in self?.focus.textDidChange(in: $0) }
    tokens = [
      tracker.observe(catchingUp: false) { [weak self] in self?.keyboardDidChange($0) },
      tracker.observeEvents { [weak self] in self?.eventDidOccur($0, $1) },
      center.addMainActorObserver(descriptor: .textFieldDidBeginEditing) { begin($0) },
      center.addMainActorObserver(descriptor: .textViewDidBeginEditing) { begin($0) },
      center.addMainActorObserver(descriptor: .windowDidBecomeKey) { [weak self] in
        self?.focus.windowDidBecomeKey($0)
      },
      center.addMainActorObserver(descriptor: .textFieldDidChange) { edit($0) },
      center.addMainActorObserver(descriptor: .textViewDidChange) { edit($0) },
    ]
  }

  private func keyboardDidChange(_ transition: KeyboardTransition) {
    deliveredKeyboard = transition.state
    focus.searchAgain()
    findFocus()
    keyboardDidMove(for: .keyboardChange(transition.animation))
    answerFocus()
    // A view may take the focus after the post.
    focus.searchAgain()
  }

  private func keyboardDidMove(for reason: UpdateReason) {
    lowerKeyboard()
    animation = reason.animation
    update(for: reason)
    scheduleUpdateAfterChange(revealsFocus: reason.revealsFocus)
    scheduleReportOfCoveredFocus()
  }

  /// Lowers the keyboard to where a finger has pulled it, and returns true if it has moved.
  @discardableResult
  private func lowerKeyboard() -> Bool {
    let lowered = tracker?.lowered(deliveredKeyboard) ?? deliveredKeyboard
    defer { loweredKeyboard = lowered }
    return lowered != loweredKeyboard
  }

  /// Updates when the state of the app has changed, and after a confirmation without a change of
  /// the keyboard, since UIKit may have moved a view meanwhile.
  private func eventDidOccur(_ event: KeyboardEvent, _ outcome: KeyboardOutcome) {
    guard outcome.transition == nil, let tracker else { return }
    switch event {
    case .malformed: return
    case .notification(let notification):
      guard !notification.type.isAnnouncement else { return }
    case .application: break
    }
    deliveredKeyboard = tracker.machine.delivered
    lowerKeyboard()
    update(for: .recheck)
    focus.searchAgain()
  }

  /// Updates a turn later.
  ///
  /// On iOS 11 and later no keyboard notification is posted when the focus moves between fields:
  /// https://github.com/lionheart/openradar-mirror/issues/18382 (to be decided by `FocusTests`).
  private func focusDidChange(to field: UIView) {
    focus.begin(field)
    guard let window = field.window else { return }
    _ = focus.markAnswered(in: window)
    guard loweredKeyboard.isVisible, adjustments.contains(where: { $0.view?.window === window })
    else { return }
    // The scroll views around the focus may be in a window whose commits are not monitored yet.
    monitorCommits()
    scheduleUpdateAfterFocus(in: window)
    scheduleReportOfCoveredFocus()
  }

  /// Finds the first responder of a keyboard on screen, if its notification was not observed.
  private func findFocus() {
    guard deliveredKeyboard.isVisible else { return }
    focus.find(in: adjustments.compactMap { $0.view?.window })
  }

  /// Reports a focus that is still covered once the keyboard and the content are at rest.
  private func scheduleReportOfCoveredFocus() {
    guard loweredKeyboard.isVisible else {
      scheduled.coveredFocus = nil
      return
    }
    scheduled.coveredFocus = system.schedule(Self.restingTime) { [weak self] in
      if self?.reportCoveredFocus() == false { self?.scheduleReportOfCoveredFocus() }
    }
  }

  /// Schedules the last update in the animation of a change.
  private func scheduleUpdateAfterChange(revealsFocus: Bool) {
    scheduled.turnAfterChange = system.schedule(0) { [weak self] in
      guard let self else { return }
      let reason = UpdateReason.possibleMove(animation, revealsFocus: revealsFocus)
      animation = nil
      update(for: reason)
    }
  }

  /// Schedules an update of the adjustments in a window.
  ///
  /// It has the animation of the keyboard's last change, even if that is over.
  private func scheduleUpdateAfterFocus(in window: UIWindow) {
    scheduled.focus = system.schedule(0) { [weak self, weak window] in
      self?.scheduled.focus = nil
      // A window that was released since has no adjustments.
      guard let self, let window else { return }
      let reason = UpdateReason.possibleMove(loweredKeyboard.animation, revealsFocus: true)
      update(adjustments.filter { $0.view?.window === window }, for: reason)
    }
  }
}

// MARK: - The environment

/// App extensions have no `UIApplication.shared`, so the windows are those of the adjusted views.
extension KeyboardCoordinator: KeyboardAdapter {
  package var windows: [KeyboardWindow] { adjustedWindows.map { KeyboardWindow(of: $0) } }

  package var applicationState: KeyboardApplicationState? {
    KeyboardApplicationState(of: adjustedWindows)
  }

  /// The windows of the views, that of the newest adjustment first.
  private var adjustedWindows: [UIWindow] {
    var windows: [UIWindow] = []
    for window in adjustments.reversed().lazy.compactMap({ $0.view?.window })
    where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    return windows
  }

  package var prefersCrossFadeTransitions: Bool { UIAccessibility.prefersCrossFadeTransitions }

  /// Searches the windows of the views, and that of the last responder.
  package func hasFocus(searched: inout Set<ObjectIdentifier>) -> Bool? {
    guard !adjustments.isEmpty else { return nil }
    let windows = adjustedWindows + [focus.lastWindow].compactMap { $0 }
    guard !windows.isEmpty else { return nil }
    for window in windows where searched.insert(ObjectIdentifier(window)).inserted {
      if focus.isAnywhere(in: window) { return true }
    }
    return false
  }

  /// The height in points of an accessory view inside the keyboard's frame.
  ///
  /// It is zero for one above the frame, as on iOS 26 and later:
  /// https://github.com/badoo/Chatto/pull/797 (to be decided by `HostedAccessoryViewTests`)
  package var accessoryHeight: CGFloat {
    guard let accessory = adjustments.firstValue(\.accessory),
      let top = OverlapReference.frameOnScreen(of: accessory)?.minY
    else { return 0 }
    let isAbove = loweredKeyboard.dockedFrame.map { top < $0.minY - 1 } ?? false
    return isAbove ? 0 : accessory.bounds.height
  }

  /// Searches the adjusted scroll views, and then, while a finger is down, their windows.
  package func findDraggingFinger(searched: inout Set<ObjectIdentifier>) -> KeyboardFinger? {
    let found = adjustments.firstValue { adjustment in
      adjustment.listAdjustments.firstValue { $0.listTarget?.scrollView?.keyboardDraggingFinger }
    }
    if let found { return found }
    let mode = system.runLoopMode()
    guard mode == .tracking else { return nil }
    for window in adjustedWindows where searched.insert(ObjectIdentifier(window)).inserted {
      if let finger = window.findKeyboardDraggingFinger(in: mode) { return finger }
    }
    return nil
  }

  package func keyboardDidSpringBack(in animation: KeyboardAnimation?) {
    keyboardDidMove(for: .keyboardChange(animation, revealsFocus: false))
  }
}
#endif
