import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerEnvironmentTests {
  @Test(arguments: [nil, KeyboardOtherAppsPolicy.include])
  func anAdapterProvidesTheEnvironmentInPlaceOfTheSystem(otherApps: KeyboardOtherAppsPolicy?) {
    let tracker = KeyboardTracker(center: NotificationCenter(), otherApps: otherApps)
    var system = KeyboardEnvironment.system
    system.otherApps = otherApps ?? system.otherApps
    #expect(tracker.environment() == system)
    tracker.adapter = TestAdapter { _ in Phone.environment }
    #expect(tracker.environment().screen == Phone.screen)
    #expect(tracker.environment().otherApps == otherApps ?? .ignore)
  }

  @Test func theEnvironmentOfTheAppReplacesTheAdapters() {
    let own = KeyboardEnvironment(otherApps: .include)
    let tracker = KeyboardTracker(center: NotificationCenter()) { own }
    tracker.adapter = TestAdapter { _ in Phone.environment }
    #expect(tracker.environment() == own)
  }

  @Test func theValuesOfViewsAreMergedIntoAGivenEnvironment() {
    let tracker = KeyboardTracker(center: NotificationCenter()) { Phone.environment }
    tracker.adapter = TestAdapter { _ in
      var environment = Pad.environment
      environment.hasLostFocus = true
      environment.isPulledDown = true
      environment.accessoryHeight = 44
      environment.safeAreaBottom = 34
      return environment
    }
    var merged = Phone.environment
    merged.hasLostFocus = true
    merged.isPulledDown = true
    merged.accessoryHeight = 44
    merged.safeAreaBottom = 34
    #expect(tracker.environment() == merged)
  }

  @Test func anAdapterThatAsksForTheEnvironmentGetsTheOneBefore() {
    let tracker = KeyboardTracker(center: NotificationCenter(), otherApps: .include)
    var found: [KeyboardEnvironment] = []
    tracker.adapter = TestAdapter { [unowned tracker] _ in
      found.append(tracker.environment())
      return Phone.environment
    }
    _ = tracker.environment()
    _ = tracker.environment()
    let first = KeyboardEnvironment(screen: Phone.screen, otherApps: .include)
    #expect(found == [KeyboardEnvironment(), first])
  }

  @Test func withoutAnAdapterTheScreenIsThatOfTheLastNotification() {
    let fixture = TrackerFixture()
    let tracker = KeyboardTracker(center: fixture.center)
    tracker.start()
    var screen: PlayedScreen? = PlayedScreen(bounds: Pad.screen)
    fixture.post(.willShow, Pad.undocked, on: screen)
    #expect(tracker.environment().screen == Pad.screen)
    #expect(tracker.state.placement == .floating)
    screen = nil
    #expect(tracker.environment() == .system)
  }

  @Test func theScreenOfANotificationThatWaitsCountsToo() {
    let fixture = TrackerFixture()
    let tracker = KeyboardTracker(center: fixture.center)
    let screen = PlayedScreen(bounds: Pad.screen)
    let token = tracker.observe { transition in
      if transition.change == .appeared { fixture.post(.didShow, Phone.tall, on: screen) }
    }
    fixture.post(.willShow, Phone.tall)
    #expect(tracker.environment().screen == Pad.screen)
    token.cancel()
  }

  @Test func anEnvironmentWithoutViewsHasDefaults() {
    let environment = KeyboardEnvironment()
    #expect(!environment.hasLostFocus && !environment.isPulledDown)
    #expect(environment.accessoryHeight == 0 && environment.safeAreaBottom == 0)
    #expect(environment.applicationState == .active)
  }

  @Test func anAdapterGetsTheScreenOfTheNotification() {
    let fixture = TrackerFixture()
    var screens: [ScreenIdentity?] = []
    fixture.tracker.adapter = TestAdapter { screen in
      screens.append(screen)
      return Phone.environment
    }
    fixture.tracker.start()
    fixture.post(.willShow, Phone.tall, on: Phone.display)
    #expect(screens.last == ScreenIdentity(Phone.display))
  }

  @Test func theEnvironmentMayBeSetLater() {
    let fixture = TrackerFixture()
    fixture.tracker.start()
    fixture.tracker.givenEnvironment = {
      KeyboardEnvironment(screen: Phone.screen, otherApps: .include)
    }
    fixture.post(.willShow, Phone.tall, isLocal: false)
    #expect(fixture.tracker.state.coveredHeight == 300)
  }

  // Behavior 45: including the keyboards of other apps is a choice for each adapter.
  @Test func thePolicyOfTheTrackerReplacesThatOfTheEnvironment() {
    let fixture = TrackerFixture()
    let trackers = [KeyboardOtherAppsPolicy.ignore, .include].map { policy in
      KeyboardTracker(center: fixture.center, otherApps: policy) {
        KeyboardEnvironment(
          screen: Phone.screen,
          otherApps: policy == .ignore ? .include : .ignore
        )
      }
    }
    for tracker in trackers { tracker.start() }
    var heights: [CGFloat] { trackers.map(\.state.coveredHeight) }
    fixture.post(.willShow, Phone.tall, isLocal: false)
    #expect(heights == [0, 300])
    fixture.show()
    #expect(heights == [300, 300])
  }

  @Test func theClosureOfTheEnvironmentMayUseTheTracker() {
    let fixture = TrackerFixture()
    let slot = Slot<KeyboardTracker>()
    var token: NotificationToken?
    var calls = 0
    let tracker = KeyboardTracker(center: fixture.center) {
      calls += 1
      guard let made = slot.value else { return Phone.environment }
      made.start()
      if token == nil { token = made.observe { _ in } }
      _ = made.lastDockedHeight
      return Phone.environment
    }
    slot.value = tracker
    tracker.start()
    #expect(calls == 1)
    #expect(tracker.observerCount == 1)
    fixture.post(.willShow, Phone.tall)
    #expect(tracker.state.coveredHeight == 300)
    slot.value = nil
  }
}

/// Adapter whose environment a test gives.
@MainActor
private final class TestAdapter: KeyboardAdapter {
  private let read: @MainActor (ScreenIdentity?) -> KeyboardEnvironment

  init(_ read: @escaping @MainActor (ScreenIdentity?) -> KeyboardEnvironment) {
    self.read = read
  }

  func environment(on screen: ScreenIdentity?) -> KeyboardEnvironment {
    read(screen)
  }
}
