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
    _ = drag.follow(KeyboardFinger(y: top), in: shown)
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
    _ = drag.follow(KeyboardFinger(y: 500), in: floating)
    #expect(!drag.isDragging)
    #expect(KeyboardState.initial.lowered(toTop: 500) == .initial)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aFingerWithoutAFiniteCoordinateIsIgnored(top: CGFloat) {
    #expect(!held(at: top).isDragging)
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
    _ = drag.follow(KeyboardFinger(y: 467, dismissPadding: height), in: shown)
    #expect(drag.state(from: shown).coveredHeight == covered, "\(padding)")
  }

  // MARK: A finger at 467 has pulled the keyboard down by 100 points

  @Test func whileAFingerHoldsTheKeyboardOnlyAHideSettlesIt() {
    var drag = held(at: 467)
    let hasMoved = drag.follow(KeyboardFinger(y: 467), in: shown, settles: true)
    #expect(!hasMoved && drag.isDragging)
    #expect(drag.state(from: shown).coveredHeight == 200)
    _ = drag.follow(KeyboardFinger(y: 467), in: .initial, settles: true)
    #expect(!drag.isDragging)
    #expect(drag.state(from: shown) == shown)
  }

  @Test func aShowSettlesTheKeyboardAfterTheFingerHasLifted() {
    var drag = held(at: 467)
    for _ in 1...2 {
      let hasMoved = drag.follow(nil, in: shown)
      #expect(!hasMoved && drag.isSettling)
      #expect(drag.state(from: shown).coveredHeight == 200)
    }
    let hasMoved = drag.follow(nil, in: shown, settles: true)
    #expect(hasMoved && !drag.isSettling)
    #expect(drag.state(from: shown) == shown)
  }

  @Test func aDragEndsIfTheFingerLiftsWithANotification() {
    var drag = held(at: 467)
    let hasMoved = drag.follow(nil, in: shown, settles: true)
    #expect(hasMoved && !drag.isSettling)
  }

  @Test func aSecondFingerHoldsTheKeyboardOnceItMoves() {
    var drag = held(at: 467)
    _ = drag.follow(nil, in: shown)
    let hasSettled = drag.follow(KeyboardFinger(y: 500), in: shown, settles: true)
    #expect(hasSettled && !drag.isDragging)
    let hasMovedAtRest = drag.follow(KeyboardFinger(y: 500), in: shown)
    #expect(!hasMovedAtRest && !drag.isDragging)
    let hasMoved = drag.follow(KeyboardFinger(y: 467), in: shown)
    #expect(hasMoved && drag.isDragging)
    #expect(drag.state(from: shown).coveredHeight == 200)
  }

  // MARK: A finger that has not pulled the keyboard down

  @Test func aFingerHoldsNoKeyboardThatIsHiddenOrComes() {
    var drag = KeyboardDrag()
    _ = drag.follow(KeyboardFinger(y: 467), in: .initial)
    #expect(!drag.isDragging)
    _ = drag.follow(KeyboardFinger(y: 480), in: shown, settles: true)
    #expect(!drag.isDragging)
    _ = drag.follow(KeyboardFinger(y: 480), in: shown)
    #expect(!drag.isDragging)
    _ = drag.follow(KeyboardFinger(y: 567), in: shown)
    #expect(drag.isDragging)
  }

  @Test func aDragThatPulledNoKeyboardDownEndsWithTheFinger() {
    var drag = held(at: 367)
    #expect(!drag.isDragging && !drag.isPulledDown)
    let hasMoved = drag.follow(nil, in: shown)
    #expect(!hasMoved && !drag.isSettling)
  }
}
