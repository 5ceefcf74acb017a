public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// Drags the keyboard down by a finger that lifts then: nothing is posted before.
  ///
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17
  ///
  /// - Parameters:
  ///   - distance: The distance of the drag in points, at most to the bottom of the screen.
  ///   - restored: True for a keyboard that returns to its place when the finger lifts; else it
  ///     moves on off the screen, and the field loses the focus.
  public func dragToDismiss(by distance: CGFloat = 100, restored: Bool = false) {
    guard let announced, announced.isDocked, let destination, destination.isDocked else { return }
    let old = announced.frame
    let limit = screen.height - old.minY
    let dragged = old.offsetBy(dx: 0, dy: distance.isFinite ? min(max(0, distance), limit) : limit)
    if !restored { hasFocus = false }
    let end = destination.frame
    perform(restored ? move(.show, from: dragged, to: end) : disappearance(from: dragged))
  }

  /// Simulates the system's prompt to save a password, at which the keyboard goes at once.
  ///
  /// The prompt comes just as the keyboard does: if it is not up yet, the hide follows the show
  /// within milliseconds and without animation, and the show is confirmed after the hide:
  /// https://github.com/flutter/flutter/pull/164884. With a hardware keyboard there is nothing to
  /// hide.
  public func promptForPassword() {
    guard !hasHardwareKeyboard else { return }
    hasFocus = false
    guard announced == nil else { return perform(disappearance(duration: 0)) }
    undockedFrame = nil
    let docked = dockedFrame()
    let hidden = hiddenFrame(of: SimulatedPlace(frame: docked, isDocked: true))
    let show = move(.show, from: below(docked), to: docked, at: [0, 0, 0.3, 0.3])
    let hide = move(.hide, from: docked, to: hidden, duration: 0, at: [0.02, 0.02, 0.02, 0.02])
    perform((show + hide).sorted { $0.delay < $1.delay })
  }

  /// Shows or hides the keyboard of another app beside this one.
  ///
  /// Its notifications are posted to all visible apps, and `isLocal` distinguishes them:
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey. There
  /// is one keyboard on the screen, so that its hide also ends this app's. The other app's keyboard
  /// is part of ``coveredHeight`` only if the environment follows other apps.
  ///
  /// - Parameter shows: True if the other app's keyboard comes; else it goes.
  public func otherApp(shows: Bool) {
    let docked = frame(ofHeight: heights.keyboard)
    let frames = shows ? [below(docked), docked] : [docked, below(docked)]
    let steps = move(shows ? .show : .hide, from: frames[0], to: frames[1], isLocal: false)
    if !shows { hasFocus = false }
    // A keyboard that is ignored does not move this app's.
    let isBeside = shows && environment.otherApps == .ignore
    perform(steps.filter { !isBeside || !$0.isPlace })
  }

  // MARK: - The app and the device

  /// Moves the app to the background and back; some work may be done there.
  ///
  /// The keyboard is hidden while the app is not active, and comes back announced twice:
  /// https://github.com/hackiftekhar/IQKeyboardManager/issues/556. All of it is posted at once,
  /// with a clock too, except for the notifications after the return.
  ///
  /// - Parameter body: The work that is done while the app is in the background.
  public func background(_ body: @MainActor () throws -> Void) rethrows {
    let comeBack = leaveForBackground()
    defer { comeBack() }
    try body()
  }

  /// Moves the app to the background and back; asynchronous work is done there.
  ///
  /// - Parameter body: The work that is done while the app is in the background.
  public func background(_ body: @MainActor () async throws -> Void) async rethrows {
    let comeBack = leaveForBackground()
    defer { comeBack() }
    try await body()
  }

  /// Moves the app to the background and back.
  public func background() {
    background {}
  }

  /// Leaves, and returns the function that comes back.
  private func leaveForBackground() -> @MainActor () -> Void {
    let wasUp = destination != nil
    leave(wasUp ? disappearance() : [])
    return { [self] in
      let shown = wasUp && hasFocus && destination == nil ? appearance() : []
      enter(shown.filter { $0.delay == 0 && $0.isPost }.suffix(1) + shown)
    }
  }

  /// Locks the device: with the keyboard up, empty frames are posted while the app goes.
  ///
  /// The frames and durations are all zero:
  /// https://github.com/GetStream/stream-chat-react-native/pull/3803. With cross-fade transitions
  /// such frames hide the keyboard, so that it is hidden until the device is unlocked. Without them
  /// it stays, and a move that is under way goes on.
  public func lock() {
    let burst = announced == nil ? [] : move(.show, from: .zero, to: .zero, duration: 0)
    let hides = announced != nil && environment.prefersCrossFadeTransitions
    if hides { isHiddenByLock = true }
    leave(burst.filter { hides || !$0.isPlace })
  }

  /// Unlocks the device: the app returns, and a keyboard that was up is announced again.
  ///
  /// The announcement is a choice made here, the harder case for an app: no public source gives it.
  public func unlock() {
    let wasHidden = isHiddenByLock
    isHiddenByLock = false
    let hidden = wasHidden && hasFocus ? appearance() : []
    enter(destination.map { announcement(of: $0) } ?? hidden)
  }

  private func leave(_ steps: [SimulatedStep]) {
    let states = [.inactive, .background].map { SimulatedStep(action: .application($0)) }
    perform(states.prefix(1) + steps + states.suffix(1), atOnce: true)
  }

  private func enter(_ steps: [SimulatedStep]) {
    perform([.inactive, .active].map { SimulatedStep(action: .application($0)) } + steps)
  }
}
