import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerEnvironmentTests {
  private final class Adapter: KeyboardSurroundings {
    var environment = Phone.environment
  }

  @Test func withoutAnAdapterItIsTheSystems() {
    let tracker = KeyboardTracker(center: NotificationCenter())
    #expect(tracker.environment() == .system)
  }

  @Test func anAdapterGivesWhatItKnows() {
    let tracker = KeyboardTracker(center: NotificationCenter())
    tracker.surroundings = Adapter()
    #expect(tracker.environment() == Phone.environment)
  }

  @Test func whatTheAppGivesGoesFirst() {
    let own = KeyboardEnvironment(otherApps: .include)
    let tracker = KeyboardTracker(center: NotificationCenter()) { own }
    tracker.surroundings = Adapter()
    #expect(tracker.environment() == own)
  }

  @Test func itMayBeSetLater() {
    let desk = Desk()
    let token = desk.tracker.observe { _ in }
    desk.tracker.environment = { KeyboardEnvironment(screen: Phone.screen, otherApps: .include) }
    desk.post(.willShow, Phone.tall, isLocal: false)
    #expect(desk.tracker.state.coveredHeight == 300)
    token.cancel()
  }
}
