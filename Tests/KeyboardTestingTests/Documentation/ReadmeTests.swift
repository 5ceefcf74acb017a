import Foundation
import KeyboardTesting
import Testing

@MainActor
func inset(of tracker: KeyboardTracker) -> CGFloat {  // yours: what a screen makes of the keyboard
  tracker.state.coveredHeight(of: CGRect(x: 0, y: 300, width: 375, height: 367))
}

@MainActor
@Test func theScreenMakesRoom() {
  let keyboard = SimulatedKeyboard(.iPhoneSE)
  keyboard.show()
  #expect(inset(of: keyboard.tracker) == 260)
}

@MainActor
@Test func theScreenFollowsTheKeyboardOfACustomer() throws {
  let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
  let trace = KeyboardTrace.builtIn(.pinyinGrowth).fitted(to: screen)
  let player = KeyboardTracePlayer()
  #expect(player.check(trace) { inset(of: player.tracker) } == [])
}
