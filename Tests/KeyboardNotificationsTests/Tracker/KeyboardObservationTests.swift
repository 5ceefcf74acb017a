import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardObservationTests {
  let fixture = TrackerFixture()
  let log = TransitionLog()
  let observation = KeyboardObservation()

  init() {
    fixture.tracker.start()
    observation.action = { [log] in log.record($0) }
  }

  @Test func aViewOnScreenReceivesEachChange() {
    observation.start(fixture.tracker)
    fixture.show()
    fixture.hide()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
  }

  @Test func aViewThatAppearsLateReceivesTheKeyboardFirst() {
    fixture.show()
    observation.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300"])
    #expect(log.transitions.first?.animation == nil)
    #expect(log.transitions.first?.appearanceIndex == 0)
  }

  @Test func aViewOffScreenReceivesNothing() {
    observation.start(fixture.tracker)
    observation.stop()
    fixture.show()
    #expect(log.transitions.isEmpty)
    #expect(fixture.tracker.observerCount == 0)
  }

  @Test func aViewThatComesBackReceivesTheNetChangeOnce() {
    observation.start(fixture.tracker)
    fixture.show()
    observation.stop()
    fixture.hide()
    fixture.show(Phone.short)
    observation.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300", "resized -84"])
    #expect(log.transitions.last?.appearanceIndex == 1)
    #expect(log.transitions.last?.animation == nil)
    observation.stop()
    fixture.hide()
    observation.start(fixture.tracker)
    #expect(log.inShort.last == "disappeared -216")
    #expect(log.height == 0)
  }

  @Test func aViewThatMissedNothingReceivesNothing() {
    observation.start(fixture.tracker)
    fixture.show()
    observation.stop()
    fixture.hide()
    fixture.show()
    observation.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300"])
  }

  @Test func theSumOfTheIncrementsIsAlwaysTheCoveredHeight() {
    // Every sequence of four of these steps, after one another: none may leave a difference.
    let steps: [@MainActor () -> Void] = [
      { observation.start(fixture.tracker) },
      { observation.stop() },
      { fixture.show(Phone.short) },
      { fixture.show(Phone.tall) },
      { fixture.show(Phone.floating) },
      { fixture.hide() },
    ]
    for number in 0..<(6 * 6 * 6 * 6) {
      for divisor in [1, 6, 36, 216] { steps[number / divisor % 6]() }
      observation.start(fixture.tracker)
      #expect(log.height == fixture.tracker.state.coveredHeight)
    }
  }

  @Test func theNewestActionIsCalled() {
    observation.start(fixture.tracker)
    let newest = TransitionLog()
    observation.action = { newest.record($0) }
    fixture.post(.willShow, Phone.tall)
    #expect(log.transitions.isEmpty)
    #expect(newest.inShort == ["appeared +300"])
  }

  @Test func startingAgainReplacesTheTracker() {
    observation.start(fixture.tracker)
    observation.start(KeyboardTracker(center: NotificationCenter()))
    fixture.show()
    #expect(log.inShort.isEmpty)
  }

  @Test func anObservationThatIsReleasedEnds() {
    do { KeyboardObservation().start(fixture.tracker) }
    #expect(fixture.tracker.observerCount == 0)
  }
}
