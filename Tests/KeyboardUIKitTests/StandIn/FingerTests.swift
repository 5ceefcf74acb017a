import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// The finger that drags the keyboard over a scroll view is measured before each frame.
@MainActor
struct FingerTests {
  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private let log = OverlapLog()

  init() {
    scroll = fixture.addScrollView(contentHeight: 3000)
    scroll.keyboardDismissMode = .interactive
    fixture.keep(
      fixture.window.followKeyboard(tracker: fixture.tracker) { [log] in
        log.add($0)
      }
    )
  }

  /// The heights from that of the full keyboard on, without repetitions.
  private var heights: [CGFloat] {
    log.heights.dropFirst().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Drags a finger over a scroll view, through some heights of the window, with a frame at each.
  private func drag(_ scroll: UIScrollView, to heights: CGFloat...) {
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 300))
    for height in heights {
      scroll.standInDrag(to: CGPoint(x: 10, y: height))
      fixture.turn()
    }
  }

  private func lift() {
    scroll.standInTouchUp()
    fixture.turn()
  }

  @Test func aRepetitionAfterTheDragRestoresTheHeightInItsAnimation() {
    fixture.show(336)
    drag(scroll, to: 400, 700)
    scroll.standInTouchUp()
    let animations = UIView.standInAnimations {
      fixture.post(.willShow, fixture.docked(336), duration: 0.3)
    }
    #expect(heights == [336, 144, 336])
    #expect(log.overlaps.last?.animation == KeyboardAnimation(duration: 0.3, curve: .keyboard))
    #expect(animations.map(\.curve.rawValue) == [7])
  }

  @Test func aTurnAfterTheReturnNoFocusIsRevealedThatTheUserHasScrolledAway() {
    fixture.adjust(scroll)
    fixture.addField(y: 700, to: scroll).becomeFirstResponder()
    fixture.show(336)
    fixture.clock.nextTurn()
    #expect(scroll.contentOffset.y == 240)
    scroll.contentOffset.y = 100
    drag(scroll, to: 400, 700)
    let offset = scroll.contentOffset.y
    lift()
    fixture.clock.advance(by: 0.1)
    fixture.clock.nextTurn()
    fixture.turn()
    #expect(scroll.contentInset.bottom == 336)
    #expect(scroll.contentOffset.y == offset)
  }

  @Test func aKeyboardThatChangesWhileTheUserScrollsAwayRevealsNoFocusedViewLater() {
    fixture.keep(KeyboardAdjustment.forFocusedViews(tracker: fixture.tracker))
    fixture.addField(y: 700, to: scroll).becomeFirstResponder()
    fixture.show(336)
    fixture.turn()
    fixture.clock.nextTurn()
    drag(scroll, to: 440)
    scroll.contentOffset.y = 100
    fixture.show(380)
    fixture.turn()
    fixture.clock.nextTurn()
    lift()
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func aFollowerCountsChangesOfTheKeyboardAndNoDrag() {
    var heights: [CGFloat] = []
    let follower = KeyboardFollower(fixture.window, tracker: fixture.tracker) { _, height, _ in
      heights.append(height)
    } onDisappear: {
      heights.append(-$0)
    }
    fixture.show(336)
    drag(scroll, to: 400, 700)
    lift()
    fixture.hide()
    #expect(heights == [336, -336])
    follower.pause()
  }

  @Test func aScrollViewFollowsItsOwnFinger() {
    let other = fixture.addAdjustedScrollView()
    fixture.show(336)
    other.keyboardDismissMode = .interactive
    drag(other, to: 400, 700)
    #expect(Insets(of: other) == Insets(144))
  }

  @Test func aScrollViewMayBeReleasedAsItsFingerIsMeasured() {
    var list: ReleasedList? = ReleasedList(frame: fixture.window.bounds)
    if let list {
      fixture.window.addSubview(list)
      fixture.adjust(list)
    }
    fixture.show(336)
    list?.standInTouchDown(at: CGPoint(x: 10, y: 300))
    list?.standInDrag(to: CGPoint(x: 10, y: 700))
    weak let released = list
    list?.onMeasure = {
      list?.removeFromSuperview()
      list = nil
    }
    fixture.turn()
    #expect(released == nil)
    #expect(heights.last == 144)
  }
}

/// Scroll view that is told when its finger is measured.
///
/// A runner of tests releases a screen on another thread, at any moment.
private final class ReleasedList: UIScrollView {
  var onMeasure: (() -> Void)?

  override var keyboardDismissMode: KeyboardDismissMode {
    get {
      onMeasure?()
      return .interactive
    }
    set {}
  }
}
