#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
package import KeyboardNotifications
package import TypedNotifications
import UIKit

/// Watch over everything that is kept clear of one tracker's keyboard.
///
/// It looks at each thing when the keyboard, the focus or the text changes, a turn of the main queue
/// later, and once per turn of the run loop while a keyboard is up or a condition is not met.
@MainActor
package final class KeyboardWatch {
  /// Purpose of a look that waits; each waits on its own, so that none cancels another.
  private enum Purpose: Int, CaseIterable {
    /// UIKit moves a form sheet only after it has posted:
    /// https://github.com/FinalCAD/iOS-KeyboardManager/issues/2 (decided by `SheetTests`)
    case turn
    /// The caret of a text view is known only in the turn after it began editing.
    case focus
    /// A bar grows with its text once the app has taken the text in.
    case text
    /// The height is right about 0.1 s later, as Telegram's `WindowContent.swift` has it.
    case inputMode
  }

  /// Calls what waits for the next turn of the main queue; a test replaces it.
  package var schedule: MainQueue.Schedule = MainQueue.schedule

  private(set) var adjusters: [KeyboardAdjuster] = []
  private weak var tracker: KeyboardTracker?
  /// The state of the keyboard by what was delivered, so that nothing moves in the background.
  private(set) var state = KeyboardState.initial {
    didSet { needsMayHaveChanged() }
  }
  /// The animation of the last change, until the next turn of the main queue.
  private var animation: KeyboardAnimation?
  /// The window of the text that has changed in this turn.
  private weak var edited: UIWindow?
  /// True where something was seen to have the focus when the app stopped being active.
  private var hadFocus: Bool?
  /// The window that was laid out last in this turn.
  private var laidOut: ObjectIdentifier?
  private var tokens: [NotificationToken] = []
  private var waits = Purpose.allCases.map { _ in NotificationToken?.none }
  private lazy var turns = MainRunLoopTurns { [weak self] in self?.turn() }

  /// Returns the watch of a tracker, made at the first call.
  package static func of(_ tracker: KeyboardTracker) -> KeyboardWatch {
    tracker.adapter?.object as? KeyboardWatch ?? KeyboardWatch(tracker)
  }

  private init(_ tracker: KeyboardTracker) {
    self.tracker = tracker
    tracker.adapter = (self, { [unowned self] in environment(on: $0) })
  }

  /// Begins to call an adjuster, and to observe the keyboard with the first one.
  func add(_ adjuster: KeyboardAdjuster) {
    if adjusters.isEmpty { start() }
    adjusters.append(adjuster)
    needsMayHaveChanged()
    // In a test the run loop may not turn before the insets are read; the main queue does.
    if adjuster.needsTurns { lookAtAllLater() }
  }

  /// Stops calling an adjuster, and observing with the last one.
  func remove(_ adjuster: KeyboardAdjuster) {
    adjusters.removeAll { $0 === adjuster }
    if adjusters.isEmpty {
      tokens = []
      for index in waits.indices { waits[index] = nil }
      hadFocus = nil
    }
    needsMayHaveChanged()
  }

  /// Begins or ends to observe the run loop, as what is adjusted needs it.
  func needsMayHaveChanged() {
    turns.isNeeded =
      state.isVisible ? !adjusters.isEmpty : adjusters.contains(where: \.needsTurns)
  }

  /// True while the watch is called once per turn of the main run loop.
  package var needsTurns: Bool {
    turns.isNeeded
  }

  /// Looks later in the animation of the last change; at what is in one window, where it is given.
  private func lookLater(
    for purpose: Purpose,
    after seconds: TimeInterval = 0,
    at window: UIWindow? = nil
  ) {
    waits[purpose.rawValue] = schedule(seconds) { [weak self, weak window] in
      guard let self else { return }
      let cause = KeyboardCause.change(purpose == .turn ? animation : state.animation)
      if purpose == .turn { animation = nil }
      for adjuster in adjusters where window == nil || adjuster.view?.window === window {
        adjuster.look(since: cause)
      }
    }
  }

  private func lookAtAllLater() {
    waits[Purpose.text.rawValue] = schedule(0) { [weak self] in self?.lookAtAll() }
  }

  /// Lays out what waits for it, and looks at everything once; again where something was written
  /// that another thing may stand on, such as a bar over a list.
  package func turn() {
    if needsTurns { lookAtAll() }
  }

  // Not inlined, since a turn and a wait had a copy each.
  @inline(never)
  private func lookAtAll() {
    let window = edited
    edited = nil
    for occasion in [KeyboardCause.Occasion.turn, .again] {
      laidOut = nil
      var cause = KeyboardCause(occasion: occasion, animation: animation)
      var hasWritten = false
      for adjuster in adjusters {
        cause.reveals = occasion == .turn && window != nil && adjuster.view?.window === window
        if adjuster.look(since: cause) { hasWritten = true }
      }
      guard hasWritten else { break }
    }
    needsMayHaveChanged()
  }

  /// Does the layout that waits in a window, unless this was done for the thing before.
  func layOut(_ window: UIWindow?) -> Bool {
    guard let window, laidOut != ObjectIdentifier(window) else { return false }
    laidOut = ObjectIdentifier(window)
    window.layoutIfNeeded()
    return true
  }

  private func take(_ transition: KeyboardTransition) {
    state = transition.state
    animation = transition.animation
    for adjuster in adjusters { adjuster.take(transition) }
    lookLater(for: .turn)
  }

  /// Measures again after a notification that changes nothing, since UIKit may have moved
  /// something meanwhile, and when the app is active again.
  private func take(_ report: KeyboardReport) {
    if case .application(let app) = report.event {
      hadFocus = app == .active ? nil : hadFocus ?? (Focus.current != nil)
    }
    guard report.outcome.transition == nil, let tracker else { return }
    for adjuster in adjusters { adjuster.take(report) }
    if case .malformed = report.event { return }
    if case .notification(let notification) = report.event, notification.type.isAnnouncement {
      return
    }
    state = tracker.machine.delivered
    for adjuster in adjusters { adjuster.look(since: .layout) }
  }

  private func start() {
    guard let tracker else { return }
    state = tracker.machine.delivered
    animation = nil
    let center = NotificationCenter.default
    let begin: @MainActor (UIView) -> Void = { [weak self] in self?.takeFocus(of: $0) }
    let edit: @MainActor (UIView) -> Void = { [weak self] in self?.takeText(of: $0) }
    tokens = [
      tracker.observe(catchingUp: false) { [weak self] in self?.take($0) },
      tracker.observeReports { [weak self] in self?.take($0) },
      center.addMainActorObserver(descriptor: .textFieldDidBeginEditing) { begin($0) },
      center.addMainActorObserver(descriptor: .textViewDidBeginEditing) { begin($0) },
      center.addMainActorObserver(descriptor: .textFieldDidChange) { edit($0) },
      center.addMainActorObserver(descriptor: .textViewDidChange) { edit($0) },
      center.addMainActorObserver(descriptor: .currentInputModeDidChange) { [weak self] in
        if self?.state.isVisible == true { self?.lookLater(for: .inputMode, after: 0.1) }
      },
    ]
  }

  /// Measures again, since nothing is posted when the focus goes from field to field, from iOS 11 on:
  /// https://github.com/lionheart/openradar-mirror/issues/18382 (decided by `FocusTests`).
  private func takeFocus(of field: UIView) {
    Focus.begin(field)
    guard state.isVisible, hasAdjusted(in: field.window) else { return }
    lookLater(for: .focus, at: field.window)
  }

  /// Returns whether something in a window is adjusted, so that its fields wait to be seen.
  private func hasAdjusted(in window: UIWindow?) -> Bool {
    window != nil && adjusters.contains { $0.view?.window === window }
  }

  /// Measures again, since a bar over a list grows with its text under a hardware keyboard, too.
  private func takeText(of field: UIView) {
    if hasAdjusted(in: field.window) { edited = field.window }
    if !needsTurns { lookAtAllLater() }
  }
}

