import Foundation
import KeyboardNotifications
import Testing
import TypedNotifications

@MainActor
@Suite struct KeyboardTrackerEnvironmentTests {
  private static let padWindow = KeyboardWindow(
    frame: CGRect(x: 20, y: 100, width: 400, height: 600),
    screenBounds: Pad.screen,
    safeAreaBottom: 20
  )

  @Test func theAdaptersGiveTheScreenAndTheWindows() {
    let tracker = KeyboardTracker(center: NotificationCenter())
    #expect(tracker.environment().screenBounds == nil)
    let older = TestAdapter(KeyboardWindow(frame: Phone.screen, screenBounds: Phone.screen))
    let newer = TestAdapter(Self.padWindow)
    newer.prefersCrossFadeTransitions = true
    tracker.add(older)
    tracker.add(newer)
    #expect(tracker.environment().screenBounds == Pad.screen)
    #expect(tracker.environment().windows == newer.windows + older.windows)
    #expect(tracker.environment().prefersCrossFadeTransitions)
    newer.windows = []
    #expect(tracker.environment().screenBounds == Phone.screen)
  }

  @Test func anAdapterIsKeptAliveAndFoundByItsType() {
    let tracker = KeyboardTracker(center: NotificationCenter())
    #expect((tracker.adapter() as TestAdapter?) == nil)
    tracker.add(TestAdapter(Self.padWindow))
    #expect((tracker.adapter() as TestAdapter?)?.windows == [Self.padWindow])
  }

  @Test func theEnvironmentOfTheAppReplacesTheScreenAndTheSettings() {
    let own = KeyboardEnvironment(screenBounds: Phone.screen, otherApps: .include)
    let tracker = KeyboardTracker(center: NotificationCenter()) { own }
    let adapter = TestAdapter()
    adapter.prefersCrossFadeTransitions = true
    adapter.applicationState = .inactive
    tracker.add(adapter)
    #expect(tracker.environment() == own)
  }

  @Test func theValuesOfViewsAreAddedToAGivenEnvironment() {
    let tracker = KeyboardTracker(center: NotificationCenter()) { Phone.environment }
    let adapter = TestAdapter(Self.padWindow)
    adapter.accessoryHeight = 44
    tracker.add(adapter)
    var merged = Phone.environment
    merged.windows = [Self.padWindow]
    merged.accessoryHeight = 44
    #expect(tracker.environment() == merged)
  }

  @Test func withoutAnAdapterTheScreenIsThatOfTheLastNotification() {
    let fixture = TrackerFixture()
    let tracker = KeyboardTracker(center: fixture.center)
    tracker.start()
    var screen: PlayedScreen? = PlayedScreen(bounds: Pad.screen)
    fixture.post(.willShow, Pad.undocked, on: screen)
    #expect(tracker.environment().screenBounds == Pad.screen)
    #expect(tracker.state.placement == .floating)
    screen = nil
    #expect(tracker.environment() == KeyboardEnvironment())
  }

  @Test func theScreenOfANotificationThatWaitsCountsToo() {
    let fixture = TrackerFixture()
    let tracker = KeyboardTracker(center: fixture.center)
    let screen = PlayedScreen(bounds: Pad.screen)
    let token = tracker.observe { transition in
      if transition.kind == .appeared { fixture.post(.didShow, Phone.tall, on: screen) }
    }
    fixture.post(.willShow, Phone.tall)
    #expect(tracker.environment().screenBounds == Pad.screen)
    token.cancel()
  }

  // MARK: The state of the app

  @Test func aTrackerThatBeginsInAnInactiveSceneDeliversOnceTheSceneIsActive() {
    let fixture = TrackerFixture()
    let tracker = KeyboardTracker(center: fixture.center)
    let adapter = TestAdapter()
    adapter.applicationState = .inactive
    tracker.add(adapter)
    tracker.start()
    fixture.show()
    #expect(!tracker.state.isVisible)
    fixture.center.post(name: Notification.Name("UISceneDidActivateNotification"), object: nil)
    #expect(tracker.state.isVisible)
  }

