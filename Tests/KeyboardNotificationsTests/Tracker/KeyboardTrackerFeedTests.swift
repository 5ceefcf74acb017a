import Foundation
import Testing
import TypedNotifications

@testable import KeyboardNotifications

@MainActor
@Suite struct KeyboardTrackerFeedTests {
  let desk = Desk()

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
    desk.tracker.feedTransitions(to: queue)
    desk.show()
    desk.show(Phone.short)
    desk.hide()
    #expect(log.values.isEmpty)
    queue.request(nil)
    #expect(log.values.map(\.heightIncrement) == [300, -84, -216])
    queue.cancel()
  }

  @Test func aKeyboardThatIsUpAlreadyComesFirst() {
    let token = desk.tracker.observe { _ in }
    desk.show()
    let log = Log<KeyboardTransition>()
    let queue = log.queue(keeping: .all)
    queue.request(nil)
    desk.tracker.feedTransitions(to: queue)
    #expect(log.values.map(\.change) == [.appeared])
    queue.cancel()
    token.cancel()
  }

  @Test func theStatesBeginWithThePresentOne() {
    let log = Log<KeyboardState>()
    let queue = log.queue(keeping: .newest)
    queue.request(nil)
    desk.tracker.feedStates(to: queue)
    #expect(log.values == [.initial])
    desk.post(.willShow, Phone.tall)
    #expect(log.values.last == desk.tracker.state)
    queue.cancel()
  }

  @Test func theLastStateIsNeverLost() {
    let log = Log<KeyboardState>()
    let queue = log.queue(keeping: .newest)
    desk.tracker.feedStates(to: queue)
    desk.show()
    desk.hide()
    desk.show(Phone.short)
    queue.request(1)
    #expect(log.values == [desk.tracker.state])
    queue.cancel()
  }

  @Test func cancellingEndsTheObservation() {
    let log = Log<KeyboardState>()
    let queue = log.queue(keeping: .newest)
    queue.request(nil)
    desk.tracker.feedStates(to: queue)
    #expect(desk.tracker.isObserving)
    queue.cancel()
    #expect(!desk.tracker.isObserving)
    desk.show()
    #expect(log.values == [.initial])
    #expect(!log.isFinished)
  }

  @Test func aFeedEndsWithItsTracker() {
    let transitions = Log<KeyboardTransition>()
    let states = Log<KeyboardState>()
    do {
      let tracker = KeyboardTracker(center: desk.center)
      tracker.feedTransitions(to: transitions.queue(keeping: .all))
      let queue = states.queue(keeping: .newest)
      tracker.feedStates(to: queue)
      queue.request(1)
    }
    #expect(transitions.isFinished)
    #expect(states.isFinished)
  }
}
