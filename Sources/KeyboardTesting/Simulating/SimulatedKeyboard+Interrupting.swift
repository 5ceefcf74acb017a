public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// A finger drags the keyboard down and lifts: nothing is posted before it has lifted.
  ///
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17
  ///
  /// - Parameters:
  ///   - distance: How far down the finger drags, in points.
  ///   - end: What happens when it lifts.
  public func dragToDismiss(by distance: CGFloat = 100, ending end: SimulatedDragEnd = .dismissed) {
    guard isDocked, let old = frame else { return }
    var dragged = old
    dragged.origin.y += min(max(0, distance), screen.size.height - old.origin.y)
    switch end {
    case .dismissed:
      hasFocus = false
      perform(disappearance(from: dragged))
    case .restored:
      perform(move(.show, from: dragged, to: old).steps())
    }
  }

  /// The system asks whether to save a password, just as the keyboard comes: it goes at once.
  ///
  /// The hide follows the show within milliseconds and without animation, and the show is confirmed
  /// after the hide: https://github.com/flutter/flutter/pull/164884. With a hardware keyboard
  /// there is nothing to take away.
  public func promptForPassword() {
    guard !hasHardwareKeyboard else { return }
    hasFocus = false
    let docked = dockedFrame()
    let show = move(.show, from: frame ?? below(docked), to: docked)
    undockedFrame = nil
    let hide = disappearance(from: docked, duration: 0).map { step in
      SimulatedStep(after: 0.02, step.action)
    }
    perform(show.announcements() + hide + show.confirmations(after: 0.3))
  }

  /// Another app beside this one shows or hides its keyboard.
  ///
  /// All visible apps are told, and `isLocal` says whose it is:
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey. There
  /// is one keyboard on the screen, so that its hide also ends this app's.
  ///
  /// - Parameter shows: Whether the other app's keyboard comes, else it goes.
  public func otherApp(shows: Bool) {
    let docked = frame(ofHeight: measures.keyboardHeight)
    var move =
      shows
      ? move(.show, from: below(docked), to: docked)
      : move(.hide, from: docked, to: below(docked))
    move.isLocal = false
    if !shows {
      hasFocus = false
      place(nil)
    }
    perform(move.steps())
  }
}
