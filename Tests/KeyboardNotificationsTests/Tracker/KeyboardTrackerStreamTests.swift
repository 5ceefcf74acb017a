import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerStreamTests {
  let desk = Desk()

  @Test func everyTransitionIsKeptUntilItIsRead() async {
    var changes: [String] = []
    let stream = desk.tracker.transitions()
    desk.show()
    desk.hide()
    desk.show(Phone.short)
    for await transition in stream.prefix(3) {
      changes.append(KeyboardOutcome.transition(transition).inShort)
    }
    #expect(changes == ["appeared +300", "disappeared -300", "appeared +216"])
  }

  @Test func aKeyboardThatIsUpAlreadyComesFirst() async {
    let token = desk.tracker.observe { _ in }
    desk.show()
    var iterator = desk.tracker.transitions().makeAsyncIterator()
    let first = await iterator.next()
    #expect(first?.change == .appeared)
    #expect(first?.heightIncrement == 300)
    #expect(first?.animation == nil)
    token.cancel()
  }

  @Test func theStatesBeginWithThePresentOneAndKeepTheNewest() async {
    var iterator = desk.tracker.states().makeAsyncIterator()
    #expect(await iterator.next() == .initial)
    desk.show()
    desk.show(Phone.short)
    #expect(await iterator.next()?.coveredHeight == 216)
  }

  @Test func notificationsAreGivenAsPosted() async {
    let stream = desk.tracker.notifications()
    desk.tracker.onMalformed = { _ in }
    desk.show()
    desk.post("UIKeyboardWillShowNotification")
    desk.post(.willHide, Phone.offscreen)
    var types: [KeyboardNotificationType] = []
    for await notification in stream.prefix(5) { types.append(notification.type) }
    #expect(types == [.willChangeFrame, .willShow, .didChangeFrame, .didShow, .willHide])
  }

  @Test func lettingAStreamGoEndsTheObservation() {
    var stream: AsyncStream<KeyboardTransition>? = desk.tracker.transitions()
    #expect(stream != nil && desk.tracker.isObserving)
    stream = nil
    #expect(!desk.tracker.isObserving)
  }

  @Test func cancellingTheTaskEndsTheObservation() async {
    let stream = desk.tracker.states()
    let task = Task { for await _ in stream {} }
    task.cancel()
    await task.value
    await Task.yield()
    #expect(!desk.tracker.isObserving)
  }

  @Test func aStreamEndsWithItsTracker() async {
    var tracker: KeyboardTracker? = KeyboardTracker(center: desk.center)
    let stream = tracker?.transitions()
    tracker = nil
    if let stream { for await _ in stream {} }
  }
}
