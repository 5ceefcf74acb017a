#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
package import KeyboardNotifications
import KeyboardViewSupport
package import TypedNotifications
import UIKit

/// Coordinator of all adjustments of one tracker: observes what may change what is covered, and
/// updates them.
///
/// They are updated when the keyboard, the focus or the text changes, a turn of the main queue
/// later, and before each frame that one of them needs.
@MainActor
package final class KeyboardCoordinator {
  /// Purpose of an update that waits; each waits on its own, so that none cancels another.
  private enum Purpose: Int, CaseIterable {
    /// UIKit moves a form sheet only after it has posted:
    /// https://github.com/FinalCAD/iOS-KeyboardManager/issues/2 (decided by `SheetTests`)
    case sheet
    /// The caret of a text view is known only in the turn after it began editing.
    case focus
    /// A bar grows with its text once the app has handled the text.
    case text
    /// The height is right about 0.1 s later, as Telegram's `WindowContent.swift` has it.
    case inputMode
  }

  /// Calls what waits for the next turn of the main queue; a test replaces it.
  package var schedule: MainQueue.Schedule = MainQueue.schedule

  /// The state of the keyboard by what was delivered, so that nothing moves in the background.
  private(set) var keyboard = KeyboardState.initial
  /// The adjustments in the order in which they are updated.
  private(set) var adjustments: [ActiveAdjustment] = []
  private weak var tracker: KeyboardTracker?
  /// The animation of the last change, until the next turn of the main queue.
  private var animation: KeyboardAnimation?
  /// The window of the text that has changed since the last frame.
  private weak var editedWindow: UIWindow?
  /// The window that was laid out last before the present frame.
  private var laidOutWindow: ObjectIdentifier?
  /// True if something had the focus when the app stopped being active.
  private var hadFocus: Bool?
  private var tokens: [NotificationToken] = []
  private var waiting: [Purpose: NotificationToken] = [:]
  private lazy var frames = FrameMonitor { [weak self] in self?.updateBeforeFrame() }
  /// True while the adjustments are updated before each frame.
  package private(set) var needsFrames = false

  /// Returns the coordinator of a tracker, made at the first call.
  package static func of(_ tracker: KeyboardTracker) -> KeyboardCoordinator {
    tracker.adapter?.object as? KeyboardCoordinator ?? KeyboardCoordinator(tracker)
  }

  private init(_ tracker: KeyboardTracker) {
    self.tracker = tracker
    tracker.adapter = (self, { [unowned self] in environment(on: $0) })
  }

  /// Begins to update an adjustment, and to observe the keyboard with the first one.
  func add(_ adjustment: ActiveAdjustment) {
    if adjustments.isEmpty { start() }
    let order = adjustment.kind.updateOrder
    let index = adjustments.firstIndex { $0.kind.updateOrder > order }
    adjustments.insert(adjustment, at: index ?? adjustments.endIndex)
    findFocus()
  }

  /// Stops updating an adjustment, and observing with the last one.
  func remove(_ adjustment: ActiveAdjustment) {
    adjustments.removeAll { $0 === adjustment }
    if adjustments.isEmpty {
      tokens = []
      waiting = [:]
      hadFocus = nil
    }
    needsFramesMayHaveChanged()
  }

  private func update(for reason: UpdateReason) {
    for adjustment in adjustments { adjustment.update(for: reason) }
  }
}

// MARK: - Frames

extension KeyboardCoordinator {
  /// Monitors the frames of the adjustments that need them.
  func needsFramesMayHaveChanged() {
    let needing = adjustments.filter(\.needsFrames)
    needsFrames = !needing.isEmpty
    frames.monitor(needing.compactMap(\.view))
  }

  /// Lays out what waits for it, and updates everything once; again where something has changed
  /// that another target may stand on, such as a bar over a list.
  package func updateBeforeFrame() {
    guard needsFrames else { return }
    let editedWindow = editedWindow
    self.editedWindow = nil
    laidOutWindow = nil
    var hasChanged = false
    for adjustment in adjustments {
      let isEdited = editedWindow != nil && adjustment.view?.window === editedWindow
      if adjustment.update(for: .frame(animation, revealsFocus: isEdited)) { hasChanged = true }
    }
    if hasChanged {
      laidOutWindow = nil
      update(for: .secondPass(animation))
    }
    // While a keyboard is up, all of them need frames.
    if hasChanged || !keyboard.isVisible { needsFramesMayHaveChanged() }
  }

  /// Does the layout that waits in a window, unless this was just done for the adjustment before.
  func layOut(_ window: UIWindow?) {
    guard let window, laidOutWindow != ObjectIdentifier(window) else { return }
    // mutant: drop, because a second layout finds nothing to do
    laidOutWindow = ObjectIdentifier(window)
    window.layoutIfNeeded()
  }
}

// MARK: - Events

extension KeyboardCoordinator {
  private func start() {
    guard let tracker else { return }
    keyboard = tracker.machine.delivered
    animation = nil
    let center = NotificationCenter.default
    let begin: @MainActor (UIView) -> Void = { [weak self] in self?.focusDidChange(to: $0) }
    let edit: @MainActor (UIView) -> Void = { [weak self] in self?.textDidChange(in: $0) }
    tokens = [
      tracker.observe(catchingUp: false) { [weak self] in self?.keyboardDidChange($0) },
      tracker.observeEvents { [weak self] in self?.eventDidOccur($0, $1) },
      center.addMainActorObserver(descriptor: .textFieldDidBeginEditing) { begin($0) },
      center.addMainActorObserver(descriptor: .textViewDidBeginEditing) { begin($0) },
      center.addMainActorObserver(descriptor: .textFieldDidChange) { edit($0) },
      center.addMainActorObserver(descriptor: .textViewDidChange) { edit($0) },
      center.addMainActorObserver(descriptor: .currentInputModeDidChange) { [weak self] in
        if self?.keyboard.isVisible == true { self?.updateLater(for: .inputMode, after: 0.1) }
      },
    ]
  }