// MARK: - The environment

/// Environment of a tracker, read from the views that are kept clear of its keyboard.
///
/// App extensions have no `UIApplication.shared`, so the windows are those of the adjusted views. The
/// keyboard belongs to one on its screen, of a scene in front, that is key.
extension KeyboardWatch {
  private func environment(on screen: KeyboardScreen?) -> KeyboardEnvironment {
    let windows = adjusters.reversed().compactMap { $0.view?.window }
    var environment = KeyboardEnvironment.system
    // Of equals the window of the view that came last.
    let here = windows.filter { !screen.isOther(than: KeyboardScreen($0.screen)) }
    if let window = here.max(by: { Self.rank($0) < Self.rank($1) }) {
      environment.screen = window.screen.bounds
      environment.window = window.frameOnScreen
    }
    if #available(iOS 14, *) {
      environment.prefersCrossFadeTransitions = UIAccessibility.prefersCrossFadeTransitions
    }
    environment.accessoryHeight = adjusters.lazy.compactMap(\.accessory).map(height).max() ?? 0
    environment.hasLostFocus = hadFocus == true && Focus.isNowhere(in: windows)
    return environment
  }

  /// Returns the height in points of an accessory view in the keyboard's frame; from iOS 26 on it is
  /// above the frame: https://github.com/badoo/Chatto/pull/797 (decided by `AccessoryViewTests`).
  private func height(of accessory: UIView) -> CGFloat {
    guard let top = accessory.frameOnScreen?.minY else { return 0 }
    let isAbove = state.dockedFrame.map { top < $0.minY - 1 } ?? false
    return isAbove ? 0 : accessory.bounds.height
  }

  private static func rank(_ window: UIWindow) -> Int {
    let isInFront = window.windowScene?.activationState == .foregroundActive
    return (isInFront ? 2 : 0) + (window.isKeyWindow ? 1 : 0)
  }
}
#endif
