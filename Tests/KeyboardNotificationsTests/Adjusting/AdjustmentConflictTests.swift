import Foundation
import KeyboardNotifications
import Testing

/// An app that resets a number before each frame, and one that moves the measured area.
@Suite struct AdjustmentConflictTests {
  @Test func aNumberThatIsResetBeforeElevenFramesIsLeftAlone() {
    var screen = AdjustedScreen.shown(.list)
    screen.frames(11) { screen, _ in screen.contentInset = 0 }
    #expect(screen.log.faults == [.conflict(.contentInset)])
    #expect(screen.contentInset == 0)
    let count = screen.log.writes.count
    let animations = screen.runningAnimations
    screen.frames(20) { screen, _ in screen.contentInset = 0 }
    #expect(screen.log.faults.count == 1)
    #expect(screen.log.writes.count == count)
    #expect(screen.runningAnimations == animations)
  }

  /// Before iOS 18 a commit may be that of another scene.
  @Test(
    arguments: [
      (.own, 1, true), (.own, 2, false), (.unknown, 2, true), (.unknown, 3, false),
      (.unknown, 10, false),
    ] as [(scene: CommitScene, every: Int, isConflict: Bool)]
  )
  func aCommitWithoutAResetIsForgivenOnceIfItMayBeThatOfAnotherScene(
    scene: CommitScene,
    every: Int,
    isConflict: Bool
  ) {
    var screen = AdjustedScreen.shown(.list) { $0.committingScene = scene }
    screen.frames(14 * every) { screen, number in
      if number % every == 0 { screen.contentInset = 0 }
    }
    #expect((screen.contentInset == 0) == isConflict)
  }

  @Test func tenResetsAreNoConflictYet() {
    var screen = AdjustedScreen.shown(.list)
    screen.frames(10) { screen, _ in screen.contentInset = 0 }
    #expect(screen.log.faults == [])
    #expect(screen.contentInset == 302)
  }

  @Test(
    arguments: [
      UpdateReason.recheck, .possibleMove(nil, revealsFocus: true), .resume, .option,
      .beforeCommit(nil),
    ]
  )
  func aNumberThatIsLeftAloneIsWrittenByNoOtherUpdate(reason: UpdateReason) {
    var screen = AdjustedScreen.shown(.list)
    screen.frames(12) { screen, _ in screen.contentInset = 0 }
    screen.send(reason)
    #expect(screen.contentInset == 0)
  }

  @Test func theOtherNumbersAreStillAdjusted() {
    var screen = AdjustedScreen.shown(.list)
    screen.frames(12) { screen, _ in screen.contentInset = 0 }
    screen.bottom = 800
    screen.frame()
    #expect(screen.contentInset == 0)
    #expect(screen.verticalIndicatorInset == 292)
  }

  @Test(arguments: [
    ScreenEvent("an update by the app") { $0.updateByApp() },
    ScreenEvent("another keyboard") { $0.show(300) },
    ScreenEvent("eleven frames that the app leaves alone") {
      $0.contentInset = 302
      $0.frames(11)
      $0.contentInset = 0
      $0.frame()
    },
  ])
  func aNumberLeftAloneIsWrittenAgainAfter(event: ScreenEvent) {
    var screen = AdjustedScreen.shown(.list)
    screen.frames(12) { screen, _ in screen.contentInset = 0 }
    #expect(screen.contentInset == 0)
    event.happen(&screen)
    #expect(screen.adjustedInset == screen.keyboard.coveredHeight)
    // A reset before the next frame is the first one again.
    screen.contentInset = 0
    screen.frame()
    #expect(screen.adjustedInset == screen.keyboard.coveredHeight)
  }

  @Test func aNumberThatTheAppAnimatesIsNoConflict() {
    var screen = AdjustedScreen.shown(.list)
    screen.frames(40) { $0.contentInset = CGFloat($1) }
    #expect(screen.log.faults == [])
    #expect(screen.contentInset == 342)
  }

  @Test func anUpdateThatIsNoFrameCountsNoReset() {
    var screen = AdjustedScreen.shown(.list)
    for _ in 1...20 {
      screen.contentInset = 0
      screen.send(.recheck)
    }
    #expect(screen.log.faults == [])
    #expect(screen.contentInset == 302)
  }

  // MARK: The measured area moves

  /// Returns a view that its own handler moves by the covered height, after fifty frames.
  private func viewThatItsHandlerMoves() -> AdjustedScreen {
    var screen = AdjustedScreen.shown(.view) {
      $0.onDeliver = { screen, height in
        screen.top = -height
        screen.bottom = 844 - height
      }
    }
    screen.frames(50)
    return screen
  }

  @Test func aViewThatItsOwnHandlerMovesIsCalledAtMostFourTimes() {
    var screen = viewThatItsHandlerMoves()
    // It is up and down again, up, and left alone once that has happened in three updates.
    #expect(screen.log.heights == [0, 336, 0, 336])
    #expect(screen.log.faults == [.movesMeasuredArea])
    let top = screen.top
    screen.frames(10)
    for reason in [UpdateReason.possibleMove(nil, revealsFocus: true), .recheck, .resume] {
      screen.send(reason)
    }
    #expect(screen.top == top)
    #expect(screen.log.heights.count == 4)
    screen.hide()
    #expect(screen.top == 0)
  }

  @Test func theHandlerIsCalledAgainAfterTheNextChangeOfTheKeyboard() {
    var screen = viewThatItsHandlerMoves()
    screen.hide()
    screen.onDeliver = nil
    let count = screen.log.delivered.count
    screen.show()
    screen.bottom = 800
    screen.frame()
    #expect(screen.log.heights[count...] == [336, 292])
  }

  @Test func aViewThatTheAppMovesIsNoFault() {
    var screen = AdjustedScreen.shown(.constraint)
    screen.frames(5) { $0.bottom = 800 + CGFloat($1) }
    #expect(screen.log.faults == [])
    #expect(screen.constant == -297)
  }

  @Test func aViewThatComesToRestIsNoFault() {
    // Each call moves the view by half of the covered height: 336, 168, 84, and so on.
    var screen = AdjustedScreen.shown(.view) { $0.onDeliver = { $0.bottom -= $1 / 2 } }
    screen.frames(30)
    #expect(screen.log.faults == [])
    #expect(screen.bottom < 509)
  }
}
