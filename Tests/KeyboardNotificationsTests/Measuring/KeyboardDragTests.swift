import Foundation
import Testing

@testable import KeyboardNotifications

@Suite struct KeyboardDragTests {
  private let shown = KeyboardState(
    visibility: .shown,
    placement: .docked,
    frame: Phone.tall,
    coveredHeight: 300
  )

  /// Returns a drag by a finger at a distance in points from the top of the screen.
  private func held(at top: CGFloat) -> KeyboardDrag {
    var drag = KeyboardDrag()
    drag.move(with: KeyboardFinger(y: top), in: shown)
    return drag
  }

  @Test(
    arguments: [
      ("above the keyboard", 100, 300), ("at its top", 367, 300), ("on the keyboard", 467, 200),
      ("at the bottom of the screen", 667, 0), ("below the screen", 900, 0),
    ] as [(place: String, finger: CGFloat, covered: CGFloat)]
  )
  func theKeyboardGoesDownWithTheFingerAndNotUp(
    place: String,
    finger: CGFloat,
    covered: CGFloat
  ) {
    let state = held(at: finger).state(from: shown)
    #expect(state.coveredHeight == covered, "\(place)")
    #expect(state.coveredHeight(of: Phone.screen) == covered, "\(place)")
  }

  @Test func aHiddenOrFloatingKeyboardIsNotLowered() {
    var floating = shown
    floating.placement = .floating
    #expect(floating.lowered(toTop: 500) == floating)
    var drag = KeyboardDrag()
    drag.move(with: KeyboardFinger(y: 500), in: floating)
    #expect(drag.phase == .none)
    #expect(KeyboardState.initial.lowered(toTop: 500) == .initial)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aFingerWithoutAFiniteCoordinateIsIgnored(top: CGFloat) {
    #expect(held(at: top).phase == .none)
    #expect(shown.lowered(toTop: top) == shown)
  }

  // https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding
  @Test(
    arguments: [
      ("a bar's height", 50, 150), ("nothing", 0, 200), ("less than nothing", -50, 200),
      ("not a number", .nan, 200), ("endless", .infinity, 200),
    ] as [(padding: String, height: CGFloat, covered: CGFloat)]
  )
  func theKeyboardIsBelowTheFingerByThePaddingOfItsGuide(
    padding: String,
    height: CGFloat,
    covered: CGFloat
  ) {
    var drag = KeyboardDrag()
    drag.move(with: KeyboardFinger(y: 467, dismissPadding: height), in: shown)
    #expect(drag.state(from: shown).coveredHeight == covered, "\(padding)")
  }

  // MARK: A finger at 467 has pulled the keyboard down by 100 points

  @Test func whileAFingerHoldsTheKeyboardOnlyAHideEndsTheDrag() {
    var drag = held(at: 467)
    let hasMoved = drag.end(with: KeyboardFinger(y: 467), in: shown)
    #expect(!hasMoved && drag.phase == .dragging)
    #expect(drag.state(from: shown).coveredHeight == 200)
    _ = drag.end(with: KeyboardFinger(y: 467), in: .initial)
    #expect(drag.phase == .ending)
    #expect(drag.state(from: shown) == shown)
  }

  @Test func aShowEndsTheDragAfterTheFingerHasLifted() {
    var drag = held(at: 467)
    for _ in 1...2 {
      drag.move(with: nil, in: shown)
      #expect(drag.phase == .lifted && drag.isPulledDown)
      #expect(drag.state(from: shown).coveredHeight == 200)
    }
    let hasMoved = drag.end(with: nil, in: shown)
    #expect(hasMoved && drag.phase == .ending && !drag.isPulledDown)
    #expect(drag.state(from: shown) == shown)
  }

  @Test func aDragIsInteractiveUntilAllObserversWereCalledWithItsEnd() {
    var drag = held(at: 467)
    #expect(drag.isInteractive)
    _ = drag.end(with: nil, in: shown)
    // An observer measures before a commit.
    drag.move(with: nil, in: shown)
    #expect(drag.isInteractive)
    drag.finish()
    #expect(!drag.isInteractive)
  }

  @Test func aDragThatHasNotEndedIsNotFinished() {
    var drag = held(at: 467)
    drag.finish()
    #expect(drag.phase == .dragging)
  }

  @Test func aSecondFingerHoldsTheKeyboardOnceItMoves() {
    var drag = held(at: 467)
    drag.move(with: nil, in: shown)
    let hasMoved = drag.end(with: KeyboardFinger(y: 500), in: shown)
    drag.finish()
    #expect(hasMoved && drag.phase == .none)
    drag.move(with: KeyboardFinger(y: 500), in: shown)
    #expect(drag.phase == .none && drag.state(from: shown) == shown)
    drag.move(with: KeyboardFinger(y: 467), in: shown)
    #expect(drag.phase == .dragging)
    #expect(drag.state(from: shown).coveredHeight == 200)
  }

  @Test func aFingerThatPushesTheKeyboardBackUpDragsItNoLonger() {
    var drag = held(at: 467)
    drag.move(with: KeyboardFinger(y: 300), in: shown)
    #expect(drag.phase == .none && drag.state(from: shown) == shown)
  }

  // MARK: A finger that has not pulled the keyboard down

  @Test func aFingerHoldsNoKeyboardThatIsHiddenOrComes() {
    var drag = KeyboardDrag()
    drag.move(with: KeyboardFinger(y: 467), in: .initial)
    #expect(drag.phase == .none)
    _ = drag.end(with: KeyboardFinger(y: 480), in: shown)
    #expect(drag.phase == .none)
    drag.move(with: KeyboardFinger(y: 480), in: shown)
    #expect(drag.phase == .none)
    drag.move(with: KeyboardFinger(y: 567), in: shown)
    #expect(drag.phase == .dragging)
  }

  @Test func aKeyboardThatGrowsUnderAFingerGoesDownOnceTheFingerMoves() {
    let finger = KeyboardFinger(y: 340)
    var drag = held(at: finger.y)
    #expect(drag.phase == .none)
    var taller = shown
    taller.frame = CGRect(x: 0, y: 300, width: 375, height: 367)
    taller.coveredHeight = 367
    let hasMoved = drag.end(with: finger, in: taller)
    #expect(!hasMoved && drag.phase == .none)
    drag.move(with: finger, in: taller)
    #expect(drag.phase == .none && drag.state(from: taller) == taller)
    drag.move(with: KeyboardFinger(y: 341), in: taller)
    #expect(drag.phase == .dragging)
    #expect(drag.state(from: taller).coveredHeight == 326)
  }
}
