import KeyboardTesting
import Testing

@testable import KeyboardNotifications
@testable import KeyboardUIKit

/// The environment of a tracker is read from the views that are adjusted.
@MainActor
struct EnvironmentTests {
  private let fixture = KeyboardFixture()
  private let half = CGRect(x: 0, y: 0, width: 390, height: 400)

  @Test func theWindowOfAnAdjustedViewIsTheTrackers() {
    let fixture = KeyboardFixture(
      screen: CGRect(x: 0, y: 0, width: 1024, height: 768),
      window: CGRect(x: 20, y: 100, width: 400, height: 600),
      safeAreaBottom: 20
    )
    fixture.addAdjustedScrollView()
    #expect(fixture.tracker.environment().screen == fixture.screen.bounds)
    #expect(fixture.tracker.environment().window == fixture.window.frame)
    #expect(fixture.tracker.environment().safeAreaBottom == 20)
  }

  @Test func theKeyWindowOfAnAppDecides() {
    fixture.addAdjustedScrollView()
    let other = fixture.addWindow(half).window
    other.windowScene = fixture.scene
    fixture.window.makeKeyAndVisible()
    #expect(fixture.tracker.environment().window == fixture.window.frame)
    other.makeKeyAndVisible()
    #expect(fixture.tracker.environment().window == half)
  }

  @Test func theSceneOfTheLastAdjustedViewDecides() {
    fixture.addAdjustedScrollView()
    _ = fixture.addWindow(half)
    #expect(fixture.tracker.environment().window == half)
  }

  @Test func aSceneInFrontDecidesOverAKeyWindowInTheBackground() {
    fixture.addAdjustedScrollView()
    let alert = UIWindow(windowScene: fixture.scene)
    alert.makeKeyAndVisible()
    _ = fixture.addWindow(half, .background)
    #expect(fixture.tracker.environment().window == fixture.window.frame)
  }

  @Test func theScreenOfTheNotificationDecides() {
    fixture.addAdjustedScrollView()
    let television = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 1920, height: 1080))
    _ = fixture.addWindow(television.bounds, on: television)
    for screen in [television, fixture.screen] {
      let environment = fixture.tracker.environment(on: ScreenIdentity(screen))
      #expect(environment == KeyboardEnvironment(screen: screen.bounds, window: screen.bounds))
    }
  }

  @Test func withoutAWindowTheEnvironmentIsTheSystemsAndTheTrackerGoesOnObserving() {
    #expect(fixture.tracker.environment() == .system)
    do {
      let scroll = fixture.addAdjustedScrollView()
      scroll.removeFromSuperview()
    }
    #expect(fixture.tracker.environment() == .system)
    // The keyboard comes without an adjustment, and then one begins.
    fixture.show(336)
    #expect(fixture.tracker.state.isVisible)
    #expect(Insets(of: fixture.addAdjustedScrollView()) == Insets(336))
  }

  @Test func crossFadeIsTheSettingOfTheUser() {
    UIAccessibility.standInSetPrefersCrossFadeTransitions(true)
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    #expect(fixture.tracker.environment().prefersCrossFadeTransitions)
  }
}

/// The overlap of a state and a view is measured on the view.
@MainActor
struct KeyboardGeometryOfViewsTests {
  private let fixture = KeyboardFixture(
    window: CGRect(x: 0, y: 100, width: 390, height: 744),
    safeAreaBottom: 34
  )

  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: CGRect(x: 0, y: 508, width: 390, height: 336)
  )

  @Test func aViewIsMeasuredOnTheScreen() {
    let view = fixture.addView(CGRect(x: 10, y: 300, width: 100, height: 200))
    let keyboard = CGRect(x: -10, y: 108, width: 390, height: 336)
    #expect(shown.overlap(of: view)?.height == 92)
    #expect(shown.overlap(of: view)?.keyboardFrame == keyboard)
    view.bounds.origin.y = 50
    #expect(shown.overlap(of: view)?.keyboardFrame?.minY == 158)
    #expect(shown.overlap(of: fixture.window)?.height == 336)
    // The safe area is not counted twice.
    #expect(shown.overlap(of: fixture.window)?.inset == 302)
  }

  @Test func aViewOutsideAWindowHasNoOverlap() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(shown.overlap(of: view) == nil)
  }
}
