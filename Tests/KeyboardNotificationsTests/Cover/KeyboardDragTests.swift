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

  private func held(at top: CGFloat) -> KeyboardDrag {
    var drag = KeyboardDrag()
    drag.hold(at: top)
    return drag
  }

  @Test(
    arguments: [
      (100, 300),  // above the keyboard: it stays docked
      (367, 300),  // at its top
      (467, 200),
      (667, 0),
      (900, 0),  // below the screen
    ] as [(CGFloat, CGFloat)]
  )
  func theCoveredHeightIsClampedToTheDockedOne(finger: CGFloat, height: CGFloat) {
    let state = held(at: finger).state(from: shown)
    #expect(state.coveredHeight == height)
    #expect(state.coveredHeight(of: Phone.screen) == height)
  }

  @Test func itIsPulledUpAgain() {
    var drag = held(at: 467)
    drag.hold(at: 300)
    #expect(drag.state(from: shown) == shown)
  }

  @Test func aHiddenOrFloatingKeyboardIsNotLowered() {
    var floating = shown
    floating.placement = .floating
    #expect(floating.lowered(toTop: 500) == floating)
    #expect(KeyboardState.initial.lowered(toTop: 500) == .initial)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aFingerThatIsNowhereHoldsNothing(top: CGFloat) {
    #expect(!held(at: top).isHeld)
    #expect(shown.lowered(toTop: top) == shown)
  }

  @Test func whileTheFingerHoldsTheKeyboardOnlyAHideSettles() {
    var drag = held(at: 467)
    let isSettledByAShow = drag.settle(in: shown)
    #expect(!isSettledByAShow && drag.isHeld)
    let isSettledByAHide = drag.settle(in: .initial)
    #expect(isSettledByAHide && !drag.isHeld)
  }

  @Test(arguments: [true, false])
  func whateverComesAfterTheFingerHasLiftedSettles(isHide: Bool) {
    var drag = held(at: 467)
    drag.release(from: shown)
    #expect(drag.state(from: shown).coveredHeight == 200)
    let state = isHide ? KeyboardState.initial : shown
    let isSettled = drag.settle(in: state)
    #expect(isSettled)
    #expect(drag.state(from: state) == state)
  }

  @Test func aFingerThatHeldNothingReleasesNothing() {
    var drag = KeyboardDrag()
    drag.release(from: shown)
    #expect(!drag.isReleased)
    let isSettled = drag.settle(in: shown)
    #expect(!isSettled)
  }

  @Test(arguments: [100, 367] as [CGFloat])
  func aDragThatPulledNothingDownEndsWithTheFinger(top: CGFloat) {
    var drag = held(at: top)
    drag.release(from: shown)
    #expect(drag == KeyboardDrag())
  }
}
