import Foundation
import KeyboardNotifications
import Testing

/// A list under a bar of 50 points, on a phone with a home indicator of 34.
///
/// At rest the bar covers the list from 760 on, that is 84 points. A keyboard of 336 begins at 508,
/// so the bar on it begins at 458, and 386 points of the list are covered.
@Suite struct AdjustmentChatTests {
  private func started(_ change: (inout AdjustedScreen) -> Void = { _ in }) -> AdjustedScreen {
    var screen = AdjustedScreen.started(.chat, change)
    screen.frame()
    return screen
  }

  private func expectRest(_ screen: AdjustedScreen, _ comment: Comment? = nil) {
    #expect(screen.adjustedInset == 84, comment)
  }

  // MARK: A chat that is left and returned to

  // The end is at 2240, and without the safe area of 34 at 2206.
  @Test(
    arguments: [
      (2207.5, 2207.5), (2207, 2240), (2205, 2240), (2204.5, 2204.5), (100, 100),
    ] as [(found: CGFloat, offset: CGFloat)]
  )
  func onlyAListThatIsMovedByTheMissingSafeAreaIsScrolledOnReturn(
    found: CGFloat,
    offset: CGFloat
  ) {
    var screen = started { $0.offset = $0.endOffset }
    screen.offset = screen.endOffset
    screen.leave()
    screen.frame()
    screen.offset = found
    screen.comeBack()
    screen.frame()
    #expect(screen.offset == offset)
  }

  @Test func aListThatIsBackAtItsEndMayBeScrolledAwayFromIt() {
    var screen = started { $0.offset = $0.endOffset }
    screen.offset = screen.endOffset
    screen.leave()
    screen.frame()
    screen.comeBack()
    screen.frame()
    #expect(screen.offset == 2240)
    screen.offset = 2206
    screen.frame()
    #expect(screen.offset == 2206)
  }

  // MARK: A bar that changes

  @Test func aBarThatGrowsInEachFrameIsFollowedToTheEnd() {
    var screen = started()
    screen.show()
    screen.frames(20) { $0.barHeight = 50 + 5 * CGFloat($1) }
    #expect(screen.adjustedInset == 486)
    screen.barHeight = 60
    screen.frame()
    #expect(screen.adjustedInset == 396)
    #expect(screen.log.faults.isEmpty)
  }

  // MARK: Without a keyboard

  @Test(
    arguments: [
      (ScreenEvent("the bar has grown to 80") { $0.barHeight = 80 }, 114),
      (ScreenEvent("the bar is hidden") { $0.isBarShown = false }, 34),
      (ScreenEvent("the app has set its inset to 20") { $0.contentInset = 20 }, 104),
      (ScreenEvent("the app has added 10 to its inset") { $0.contentInset += 10 }, 94),
      (ScreenEvent("a tab bar of 49 has come") { $0.tabBar = 49 }, 133),
    ] as [(event: ScreenEvent, inset: CGFloat)]
  )
  func aListWithoutAKeyboardEndsAtTheBarAfter(event: ScreenEvent, inset: CGFloat) {
    var screen = started()
    expectRest(screen)
    event.happen(&screen)
    screen.frame()
    #expect(screen.adjustedInset == inset)
  }

  @Test func newMessagesChangeNothingIfUIKitAddsTheSafeAreaToLongContent() {
    var screen = started {
      $0.safeAreaBehavior = .whereContentScrolls
      $0.contentHeight = 100
    }
    expectRest(screen)
    for height in [3000, 100] as [CGFloat] {
      screen.contentHeight = height
      screen.frame()
      expectRest(screen)
    }
  }

  // MARK: Offsets

  @Test func theEndOfTheContentStaysOnTheBar() {
    var screen = started()
    screen.offset = screen.endOffset
    screen.show()
    #expect(screen.contentEnd == 458)
    screen.hide()
    #expect(screen.contentEnd == 760)
  }

  @Test func theContentAtTheBottomStaysOnABarThatGrows() {
    var screen = started { $0.offset = 100 }
    screen.barHeight = 80
    screen.frame()
    #expect(screen.offset == 130)
    screen.offset = screen.endOffset
    screen.barHeight = 110
    screen.frame()
    #expect(screen.contentEnd == screen.barTop)
  }

  @Test func theFirstSpaceForTheBarMovesOnlyAListAtItsEnd() {
    #expect(started { $0.offset = 100 }.offset == 100)
    // The end of the content without the safe area of 34.
    #expect(started { $0.offset = 2156 }.offset == 2156)
    #expect(started { $0.offset = $0.endOffset }.contentEnd == 760)
  }
}