  private func keyboardDidChange(_ transition: KeyboardTransition) {
    keyboard = transition.state
    animation = transition.animation
    findFocus()
    update(for: .keyboardChange(transition.animation))
    updateLater(for: .sheet)
  }

  /// Updates after a notification that changes nothing, since UIKit may have moved something
  /// meanwhile, and when the app is active again.
  private func eventDidOccur(_ event: KeyboardEvent, _ outcome: KeyboardOutcome) {
    if case .application(let app) = event {
      hadFocus = app == .active ? nil : hadFocus ?? (Focus.current != nil)
    }
    guard outcome.transition == nil, let tracker else { return }
    if case .malformed = event { return }
    if case .notification(let notification) = event {
      let isRepetition = outcome == .dropped(.duplicate) || outcome == .unchanged
      if isRepetition { update(for: .keyboardRepetition(notification.payload.animation)) }
      guard !notification.type.isAnnouncement else { return }
    }
    keyboard = tracker.machine.delivered
    update(for: .state)
  }

  /// Updates later, since nothing is posted when the focus goes from field to field, from iOS 11
  /// on: https://github.com/lionheart/openradar-mirror/issues/18382 (decided by `FocusTests`).
  private func focusDidChange(to field: UIView) {
    Focus.begin(field)
    guard keyboard.isVisible, hasAdjustment(in: field.window) else { return }
    // What is adjusted around the focus may be in a window without frames so far.
    needsFramesMayHaveChanged()
    updateLater(for: .focus, in: field.window)
  }

  /// Updates before the next frame, since a bar over a list grows with its text under a hardware
  /// keyboard, too.
  private func textDidChange(in field: UIView) {
    // mutant: swap, because the update comes in a later turn
    if hasAdjustment(in: field.window) { editedWindow = field.window }
    if !needsFrames { updateLater(for: .text) }
  }

  /// Finds what has the focus while a keyboard is up, where it was not seen to begin.
  private func findFocus() {
    guard keyboard.isVisible else { return }
    Focus.find(in: adjustments.compactMap { $0.view?.window })
  }

  /// Returns true if something in a window is adjusted, so that its fields wait to be seen.
  private func hasAdjustment(in window: UIWindow?) -> Bool {
    window != nil && adjustments.contains { $0.view?.window === window }
  }

  /// Updates later in the animation of the last change: what is in one window, if it is given.
  private func updateLater(
    for purpose: Purpose,
    after seconds: TimeInterval = 0,
    in window: UIWindow? = nil
  ) {
    waiting[purpose] = schedule(seconds) { [weak self, weak window] in
      guard let self else { return }
      let reason = UpdateReason.later(purpose == .sheet ? animation : keyboard.animation)
      if purpose == .sheet { animation = nil }
      for adjustment in adjustments where window == nil || adjustment.view?.window === window {
        adjustment.update(for: reason)
      }
    }
  }
}

// MARK: - The environment

/// Environment of a tracker, read from the views that are kept clear of its keyboard.
///
/// App extensions have no `UIApplication.shared`, so the windows are those of the adjusted views.
/// The keyboard belongs to one on its screen, of a scene in front, that is key.
extension KeyboardCoordinator {
  /// True if a finger has pulled the keyboard down, until the notification that follows is
  /// handled.
  package var isKeyboardPulledDown: Bool {
    adjustments.contains(where: \.isKeyboardPulledDown)
  }

  private func environment(on screen: KeyboardScreen?) -> KeyboardEnvironment {
    let windows = adjustments.reversed().compactMap { $0.view?.window }
    var environment = KeyboardEnvironment.system
    // Of equals the window of the view that came last.
    let here = windows.filter { !screen.isOther(than: KeyboardScreen($0.screen)) }
    if let window = here.max(by: { Self.rank($0) < Self.rank($1) }) {
      environment.screen = window.screen.bounds
      environment.window = window.frameOnScreen
      environment.safeAreaBottom = window.safeAreaInsets.bottom
    }
    environment.prefersCrossFadeTransitions = UIAccessibility.prefersCrossFadeTransitions
    environment.accessoryHeight =
      adjustments.lazy.compactMap(\.accessory).map(height).max() ?? 0
    environment.isPulledDown = isKeyboardPulledDown
    environment.hasLostFocus = hadFocus == true && Focus.isNowhere(in: windows)
    return environment
  }

  /// Returns the height in points of an accessory view in the keyboard's frame; from iOS 26 on it
  /// is above the frame: https://github.com/badoo/Chatto/pull/797 (decided by
  /// `AccessoryViewTests`).
  private func height(of accessory: UIView) -> CGFloat {
    guard let top = accessory.frameOnScreen?.minY else { return 0 }
    let isAbove = keyboard.dockedFrame.map { top < $0.minY - 1 } ?? false
    return isAbove ? 0 : accessory.bounds.height
  }

  private static func rank(_ window: UIWindow) -> Int {
    let isInFront = window.windowScene?.activationState == .foregroundActive
    return (isInFront ? 2 : 0) + (window.isKeyWindow ? 1 : 0)
  }
}
#endif
