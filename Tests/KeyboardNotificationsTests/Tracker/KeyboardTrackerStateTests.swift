import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// Observers of states: the present one at once, then each that is delivered, confirmed ones too.
@MainActor
@Suite struct KeyboardTrackerStateTests {
  let fixture = TrackerFixture()
  let log = Log()

  @MainActor
  final class Log {
    var states: [String] = []

    func note(_ state: KeyboardState, _ transition: KeyboardTransition? = nil) {
      let suffix = transition == nil ? "" : " changed"
      states.append("\(state.visibility) \(Int(state.coveredHeight))\(suffix)")
    }
  }

  @Test func thePresentStateComesAtOnce() {
    let token = fixture.tracker.observeStates { [log] in log.note($0) }
    #expect(log.states == ["hidden 0"])
    fixture.show()
    let late = fixture.tracker.observeStates { [log] in log.note($0) }
    #expect(log.states.last == "shown 300")
    withExtendedLifetime([token, late]) {}
  }

  @Test func aStateComesWithItsChangeAndThenConfirmed() {
    let token = fixture.tracker.observeDeliveries { [log] in log.note($0, $1) }
    fixture.show()
    fixture.hide()
    #expect(
      log.states == [
        "hidden 0", "showing 300 changed", "shown 300", "hiding 0 changed", "hidden 0",
      ]
    )
    token.cancel()
  }

  @Test func duplicatesAreNotDelivered() {
    let token = fixture.tracker.observeStates { [log] in log.note($0) }
    fixture.show()
    let count = log.states.count
    fixture.show()
    #expect(log.states.count == count)
    token.cancel()
  }

  @Test func nothingIsDeliveredInTheBackground() {
    let token = fixture.tracker.observeStates { [log] in log.note($0) }
    fixture.post(.willShow, Phone.tall)
    fixture.application("DidEnterBackground")
    fixture.post(.didShow, Phone.tall)
    #expect(log.states == ["hidden 0", "showing 300"])
    fixture.application("DidBecomeActive")
    #expect(log.states == ["hidden 0", "showing 300", "shown 300"])
    token.cancel()
  }

  @Test func whereAnObserverPostsTheOthersHearOfTheStatesInTheirOrder() {
    let first = fixture.tracker.observe { [fixture] transition in
      if transition.change == .appeared { fixture.hide() }
    }
    let second = fixture.tracker.observeStates { [log] in log.note($0) }
    fixture.post(.willShow, Phone.tall)
    #expect(log.states == ["hidden 0", "showing 300", "hiding 0", "hidden 0"])
    withExtendedLifetime([first, second]) {}
  }
}
