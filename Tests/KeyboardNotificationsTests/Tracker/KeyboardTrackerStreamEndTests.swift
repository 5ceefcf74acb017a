import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerStreamEndTests {
  let fixture = TrackerFixture()

  @Test func theLastStateIsNeverLostHoweverLateTheReader() async {
    for frame in [Phone.tall, Phone.short, Phone.floating] {
      var iterator = fixture.tracker.states().makeAsyncIterator()
      fixture.show(Phone.tall)
      fixture.hide()
      fixture.show(frame)
      #expect(await iterator.next() == fixture.tracker.state)
      fixture.hide()
      #expect(await iterator.next() == fixture.tracker.state)
    }
  }

  @Test func aStateComesAgainOnceItIsConfirmed() async {
    var iterator = fixture.tracker.states().makeAsyncIterator()
    fixture.post(.willShow, Phone.tall)
    #expect(await iterator.next()?.visibility == .showing)
    fixture.post(.didShow, Phone.tall)
    #expect(await iterator.next()?.visibility == .shown)
  }

  @Test func aReaderInTheBackgroundIsNotToldOfAKeyboardTwice() async {
    let token = fixture.tracker.observe { _ in }
    fixture.application("DidEnterBackground")
    fixture.show()
    let stream = fixture.tracker.transitions()
    var states = fixture.tracker.states().makeAsyncIterator()
    #expect(await states.next() == .initial)
    fixture.application("DidBecomeActive")
    fixture.hide()
    var height: CGFloat = 0
    var changes: [KeyboardChange] = []
    for await transition in stream.prefix(2) {
      changes.append(transition.change)
      height += transition.heightIncrement
    }
    #expect(changes == [.appeared, .disappeared])
    #expect(height == 0)
    token.cancel()
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

  @Test func whatWasPostedBeforeTheEndIsStillRead() async {
    var tracker: KeyboardTracker? = KeyboardTracker(center: fixture.center) {
      Phone.environment
    }
    let transitions = tracker?.transitions()
    fixture.show()
    fixture.hide()
    tracker = nil
    var changes: [KeyboardChange] = []
    if let transitions { for await transition in transitions { changes.append(transition.change) } }
    #expect(changes == [.appeared, .disappeared])
  }
}
