import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

@testable import KeyboardUIKit

/// A plain app gives no environment, and gets right results.
@MainActor
struct ViewSurroundingsTests {
  @Test func theWindowOfAnAdjustedViewIsTheTrackers() {
    let stage = Stage(
      screen: CGRect(x: 0, y: 0, width: 1024, height: 768),
      window: CGRect(x: 20, y: 100, width: 400, height: 600)
    )
    let scroll = stage.addScrollView()
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    #expect(stage.tracker.environment() == KeyboardEnvironment(in: stage.window))
    #expect(stage.tracker.environment().screen == stage.screen.bounds)
    #expect(stage.tracker.environment().window == stage.window.frame)
    withExtendedLifetime(adjustment) {}
  }

  @Test func ofSeveralWindowsTheKeyOneIs() {
    let stage = Stage()
    let first = stage.addScrollView()
    let other = UIWindow(windowScene: stage.scene)
    other.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    let second = UIScrollView(frame: other.bounds)
    other.addSubview(second)
    let adjustments = [first, second].map { $0.adjustForKeyboard(tracker: stage.tracker) }
    #expect(stage.tracker.environment().window == stage.window.frame)
    other.makeKeyAndVisible()
    #expect(stage.tracker.environment().window == other.frame)
    withExtendedLifetime(adjustments) {}
  }

  @Test func withoutAWindowTheSystemsIs() {
    let stage = Stage()
    #expect(stage.tracker.environment() == .system)
    do {
      let scroll = stage.addScrollView()
      let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
      scroll.removeFromSuperview()
      withExtendedLifetime(adjustment) {}
    }
    #expect(stage.tracker.environment() == .system)
  }

  @Test func crossFadeIsHonoured() {
    UIAccessibility.standInSetPrefersCrossFadeTransitions(true)
    defer { UIAccessibility.standInSetPrefersCrossFadeTransitions(false) }
    let stage = Stage()
    #expect(stage.tracker.environment().prefersCrossFadeTransitions)
    let scroll = stage.addScrollView()
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    stage.show(336)
    stage.post(.willChangeFrame, .zero)
    #expect(Insets(of: scroll) == .zero)
    withExtendedLifetime(adjustment) {}
  }

  @Test func whatTheAppSetsGoesFirst() {
    let stage = Stage()
    let scroll = stage.addScrollView()
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    stage.tracker.environment = { KeyboardEnvironment(in: stage.window, otherApps: .include) }
    stage.post(.willShow, stage.docked(336), isLocal: false)
    #expect(Insets(of: scroll) == Insets(336))
    withExtendedLifetime(adjustment) {}
  }

  @Test func aTrackerThatWasUsedGoesOnObserving() {
    let stage = Stage()
    do {
      let adjustment = stage.addScrollView().adjustForKeyboard(tracker: stage.tracker)
      withExtendedLifetime(adjustment) {}
    }
    #expect(stage.tracker.isObserving)
    stage.show(336)
    #expect(stage.tracker.state.isVisible)
  }
}
