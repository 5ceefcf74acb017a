import Foundation
import KeyboardNotifications
import Testing

/// A condition of the app that is not met, and a pause.
@Suite struct AdjustmentConditionTests {
  /// Starts the adjustment of a constraint, which a condition that is not met holds.
  private func held(isConditionMet: Bool = true) -> AdjustedScreen {
    AdjustedScreen.started(.constraint) {
      $0.machine.options.unmetEffect = .holds
      $0.isConditionMet = isConditionMet
    }
  }

  @Test func framesAreNeededWhileAChangeIsHeldBack() {
    var screen = held()
    screen.show()
    screen.isConditionMet = false
    screen.hide()
    #expect(screen.needsCommits)
    screen.show()
    screen.hide()
    #expect(screen.needsCommits)
    screen.isConditionMet = true
    screen.frame()
    #expect(!screen.needsCommits)
  }

  @Test func noFramesAreNeededOutsideAWindowWhereNothingIsHeldBack() {
    var screen = held(isConditionMet: false)
    screen.show()
    screen.leave()
    screen.hide()
    #expect(!screen.needsCommits)
  }

  @Test func anUpdateByTheAppMakesTheChangeThatWasHeldBack() {
    var screen = held()
    screen.show()
    screen.isConditionMet = false
    screen.hide()
    screen.isConditionMet = true
    screen.updateByApp()
    #expect(screen.constant == 0)
    #expect(!screen.needsCommits)
  }

  @Test func aChangeThatIsUndoneIsNotHeldBackAnyMore() {
    var screen = held(isConditionMet: false)
    screen.show()
    screen.hide()
    #expect(screen.constant == 0)
    #expect(!screen.needsCommits)
  }

  @Test func aNumberThatTheAppSetsWhileAChangeIsHeldBackIsNoConflict() {
    var screen = held()
    screen.show()
    screen.isConditionMet = false
    screen.constant = 20
    screen.frames(15)
    #expect(screen.log.faults.isEmpty)
    screen.isConditionMet = true
    screen.frame()
    #expect(screen.constant == (20 - 336) as CGFloat)
  }

  @Test(arguments: [
    ScreenEvent("a pause") {
      $0.pause()
      $0.focus?.origin.y = 1200
      $0.send(.possibleMove(nil, revealsFocus: true))
      $0.resume()
    },
    ScreenEvent("a condition that holds") {
      $0.isConditionMet = false
      $0.focus?.origin.y = 1200
      $0.send(.possibleMove(nil, revealsFocus: true))
      $0.isConditionMet = true
    },
  ])
  func aFocusThatMovesMeanwhileIsRevealedAfter(event: ScreenEvent) {
    var screen = AdjustedScreen.shown(.list) {
      $0.machine.options.unmetEffect = .holds
      $0.focus = CGRect(x: 0, y: 700, width: 390, height: 40)
    }
    #expect(screen.offset == 240)
    event.happen(&screen)
    screen.frame()
    #expect(screen.offset == 740)
  }

  @Test func nothingIsHeldBackWithoutAKeyboardWhateverTheMode() {
    var screen = AdjustedScreen.started(.constraint) {
      $0.machine.options.unmetEffect = .holds
      $0.machine.options.mode = .includingSafeArea
      $0.isConditionMet = false
    }
    screen.frame()
    #expect(!screen.needsCommits)
  }

  @Test func aConditionThatIsNotMetMayReleaseTheSpace() {
    var screen = AdjustedScreen.shown(.constraint) {
      $0.machine.options.unmetEffect = .releases
    }
    screen.isConditionMet = false
    screen.frame()
    #expect(screen.constant == 0)
  }

  @Test func aListThatReturnsToItsWindowIsScrolledOnceTheConditionIsMet() {
    var screen = AdjustedScreen.started(.chat) { $0.machine.options.unmetEffect = .holds }
    screen.frame()
    screen.offset = screen.endOffset
    screen.isConditionMet = false
    screen.leave()
    screen.frame()
    let offset = screen.offset
    screen.comeBack()
    screen.frames(2)
    #expect(screen.offset == offset)
    screen.isConditionMet = true
    screen.frame()
    #expect(screen.offset == offset + 34)
    #expect(screen.offset == screen.endOffset)
  }

  @Test func aPausedAdjustmentMovesNoViewAndNeedsNoFrames() {
    var screen = AdjustedScreen.started(.constraint)
    screen.pause()
    screen.show()
    screen.updateByApp()
    screen.frames(3)
    #expect(screen.constant == 0)
    #expect(!screen.needsCommits)
    screen.resume()
    #expect(screen.constant == -336)
    #expect(screen.log.durations == [0])
  }
}
