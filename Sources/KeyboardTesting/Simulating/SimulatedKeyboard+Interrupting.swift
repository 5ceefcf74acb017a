public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// Drags the keyboard down by a finger that lifts then: nothing is posted before.
  ///
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17
  ///
  /// - Parameters:
  ///   - distance: The way of the finger in points, at most to the bottom of the screen.
  ///   - restored: True for a keyboard that returns to its place when the finger lifts; else it
  ///     goes on its way down, and the field gives up the focus.
  public func dragToDismiss(by distance: CGFloat = 100, restored: Bool = false) {
    guard let announced, announced.isDocked, destination != nil else { return }
    let old = announced.frame
    let limit = screen.height - old.minY
    let dragged = old.offsetBy(dx: 0, dy: distance.isFinite ? min(max(0, distance), limit) : limit)
    if restored {
      perform(move(.show, from: dragged, to: old).steps())
    } else {
      hasFocus = false
      perform(disappearance(from: dragged))
    }
  }

  /// Simulates the system's prompt to save a password, at which the keyboard goes at once.
  ///
  /// The prompt comes just as the keyboard does: where it is not up yet, the hide follows the show
  /// within milliseconds and without animation, and the show is confirmed after the hide:
  /// https://github.com/flutter/flutter/pull/164884. With a hardware keyboard there is nothing to
  /// take away.
  public func promptForPassword() {
    guard !hasHardwareKeyboard else { return }
    hasFocus = false
    guard announced == nil else {
      perform(disappearance(duration: 0))
      return
    }
    undockedFrame = nil
    let docked = dockedFrame()
    let hidden = hiddenFrame(of: SimulatedPlace(frame: docked, isDocked: true))
    let show = move(.show, from: below(docked), to: docked)
    let hide = move(.hide, from: docked, to: hidden, duration: 0)
    perform(
      show.announcements() + hide.announcements(after: 0.02) + hide.confirmations(after: 0.02)
        + show.confirmations(after: 0.3)
    )
  }

  /// Shows or hides the keyboard of another app beside this one.
  ///
  /// Its notifications are posted to all visible apps, and `isLocal` distinguishes them:
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey. There
  /// is one keyboard on the screen, so that its hide also ends this app's. The other app's keyboard
  /// is part of ``coveredHeight`` only where the environment follows other apps.
  ///
  /// - Parameter shows: True where the other app's keyboard comes; else it goes.
  public func otherApp(shows: Bool) {
    let docked = frame(ofHeight: measures.keyboardHeight)
    var move =
      shows
      ? move(.show, from: below(docked), to: docked)
      : move(.hide, from: docked, to: below(docked))
    move.isLocal = false
    if shows, environment.otherApps == .ignore {
      // Nothing of this app's keyboard changes, nor what is under way.
      performBeside(move.steps().filter { !$0.isPlace })
    } else {
      if !shows { hasFocus = false }
      perform(move.steps())
    }
  }
}

// MARK: - Hardware keyboards

extension SimulatedKeyboard {
  /// Attaches a hardware keyboard: the keyboard leaves a bar on an iPad, and goes on a phone.
  ///
  /// The bar is the upper part of a keyboard of full height, most of it below the screen:
  /// https://github.com/ionic-team/ionic-plugin-keyboard/pull/273. It is announced by a show, not
  /// by a hide: https://github.com/defagos/CoconutKit/issues/36. On a phone an accessory view stays
  /// in the same way; without one nothing is posted until the hardware keyboard is detached.
  public func attachHardwareKeyboard() {
    guard !hasHardwareKeyboard else { return }
    hasHardwareKeyboard = true
    undockedFrame = nil
    guard destination != nil else { return }
    guard let bar = barFrame else {
      perform(disappearance())
      return
    }
    perform(move(.show, from: announced?.frame ?? below(bar), to: bar).steps())
  }

  /// Detaches the hardware keyboard: where a field has the focus, the keyboard comes.
  public func detachHardwareKeyboard() {
    guard hasHardwareKeyboard else { return }
    hasHardwareKeyboard = false
    guard hasFocus else { return }
    guard let bar = announced?.frame else {
      perform(appearance())
      return
    }
    perform(move(.show, from: bar, to: dockedFrame()).steps())
  }

  /// The frame of the bar that a hardware keyboard leaves; `nil` where it leaves none.
  var barFrame: CGRect? {
    let visible = (device.shortcutsBarHeight ?? 0) + accessoryHeight
    return visible > 0 ? dockedFrame(showing: min(visible, height + accessoryHeight)) : nil
  }
}
