import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// The state of a property of a SwiftUI view, which follows a tracker from its first reading on.
@MainActor
@Suite struct KeyboardStateObservationTests {
  let fixture = TrackerFixture()
  let log = Log()

  @MainActor
  final class Log {
    var animations: [KeyboardAnimation?] = []
  }

  private func read(_ observation: KeyboardStateObservation) -> KeyboardState {
    observation.state(of: fixture.tracker) { [log] in log.animations.append($0) }
  }

  @Test func nothingIsFollowedBeforeTheFirstReading() {
    let observation = KeyboardStateObservation()
    #expect(fixture.tracker.observerCount == 0)
    #expect(read(observation) == .initial)
    #expect(fixture.tracker.observerCount == 1)
  }

  @Test func aKeyboardThatIsUpIsReadAtOnceAndIsNoChange() {
    fixture.tracker.start()
    fixture.show()
    let observation = KeyboardStateObservation()
    #expect(read(observation).coveredHeight == 300)
    #expect(log.animations.isEmpty)
  }

  @Test func eachChangeIsToldOnceTheStateHasChanged() {
    let observation = KeyboardStateObservation()
    _ = read(observation)
    fixture.post(.willShow, Phone.tall)
    #expect(log.animations == [KeyboardAnimation(duration: 0.25, curve: .keyboard)])
    #expect(read(observation).visibility == .showing)
    fixture.post(.didShow, Phone.tall)
    #expect(log.animations.count == 2 && log.animations.last == .some(nil))
    #expect(read(observation).visibility == .shown)
  }

  @Test func readingAgainObservesNoMore() {
    let observation = KeyboardStateObservation()
    for _ in 0..<10 { _ = read(observation) }
    #expect(fixture.tracker.observerCount == 1)
  }

  @Test func anotherTrackerTakesThePlaceOfTheFirst() {
    let observation = KeyboardStateObservation()
    _ = read(observation)
    let other = TrackerFixture()
    _ = observation.state(of: other.tracker) { _ in }
    #expect(fixture.tracker.observerCount == 0)
    #expect(other.tracker.observerCount == 1)
  }

  @Test func aReleasedObservationEnds() {
    do { _ = read(KeyboardStateObservation()) }
    #expect(fixture.tracker.observerCount == 0)
  }
}
