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
      fixture.window.followKeyboard(draggedScrollView: scroll, tracker: fixture.tracker) { [log] in
        log.add($0)
      }
    )
  }

  /// The heights that were given from that of the full keyboard on, each once.
  private var heights: [CGFloat] {
    log.heights.dropFirst().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private var isPulledDown: Bool { KeyboardCoordinator.of(fixture.tracker).isKeyboardPulledDown }

  /// Shows the keyboard, unless it is up, and drags a finger.
  private func drag(to heights: CGFloat..., finger: Int = 0) {
    if !fixture.tracker.state.isVisible { fixture.show(336) }
    if !scroll.isTracking { scroll.standInTouchDown(at: CGPoint(x: 10, y: 300)) }
    for height in heights {
      scroll.standInDrag(to: CGPoint(x: 10, y: height), finger: finger)
      fixture.turn()
    }
  }

  private func lift(cancelled: Bool = false) {
    scroll.standInTouchUp(cancelled: cancelled)
    fixture.turn()
  }

  @Test func theFingerIsFollowedWithoutAnAnimation() {
    fixture.show(336)
    let animations = UIView.standInAnimations { drag(to: 400, 500, 608, 700, 900, 600, 450) }
    #expect(heights == [336, 236, 144, 0, 244, 336])
    #expect(animations.isEmpty)
    #expect(log.overlaps.suffix(5).allSatisfy { $0.animation == nil })
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag])
  func aModeThatDoesNotDragTheKeyboardIsNotFollowed(mode: UIScrollView.KeyboardDismissMode) {
    scroll.keyboardDismissMode = mode
    drag(to: 400, 600)
    #expect(heights == [336])
  }

  @Test(arguments: [KeyboardNotificationType.willShow, .willChangeFrame, .didChangeFrame])
  func aShowBackToFullIsFollowedThoughItSaysWhatIsKnown(type: KeyboardNotificationType) {
    drag(to: 400, 700)
    scroll.standInTouchUp()
    let animations = UIView.standInAnimations {
      fixture.post(type, fixture.docked(336), duration: 0.3)
    }
    #expect(heights == [336, 144, 336])
    #expect(log.overlaps.last?.animation == KeyboardAnimation(duration: 0.3, curve: .keyboard))
    #expect(animations.map(\.curve.rawValue) == [7])
  }

  @Test func aZeroRectangleDuringTheDragIsIgnored() {
    drag(to: 400, 700)
    fixture.post(.willChangeFrame, .zero)
    lift()
    fixture.post(.willChangeFrame, .zero)
    #expect(heights == [336, 144])
  }

  @Test func withoutANotificationTheKeyboardIsWhereItWasATenthOfASecondLater() {
    drag(to: 400, 700)
    lift(cancelled: true)
    fixture.clock.advance(by: 0.05)
    #expect(heights.last == 144)
    let animations = UIView.standInAnimations { fixture.clock.advance(by: 0.05) }
    #expect(heights == [336, 144, 336])
    #expect(animations.map(\.duration) == [0.25])
  }

  @Test func anotherTouchEndsTheTimer() {
    drag(to: 400, 700)
    lift()
    drag(to: 400, 750)
    fixture.clock.advance(by: 1)
    #expect(heights == [336, 144, 336, 94])
  }

  @Test func aDragThatPulledNothingDownStartsNoTimer() {
    fixture.show(336)
    fixture.clock.nextTurn()
    drag(to: 400, 450)
    lift()
    #expect(fixture.clock.pendingCount == 0)
  }

  // https://github.com/michaeltyson/TPKeyboardAvoiding/issues/270
  @Test(arguments: [0, 1])
  func ifOneOfTwoFingersLiftsTheOtherIsFollowed(lifted: Int) {
    drag(to: 400, 700)
    scroll.standInTouchDown(at: CGPoint(x: 200, y: 650), finger: 1)
    scroll.standInTouchUp(finger: lifted)
    fixture.clock.advance(by: 1)
    #expect(heights.last == 144)
    drag(to: 720, finger: 1 - lifted)
    #expect(heights.last == 124)
  }

  @Test func theTrackerKnowsThatAFingerHasPulledTheKeyboardDown() {
    drag(to: 400, 700)
    #expect(isPulledDown)
    lift()
    #expect(isPulledDown && fixture.tracker.environment().isPulledDown)
    fixture.hide()
    #expect(!isPulledDown)
    #expect(log.overlaps.last { $0.state.visibility == .hiding }?.isInteractive == true)
  }

  @Test func scrollingIsLeftAsItIs() {
    #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer])
    drag(to: 290, 100)
    #expect(scroll.contentOffset.y == 200)
  }

  @Test func theFingerIsMeasuredOnTheScreen() {
    fixture.window.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
    drag(to: 400, 600)
    #expect(log.heights.last == 144)
  }

  @Test func aScrollViewFollowsItsOwnFinger() {
    let other = fixture.addAdjustedScrollView()
    fixture.show(336)
    other.keyboardDismissMode = .interactive
    other.standInTouchDown(at: CGPoint(x: 10, y: 300))
    for y in [400, 700] {
      other.standInDrag(to: CGPoint(x: 10, y: CGFloat(y)))
      fixture.turn()
    }
    #expect(Insets(of: other) == Insets(144))
  }

  // https://github.com/RxSwiftCommunity/RxKeyboard/issues/105
  // https://github.com/freshOS/KeyboardLayoutGuide/issues/17
  // https://github.com/totocaster/Typist/issues/15
  // https://github.com/kirillzyusko/react-native-keyboard-controller/issues/973
  @Test func aBarFollowsTheFingerAndThenTheNotificationsOfATrace() {
    let fixture = KeyboardFixture(for: .builtIn(.interactiveDrag), safeAreaBottom: 34)
    let view = fixture.addView()
    let scroll = fixture.addScrollView()
    scroll.keyboardDismissMode = .interactive
    let bottom = view.addBar(on: view.safeAreaLayoutGuide.bottomAnchor)
    fixture.keep(bottom.adjustForKeyboard(draggedScrollView: scroll, tracker: fixture.tracker))
    func drag(to height: CGFloat) {
      scroll.standInTouchDown(at: CGPoint(x: 10, y: 300))
      for y in [400, height] { scroll.standInDrag(to: CGPoint(x: 10, y: y)) }
      fixture.turn()
    }
    let records = KeyboardTrace.builtIn(.interactiveDrag).records
    // The finger is down from the zero rectangle on, at two seconds, and lifts before the next;
    // then it drags the keyboard away, and lifts before five seconds.
    for record in records where (record.time ?? 0) <= 2 { fixture.play(record) }
    #expect(bottom.constant == -302)
    drag(to: 700)
    #expect(bottom.constant == -110)
    scroll.standInTouchUp()
    for record in records where (2.1..<3).contains(record.time ?? 0) { fixture.play(record) }
    #expect(bottom.constant == -302)
    drag(to: 820)
    #expect(bottom.constant == 0)
    scroll.standInTouchUp()
    for record in records where (record.time ?? 0) >= 5 { fixture.play(record) }
    #expect(bottom.constant == 0)
  }
}
