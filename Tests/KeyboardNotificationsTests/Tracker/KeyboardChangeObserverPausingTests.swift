import Foundation
import KeyboardNotifications
import Testing

/// An observer that is paused, and goes on with the net change.
@MainActor
@Suite struct KeyboardChangeObserverPausingTests {
  let fixture = TrackerFixture()
  let log = TransitionLog()
  let observer = KeyboardChangeObserver()

  init() {
    fixture.tracker.start()
    observer.action = { [log] in log.record($0) }
  }

  @Test func aViewThatComesBackReceivesTheNetChangeOnce() {
    observer.start(fixture.tracker)
    fixture.show()
    observer.stop()
    fixture.hide()
    fixture.show(Phone.short)
    observer.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300", "resized -84"])
    #expect(log.transitions.last?.appearanceIndex == 1)
    #expect(log.transitions.last?.animation == nil)
    observer.stop()
    fixture.hide()
    observer.start(fixture.tracker)
    #expect(log.inShort.last == "disappeared -216")
    #expect(log.height == 0)
  }

  @Test func aViewThatMissedNothingReceivesNothing() {
    observer.start(fixture.tracker)
    fixture.show()
    observer.stop()
    fixture.hide()
    fixture.show()
    observer.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300"])
  }

  @Test func theSumOfTheIncrementsIsAlwaysTheCoveredHeight() {
    // Every sequence of four of these steps, after one another: none may leave a difference.
    let steps: [@MainActor () -> Void] = [
      { observer.start(fixture.tracker) },
      { observer.stop() },
      { fixture.show(Phone.short) },
      { fixture.show(Phone.tall) },
      { fixture.show(Phone.floating) },
      { fixture.hide() },
    ]
    for number in 0..<(6 * 6 * 6 * 6) {
      for divisor in [1, 6, 36, 216] { steps[number / divisor % 6]() }
      observer.start(fixture.tracker)
      #expect(log.height == fixture.tracker.state.coveredHeight)
    }
  }

  @Test func theNewestActionIsCalled() {
    observer.start(fixture.tracker)
    let newest = TransitionLog()
    observer.action = { newest.record($0) }
    fixture.post(.willShow, Phone.tall)
    #expect(log.transitions.isEmpty)
    #expect(newest.inShort == ["appeared +300"])
  }

  @Test func startingAgainReplacesTheTracker() {
    observer.start(fixture.tracker)
    observer.start(KeyboardTracker(center: NotificationCenter()))
    fixture.show()
    #expect(log.inShort.isEmpty)
  }
}
