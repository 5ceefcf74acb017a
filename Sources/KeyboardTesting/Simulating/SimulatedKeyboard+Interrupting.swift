public import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// A finger drags the keyboard down and lifts: nothing is posted before it has lifted.
  ///
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17
  ///
  /// - Parameters:
  ///   - distance: How far down the finger drags, in points.
  ///   - restored: Whether the keyboard returns to where it was when the finger lifts; else it goes
  ///     on its way down, and the field gives up the focus.
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

  /// The system asks whether to save a password: the keyboard goes at once.
  ///
  /// It asks just as the keyboard comes: where it is not up yet, the hide follows the show within
  /// milliseconds and without animation, and the show is confirmed after the hide:
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
    let hidden = hiddenFrame(of: .docked(docked))
    let show = move(.show, from: below(docked), to: docked)
    let hide = move(.hide, from: docked, to: hidden, duration: 0)
    perform(
      show.announcements() + hide.announcements(after: 0.02) + hide.confirmations(after: 0.02)
        + show.confirmations(after: 0.3)
    )
  }

  /// The app presents a view controller over what is on screen.
  ///
  /// One without a field takes the keyboard away, and the hide gives the frame that was shown:
  /// https://github.com/woocommerce/woocommerce-ios. One with a field brings the keyboard along: the
  /// animation lasts 0.4 seconds and begins one screen lower, as was recorded. Where the keyboard
  /// is up already, it stays.
  ///
  /// - Parameter focusing: Whether a field of the view controller takes the focus.
  public func presentController(focusing: Bool) {
    hasFocus = focusing
    if focusing {
      guard destination == nil else { return }
      perform(appearance(duration: 0.4, from: screen.height))
    } else if let announced, announced.isDocked, destination != nil {
      perform(move(.hide, from: announced.frame, to: announced.frame).steps())
    } else if destination != nil {
      perform(disappearance())
    }
  }

  /// Another app beside this one shows or hides its keyboard.
  ///
  /// All visible apps are told, and `isLocal` says whose it is:
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardislocaluserinfokey. There
  /// is one keyboard on the screen, so that its hide also ends this app's. The other app's keyboard
  /// is part of ``coveredHeight`` only where the environment follows other apps.
  ///
  /// - Parameter shows: Whether the other app's keyboard comes, else it goes.
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
  /// A hardware keyboard is attached: the keyboard leaves a bar on an iPad, and goes on a phone.
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

  /// The hardware keyboard is detached: where a field has the focus, the keyboard comes.
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

  /// What is on screen with a hardware keyboard attached; `nil` for nothing.
  var barFrame: CGRect? {
    let visible = (device.shortcutsBarHeight ?? 0) + accessoryHeight
    return visible > 0 ? dockedFrame(showing: min(visible, height + accessoryHeight)) : nil
  }
}
