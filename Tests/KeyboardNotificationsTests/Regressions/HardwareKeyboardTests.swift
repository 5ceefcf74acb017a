import Foundation
import KeyboardNotifications
import Testing

/// A hardware keyboard leaves only a bar of the one on the screen.
@Suite struct HardwareKeyboardTests {
  // Behavior 6: https://github.com/ionic-team/ionic-plugin-keyboard/pull/273
  @Test(
    arguments: [(top: 969, height: 313, covered: 55), (top: 980, height: 308, covered: 44)]
      as [(top: CGFloat, height: CGFloat, covered: CGFloat)]
  )
  func onlyThePartOnTheScreenIsCovered(top: CGFloat, height: CGFloat, covered: CGFloat) {
    var machine = KeyboardStateMachine()
    let portrait = KeyboardEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 768, height: 1024))
    machine.play(Cycle.show(CGRect(x: 0, y: top, width: 768, height: height)), in: portrait)
    #expect(machine.state.placement == .docked)
    #expect(machine.state.coveredHeight == covered)
  }
}
