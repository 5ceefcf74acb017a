import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SilentKeyboardTests {
  @Test func itPostsNothingWhateverIsDone() {
    let fixture = KeyboardFixture(SimulatedKeyboard(.iPad, noise: .silent))
    let keyboard = fixture.keyboard
    keyboard.show()
    keyboard.change(height: 100)
    keyboard.undock()
    keyboard.float(at: CGPoint(x: 0, y: 0))
    keyboard.dock()
    keyboard.rotate(to: .landscape)
    keyboard.attachHardwareKeyboard()
    keyboard.detachHardwareKeyboard()
    keyboard.dragToDismiss()
    keyboard.promptForPassword()
    keyboard.otherApp(shows: true)
    keyboard.hide()
    keyboard.show()
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
