import Foundation
import KeyboardNotifications
import Testing

@MainActor
@Suite struct KeyboardTrackerStreamTests {
  let fixture = TrackerFixture()

  private func inShort(_ count: Int, of stream: AsyncStream<KeyboardTransition>) async -> [String] {
    var changes: [String] = []
    for await transition in stream.prefix(count) {
      changes.append(KeyboardOutcome.transition(transition).inShort)
    }
    return changes
  }

  @Test func aHundredTransitionsAreKept() async {
    let stream = fixture.tracker.transitions()
    for number in 0..<100 {
      fixture.post(.willShow, number.isMultiple(of: 2) ? Phone.tall : Phone.short)
    }
    #expect(await inShort(100, of: stream).count == 100)
  }

  @Test func aKeyboardThatIsUpAlreadyComesFirst() async {
    fixture.tracker.start()
    fixture.show()
    var iterator = fixture.tracker.transitions().makeAsyncIterator()
    let first = await iterator.next()
    #expect(first?.change == .appeared)
    #expect(first?.heightIncrement == 300)
    #expect(first?.animation == nil)
  }

  @Test func theLastStateIsNeverLostHoweverLateTheReader() async {
    for frame in [Phone.tall, Phone.short, Phone.floating] {
      var iterator = fixture.tracker.states().makeAsyncIterator()
      #expect(await iterator.next() == fixture.tracker.state)
      fixture.show(Phone.tall)
      fixture.hide()
      fixture.show(frame)
      #expect(await iterator.next() == fixture.tracker.state)
      fixture.hide()
      #expect(await iterator.next() == fixture.tracker.state)
    }
  }

  @Test func cancellingATaskThatWaitsEndsEachStream() async {
    let transitions = fixture.tracker.transitions()
    let states = fixture.tracker.states()
    let task = Task {
      await withTaskGroup { group in
        group.addTask { for await _ in transitions {} }
        group.addTask { for await _ in states {} }
      }
    }
    #expect(fixture.tracker.observerCount > 0)
    task.cancel()
    await task.value
    // Cancelled elsewhere, an observation ends on the main actor, soon after.
    await withCheckedContinuation { done in
      DispatchQueue.main.async { done.resume() }
    }
    #expect(fixture.tracker.observerCount == 0)
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

  @Test func aStreamDoesNotKeepItsTrackerAndEndsWithIt() async {
    let registrations = Registrations()
    weak var weakTracker: KeyboardTracker?
    let stream: AsyncStream<KeyboardState>
    do {
      let tracker = registrations.makeTracker()
      weakTracker = tracker
      stream = tracker.states()
    }
    #expect(weakTracker == nil)
    #expect(registrations.count == 0)
    var states: [KeyboardState] = []
    for await state in stream { states.append(state) }
    #expect(states == [.initial])
  }
}
