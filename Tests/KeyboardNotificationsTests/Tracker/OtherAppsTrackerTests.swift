import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

/// Behavior 45: including the keyboards of other apps is a choice for each adapter.
@MainActor
@Suite struct OtherAppsTrackerTests {
  let fixture = TrackerFixture()
  let other: KeyboardTracker

  init() {
    other = KeyboardTracker(center: fixture.center, otherApps: .include) { [fixture] in
      fixture.environment
    }
    other.start()
    fixture.tracker.start()
  }

  private var both: [CGFloat] {
    [fixture.tracker.state.coveredHeight, other.state.coveredHeight]
  }

  @Test func anotherAppsKeyboardIsKnownToItOnlyAndThisAppsToBoth() {
    fixture.post(.willShow, Phone.tall, isLocal: false)
    #expect(both == [0, 300])
    fixture.post(.willHide, Phone.offscreen, isLocal: false)
    #expect(both == [0, 0])
    fixture.show()
    #expect(both == [300, 300])
  }

  @Test func whatTheTrackerWasMadeWithGoesBeforeTheEnvironment() {
    #expect(other.environment().otherApps == .include)
    fixture.environment.otherApps = .include
    let ignoring = KeyboardTracker(center: fixture.center, otherApps: .ignore) { [fixture] in
      fixture.environment
    }
    #expect(ignoring.environment().otherApps == .ignore)
  }
}
