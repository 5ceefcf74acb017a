public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// Drags the keyboard down by a finger, which lifts then.
  ///
  /// The first notification is posted when the finger lifts:
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17
  ///
  /// - Parameters:
  ///   - distance: The distance of the drag in points, at most to the bottom of the screen.
  ///   - restored: True for a keyboard that returns to its place when the finger lifts. Else it
  ///     moves off the screen, and the field loses the focus.
  public func dragToDismiss(
    // mutant: 100 to 101, because any distance is an example
    by distance: CGFloat = 100,
    restored: Bool = false
  ) {
    guard let announced, announced.isDocked, let destination, destination.isDocked else { return }
    let old = announced.frame
    let limit = screen.height - old.minY
    let draggedDistance = distance.isFinite ? min(max(0, distance), limit) : limit
    let dragged = old.offsetBy(dx: 0, dy: draggedDistance)
    if restored {
      perform(move(.show, from: dragged, to: destination.frame))
    } else {
      hasFocus = false
      perform(disappearance(from: dragged))
    }
  }

  /// Simulates the system's prompt to save a password, which hides the keyboard at once.
  ///
  /// If the keyboard is hidden, it is shown first, at the bottom of the screen. The hide follows
  /// within milliseconds and without animation, and the show is confirmed after the hide:
  /// https://github.com/flutter/flutter/pull/164884. With a hardware keyboard the prompt has no
  /// effect.
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
  /// is one keyboard on the screen, so that a hide also hides this app's. The other app's keyboard
  /// is part of ``coveredHeight`` only if `environment.otherApps` includes it.
  ///
  /// - Parameter shows: True to show the other app's keyboard, false to hide it.
  public func otherApp(shows: Bool) {
    let docked = frame(ofHeight: heights.keyboard)
    let hidden = below(docked)
    if shows {
      let show = ofOtherApp(move(.show, from: hidden, to: docked))
      // A keyboard that is ignored is posted, but does not move this app's.
      perform(environment.otherApps == .ignore ? show.filter { !$0.isPlace } : show)
    } else {
      // mutant: swap, because no step of the hide reads the focus
      hasFocus = false
      perform(ofOtherApp(move(.hide, from: docked, to: hidden)))
    }
  }

  private func ofOtherApp(_ steps: [SimulatedStep]) -> [SimulatedStep] {
    steps.changingNotifications { $0.isLocal = false }
  }

  // MARK: - The app and the device

  /// Moves the app to the background and back, and does some work there.
  ///
  /// The keyboard is hidden when the app becomes inactive. On return it is shown again, and the
  /// show is announced twice: https://github.com/hackiftekhar/IQKeyboardManager/issues/556. The
  /// notifications before the return do not wait for a clock.
  ///
  /// - Parameter body: The work that is done while the app is in the background.
  public func background(_ body: @MainActor () throws -> Void) rethrows {
    let comeBack = leaveForBackground()
    defer { comeBack() }
    try body()
  }

  /// Moves the app to the background and back, and does asynchronous work there.
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

  /// Moves the app to the background, and returns the function that moves it back.
  private func leaveForBackground() -> @MainActor () -> Void {
    let wasUp = destination != nil
    leave(wasUp ? disappearance() : [])
    return { [self] in
      let isShownAgain = wasUp && hasFocus && destination == nil
      let show = isShownAgain ? appearance() : []
      // The last announcement of the show is posted first, and then the whole show.
      let lastAnnouncement = show.last { $0.isPost && $0.delay == 0 }
      enter([lastAnnouncement].compactMap(\.self) + show)
    }
  }

  /// Locks the device: while the app leaves, empty frames are posted for a keyboard that is up.
  ///
  /// The frames and durations are all zero:
  /// https://github.com/GetStream/stream-chat-react-native/pull/3803. With cross-fade transitions
  /// such frames hide the keyboard until the device is unlocked. Without them the keyboard stays,
  /// and a move continues.
  public func lock() {
    guard announced != nil else { return leave([]) }
    let emptied = move(.show, from: .zero, to: .zero, duration: 0)
    if environment.prefersCrossFadeTransitions {
      isHiddenByLock = true
      leave(emptied)
    } else {
      leave(emptied.filter { !$0.isPlace })
    }
  }

  /// Unlocks the device: the app returns, and a keyboard that was up is announced again.
  ///
  /// No public source gives the announcement. It is the harder case for an app.
  public func unlock() {
    let wasHidden = isHiddenByLock
    isHiddenByLock = false
    if let destination {
      enter(announcement(of: destination))
    } else {
      enter(wasHidden && hasFocus ? appearance() : [])
    }
  }

  /// Makes the app inactive, performs the steps, and moves the app to the background, all at once.
  private func leave(_ steps: [SimulatedStep]) {
    let inactive = SimulatedStep(action: .application(.inactive))
    let background = SimulatedStep(action: .application(.background))
    perform([inactive] + steps + [background], atOnce: true)
  }

  /// Makes the app inactive and then active, and performs the steps.
  private func enter(_ steps: [SimulatedStep]) {
    let inactive = SimulatedStep(action: .application(.inactive))
    let active = SimulatedStep(action: .application(.active))
    perform([inactive, active] + steps)
  }
}
