import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// Streams end with their reader, and with their tracker.
@MainActor
@Suite struct StreamLifetimeTests {
  private let registrations = Registrations()

  /// Lets other tasks go on until something is so, or for long enough.
  private func yield(until isSo: () -> Bool) async {
    for _ in 0..<100_000 where !isSo() { await Task.yield() }
  }

  @Test func aStreamThatNobodyReadsIsGivenBackWhenItIsReleased() {
    let tracker = registrations.makeTracker()
    do {
      let streams = (tracker.transitions(), tracker.states())
      #expect(tracker.observerCount > 0)
      withExtendedLifetime(streams) {}
    }
    #expect(tracker.observerCount == 0)
  }

  @Test func aStreamDoesNotKeepItsTrackerAndEndsWithIt() async {
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

  @Test func aLoopThatIsLeftEndsTheObservation() async {
    let tracker = registrations.makeTracker()
    for await _ in tracker.states() { break }
    await yield { tracker.observerCount == 0 }
    #expect(tracker.observerCount == 0)
  }
}
