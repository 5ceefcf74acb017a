import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SimulatedKeyboardUndockingTests {
  private let stage = Stage(SimulatedKeyboard(device: .iPad, orientation: .landscape))
  private var keyboard: SimulatedKeyboard { stage.keyboard }

  @Test func undockingHidesAndThenMoves() {
    keyboard.show()
    _ = stage.timeline()
    keyboard.undock()
    #expect(stage.timeline() == "chCHcC\nvx.x^.")
    #expect(stage.tracker.state.placement == .floating)
    #expect(keyboard.coveredHeight == 0)
    #expect(!keyboard.isDocked)
  }

  @Test func dockingPostsTheNineNotificationsThatWereReported() {
    keyboard.show()
    keyboard.undock()
    _ = stage.timeline()
    keyboard.dock()
    #expect(stage.timeline().hasPrefix("cCwcwCWCW\n>"))
    #expect(stage.tracker.state.coveredHeight == 398)
    #expect(keyboard.coveredHeight == 398)
  }

  @Test func aFloatingKeyboardStaysOnTheScreen() {
    keyboard.show()
    keyboard.float(at: CGPoint(x: 2000, y: 2000))
    #expect(keyboard.frame == CGRect(x: 704, y: 488, width: 320, height: 260))
    keyboard.float(at: CGPoint(x: -5, y: CGFloat.nan))
    #expect(keyboard.frame?.origin == CGPoint(x: 0, y: 0))
    #expect(stage.tracker.state.frame == keyboard.frame)
  }

  @Test(arguments: [(SimulatedSystem.iOS13, "C\n>"), (.iOS16, "cC\nx>")])
  func aDragOfAFloatingKeyboardIsAnnouncedEmptyOnNewerSystems(
    _ system: SimulatedSystem,
    _ expected: String
  ) {
    let stage = Stage(SimulatedKeyboard(device: .iPad, system: system))
    stage.keyboard.show()
    stage.keyboard.float(at: CGPoint(x: 10, y: 10))
    _ = stage.timeline()
    stage.keyboard.float(at: CGPoint(x: 100, y: 300))
    #expect(stage.timeline() == expected)
    #expect(stage.tracker.state.frame?.origin == CGPoint(x: 100, y: 300))
  }

  @Test func anUndockedKeyboardComesAndGoesByChangesOfItsFrame() {
    keyboard.float(at: CGPoint(x: 100, y: 300))
    #expect(stage.reports.isEmpty)
    keyboard.show()
    #expect(stage.timeline() == "cC\n^.")
    keyboard.hide()
    #expect(stage.timeline() == "cC\nv.")
  }

  @Test func aKeyboardDockedWhileHiddenComesDocked() {
    keyboard.undock()
    keyboard.dock()
    keyboard.show()
    #expect(stage.timeline() == "cwCW\n^x.x")
  }

  @Test func aPhoneHasNoUndockedKeyboard() {
    let stage = Stage()
    stage.keyboard.show()
    _ = stage.timeline()
    stage.keyboard.undock()
    stage.keyboard.float(at: CGPoint(x: 0, y: 0))
    stage.keyboard.dock()
    #expect(stage.reports.isEmpty)
  }
}
