import Foundation
import Testing

@testable import KeyboardNotifications

/// A controller's view moves up as far as its focus needs, and not further.
struct ViewShiftTests {
  private let phone = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func keyboard(top: CGFloat) -> KeyboardState {
    KeyboardState(
      visibility: .shown,
      placement: .docked,
      frame: CGRect(x: 0, y: top, width: 390, height: 844 - top)
    )
  }

  /// Measures a field in a view that fills the phone, and that was moved by some points.
  private func measurement(
    field: ClosedRange<CGFloat>,
    origin: CGFloat = 0,
    safeAreaTop: CGFloat = 59
  ) -> ViewShift.Measurement {
    let frame = CGRect(
      x: 20,
      y: field.lowerBound + origin,
      width: 350,
      height: field.upperBound - field.lowerBound
    )
    return ViewShift.Measurement(
      focus: OverlapMeasurement(at: frame, size: frame.size),
      view: OverlapMeasurement(at: phone.offsetBy(dx: 0, dy: origin), size: phone.size),
      safeAreaTop: safeAreaTop,
      origin: origin
    )
  }

  private func shown(
    _ shift: inout ViewShift,
    _ now: ViewShift.Measurement,
    top: CGFloat = 508
  ) -> CGFloat? {
    shift.update(now, in: keyboard(top: top), spacing: 12, beforeCommitOf: .own)
  }

  @Test(
    arguments: [
      (700...740, 508, -244), (740...780, 508, -284), (800...840, 508, -336),
      (740...780, 600, -192), (300...340, 508, nil), (456...496, 508, nil),
      // A field that is higher than the free part keeps its top in the safe area.
      (100...840, 508, -41), (40...840, 508, nil),
    ] as [(field: ClosedRange<CGFloat>, top: CGFloat, origin: CGFloat?)]
  )
  func theShiftIsLimitedByFocusKeyboardAndSafeAreaTop(
    field: ClosedRange<CGFloat>,
    top: CGFloat,
    origin: CGFloat?
  ) {
    var shift = ViewShift()
    #expect(shown(&shift, measurement(field: field), top: top) == origin)
  }

  @Test func aViewThatIsMovedAlreadyIsMeasuredWithoutItsShift() {
    var shift = ViewShift()
    #expect(shown(&shift, measurement(field: 740...780)) == -284)
    #expect(shown(&shift, measurement(field: 740...780, origin: -284)) == nil)
    #expect(shown(&shift, measurement(field: 740...780, origin: -284), top: 600) == -192)
    #expect(shown(&shift, measurement(field: 740...780, origin: -192), top: 844) == 0)
  }

  @Test func anOriginThatTheAppWritesIsTheOneToRestore() {
    var shift = ViewShift()
    _ = shown(&shift, measurement(field: 740...780))
    // The field ends at 844, and must end at 496.
    #expect(shown(&shift, measurement(field: 740...780, origin: 64)) == -284)
    #expect(shift.restore(-284) == 64)
  }

  @Test func anOriginThatIsResetBeforeTenFramesIsLeftAloneUntilTheKeyboardChanges() {
    var shift = ViewShift()
    let field = measurement(field: 740...780)
    var writes = 0
    for _ in 1...30 where shown(&shift, field) != nil { writes += 1 }
    #expect(writes == 11)
    #expect(shift.fault == .isConflict)
    shift.begin()
    #expect(shown(&shift, field) == -284)
  }

  @Test func aFocusThatDoesNotRiseTakesTheShiftBackUntilTheKeyboardChanges() {
    var shift = ViewShift()
    #expect(shown(&shift, measurement(field: 740...780)) == -284)
    // In the view it is 284 points lower than before.
    #expect(shift.finish(measurement(field: 1024...1064, origin: -284)) == 0)
    #expect(shift.fault == .isPinned && shift.amount == 0)
    #expect(shown(&shift, measurement(field: 740...780)) == nil)
    shift.begin()
    #expect(shown(&shift, measurement(field: 740...780)) == -284)
  }

  @Test func aFocusThatRisesKeepsTheShift() {
    var shift = ViewShift()
    _ = shown(&shift, measurement(field: 740...780))
    #expect(shift.finish(measurement(field: 740...780, origin: -284)) == nil)
    #expect(shift.amount == -284)
  }

  @Test func aFocusThatRisesLessIsCorrectedInTheNextUpdate() {
    var shift = ViewShift()
    #expect(shown(&shift, measurement(field: 770...810)) == -314)
    // It ends at the bottom of the view, which has no safe area there any more.
    let last = measurement(field: 804...844, origin: -314)
    #expect(shift.finish(last) == nil)
    #expect(shown(&shift, last) == -336)
  }

  @Test func whatWasNotMovedIsNotRestored() {
    var shift = ViewShift()
    #expect(shift.restore(12) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNotFiniteMoveNothing(number: CGFloat) {
    var shift = ViewShift()
    #expect(shown(&shift, measurement(field: 740...780, safeAreaTop: number)) == nil)
    var now = measurement(field: 740...780)
    now.focus.frame.origin.y = number
    #expect(shown(&shift, now) == nil)
    now = measurement(field: 740...780)
    now.view.frame.size.height = number
    #expect(shown(&shift, now) == nil)
  }
}
