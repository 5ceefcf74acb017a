import Foundation
import TestSupport
import Testing

@testable import KeyboardNotifications

/// Heights of views and keyboards with any numbers, also with those that are not finite.
@Suite struct RandomHeightTests {
  @Test func heightsAreFiniteAndNotNegative() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      let view = random.rectangle()
      let keyboard = random.rectangle()
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

extension SplitMix64 {
  /// Any double: a special one, one of the size of a screen, or any pattern of bits.
  fileprivate mutating func anyDouble() -> Double {
    let special: [Double] = [
      0, -0.0, 1, -1, 0.5, 0.49999, 375, 667, -667, 1e-32, 1e9, 1e300, -1e300,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      .leastNormalMagnitude, .infinity, -.infinity, .nan, .signalingNaN,
    ]
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return Double(bitPattern: next())
    case 1: return Double.random(in: -2000...2000, using: &self)
    default: return pick(special)
    }
  }

  /// The frame of a keyboard, or any rectangle.
  fileprivate mutating func rectangle() -> CGRect {
    if once(in: 3) { return pick(Input.frames.map(\.1)) }
    return CGRect(x: anyDouble(), y: anyDouble(), width: anyDouble(), height: anyDouble())
  }
}
