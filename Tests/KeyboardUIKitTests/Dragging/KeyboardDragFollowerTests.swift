import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// The finger is followed, and what comes after it has lifted.
@MainActor
struct KeyboardDragFollowerTests {
  @MainActor
  final class Log {
    var heights: [CGFloat] = []
    var animations: [KeyboardAnimation?] = []
  }

  private let fixture = KeyboardFixture()
  private let scroll: UIScrollView
  private let view: UIView
  private let log = Log()

  init() {
    view = UIView(frame: fixture.window.bounds)
    fixture.window.addSubview(view)
    scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.keyboardDismissMode = .interactive
    view.addSubview(scroll)
  }

  /// Follows the view, and notes each height from that of a keyboard that is up on.
  private func follow() -> KeyboardAdjustment {
    view.followKeyboard(dragging: scroll, tracker: fixture.tracker) { [log] cover in
      guard cover.height != log.heights.last else { return }
      log.heights.append(cover.height)
      log.animations.append(cover.animation)
    }
  }

  private func show() {
    fixture.show(336)
    log.heights = [336]
    log.animations = []
  }

  private func drag(to heights: CGFloat...) {
    for height in heights { scroll.standInDrag(to: CGPoint(x: 10, y: height)) }
  }

  private func touch() {
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 300))
  }

  @Test func theFingerIsFollowedWithinTheDockedHeight() {
    fixture.keep(follow())
    show()
    touch()
    drag(to: 400, 500, 608, 700, 900, 600, 450)
    #expect(log.heights == [336, 236, 144, 0, 244, 336])
    #expect(log.animations.allSatisfy { $0 == nil })
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
  func aModeThatDoesNotDragTheKeyboardIsNotFollowed(mode: UIScrollView.KeyboardDismissMode) {
    scroll.keyboardDismissMode = mode
    fixture.keep(follow())
    show()
    touch()
    drag(to: 400, 600)
    #expect(log.heights == [336])
  }

  @Test func aHideAfterTheFingerHasLiftedIsFollowed() {
    fixture.keep(follow())
    show()
    touch()
    drag(to: 400, 700)
    scroll.standInTouchUp()
    fixture.hide(duration: 0.3)
    #expect(log.heights == [336, 144, 0])
    #expect(log.animations.last == KeyboardAnimation(duration: 0.3, curve: .keyboard))
  }

  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .didChangeFrame])
  func aShowBackToFullIsFollowedThoughItSaysWhatIsKnown(type: KeyboardNotificationType) {
    fixture.keep(follow())
    show()
    touch()
    drag(to: 400, 700)
    scroll.standInTouchUp()
    fixture.post(type, fixture.docked(336), duration: 0.3)
    #expect(log.heights == [336, 144, 336])
    #expect(log.animations.last == KeyboardAnimation(duration: 0.3, curve: .keyboard))
  }

  @Test func aZeroRectangleDuringTheDragIsNotBelieved() {
    fixture.keep(follow())
    show()
    touch()
    drag(to: 400, 700)
    fixture.post(.willChangeFrame, .zero)
    #expect(log.heights.last == 144)
    scroll.standInTouchUp()
    fixture.post(.willChangeFrame, .zero)
    #expect(log.heights.last == 144)
  }

  @Test func ifNothingComesTheKeyboardIsTakenToBeWhereItWas() {
    fixture.keep(follow())
    show()
    touch()
    drag(to: 400, 700)
    scroll.standInTouchUp(cancelled: true)
    fixture.clock.advance(by: 0.05)
    #expect(log.heights.last == 144)
    fixture.clock.advance(by: 0.05)
    #expect(log.heights == [336, 144, 336])
  }

  @Test func anotherTouchGoesOnWithTheDrag() {
    fixture.keep(follow())
    show()
    touch()
    drag(to: 400, 700)
    scroll.standInTouchUp()
    touch()
    drag(to: 400, 750)
    fixture.clock.advance(by: 1)
    #expect(log.heights == [336, 144, 336, 94])
  }

  @Test func aKeyboardThatHidesUnderTheFingerIsGone() {
    fixture.keep(follow())
    show()
    touch()
    drag(to: 400, 700)
    fixture.hide()
    drag(to: 720)
    #expect(log.heights == [336, 144, 0])
  }

  @Test func scrollingIsLeftAsItIs() {
    fixture.keep(follow())
    #expect(scroll.gestureRecognizers?.count == 2)
    show()
    touch()
    drag(to: 290, 100)
    #expect(scroll.contentOffset.y == 200)
    scroll.standInTouchUp()
  }

  @Test func theWindowNeedNotBeginWhereTheScreenDoes() {
    fixture.window.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
    fixture.keep(follow())
    show()
    touch()
    drag(to: 400, 600)
    #expect(log.heights.last == 244)
  }
}
