import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerStreamEndTests {
  let desk = Desk()

  @Test func theLastStateIsNeverLostHoweverLateTheReader() async {
    for frame in [Phone.tall, Phone.short, Phone.floating] {
      var iterator = desk.tracker.states().makeAsyncIterator()
      desk.show(Phone.tall)
      desk.hide()
      desk.show(frame)
      #expect(await iterator.next() == desk.tracker.state)
      desk.hide()
      #expect(await iterator.next() == desk.tracker.state)
    }
  }

  @Test func aStateComesAgainOnceItIsConfirmed() async {
    var iterator = desk.tracker.states().makeAsyncIterator()
    desk.post(.willShow, Phone.tall)
    #expect(await iterator.next()?.visibility == .showing)
    desk.post(.didShow, Phone.tall)
    #expect(await iterator.next()?.visibility == .shown)
  }

  @Test func everyReaderOfItsOwnStreamSeesEverything() async {
    var first = desk.tracker.transitions().makeAsyncIterator()
    var second = desk.tracker.transitions().makeAsyncIterator()
    desk.show()
    #expect(await first.next()?.heightIncrement == 300)
    #expect(await second.next()?.heightIncrement == 300)
  }

  @Test func aReaderInTheBackgroundIsNotToldOfAKeyboardTwice() async {
    let token = desk.tracker.observe { _ in }
    desk.application("DidEnterBackground")
    desk.show()
    let stream = desk.tracker.transitions()
    var states = desk.tracker.states().makeAsyncIterator()
    #expect(await states.next() == .initial)
    desk.application("DidBecomeActive")
    desk.hide()
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

  @Test func aReaderIsNotToldOfAHideThatIsHeld() async {
    desk.tracker.coalescing = KeyboardCoalescing(window: 0.1, clock: desk.clock)
    let token = desk.tracker.observe { _ in }
    desk.show()
    desk.hide()
    var iterator = desk.tracker.transitions().makeAsyncIterator()
    #expect(await iterator.next()?.heightIncrement == 300)
    desk.clock.advance(by: 0.1)
    #expect(await iterator.next()?.heightIncrement == -300)
    token.cancel()
  }

  @Test func cancellingATaskThatWaitsEndsEachStream() async {
    let transitions = desk.tracker.transitions()
    let states = desk.tracker.states()
    let notifications = desk.tracker.notifications()
    let task = Task {
      await withTaskGroup { group in
        group.addTask { for await _ in transitions {} }
        group.addTask { for await _ in states {} }
        group.addTask { for await _ in notifications {} }
      }
    }
    #expect(desk.tracker.isObserving)
    task.cancel()
    await task.value
    // Cancelled elsewhere, an observation ends on the main actor, soon after.
    await withCheckedContinuation { done in
      DispatchQueue.main.async { done.resume() }
    }
    #expect(!desk.tracker.isObserving)
  }

  @Test func eachStreamEndsWithItsTracker() async {
    var tracker: KeyboardTracker? = KeyboardTracker(center: desk.center)
    let states = tracker?.states()
    let notifications = tracker?.notifications()
    tracker = nil
    var count = 0
    if let states { for await _ in states { count += 1 } }
    if let notifications { for await _ in notifications { count += 1 } }
    #expect(count == 1)
  }

  @Test func whatWasPostedBeforeTheEndIsStillRead() async {
    var tracker: KeyboardTracker? = KeyboardTracker(center: desk.center) {
      Phone.environment
    }
    let transitions = tracker?.transitions()
    desk.show()
    desk.hide()
    tracker = nil
    var changes: [KeyboardChange] = []
    if let transitions { for await transition in transitions { changes.append(transition.change) } }
    #expect(changes == [.appeared, .disappeared])
  }
}
