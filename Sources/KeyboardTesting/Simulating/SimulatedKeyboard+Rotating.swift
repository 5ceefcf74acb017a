import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// Turns the device; a keyboard that is up is hidden and shown again, in one burst.
  ///
  /// The burst is that of an iPad that was recorded: a confirmation of the old frame that begins where
  /// it ends, an announcement of the new one that does so too, and the screen turns between the two. https://github.com/EddyVerbruggen/cordova-plugin-native-keyboard/issues/30 has the
  /// names on a later system. A keyboard that is not docked moves only as far as it must.
  ///
  /// - Parameter orientation: The way in which the device is held from now on.
  public func rotate(to orientation: Orientation) {
    guard orientation != self.orientation else { return }
    let leaving = destination?.isDocked == true ? leaving() : nil
    self.orientation = orientation
    height = inputMethod.height(on: measures)
    guard let leaving else {
      turnUndocked()
      return
    }
    perform(leaving + [SimulatedStep(delay: 0.1, action: .turn(screen))] + arriving())
  }

  private func turnUndocked() {
    // A hide that is still to be announced is announced before the screen turns.
    let hiding = destination == nil ? disappearance(duration: 0) : []
    perform(hiding + [SimulatedStep(action: .turn(screen))])
    guard let undockedFrame else { return }
    if destination != nil, announced == nil {
      self.undockedFrame = onScreen(undockedFrame)
      perform(appearance())
    } else {
      drag(to: onScreen(undockedFrame))
    }
  }

  private func leaving() -> [SimulatedStep] {
    guard let old = announced else { return [] }
    var move = move(.hide, from: old.frame, to: hiddenFrame(of: old))
    move.confirmsWithAnimation = false
    var unmoved = move
    unmoved.end = old.frame
    return move.announcements()
      + [unmoved.step(.didChangeFrame, after: 0.024), move.step(.didHide, after: 0.027)]
  }

  private func arriving() -> [SimulatedStep] {
    guard let new = hasHardwareKeyboard ? barFrame : dockedFrame() else { return [] }
    var move = move(.show, from: below(new), to: new)
    move.confirmsWithAnimation = false
    var unmoved = move
    unmoved.begin = new
    return [
      unmoved.landing(after: 0.144), unmoved.step(.willChangeFrame, after: 0.144),
      move.step(.willShow, after: 0.146),
    ] + move.confirmations(after: 0.565)
  }
}
