import Foundation
import KeyboardNotifications
import Testing

/// A finger that drags a keyboard of 336, whose top is at 508, down over a list.
@Suite struct AdjustmentDragTests {
  @Test func theSpaceFollowsTheFingerWithoutAnAnimation() {
    var screen = AdjustedScreen.shown(.list)
    let count = screen.log.durations.count
    screen.drag(to: 400)
    #expect(screen.adjustedInset == 336)
    screen.drag(to: 600)
    #expect(screen.adjustedInset == 244)
    screen.drag(to: 700)
    #expect(screen.adjustedInset == 144)
    screen.drag(to: 550)
    #expect(screen.adjustedInset == 294)
    #expect(screen.log.durations[count...].allSatisfy { $0 == 0 })
    #expect(screen.runningAnimations == 1)
  }

  /// Pulls the keyboard down to 600, lifts the finger, and posts the keyboard's frame again.
  private func springBack(_ screen: inout AdjustedScreen) {
    screen.frame()
    screen.drag(to: 600)
    screen.drag(to: nil)
    screen.repeatNotification()
  }

  @Test func aKeyboardThatSpringsBackShowsNoFocusThatTheUserHasScrolledAway() {
    var screen = AdjustedScreen.shown(.list) {
      $0.focus = CGRect(x: 0, y: 700, width: 390, height: 40)
    }
    screen.offset = 100
    springBack(&screen)
    #expect(screen.adjustedInset == 336)
    #expect(screen.offset == 100)
  }

  // MARK: Calls of a handler

  private func followed() -> AdjustedScreen {
    AdjustedScreen.shown(.list) { $0.machine.options.hasHandler = true }
  }

  @Test func aDragAndTheHideAfterItAreInteractive() {
    var screen = followed()
    screen.drag(to: 400)
    screen.drag(to: 600)
    screen.drag(to: nil)
    screen.hide()
    screen.show()
    #expect(screen.log.heights == [0, 336, 244, 0, 336])
    #expect(screen.log.delivered.map(\.isInteractive) == [false, false, true, true, false])
  }
}
