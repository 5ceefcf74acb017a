import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@testable import KeyboardUIKit

/// A plain app gives no environment, and gets right results.
@MainActor
struct ViewEnvironmentProviderTests {
  @Test func theWindowOfAnAdjustedViewIsTheTrackers() {
    let fixture = KeyboardFixture(
      screen: CGRect(x: 0, y: 0, width: 1024, height: 768),
      window: CGRect(x: 20, y: 100, width: 400, height: 600)
    )
    fixture.addAdjustedScrollView()
    #expect(fixture.tracker.environment().screen == fixture.screen.bounds)
    #expect(fixture.tracker.environment().window == fixture.window.frame)
  }

  /// Adds a window with an adjusted list.
  private func addWindow(_ fixture: KeyboardFixture, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    let list = UIScrollView(frame: window.bounds)
    window.addSubview(list)
    fixture.adjust(list)
    return window
  }

  @Test func ofSeveralWindowsTheKeyOneIs() {
    let fixture = KeyboardFixture()
    fixture.addAdjustedScrollView()
    let other = addWindow(fixture, in: fixture.scene)
    #expect(fixture.tracker.environment().window == fixture.window.frame)
    other.makeKeyAndVisible()
    #expect(fixture.tracker.environment().window == other.frame)
  }

  @Test func ofTwoScenesTheOneInFrontIs() {
    let fixture = KeyboardFixture()
    fixture.addAdjustedScrollView()
    let behind = UIWindowScene(standInScreen: fixture.screen)
    behind.standInSetActivationState(.background)
    addWindow(fixture, in: behind).makeKeyAndVisible()
    #expect(fixture.tracker.environment().window == fixture.window.frame)
  }

  @Test func withoutAWindowTheSystemsIsAndTheTrackerGoesOnObserving() {
    let fixture = KeyboardFixture()
    #expect(fixture.tracker.environment() == .system)
    do {
      let scroll = fixture.addAdjustedScrollView()
      scroll.removeFromSuperview()
    }
    #expect(fixture.tracker.environment() == .system)
    // Nobody is left; the keyboard comes, and then another screen.
    fixture.show(336)
    #expect(fixture.tracker.state.isVisible)
    #expect(Insets(of: fixture.addAdjustedScrollView()) == Insets(336))
  }

  @Test func crossFadeIsHonoured() {
    UIAccessibility.standInSetPrefersCrossFadeTransitions(true)
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    let fixture = KeyboardFixture()
    #expect(fixture.tracker.environment().prefersCrossFadeTransitions)
    let scroll = fixture.addAdjustedScrollView()
    fixture.show(336)
    fixture.post(.willChangeFrame, .zero)
    #expect(Insets(of: scroll) == .zero)
  }

  @Test func whatTheAppSetsGoesFirst() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addAdjustedScrollView()
    fixture.tracker.environment = { [bounds = fixture.screen.bounds] in
      KeyboardEnvironment(screen: bounds, window: bounds, otherApps: .include)
    }
    fixture.post(.willShow, fixture.docked(336), isLocal: false)
    #expect(Insets(of: scroll) == Insets(336))
  }
}
