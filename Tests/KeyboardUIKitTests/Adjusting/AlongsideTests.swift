import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Something of the app's moves along, and something is done at the end.
@MainActor
struct AlongsideTests {
  @MainActor
  private final class Log {
    var heights: [CGFloat] = []
    var durations: [TimeInterval] = []
    var ends: [CGFloat] = []
  }

  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private let adjustment: KeyboardAdjustment
  private let log = Log()

  init() {
    scroll = fixture.addScrollView()
    adjustment = scroll.adjustForKeyboard(tracker: fixture.tracker)
  }

  private func follow() {
    adjustment.alongside = { [log] cover in
      log.heights.append(cover.height)
      log.durations.append(UIView.inheritedAnimationDuration)
    }
    adjustment.completion = { [log] cover in log.ends.append(cover.height) }
  }

  @Test func itIsCalledAtOnceAndInTheSameAnimation() {
    follow()
    let animations = UIView.standInAnimations {
      fixture.post(.willShow, fixture.docked(336))
      fixture.post(.willHide, fixture.docked(0))
    }
    #expect(log.heights == [0, 336, 0])
    #expect(log.durations == [0, 0.25, 0.25])
    #expect(animations.count == 2)
  }

  @Test func theEndComesWithTheEndOfTheAnimation() {
    follow()
    UIView.standInHoldingCompletions {
      fixture.post(.willShow, fixture.docked(336))
      #expect(log.ends.isEmpty)
    }
    #expect(log.ends == [336])
    fixture.post(.willHide, fixture.docked(0), duration: 0)
    #expect(log.ends == [336, 0])
  }

  @Test func aKeyboardThatIsUpIsToldAtOnce() {
    fixture.show(336)
    follow()
    #expect(log.heights == [336])
    fixture.hide()
    #expect(log.heights.last == 0)
  }

  @Test func withoutItNothingIsCalled() {
    follow()
    adjustment.alongside = nil
    adjustment.completion = nil
    fixture.show(336)
    #expect(log.heights == [0])
    #expect(log.ends.isEmpty)
  }
}