  @Test(arguments: [true, false])
  func anAppIsActiveInAnyOfItsScenes(isNewerActive: Bool) {
    let tracker = KeyboardTracker(center: NotificationCenter())
    let older = TestAdapter()
    let newer = TestAdapter()
    older.applicationState = isNewerActive ? .inactive : .active
    newer.applicationState = isNewerActive ? .active : .inactive
    tracker.add(older)
    tracker.add(newer)
    #expect(tracker.environment().applicationState == .active)
  }

  @Test func aTestSaysThatTheAppIsActive() {
    let fixture = TrackerFixture()
    let tracker = KeyboardTracker(center: fixture.center)
    let adapter = TestAdapter()
    adapter.applicationState = .inactive
    tracker.add(adapter)
    tracker.start()
    fixture.show()
    tracker.assumeActiveApp()
    #expect(tracker.state.isVisible)
    #expect(tracker.environment().applicationState == .active)
  }

  // MARK: The focus

  @Test(
    arguments: [
      (true, true, false), (false, true, false), (true, false, false), (false, false, true),
      (nil, false, true), (nil, nil, false),
    ] as [(Bool?, Bool?, Bool)]
  )
  func theFocusIsLostIfNoAdapterFindsItAndOneHasAWindow(
    newer: Bool?,
    older: Bool?,
    isLost: Bool
  ) {
    let fixture = TrackerFixture()
    let adapters = [TestAdapter(), TestAdapter()]
    for adapter in adapters { fixture.tracker.add(adapter) }
    fixture.tracker.start()
    adapters[0].hasFocus = true
    fixture.application("WillResignActive")
    adapters[0].hasFocus = older
    adapters[1].hasFocus = newer
    #expect(fixture.tracker.environment().hasLostFocus == isLost)
    fixture.application("DidBecomeActive")
    #expect(!fixture.tracker.environment().hasLostFocus)
  }

  @Test func theFocusIsSearchedOnceInAWindowOfTwoAdapters() {
    let fixture = TrackerFixture()
    let adapters = [TestAdapter(), TestAdapter()]
    for adapter in adapters {
      adapter.window = fixture
      adapter.hasFocus = false
      fixture.tracker.add(adapter)
    }
    fixture.tracker.start()
    fixture.application("WillResignActive")
    #expect(adapters.map(\.searches).reduce(0, +) == 1)
  }

  @Test func onlyWindowsOnTheScreenOfTheNotificationCount() {
    let here = KeyboardWindow(frame: Phone.screen, screen: ScreenIdentity(Phone.display))
    let elsewhere = KeyboardWindow(frame: Pad.screen, screen: ScreenIdentity(PlayedScreen()))
    let tracker = KeyboardTracker(center: NotificationCenter())
    let adapter = TestAdapter(elsewhere, here)
    tracker.add(adapter)
    #expect(tracker.environment(on: ScreenIdentity(Phone.display)).windows == [here])
    #expect(tracker.environment().windows == [elsewhere, here])
  }

  // Behavior 47: including the keyboards of other apps is a choice for each adapter.
  @Test func aTrackerMayIncludeOtherApps() {
    let fixture = TrackerFixture()
    let trackers = [false, true].map {
      KeyboardTracker(center: fixture.center, includesOtherApps: $0) { Phone.environment }
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

/// Adapter whose measurements a test gives.
@MainActor
final class TestAdapter: KeyboardAdapter {
  var windows: [KeyboardWindow]
  var hasFocus: Bool?
  /// A window that adapters share.
  var window: AnyObject?
  private(set) var searches = 0
  var accessoryHeight: CGFloat = 0
  var prefersCrossFadeTransitions = false
  var finger: KeyboardFinger?
  var applicationState: KeyboardApplicationState?
  /// The animations in which the keyboard has sprung back after drags.
  var springBacks: [KeyboardAnimation?] = []

  init(_ windows: KeyboardWindow...) {
    self.windows = windows
  }

  func hasFocus(searched: inout Set<ObjectIdentifier>) -> Bool? {
    if let window, !searched.insert(ObjectIdentifier(window)).inserted { return nil }
    searches += 1
    return hasFocus
  }

  func findDraggingFinger(searched: inout Set<ObjectIdentifier>) -> KeyboardFinger? { finger }

  func keyboardDidSpringBack(in animation: KeyboardAnimation?) {
    springBacks.append(animation)
  }
}
