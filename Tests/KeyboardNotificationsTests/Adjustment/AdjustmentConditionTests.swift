import Foundation
import KeyboardNotifications
import Testing

/// A condition of the app's that is not met, and a pause.
@Suite struct AdjustmentConditionTests {
  private func started(
    _ unmet: AdjustmentOptions.UnmetCondition,
    _ change: (inout AdjustedScreen) -> Void = { _ in }
  ) -> AdjustedScreen {
    var screen = AdjustedScreen(.constraint) { $0.unmetCondition = unmet }
    change(&screen)
    screen.start()
    return screen
  }

  @Test func framesAreNeededWhileAChangeIsHeldBack() {
    var screen = started(.holds)
    screen.show()
    screen.isConditionMet = false
    screen.hide()
    #expect(screen.needsFrames)
    screen.show()
    screen.hide()
    #expect(screen.needsFrames)
    screen.isConditionMet = true
    screen.frame()
    #expect(!screen.needsFrames)
  }

  @Test func aChangeThatTheAppAsksForOnceTheConditionIsMetIsHeldBackNoLonger() {
    var screen = started(.holds)
    screen.show()
    screen.isConditionMet = false
    screen.hide()
    screen.isConditionMet = true
    screen.updateByApp()
    #expect(screen.constant == 0)
    #expect(!screen.needsFrames)
  }

  @Test func aChangeThatIsUndoneIsHeldBackNoLonger() {
    var screen = started(.holds) { $0.isConditionMet = false }
    screen.show()
    screen.hide()
    #expect(screen.constant == 0)
    #expect(!screen.needsFrames)
  }

  @Test func theConditionIsEvaluatedOnlyBeforeAChange() {
    var screen = started(.holds)
    screen.show()
    let crossings = screen.log.crossings
    screen.frame()
    #expect(screen.log.crossings == crossings + 1)
  }

  @Test func anUnexpectedAnswerIsIgnored() {
    var screen = started(.holds)
    #expect(screen.machine.handle(.conditionEvaluated(isMet: true)).isEmpty)
    let target = screen.measurement().targets[0]
    #expect(screen.machine.handle(.measured(target, focus: nil)).isEmpty)
    #expect(screen.machine.handle(.animationEnded(update: 9)).isEmpty)
    screen.show()
    screen.constant = 0
    screen.updateByApp()
    #expect(screen.constant == -336)
    #expect(screen.machine.handle(.conditionEvaluated(isMet: true)).isEmpty)
  }

  @Test func whileItIsPausedNothingMovesAndNoFramesAreNeeded() {
    var screen = AdjustedScreen(.constraint)
    screen.start()
    screen.pause()
    screen.show()
    screen.updateByApp()
    screen.frames(3)
    #expect(screen.constant == 0)
    #expect(!screen.needsFrames)
    screen.resume()
    #expect(screen.constant == -336)
    #expect(screen.log.durations == [0])
  }
}
