import KeyboardNotifications
import KeyboardUIKit
import Testing

@MainActor
struct ScrollViewLifetimeTests {
  @Test func nothingHappensOutsideAWindow() {
    let stage = Stage()
    let scroll = UIScrollView(frame: stage.window.bounds)
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    let animations = UIView.standInAnimations { stage.show(336) }
    #expect(Insets(of: scroll) == .zero)
    #expect(animations.isEmpty)
    withExtendedLifetime(adjustment) {}
  }

  @Test func aViewThatComesIntoAWindowCatchesUp() {
    let stage = Stage()
    let scroll = UIScrollView(frame: stage.window.bounds)
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    stage.show(336)
    stage.window.addSubview(scroll)
    #expect(Insets(of: scroll) == Insets(336))
    withExtendedLifetime(adjustment) {}
  }

  @Test func aHideReachesAViewThatHasLeftItsWindow() {
    let stage = Stage()
    let scroll = stage.addScrollView()
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    stage.show(336)
    scroll.removeFromSuperview()
    stage.hide()
    #expect(Insets(of: scroll) == .zero)
    withExtendedLifetime(adjustment) {}
  }

  @Test func theViewIsNotKeptAlive() {
    let stage = Stage()
    weak var gone: UIScrollView?
    let adjustment: KeyboardAdjustment
    do {
      let scroll = stage.addScrollView()
      adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
      stage.show(336)
      stage.clock.nextTurn()
      scroll.removeFromSuperview()
      gone = scroll
    }
    #expect(gone == nil)
    stage.hide()
    adjustment.update()
  }

  @Test func theTrackerIsNotKeptAlive() {
    weak var gone: KeyboardTracker?
    let scroll = UIScrollView(frame: .zero)
    do {
      let stage = Stage()
      stage.window.addSubview(scroll)
      let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
      stage.show(336)
      gone = stage.tracker
      withExtendedLifetime(adjustment) {}
    }
    #expect(gone == nil)
  }

  @Test func nothingMovesWhileTheAppIsInTheBackground() {
    let stage = Stage()
    let scroll = stage.addScrollView()
    let adjustment = scroll.adjustForKeyboard(tracker: stage.tracker)
    stage.post("UIApplicationWillResignActiveNotification")
    stage.show(336)
    scroll.frame.size.height -= 10
    scroll.layoutIfNeeded()
    #expect(Insets(of: scroll) == .zero)
    scroll.frame.size.height += 10
    stage.post("UIApplicationDidBecomeActiveNotification")
    #expect(Insets(of: scroll) == Insets(336))
    withExtendedLifetime(adjustment) {}
  }
}
