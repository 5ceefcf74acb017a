import Foundation
import Testing

@testable import KeyboardNotifications

/// A phone of 390 × 844 points with a home indicator, unless a test says otherwise.
@Suite struct OverlapMeasurementTests {
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let place = OverlapMeasurement(frame: screen)

  private func shown(
    _ frame: CGRect = CGRect(x: 0, y: 508, width: 390, height: 336),
    _ placement: KeyboardPlacement = .docked
  ) -> KeyboardState {
    KeyboardState(visibility: .shown, placement: placement, frame: frame)
  }

  @Test func aViewThatFillsTheScreenIsCoveredByTheKeyboardsHeight() {
    let cover = OverlapMeasurement(frame: Self.screen, safeAreaBottom: 34).cover(in: shown())
    #expect(cover.height == 336)
    #expect(cover.inset == 302)
    #expect(cover.freeRectangle == CGRect(x: 0, y: 0, width: 390, height: 508))
    #expect(cover.keyboardFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
  }

  @Test func aViewOfOnePointMustRiseToTheKeyboardsTop() {
    let frame = CGRect(x: 0, y: 843, width: 390, height: 1)
    #expect(OverlapMeasurement(frame: frame).cover(in: shown()).height == 336)
  }

  @Test func inAnOddWindowOnlyWhatOverlapsIsCovered() {
    // A window at {100, 50, 700, 600} on a screen of 1366 × 1024; the keyboard's top is at 624.
    let keyboard = CGRect(x: 0, y: 624, width: 1366, height: 400)
    let place = OverlapMeasurement(frame: CGRect(x: 100, y: 50, width: 700, height: 600))
    let cover = place.cover(in: shown(keyboard))
    #expect(cover.height == 26)
    #expect(cover.freeRectangle == CGRect(x: 0, y: 0, width: 700, height: 574))
    #expect(cover.keyboardFrame == CGRect(x: -100, y: 574, width: 1366, height: 400))
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 390, height: 508), CGRect(x: 390, y: 0, width: 390, height: 844),
    CGRect(x: 0, y: 508, width: 390, height: 0), CGRect(x: 0, y: 0, width: 0, height: 0),
  ])
  func aViewBesideTheKeyboardIsNotCovered(frame: CGRect) {
    let cover = OverlapMeasurement(frame: frame, safeAreaBottom: 34).cover(in: shown())
    #expect(cover.height == 0)
    #expect(cover.inset == 0)
    #expect(cover.freeRectangle.size == frame.size)
  }

  @Test func aFloatingKeyboardHasAFrameAndCoversNothing() {
    let floating = CGRect(x: 30, y: 400, width: 320, height: 260)
    let cover = place.cover(in: shown(floating, .floating))
    #expect(cover.height == 0)
    #expect(cover.keyboardFrame == floating)
    #expect(cover.freeRectangle == Self.screen)
  }

  @Test func aHiddenKeyboardHasNoFrame() {
    var state = shown(CGRect(x: 0, y: 844, width: 390, height: 336), .offscreen)
    state.visibility = .hiding
    #expect(place.cover(in: state).keyboardFrame == nil)
    #expect(place.cover(in: state).height == 0)
  }

  @Test(arguments: [0, 10, 336, 400] as [CGFloat])
  func theIncrementsOfAnObserverAddUpToTheHeight(previous: CGFloat) {
    for state in [shown(), .initial] {
      let cover = place.cover(in: state, since: previous)
      #expect(previous + cover.heightIncrement == cover.height)
    }
  }

  @Test func anOffsetOfTheBoundsIsPartOfTheCoordinates() {
    var place = place
    place.bounds = CGRect(x: 0, y: 1000, width: 390, height: 844)
    let cover = place.cover(in: shown())
    #expect(cover.freeRectangle == CGRect(x: 0, y: 1000, width: 390, height: 508))
    #expect(cover.keyboardFrame == CGRect(x: 0, y: 1508, width: 390, height: 336))
  }

  @Test func aViewThatIsTurnedOverIsCoveredAtItsTop() {
    let bounds = CGRect(x: 0, y: -20, width: 390, height: 844)
    var place = place
    place.bounds = bounds
    place.isMirrored = true
    let cover = place.cover(in: shown())
    #expect(cover.height == 336)
    #expect(cover.freeRectangle == CGRect(x: 0, y: 316, width: 390, height: 508))
    #expect(cover.keyboardFrame == CGRect(x: 0, y: -20, width: 390, height: 336))
  }

  @Test func aScaledViewIsMeasuredInItsOwnPoints() {
    let frame = CGRect(x: 0, y: 422, width: 195, height: 422)
    let place = OverlapMeasurement(at: frame, size: Self.screen.size)
    #expect(place.cover(in: shown()).height == 672)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func whatIsNotFiniteCoversNothing(value: CGFloat) {
    let frame = CGRect(x: 0, y: value, width: 390, height: 844)
    let cover = OverlapMeasurement(frame: frame, safeAreaBottom: value).cover(in: shown())
    #expect(cover.height == 0)
    #expect(cover.inset == 0)
    #expect(cover.keyboardFrame == nil)
    let safe = OverlapMeasurement(frame: Self.screen, safeAreaBottom: value).cover(in: shown())
    #expect(safe.inset == 336)
    let endless = CGRect(x: 0, y: 0, width: 390, height: value)
    #expect(OverlapMeasurement(frame: endless).cover(in: shown()).height == 0)
  }

  @Test func aKeyboardOfAnotherScreenCoversNothing() {
    var state = shown()
    state.screen = KeyboardScreen(Phone.self)
    let television = KeyboardScreen(Pad.self)
    let cover = OverlapMeasurement(frame: Self.screen, screen: television).cover(in: state)
    #expect(cover.height == 0)
    #expect(cover.keyboardFrame == nil)
    #expect(cover.freeRectangle == Self.screen)
  }

  // MARK: The same cover

  @Test func twoCoversAreTheSameWhicheverWayTheyCame() {
    let animation = KeyboardAnimation(duration: 0.25, curve: .keyboard)
    let first = place.cover(in: shown(), animation: animation)
    #expect(first.isSame(as: place.cover(in: shown(), since: 336), within: 0.001))
    #expect(!first.isSame(as: place.cover(in: .initial, since: 336), within: 0.001))
    #expect(!KeyboardCover().isSame(as: KeyboardCover(keyboardFrame: .zero), within: 0.001))
  }

  @Test func aViewThatScrollsHasTheSameCover() {
    var scrolled = place
    scrolled.bounds.origin.y = 500
    #expect(scrolled.cover(in: shown()).isSame(as: place.cover(in: shown()), within: 0.25))
  }

  @Test(arguments: [(0.2, true), (0.3, false)] as [(CGFloat, Bool)])
  func lessThanTheToleranceIsTheSame(move: CGFloat, isSame: Bool) {
    var lower = place
    lower.frame.origin.y = move
    let cover = lower.cover(in: shown())
    #expect(cover.isSame(as: place.cover(in: shown()), within: 0.25) == isSame)
  }
}
