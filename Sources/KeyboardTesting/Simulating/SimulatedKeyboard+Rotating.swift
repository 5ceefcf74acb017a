import Foundation
import KeyboardNotifications

extension SimulatedKeyboard {
  /// The device is turned; a keyboard that is up is hidden and shown again, in one burst.
  ///
  /// The burst is that of an iPad that was recorded: a confirmation of the old frame that says it
  /// did not move, an announcement of the new one that says the same, and the screen turns between
  /// the two. https://github.com/EddyVerbruggen/cordova-plugin-native-keyboard/issues/30 has the
  /// names on a later system. A keyboard that is not docked moves only as far as it must.
  ///
  /// - Parameter orientation: Which way the device is held from now on.
  public func rotate(to orientation: SimulatedOrientation) {
    guard orientation != self.orientation else { return }
    let leaving = isDocked ? frame.map(leaving) : nil
    self.orientation = orientation
    height = max(0, measures.keyboardHeight + (inputMethod.increments.last ?? 0))
    guard let leaving else {
      perform([SimulatedStep(.turn(screen))])
      if let undockedFrame { drag(to: onScreen(undockedFrame)) }
      return
    }
    perform(leaving + [SimulatedStep(after: 0.1, .turn(screen))] + arriving())
  }

  private func leaving(_ old: CGRect) -> [SimulatedStep] {
    var move = move(.hide, from: old, to: hiddenFrame(of: old))
    move.confirmsWithAnimation = false
    var unmoved = move
    unmoved.end = old
    return move.announcements()
      + [unmoved.step(.didChangeFrame, after: 0.024), move.step(.didHide, after: 0.027)]
  }

  private func arriving() -> [SimulatedStep] {
    guard let new = hasHardwareKeyboard ? barFrame : dockedFrame() else { return [] }
    place(new)
    var move = move(.show, from: below(new), to: new)
    move.confirmsWithAnimation = false
    var unmoved = move
    unmoved.begin = new
    return [unmoved.step(.willChangeFrame, after: 0.144), move.step(.willShow, after: 0.146)]
      + move.confirmations(after: 0.565)
  }
}
