import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardUndockingTests {
  private let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, orientation: .landscape))
  private var keyboard: SimulatedKeyboard { fixture.keyboard }

  @Test func undockingHidesAndThenMoves() {
    keyboard.show()
    _ = fixture.timeline()
    keyboard.undock()
    #expect(fixture.timeline() == "chCHcC\nv=.='.")
    #expect(fixture.tracker.state.placement == .floating)
    #expect(keyboard.coveredHeight == 0)
  }

  @Test func dockingPostsTheNineNotificationsThatWereReported() {
    keyboard.show()
    keyboard.undock()
    _ = fixture.timeline()
    keyboard.dock()
    #expect(fixture.timeline().hasPrefix("cCwcwCWCW\n_"))
    #expect(fixture.tracker.state.coveredHeight == 398)
    #expect(keyboard.coveredHeight == 398)
  }

  @Test func aFloatingKeyboardStaysOnTheScreen() {
    keyboard.show()
    keyboard.float(at: CGPoint(x: 2000, y: 2000))
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
    fixture.keyboard.show()
    fixture.keyboard.float(at: CGPoint(x: 10, y: 10))
    _ = fixture.timeline()
    fixture.keyboard.float(at: CGPoint(x: 100, y: 300))
    #expect(fixture.timeline() == expected)
    #expect(fixture.tracker.state.frame?.origin == CGPoint(x: 100, y: 300))
  }

  @Test func anUndockedKeyboardComesAndGoesByChangesOfItsFrame() {
    keyboard.float(at: CGPoint(x: 100, y: 300))
    #expect(fixture.reports.isEmpty)
    keyboard.show()
    #expect(fixture.timeline() == "cC\n'.")
    keyboard.hide()
    #expect(fixture.timeline() == "cC\nv.")
  }

  @Test func aKeyboardDockedWhileHiddenComesDocked() {
    keyboard.undock()
    keyboard.dock()
    keyboard.show()
    #expect(fixture.timeline() == "cwCW\n^=.=")
  }

  @Test func aPhoneHasNoUndockedKeyboard() {
    let fixture = KeyboardFixture()
    fixture.keyboard.show()
    _ = fixture.timeline()
    fixture.keyboard.undock()
    fixture.keyboard.float(at: CGPoint(x: 0, y: 0))
    fixture.keyboard.dock()
    #expect(fixture.reports.isEmpty)
  }
}
