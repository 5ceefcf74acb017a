import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardRelayTests {
  let desk = Desk()
  let log = Log()

  @MainActor
  final class Log {
    var transitions: [KeyboardTransition] = []
    var states: [String] = []

    var inShort: [String] { transitions.map { KeyboardOutcome.transition($0).inShort } }
    var height: CGFloat { transitions.reduce(0) { $0 + $1.heightIncrement } }
  }

  private func transitionRelay() -> KeyboardTransitionRelay {
    let relay = KeyboardTransitionRelay()
    relay.action = { [log] in log.transitions.append($0) }
    return relay
  }

  private func stateRelay() -> KeyboardStateRelay {
    let relay = KeyboardStateRelay()
    relay.action = { [log] state, animation in
      let suffix = animation == nil ? "" : " animated"
      log.states.append("\(state.visibility) \(Int(state.coveredHeight))\(suffix)")
    }
    return relay
  }

  @Test func aViewOnScreenHearsOfEachChange() {
    let relay = transitionRelay()
    relay.start(desk.tracker)
    desk.show()
    desk.hide()
    #expect(log.inShort == ["appeared +300", "disappeared -300"])
  }

  @Test func aViewThatAppearsLateHearsOfTheKeyboardFirst() {
    let token = desk.tracker.observe { _ in }
    desk.show()
    let relay = transitionRelay()
    relay.start(desk.tracker)
    #expect(log.inShort == ["appeared +300"])
    #expect(log.transitions.first?.animation == nil)
    #expect(log.transitions.first?.appearanceIndex == 0)
    token.cancel()
  }

  @Test func aViewOffScreenHearsNothing() {
    let relay = transitionRelay()
    relay.start(desk.tracker)
    relay.stop()
    desk.show()
    #expect(log.transitions.isEmpty)
    #expect(!desk.tracker.isObserving)
  }

  @Test func aViewThatComesBackHearsOfTheNetChangeOnce() {
    let token = desk.tracker.observe { _ in }
    let relay = transitionRelay()
    relay.start(desk.tracker)
    desk.show()
    relay.stop()
    desk.hide()
    desk.show(Phone.short)
    relay.start(desk.tracker)
    #expect(log.inShort == ["appeared +300", "resized -84"])
    #expect(log.transitions.last?.appearanceIndex == 1)
    #expect(log.transitions.last?.animation == nil)
    relay.stop()
    desk.hide()
    relay.start(desk.tracker)
    #expect(log.inShort.last == "disappeared -216")
    #expect(log.height == 0)
    token.cancel()
  }

  @Test func aViewThatMissedNothingHearsNothing() {
    let token = desk.tracker.observe { _ in }
    let relay = transitionRelay()
    relay.start(desk.tracker)
    desk.show()
    relay.stop()
    desk.hide()
    desk.show()
    relay.start(desk.tracker)
    #expect(log.inShort == ["appeared +300"])
    token.cancel()
  }

  @Test func theSumOfTheIncrementsIsAlwaysTheCoveredHeight() {
    // Every sequence of four of these steps, after one another: none may leave a difference.
    let steps: [@MainActor (KeyboardTransitionRelay) -> Void] = [
      { [desk] in $0.start(desk.tracker) },
      { $0.stop() },
      { [desk] _ in desk.show(Phone.short) },
      { [desk] _ in desk.show(Phone.tall) },
      { [desk] _ in desk.show(Phone.floating) },
      { [desk] _ in desk.hide() },
    ]
    let token = desk.tracker.observe { _ in }
    let relay = transitionRelay()
    for number in 0..<(6 * 6 * 6 * 6) {
      for divisor in [1, 6, 36, 216] { steps[number / divisor % 6](relay) }
      relay.start(desk.tracker)
      #expect(log.height == desk.tracker.state.coveredHeight)
    }
    token.cancel()
  }

  @Test func theNewestActionIsCalled() {
    let relay = transitionRelay()
    relay.start(desk.tracker)
    relay.action = { [log] _ in log.states.append("new") }
    desk.post(.willShow, Phone.tall)
    #expect(log.transitions.isEmpty)
    #expect(log.states == ["new"])
  }

  @Test func statesComeAnimatedAndThenSettled() {
    let relay = stateRelay()
    relay.start(desk.tracker)
    desk.post(.willShow, Phone.tall)
    desk.post(.didShow, Phone.tall)
    #expect(log.states == ["showing 300 animated", "shown 300"])
  }

  @Test func thePresentStateComesFirstIfItIsAnother() {
    let token = desk.tracker.observe { _ in }
    let relay = stateRelay()
    relay.start(desk.tracker)
    #expect(log.states.isEmpty)
    relay.stop()
    desk.show()
    relay.start(desk.tracker)
    #expect(log.states == ["shown 300"])
    relay.stop()
    relay.start(desk.tracker)
    #expect(log.states == ["shown 300"])
    token.cancel()
  }

  @Test func startingAgainTakesThePlaceOfWhatWasFollowed() {
    let relay = stateRelay()
    relay.start(desk.tracker)
    relay.start(KeyboardTracker(center: NotificationCenter()))
    desk.show()
    #expect(log.states.isEmpty)
  }

  @Test func aRelayThatIsGoneObservesNothing() {
    do {
      transitionRelay().start(desk.tracker)
      stateRelay().start(desk.tracker)
    }
    #expect(!desk.tracker.isObserving)
  }
}
