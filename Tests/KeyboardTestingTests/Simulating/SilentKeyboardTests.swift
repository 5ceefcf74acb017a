import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

@MainActor
@Suite struct SilentKeyboardTests {
  @Test func itPostsNothingWhateverIsDone() {
    let stage = Stage(SilentKeyboard(device: .iPad))
    let keyboard = stage.keyboard
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
    #expect(stage.reports.isEmpty)
    #expect(keyboard.trace.types.isEmpty)
  }

  @Test func itIsNeverOnScreen() {
    let keyboard = SilentKeyboard()
    keyboard.show()
    #expect(keyboard.frame == nil)
    #expect(keyboard.coveredHeight == 0)
  }

  @Test func itsAppStillGoesToTheBackground() {
    let stage = Stage(SilentKeyboard())
    stage.keyboard.show()
    stage.keyboard.background()
    #expect(stage.timeline() == "ibia\n....")
  }
}
