import Foundation
import KeyboardTesting
import Testing

@testable import KeyboardNotifications

/// Heights of views and keyboards with any numbers, also with those that are not finite.
@Suite struct RandomHeightTests {
  @Test func heightsAreFiniteAndNotNegative() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      let view = random.once(in: 2) ? random.anyRectangle() : random.frame()
      let keyboard = random.once(in: 2) ? random.anyRectangle() : random.frame()
      let covered = view.coveredHeight(by: keyboard)
      #expect(covered >= 0 && covered.isFinite, "\(view) by \(keyboard)")
      let place = OverlapMeasurement(frame: view, safeAreaBottom: random.anyDouble())
      let state = KeyboardState(visibility: .shown, placement: .docked, frame: keyboard)
      let overlap = place.overlap(in: state)
      #expect(overlap.height.isFinite, "\(view) by \(keyboard)")
      #expect(overlap.inset >= 0 && overlap.inset <= overlap.height, "\(view) by \(keyboard)")
    }
  }
}
