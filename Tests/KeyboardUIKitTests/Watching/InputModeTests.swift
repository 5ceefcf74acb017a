import KeyboardNotifications
import KeyboardTesting
import KeyboardUIKit
import Testing

/// Another input mode may come with another height and without a notification.
@MainActor
struct InputModeTests {
  private let fixture = KeyboardFixture(safeAreaBottom: 34)
  private let scroll: UIScrollView
  private let adjustment: KeyboardAdjustment

  init() {
    scroll = fixture.addScrollView()
    adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
  }

  @Test func whatHasMovedMeanwhileIsFoundSoonAfter() {
    fixture.show(336)
    fixture.clock.nextTurn()
    NotificationCenter.default.post(.currentInputModeDidChange)
    fixture.window.frame.origin.y = -100
    fixture.clock.advance(by: 0.05)
    #expect(Insets(of: scroll) == Insets(302))
    let animations = UIView.standInAnimations { fixture.clock.advance(by: 0.05) }
    #expect(Insets(of: scroll) == Insets(202))
    #expect(animations.map(\.curve.rawValue) == [7])
  }

  @Test func theLookATurnAfterANotificationIsNotCancelled() {
    fixture.post(.willShow, fixture.docked(336))
    NotificationCenter.default.post(.currentInputModeDidChange)
    // Nothing tells of a window that moves, so only the look finds it.
    fixture.window.frame.origin.y = -100
    fixture.clock.nextTurn()
    #expect(Insets(of: scroll) == Insets(202))
  }
}
