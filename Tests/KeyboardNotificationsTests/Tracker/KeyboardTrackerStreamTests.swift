import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerStreamTests {
  let fixture = TrackerFixture()

  @Test func everyTransitionIsKeptUntilItIsRead() async {
    var changes: [String] = []
    let stream = fixture.tracker.transitions()
    fixture.show()
    fixture.hide()
    fixture.show(Phone.short)
    for await transition in stream.prefix(3) {
      changes.append(KeyboardOutcome.transition(transition).inShort)
    }
    #expect(changes == ["appeared +300", "disappeared -300", "appeared +216"])
  }

  @Test func aKeyboardThatIsUpAlreadyComesFirst() async {
    let token = fixture.tracker.observe { _ in }
    fixture.show()
    var iterator = fixture.tracker.transitions().makeAsyncIterator()
    let first = await iterator.next()
    #expect(first?.change == .appeared)
    #expect(first?.heightIncrement == 300)
    #expect(first?.animation == nil)
    token.cancel()
  }

  @Test func theStatesBeginWithThePresentOneAndKeepTheNewest() async {
    var iterator = fixture.tracker.states().makeAsyncIterator()
    #expect(await iterator.next() == .initial)
    fixture.show()
    fixture.show(Phone.short)
    #expect(await iterator.next()?.coveredHeight == 216)
  }
}
