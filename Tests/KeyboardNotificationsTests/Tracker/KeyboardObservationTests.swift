import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardObservationTests {
  let fixture = TrackerFixture()
  let log = Log()

  @MainActor
  final class Log {
    var transitions: [KeyboardTransition] = []
    var states: [String] = []

    var inShort: [String] { transitions.map { KeyboardOutcome.transition($0).inShort } }
    var height: CGFloat { transitions.reduce(0) { $0 + $1.heightIncrement } }
  }

  private func observation() -> KeyboardObservation {
    let observation = KeyboardObservation()
    observation.action = { [log] in log.transitions.append($0) }
    return observation
  }

  @Test func aViewOnScreenHearsOfEachChange() {
    let observation = observation()
    observation.start(fixture.tracker)
    fixture.show()
    fixture.hide()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
  }

  @Test func aViewThatAppearsLateHearsOfTheKeyboardFirst() {
    let token = fixture.tracker.observe { _ in }
    fixture.show()
    let observation = observation()
    observation.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300"])
    #expect(log.transitions.first?.animation == nil)
    #expect(log.transitions.first?.appearanceIndex == 0)
    token.cancel()
  }

  @Test func aViewOffScreenHearsNothing() {
    let observation = observation()
    observation.start(fixture.tracker)
    observation.stop()
    fixture.show()
    #expect(log.transitions.isEmpty)
    #expect(fixture.tracker.observerCount == 0)
  }

  @Test func aViewThatComesBackHearsOfTheNetChangeOnce() {
    let token = fixture.tracker.observe { _ in }
    let observation = observation()
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
    token.cancel()
  }

  @Test func aViewThatMissedNothingHearsNothing() {
    let token = fixture.tracker.observe { _ in }
    let observation = observation()
    observation.start(fixture.tracker)
    fixture.show()
    observation.stop()
    fixture.hide()
    fixture.show()
    observation.start(fixture.tracker)
    #expect(log.inShort == ["appeared +300"])
    token.cancel()
  }

  @Test func theSumOfTheIncrementsIsAlwaysTheCoveredHeight() {
    // Every sequence of four of these steps, after one another: none may leave a difference.
    let steps: [@MainActor (KeyboardObservation) -> Void] = [
      { [fixture] in $0.start(fixture.tracker) },
      { $0.stop() },
      { [fixture] _ in fixture.show(Phone.short) },
      { [fixture] _ in fixture.show(Phone.tall) },
      { [fixture] _ in fixture.show(Phone.floating) },
      { [fixture] _ in fixture.hide() },
    ]
    let token = fixture.tracker.observe { _ in }
    let observation = observation()
    for number in 0..<(6 * 6 * 6 * 6) {
      for divisor in [1, 6, 36, 216] { steps[number / divisor % 6](observation) }
      observation.start(fixture.tracker)
      #expect(log.height == fixture.tracker.state.coveredHeight)
    }
    token.cancel()
  }

  @Test func theNewestActionIsCalled() {
    let observation = observation()
    observation.start(fixture.tracker)
    observation.action = { [log] _ in log.states.append("new") }
    fixture.post(.willShow, Phone.tall)
    #expect(log.transitions.isEmpty)
    #expect(log.states == ["new"])
  }

  @Test func startingAgainTakesThePlaceOfWhatWasFollowed() {
    let observation = observation()
    observation.start(fixture.tracker)
    observation.start(KeyboardTracker(center: NotificationCenter()))
    fixture.show()
    #expect(log.inShort.isEmpty)
  }

  @Test func anObservationThatIsReleasedEnds() {
    do { observation().start(fixture.tracker) }
    #expect(fixture.tracker.observerCount == 0)
  }
}
