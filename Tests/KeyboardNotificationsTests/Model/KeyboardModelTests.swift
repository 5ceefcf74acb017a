import Foundation
import KeyboardNotifications
import Observation
import Synchronization
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardModelTests {
  let fixture = TrackerFixture()

  @Test func itFollowsTheTracker() {
    let model = KeyboardModel(tracker: fixture.tracker)
    #expect(model.state == .initial)
    #expect(model.state.animation == nil)
    fixture.show()
    #expect(model.state == fixture.tracker.state)
    #expect(model.state.coveredHeight == 300)
    #expect(model.state.animation == KeyboardAnimation(duration: 0.25, curve: .keyboard))
    fixture.hide()
    #expect(model.state == fixture.tracker.state)
    #expect(model.state.coveredHeight == 0)
  }

  @Test func aKeyboardThatIsUpAlreadyIsKnownAtOnce() {
    fixture.tracker.start()
    fixture.show()
    #expect(KeyboardModel(tracker: fixture.tracker).state.coveredHeight == 300)
  }

  @Test func itKeepsTheTrackerAlive() {
    let model = KeyboardModel(tracker: KeyboardTracker(center: fixture.center))
    fixture.show()
    #expect(model.state.isVisible)
  }

  @Test func theTrackerDoesNotKeepItAlive() {
    weak var released: KeyboardModel?
    do {
      let model = KeyboardModel(tracker: fixture.tracker)
      released = model
      #expect(fixture.tracker.observerCount == 1)
    }
    #expect(released == nil)
    #expect(fixture.tracker.observerCount == 0)
  }

  /// Counts the changes of what a closure reads, as SwiftUI does for the body of a view.
  private func changes(of body: () -> Void, during action: () -> Void) -> Int {
    let count = Mutex(0)
    withObservationTracking {
      body()
    } onChange: {
      count.withLock { $0 += 1 }
    }
    action()
    return count.withLock { $0 }
  }

  @Test func aChangeNotifiesReaders() {
    let model = KeyboardModel(tracker: fixture.tracker)
    let changes = changes(of: { _ = model.state.coveredHeight }) {
      fixture.post(.willShow, Phone.tall)
    }
    #expect(changes == 1)
  }

  @Test func aDuplicateIsNoChange() {
    let model = KeyboardModel(tracker: fixture.tracker)
    fixture.show()
    let changes = changes(of: { _ = model.state }) {
      fixture.post(.willShow, Phone.tall)
      fixture.post(.didShow, Phone.tall)
      fixture.post(.didChangeFrame, Phone.tall)
    }
    #expect(changes == 0)
  }
}
