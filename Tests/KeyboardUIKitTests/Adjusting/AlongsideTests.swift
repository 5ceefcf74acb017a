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
  private let log = Log()

  init() {
    scroll = fixture.addScrollView()
  }

  private func follow() -> KeyboardAdjustment {
    scroll.adjustForKeyboard(tracker: fixture.tracker) { [log] cover in
      log.heights.append(cover.height)
      log.durations.append(UIView.inheritedAnimationDuration)
    } completion: { [log] cover in
      log.ends.append(cover.height)
    }
  }

  @Test func itIsCalledAtOnceAndInTheSameAnimation() {
    fixture.keep(follow())
    let animations = UIView.standInAnimations {
      fixture.post(.willShow, fixture.docked(336))
      fixture.post(.willHide, fixture.docked(0))
    }
    #expect(log.heights == [0, 336, 0])
    #expect(log.durations == [0, 0.25, 0.25])
    #expect(animations.count == 2)
  }

  @Test func theEndComesWithTheEndOfTheAnimation() {
    fixture.keep(follow())
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
    fixture.keep(follow())
    #expect(log.heights == [336])
    fixture.hide()
    #expect(log.heights.last == 0)
  }

  @Test func whatHasNotChangedIsNotGivenAgain() {
    let adjustment = follow()
    fixture.show(336)
    scroll.contentInset.bottom = 50
    adjustment.update()
    fixture.turn()
    #expect(scroll.contentInset.bottom == 386)
    #expect(log.heights == [0, 336])
    #expect(log.ends == [336])
  }

  @Test func itIsCalledAfterTheLayoutThatItMovesWith() {
    let view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([bottom, bar.heightAnchor.constraint(equalToConstant: 50)])
    var frames: [CGFloat] = []
    fixture.keep(
      bottom.adjustForKeyboard(tracker: fixture.tracker) { _ in
        frames.append(bar.frame.maxY)
      }
    )
    fixture.turn()
    fixture.post(.willShow, fixture.docked(336))
    #expect(frames.last == 508)
  }

  @Test func revealingIsAskedAfterBoth() {
    let adjustment = follow()
    var heights: [CGFloat] = []
    adjustment.revealing = { [log] scroll in
      heights = log.heights + [scroll.contentInset.bottom]
      return nil
    }
    fixture.post(.willShow, fixture.docked(336))
    #expect(heights == [0, 336, 336])
  }

  @Test func ofAViewThatAvoidsByItselfItIsCalledToo() {
    let controller = UITableViewController(style: .plain)
    fixture.window.rootViewController = controller
    var heights: [CGFloat] = []
    fixture.keep(
      controller.tableView.adjustForKeyboard(tracker: fixture.tracker) {
        heights.append($0.height)
      }
    )
    fixture.show(336)
    #expect(heights == [0, 336])
    #expect(controller.tableView.contentInset == .zero)
  }

  @Test func whatComesWhilePausedIsGivenOnceAfterwards() {
    let adjustment = follow()
    adjustment.pause()
    fixture.show(300)
    fixture.show(336)
    #expect(log.heights == [0])
    adjustment.resume()
    #expect(log.heights == [0, 336])
  }
}
