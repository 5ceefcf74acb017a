import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

@MainActor
@Suite struct KeyboardTrackerFeedTests {
  let fixture = TrackerFixture()

  @MainActor
  private final class Log<Value: Sendable> {
    private(set) var values: [Value] = []
    private(set) var isFinished = false

    func queue(keeping policy: DemandBuffer<Value>.Policy) -> DemandQueue<Value> {
      DemandQueue(
        keeping: policy,
        on: .mainActor,
        receiver: { value in
          MainActor.assumeIsolated { self.values.append(value) }
          return 0
        },
        onFinish: { MainActor.assumeIsolated { self.isFinished = true } }
      )
    }
  }

  @Test func everyTransitionIsKeptUntilItIsAskedFor() {
    let log = Log<KeyboardTransition>()
    let queue = log.queue(keeping: .all)
    fixture.tracker.feedTransitions(to: queue)
    fixture.show()
    fixture.show(Phone.short)
    fixture.hide()
    #expect(log.values.isEmpty)
    queue.request(nil)
    #expect(log.values.map(\.heightIncrement) == [300, -84, -216])
    queue.cancel()
  }

  @Test func aKeyboardThatIsUpAlreadyComesFirst() {
    let token = fixture.tracker.observe { _ in }
    fixture.show()
    let log = Log<KeyboardTransition>()
    let queue = log.queue(keeping: .all)
    queue.request(nil)
    fixture.tracker.feedTransitions(to: queue)
    #expect(log.values.map(\.change) == [.appeared])
    queue.cancel()
    token.cancel()
  }

  @Test func theStatesBeginWithThePresentOne() {
    let log = Log<KeyboardState>()
    let queue = log.queue(keeping: .newest)
    queue.request(nil)
    fixture.tracker.feedStates(to: queue)
    #expect(log.values == [.initial])
    fixture.post(.willShow, Phone.tall)
    #expect(log.values.last == fixture.tracker.state)
    queue.cancel()
  }

  @Test func theLastStateIsNeverLost() {
    let log = Log<KeyboardState>()
    let queue = log.queue(keeping: .newest)
    fixture.tracker.feedStates(to: queue)
    fixture.show()
    fixture.hide()
    fixture.show(Phone.short)
    queue.request(1)
    #expect(log.values == [fixture.tracker.state])
    queue.cancel()
  }

  @Test func cancellingEndsTheObservation() {
    let log = Log<KeyboardState>()
    let queue = log.queue(keeping: .newest)
    queue.request(nil)
    fixture.tracker.feedStates(to: queue)
    #expect(fixture.tracker.observerCount > 0)
    queue.cancel()
    #expect(fixture.tracker.observerCount == 0)
    fixture.show()
    #expect(log.values == [.initial])
    #expect(!log.isFinished)
  }

  @Test func aFeedEndsWithItsTracker() {
    let transitions = Log<KeyboardTransition>()
    let states = Log<KeyboardState>()
    do {
      let tracker = KeyboardTracker(center: fixture.center)
      tracker.feedTransitions(to: transitions.queue(keeping: .all))
      let queue = states.queue(keeping: .newest)
      tracker.feedStates(to: queue)
      queue.request(1)
    }
    #expect(transitions.isFinished)
    #expect(states.isFinished)
  }
}
