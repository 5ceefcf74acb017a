import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerEnvironmentTests {
  private final class Adapter: KeyboardEnvironmentProvider {
    func environment(on screen: KeyboardScreen?) -> KeyboardEnvironment {
      Phone.environment
    }
  }

  @Test func withoutAnAdapterItIsTheSystems() {
    let tracker = KeyboardTracker(center: NotificationCenter())
    #expect(tracker.environment() == .system)
  }

  @Test func anAdapterGivesWhatItKnows() {
    let tracker = KeyboardTracker(center: NotificationCenter())
    tracker.environmentProvider = Adapter()
    #expect(tracker.environment() == Phone.environment)
  }

  @Test func whatTheAppGivesGoesFirst() {
    let own = KeyboardEnvironment(otherApps: .include)
    let tracker = KeyboardTracker(center: NotificationCenter()) { own }
    tracker.environmentProvider = Adapter()
    #expect(tracker.environment() == own)
  }

  @Test func itMayBeSetLater() {
    let fixture = TrackerFixture()
    let token = fixture.tracker.observe { _ in }
    fixture.tracker.environment = { KeyboardEnvironment(screen: Phone.screen, otherApps: .include) }
    fixture.post(.willShow, Phone.tall, isLocal: false)
    #expect(fixture.tracker.state.coveredHeight == 300)
    token.cancel()
  }
}
