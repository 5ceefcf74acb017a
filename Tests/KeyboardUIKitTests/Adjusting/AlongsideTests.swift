import KeyboardNotifications
import KeyboardUIKit
import Testing

/// Something of the app's moves along, and something is done at the end.
@MainActor
struct AlongsideTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private let log = OverlapLog()
  private let ends = OverlapLog()
  private let adjustment: KeyboardAdjustment

  init() {
    scroll = fixture.addScrollView()
    adjustment = fixture.adjust(scroll)
    adjustment.alongside = { [log] in log.add($0) }
    adjustment.completion = { [ends] in ends.add($0) }
  }

  @Test func itIsCalledAtOnceAndInTheSameAnimation() {
    let animations = UIView.standInAnimations {
      fixture.post(.willShow, fixture.docked(336))
      fixture.post(.willHide, fixture.docked(0))
    }
    #expect(log.heights == [0, 336, 0])
    #expect(log.durations == [0, 0.25, 0.25])
    #expect(animations.count == 2)
  }

  @Test func theEndComesWithTheEndOfTheAnimation() {
    UIView.standInHoldingCompletions {
      fixture.post(.willShow, fixture.docked(336))
      #expect(ends.heights.isEmpty)
    }
    #expect(ends.heights == [336])
    fixture.post(.willHide, fixture.docked(0), duration: 0)
    #expect(ends.heights == [336, 0])
  }

  @Test func whatHasNotChangedIsNotGivenAgain() {
    fixture.show(336)
    scroll.contentInset.bottom = 50
    adjustment.update()
    fixture.turn()
    #expect(scroll.contentInset.bottom == 386)
    #expect(log.heights == [0, 336])
    #expect(ends.heights == [336])
  }

  @Test func itIsCalledAfterTheLayoutThatItMovesWith() {
    let view = fixture.addView()
    let bar = UIView()
    let bottom = view.addBar(bar, on: view.bottomAnchor, height: 50)
    var frames: [CGFloat] = []
    fixture.adjust(bottom).alongside = { _ in frames.append(bar.frame.maxY) }
    fixture.turn()
    fixture.post(.willShow, fixture.docked(336))
    #expect(frames.last == 508)
  }

  @Test func revealingIsAskedAfterBoth() {
    var heights: [CGFloat] = []
    adjustment.revealing = { [log] scroll, _ in
      heights = log.heights + [scroll.contentInset.bottom]
      return nil
    }
    fixture.post(.willShow, fixture.docked(336))
    #expect(heights == [0, 336, 336])
  }

  @Test func whatComesWhilePausedIsGivenOnceAfterwards() {
    adjustment.pause()
    fixture.show(300)
    fixture.show(336)
    #expect(log.heights == [0])
    adjustment.resume()
    #expect(log.heights == [0, 336])
  }
}
