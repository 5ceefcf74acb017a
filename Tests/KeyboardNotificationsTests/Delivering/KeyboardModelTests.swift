import Foundation
import KeyboardNotifications
import Observation
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardModelTests {
  let fixture = TrackerFixture()

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func aModelKeepsItsTrackerAlive() {
    let model = KeyboardModel(tracker: KeyboardTracker(center: fixture.center))
    fixture.show()
    #expect(model.state.isVisible)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
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

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test func aChangeNotifiesReaders() async {
    let model = KeyboardModel(tracker: fixture.tracker)
    await confirmation { isNotified in
      withObservationTracking {
        _ = model.state.coveredHeight
      } onChange: {
        isNotified()
      }
      fixture.post(.willShow, Phone.tall)
    }
  }
}
