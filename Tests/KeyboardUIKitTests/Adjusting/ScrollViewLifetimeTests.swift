import KeyboardNotifications
import KeyboardUIKit
import Testing

@MainActor
struct ScrollViewLifetimeTests {
  @Test func nothingHappensOutsideAWindow() {
    let fixture = KeyboardFixture()
    let scroll = UIScrollView(frame: fixture.window.bounds)
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    let animations = UIView.standInAnimations { fixture.show(336) }
    #expect(Insets(of: scroll) == .zero)
    #expect(animations.isEmpty)
  }

  @Test func aViewThatComesIntoAWindowCatchesUp() {
    let fixture = KeyboardFixture()
    let scroll = UIScrollView(frame: fixture.window.bounds)
    fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
    fixture.show(336)
    fixture.window.addSubview(scroll)
    fixture.clock.nextTurn()
    #expect(Insets(of: scroll) == Insets(336))
  }

  @Test func aHideReachesAViewThatHasLeftItsWindow() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addAdjustedScrollView()
    fixture.show(336)
    scroll.removeFromSuperview()
    fixture.hide()
    #expect(Insets(of: scroll) == .zero)
  }

  @Test func theViewIsNotKeptAlive() {
    let fixture = KeyboardFixture()
    weak var gone: UIScrollView?
    let adjustment: KeyboardAdjustment
    do {
      let scroll = fixture.addScrollView()
      adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
      fixture.show(336)
      fixture.clock.nextTurn()
      scroll.removeFromSuperview()
      gone = scroll
    }
    #expect(gone == nil)
    fixture.hide()
    adjustment.update()
  }

  @Test func theTrackerIsNotKeptAlive() {
    weak var gone: KeyboardTracker?
    let scroll = UIScrollView(frame: .zero)
    do {
      let fixture = KeyboardFixture()
      fixture.window.addSubview(scroll)
      fixture.keep(scroll.adjustForKeyboard(tracker: fixture.tracker))
      fixture.show(336)
      gone = fixture.tracker
    }
    #expect(gone == nil)
  }

  @Test func nothingMovesWhileTheAppIsInTheBackground() {
    let fixture = KeyboardFixture()
    let scroll = fixture.addAdjustedScrollView()
    fixture.post("UIApplicationWillResignActiveNotification")
    fixture.show(336)
    scroll.frame.size.height -= 10
    fixture.turn()
    #expect(Insets(of: scroll) == .zero)
    scroll.frame.size.height += 10
    fixture.post("UIApplicationDidBecomeActiveNotification")
    #expect(Insets(of: scroll) == Insets(336))
  }
}
