import KeyboardNotifications
import KeyboardTesting
import Testing

@testable import KeyboardUIKit

/// The two sources give the same, and what comes after the finger has lifted is followed.
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

  private func follow(by source: KeyboardDragSource = .finger) -> KeyboardDragFollower {
    let follower = KeyboardDragFollower(scroll, in: view, by: source, tracker: fixture.tracker) {
      [log] state, animation in
      log.heights.append(state.coveredHeight)
      log.animations.append(animation)
    }
    return follower
  }

  private func drag(to heights: CGFloat...) {
    for height in heights { scroll.standInDrag(to: CGPoint(x: 10, y: height)) }
  }

  private func touch() {
    scroll.standInTouchDown(at: CGPoint(x: 10, y: 300))
  }

  /// Where UIKit puts its guide while a finger drags.
  private func moveGuide(toTop top: CGFloat) {
    view.keyboardLayoutGuide.standInSetLayoutFrame(
      CGRect(x: 0, y: top, width: 390, height: 844 - top)
    )
    view.layoutIfNeeded()
  }

  @Test func theFingerIsFollowedWithinTheDockedHeight() {
    let follower = follow()
    fixture.show(336)
    touch()
    drag(to: 400, 500, 608, 700, 900, 600, 450)
    #expect(log.heights == [236, 144, 0, 244, 336])
    #expect(log.animations.allSatisfy { $0 == nil })
    #expect(follower.isHeld)
  }

  @Test func theLayoutGuideIsFollowed() {
    let follower = follow(by: .layoutGuide)
    moveGuide(toTop: 508)
    fixture.show(336)
    touch()
    drag(to: 400, 600)
    moveGuide(toTop: 608)
    moveGuide(toTop: 708)
    #expect(log.heights == [236, 136])
    withExtendedLifetime(follower) {}
  }

  @Test func theGuideTellsNothingUnlessAFingerDrags() {
    let follower = follow(by: .layoutGuide)
    fixture.show(336)
    moveGuide(toTop: 608)
    #expect(log.heights.isEmpty)
    withExtendedLifetime(follower) {}
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
  func aModeThatDoesNotDragTheKeyboardIsNotFollowed(mode: UIScrollView.KeyboardDismissMode) {
    scroll.keyboardDismissMode = mode
    let follower = follow()
    fixture.show(336)
    touch()
    drag(to: 400, 600)
    #expect(log.heights.isEmpty)
    withExtendedLifetime(follower) {}
  }

  @Test func aHideAfterTheFingerHasLiftedIsFollowed() {
    let follower = follow()
    fixture.show(336)
    touch()
    drag(to: 400, 700)
    scroll.standInTouchUp()
    #expect(follower.state.coveredHeight == 144)
    fixture.hide(duration: 0.3)
    #expect(log.heights == [144, 0])
    #expect(log.animations.last == KeyboardAnimation(duration: 0.3, curve: .keyboard))
    #expect(!follower.state.isVisible)
  }

  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .didChangeFrame])
  func aShowBackToFullIsFollowedThoughItSaysWhatIsKnown(type: KeyboardNotificationType) {
    let follower = follow()
    fixture.show(336)
    touch()
    drag(to: 400, 700)
    scroll.standInTouchUp()
    fixture.post(type, fixture.docked(336), duration: 0.3)
    #expect(log.heights == [144, 336])
    #expect(log.animations.last == KeyboardAnimation(duration: 0.3, curve: .keyboard))
    withExtendedLifetime(follower) {}
  }

  @Test func aZeroRectangleDuringTheDragIsNotBelieved() {
    let follower = follow()
    fixture.show(336)
    touch()
    drag(to: 400, 700)
    fixture.post(.willChangeFrame, .zero)
    #expect(follower.state.coveredHeight == 144)
    scroll.standInTouchUp()
    fixture.post(.willChangeFrame, .zero)
    #expect(follower.state.coveredHeight == 144)
  }

  @Test func ifNothingComesTheKeyboardIsTakenToBeWhereItWas() {
    let follower = follow()
    fixture.show(336)
    touch()
    drag(to: 400, 700)
    scroll.standInTouchUp(cancelled: true)
    fixture.clock.advance(by: 0.05)
    #expect(follower.state.coveredHeight == 144)
    fixture.clock.advance(by: 0.05)
    #expect(log.heights == [144, 336])
  }

  @Test func anotherTouchGoesOnWithTheDrag() {
    let follower = follow()
    fixture.show(336)
    touch()
    drag(to: 400, 700)
    scroll.standInTouchUp()
    touch()
    drag(to: 400, 750)
    fixture.clock.advance(by: 1)
    #expect(follower.isHeld)
    #expect(log.heights == [144, 336, 94])
  }

  @Test func aKeyboardThatHidesUnderTheFingerIsGone() {
    let follower = follow()
    fixture.show(336)
    touch()
    drag(to: 400, 700)
    fixture.hide()
    drag(to: 720)
    #expect(log.heights == [144, 0])
    #expect(!follower.isHeld)
  }

  @Test func scrollingIsLeftAsItIs() {
    let follower = follow()
    #expect(scroll.gestureRecognizers?.count == 2)
    fixture.show(336)
    touch()
    drag(to: 290, 100)
    #expect(scroll.contentOffset.y == 200)
    scroll.standInTouchUp()
    withExtendedLifetime(follower) {}
  }

  @Test func theFollowerTakesAllItAddedAway() {
    var follower: KeyboardDragFollower? = follow(by: .layoutGuide)
    #expect(follower != nil)
    follower = nil
    #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer])
    #expect(view.subviews == [scroll])
  }

  @Test func theWindowNeedNotBeginWhereTheScreenDoes() {
    fixture.window.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
    let follower = follow()
    fixture.show(336)
    touch()
    drag(to: 400, 600)
    #expect(follower.state.cover(of: fixture.window)?.height == 144)
  }
}
