import Foundation
import KeyboardNotifications

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
    guard let old = frame else { return }
    guard let bar = barFrame else {
      perform(disappearance(from: old))
      return
    }
    place(bar)
    perform(move(.show, from: old, to: bar).steps())
  }

  /// The hardware keyboard is detached: where a field has the focus, the keyboard comes.
  public func detachHardwareKeyboard() {
    guard hasHardwareKeyboard else { return }
    hasHardwareKeyboard = false
    guard hasFocus else { return }
    guard let bar = frame else {
      perform(appearance())
      return
    }
    place(dockedFrame())
    perform(move(.show, from: bar, to: dockedFrame()).steps())
  }

  /// What is on screen with a hardware keyboard attached; `nil` for nothing.
  var barFrame: CGRect? {
    let visible = (device.shortcutsBarHeight ?? 0) + accessoryHeight
    return visible > 0 ? dockedFrame(showing: visible) : nil
  }
}
