import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SilentKeyboardTests {
  @Test func itPostsNothingWhateverIsDone() {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, noise: .silent))
    let keyboard = fixture.keyboard
    keyboard.perform(
      "show height:100 undock float:0,0 dock landscape attach detach drag prompt otherShows hide show"
    )
    #expect(fixture.reports.isEmpty)
    #expect(keyboard.trace.types.isEmpty)
    #expect(keyboard.frame == nil)
    #expect(keyboard.coveredHeight == 0)
  }

  @Test func itsAppStillGoesToTheBackground() {
    let fixture = KeyboardFixture(SimulatedKeyboard(noise: .silent))
    fixture.keyboard.show()
    fixture.keyboard.background()
    #expect(fixture.timeline() == "ibia\n....")
  }
}
