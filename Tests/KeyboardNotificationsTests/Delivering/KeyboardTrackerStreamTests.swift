import Foundation
import KeyboardNotifications
import Testing

@MainActor
@Suite struct KeyboardTrackerStreamTests {
  let fixture = TrackerFixture()

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func aHundredTransitionsAreKept() async {
    let stream = fixture.tracker.transitions()
    for number in 0..<100 {
      fixture.post(.willShow, number.isMultiple(of: 2) ? Phone.tall : Phone.short)
    }
    var count = 0
    for await _ in stream.prefix(100) { count += 1 }
    #expect(count == 100)
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func onlyTheLastStateIsKept() async {
    var iterator = fixture.tracker.states().makeAsyncIterator()
    #expect(await iterator.next() == fixture.tracker.state)
    fixture.show()
    fixture.hide()
    fixture.show(Phone.short)
    #expect(await iterator.next() == fixture.tracker.state)
    fixture.hide()
    #expect(await iterator.next() == fixture.tracker.state)
  }

  // MARK: Lifetime

  @Test func anUnreadStreamEndsWhenItIsReleased() {
    do {
      let streams = (fixture.tracker.transitions(), fixture.tracker.states())
      #expect(fixture.tracker.observerCount > 0)
      withExtendedLifetime(streams) {}
    }
    #expect(fixture.tracker.observerCount == 0)
  }

  @available(macOS 13, iOS 16, tvOS 16, *)
  @Test(.timeLimit(.minutes(10))) func aStreamDoesNotKeepItsTrackerAndEndsWithIt() async {
    weak var weakTracker: KeyboardTracker?
    let stream: AsyncStream<KeyboardState>
    do {
      let tracker = KeyboardTracker(center: fixture.center)
      weakTracker = tracker
      stream = tracker.states()
    }
    #expect(weakTracker == nil)
    var states: [KeyboardState] = []
    for await state in stream { states.append(state) }
    #expect(states == [.initial])
  }
}
