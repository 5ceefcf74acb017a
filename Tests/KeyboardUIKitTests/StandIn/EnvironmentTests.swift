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
    #expect(fixture.tracker.environment().screenBounds == fixture.screen.bounds)
    #expect(fixture.tracker.environment().window == fixture.window.frame)
    #expect(fixture.tracker.environment().windows.map(\.safeAreaBottom) == [20])
  }

  // https://github.com/flutter/engine/pull/37719
  @Test(arguments: [true, false])
  func eachViewIsCoveredByItsOwnWindow(isSlideOverFirst: Bool) {
    let fixture = KeyboardFixture(screen: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let slideOver = CGRect(x: 680, y: 20, width: 320, height: 728)
    if !isSlideOverFirst { fixture.addAdjustedScrollView() }
    let narrow = fixture.addWindow(slideOver).list
    let full = isSlideOverFirst ? fixture.addAdjustedScrollView() : nil
    fixture.post(.willShow, CGRect(x: 680, y: 396, width: 320, height: 352))
    #expect(narrow.contentInset.bottom == 352)
    let list = full ?? fixture.window.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    #expect(list?.contentInset.bottom == 0)
    #expect(fixture.tracker.state.coveredHeight == 352)
  }

  @Test func theScreenOfTheNotificationDecides() {
    fixture.addAdjustedScrollView()
    let television = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 1920, height: 1080))
    _ = fixture.addWindow(television.bounds, on: television)
    for screen in [television, fixture.screen] {
      let environment = fixture.tracker.environment(on: ScreenIdentity(screen))
      #expect(environment.screenBounds == screen.bounds)
      #expect(environment.windows.map(\.frame) == [screen.bounds])
    }
  }

  @Test func withoutAWindowNoScreenIsKnownAndTheTrackerGoesOnObserving() {
    #expect(fixture.tracker.environment() == KeyboardEnvironment())
    do {
      let scroll = fixture.addAdjustedScrollView()
      scroll.removeFromSuperview()
    }
    #expect(fixture.tracker.environment() == KeyboardEnvironment())
    // The keyboard comes without an adjustment, and then one begins.
    fixture.show(336)
    #expect(fixture.tracker.state.isVisible)
    #expect(Insets(of: fixture.addAdjustedScrollView()) == Insets(336))
  }

  // https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
  @Test(arguments: [
    (UIScene.ActivationState.foregroundActive, true), (.foregroundInactive, false),
    (.background, true),
  ])
  func theSceneOfAViewTellsWhetherTheAppIsActive(state: UIScene.ActivationState, isActive: Bool) {
    let center = NotificationCenter()
    let tracker = KeyboardTracker(center: center)
    fixture.scene.scenes[0].standInSetActivationState(state)
    let list = fixture.addScrollView()
    let adjustment = list.adjustForKeyboard(tracker: tracker)
    let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
    let userInfo = [UIResponder.keyboardFrameEndUserInfoKey: frame]
    center.post(
      name: UIResponder.keyboardWillShowNotification,
      object: nil,
      userInfo: userInfo
    )
    #expect(list.contentInset.bottom == (isActive ? 336 : 0))
    center.post(name: UIScene.didActivateNotification, object: fixture.scene.scenes[0])
    #expect(list.contentInset.bottom == 336)
    withExtendedLifetime(adjustment) {}
  }

  @Test func crossFadeIsTheSettingOfTheUser() {
    UIAccessibility.standInSetPrefersCrossFadeTransitions(true)
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    #expect(fixture.tracker.environment().prefersCrossFadeTransitions)
  }
}
