import Foundation
import KeyboardNotifications
import Observation
import Synchronization
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardModelTests {
  let fixture = TrackerFixture()

  @Test func aModelFollowsItsTracker() {
    let model = KeyboardModel(tracker: fixture.tracker)
    #expect(model.state == .initial)
    fixture.show()
    #expect(model.state == fixture.tracker.state)
    #expect(model.state.coveredHeight == 300)
    fixture.hide()
    #expect(model.state == fixture.tracker.state)
    #expect(model.state.coveredHeight == 0)
  }

  @Test func aModelKeepsItsTrackerAlive() {
    let model = KeyboardModel(tracker: KeyboardTracker(center: fixture.center))
    fixture.show()
    #expect(model.state.isVisible)
  }

  @Test func aTrackerDoesNotKeepItsModelsAlive() {
    weak var released: KeyboardModel?
    do {
      let model = KeyboardModel(tracker: fixture.tracker)
      released = model
      #expect(fixture.tracker.observerCount == 1)
    }
    #expect(released == nil)
    #expect(fixture.tracker.observerCount == 0)
  }

  @Test func aChangeNotifiesReaders() {
    let model = KeyboardModel(tracker: fixture.tracker)
    let changes = Mutex(0)
    withObservationTracking {
      _ = model.state.coveredHeight
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    fixture.post(.willShow, Phone.tall)
    #expect(changes.withLock { $0 } == 1)
  }
}
