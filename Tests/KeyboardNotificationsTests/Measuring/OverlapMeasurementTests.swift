import Foundation
import Testing

@testable import KeyboardNotifications

/// Views on a phone of 390 × 844 points, with a keyboard of 336.
@Suite struct OverlapMeasurementTests {
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let place = OverlapMeasurement(frame: screen)

  private func shown(
    _ frame: CGRect = CGRect(x: 0, y: 508, width: 390, height: 336),
    _ placement: KeyboardPlacement = .docked
  ) -> KeyboardState {
    KeyboardState(visibility: .shown, placement: placement, frame: frame)
  }

  @Test func theIncrementIsTheDifferenceToTheLastHeightAndALayoutHasNone() {
    #expect(place.overlap(in: shown()).heightIncrement == 336)
    #expect(place.overlap(in: shown(), since: 400).heightIncrement == -64)
    #expect(place.overlap(in: shown(), since: nil).heightIncrement == 0)
  }

  // Behavior 22: the frame includes the home indicator's area, which the safe area counts too, and
  // which may be larger. https://github.com/freshOS/KeyboardLayoutGuide/issues/10
  // https://github.com/klaviyo/klaviyo-swift-sdk/pull/541
  @Test(
    arguments: [(0, 336), (34, 302), (400, 0), (-10, 336)]
      as [(safeArea: CGFloat, inset: CGFloat)]
  )
  func theInsetLeavesOutTheSafeArea(safeArea: CGFloat, inset: CGFloat) {
    let place = OverlapMeasurement(frame: Self.screen, safeAreaBottom: safeArea)
    #expect(place.overlap(in: shown()).inset == inset)
  }

  @Test func aFloatingKeyboardHasAFrameAndCoversNothing() {
    let floating = CGRect(x: 30, y: 400, width: 320, height: 260)
    let overlap = place.overlap(in: shown(floating, .floating))
    #expect(overlap.height == 0)
    #expect(overlap.keyboardFrame == floating)
    #expect(overlap.freeRectangle == Self.screen)
  }

  @Test func aHiddenKeyboardLeavesTheWholeViewFree() {
    var state = shown(CGRect(x: 0, y: 844, width: 390, height: 336), .offscreen)
    state.visibility = .hiding
    let overlap = place.overlap(in: state)
    #expect(overlap == KeyboardOverlap(freeRectangle: Self.screen, state: state))
  }

  @Test func anOffsetOfTheBoundsIsPartOfTheCoordinates() {
    var place = place
    place.bounds = CGRect(x: 0, y: 1000, width: 390, height: 844)
    let overlap = place.overlap(in: shown())
    #expect(overlap.freeRectangle == CGRect(x: 0, y: 1000, width: 390, height: 508))
    #expect(overlap.keyboardFrame == CGRect(x: 0, y: 1508, width: 390, height: 336))
  }

  @Test func aMirroredViewIsCoveredAtItsTop() {
    let bounds = CGRect(x: 0, y: -20, width: 390, height: 844)
    var place = place
    place.bounds = bounds
    place.isMirrored = true
    let overlap = place.overlap(in: shown())
    #expect(overlap.height == 336)
    #expect(overlap.freeRectangle == CGRect(x: 0, y: 316, width: 390, height: 508))
    #expect(overlap.keyboardFrame == CGRect(x: 0, y: -20, width: 390, height: 336))
  }

  @Test func aMirroredViewThatIsWhollyCoveredIsFreeOnlyAtItsEnd() {
    var place = OverlapMeasurement(frame: CGRect(x: 0, y: 744, width: 390, height: 100))
    place.isMirrored = true
    let overlap = place.overlap(in: shown())
    #expect(overlap.height == 336)
    #expect(overlap.freeRectangle == CGRect(x: 0, y: 100, width: 390, height: 0))
  }

  @Test func aScaledViewIsMeasuredInItsOwnPoints() {
    let frame = CGRect(x: 10, y: 422, width: 195, height: 422)
    let overlap = OverlapMeasurement(at: frame, size: Self.screen.size).overlap(in: shown())
    #expect(overlap.height == 672)
    #expect(overlap.inset == 672, "A view has no safe area until one is measured.")
    #expect(overlap.keyboardFrame == CGRect(x: -20, y: 172, width: 780, height: 672))
  }

  @Test func aViewThatIsScaledToHalfAPointIsMeasuredInItsOwnPoints() {
    let frame = CGRect(x: 0, y: 843.5, width: 0.5, height: 0.5)
    let size = CGSize(width: 1, height: 1)
    let overlap = OverlapMeasurement(at: frame, size: size).overlap(in: shown())
    #expect(overlap.height == 672)
    #expect(overlap.keyboardFrame == CGRect(x: 0, y: -671, width: 780, height: 672))
  }

  @Test func aViewWithoutSizeIsMeasuredInThePointsOfTheScreen() {
    let frame = CGRect(x: 10, y: 500, width: 0, height: 0)
    let overlap = OverlapMeasurement(at: frame, size: .zero).overlap(in: shown())
    #expect(overlap.keyboardFrame == CGRect(x: -10, y: 8, width: 390, height: 336))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func anAreaThatIsNotFiniteIsNotCovered(value: CGFloat) {
    let frame = CGRect(x: 0, y: value, width: 390, height: 844)
    let overlap = OverlapMeasurement(frame: frame, safeAreaBottom: value).overlap(in: shown())
    #expect(overlap.height == 0)
    #expect(overlap.inset == 0)
    #expect(overlap.keyboardFrame == nil)
    let safe = OverlapMeasurement(frame: Self.screen, safeAreaBottom: value).overlap(in: shown())
    #expect(safe.inset == 336)
    let endless = CGRect(x: 0, y: 0, width: 390, height: value)
    #expect(OverlapMeasurement(frame: endless).overlap(in: shown()).height == 0)
  }

  // MARK: The same overlap

  @Test func overlapsAreTheSameWithAnyIncrementAndAnimation() {
    let animation = KeyboardAnimation(duration: 0.25, curve: .keyboard)
    let first = place.overlap(in: shown(), animation: animation)
    #expect(first.isSame(as: place.overlap(in: shown(), since: 336), within: 0.001))
    #expect(!first.isSame(as: place.overlap(in: .initial, since: 336), within: 0.001))
    #expect(!KeyboardOverlap().isSame(as: KeyboardOverlap(keyboardFrame: .zero), within: 0.001))
  }

  @Test func aViewThatScrollsHasTheSameOverlap() {
    var scrolled = place
    scrolled.bounds.origin.y = 500
    #expect(scrolled.overlap(in: shown()).isSame(as: place.overlap(in: shown()), within: 0.25))
  }

  @Test(arguments: [(0.2, true), (0.25, false)] as [(CGFloat, Bool)])
  func overlapsThatDifferByLessThanTheToleranceAreTheSame(move: CGFloat, isSame: Bool) {
    var lower = place
    lower.frame.origin.y = move
    let overlap = lower.overlap(in: shown())
    #expect(overlap.isSame(as: place.overlap(in: shown()), within: 0.25) == isSame)
  }
}
