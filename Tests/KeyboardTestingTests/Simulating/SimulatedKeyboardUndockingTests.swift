import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardUndockingTests {
  private let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, orientation: .landscape))
  private var keyboard: SimulatedKeyboard { fixture.keyboard }

  @Test func aFloatingKeyboardStaysOnTheScreen() {
    keyboard.perform("show float:2000,2000")
    #expect(keyboard.frame == CGRect(x: 704, y: 488, width: 320, height: 260))
    keyboard.float(at: CGPoint(x: -5, y: CGFloat.nan))
    #expect(keyboard.frame?.origin == CGPoint(x: 0, y: 0))
    #expect(fixture.tracker.state.frame == keyboard.frame)
  }

  @Test(arguments: [(SimulatedKeyboard.System.iOS13, "C\n>"), (.iOS16, "cC\nd>")])
  func aDragOfAFloatingKeyboardIsAnnouncedEmptyOnNewerSystems(
    _ system: SimulatedKeyboard.System,
    _ expected: String
  ) {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, system: system))
    fixture.keyboard.perform("show float:10,10")
    _ = fixture.timeline()
    fixture.keyboard.float(at: CGPoint(x: 100, y: 300))
    #expect(fixture.timeline() == expected)
    #expect(fixture.tracker.state.frame?.origin == CGPoint(x: 100, y: 300))
  }
}
