import Foundation
import KeyboardNotifications
import KeyboardTesting

extension SplitMix64 {
  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// True once in a number of times.
  mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }

  /// Any double: a special one, one of the size of a screen, or any pattern of bits.
  mutating func anyDouble() -> Double {
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

  mutating func anyRectangle() -> CGRect {
    CGRect(x: anyDouble(), y: anyDouble(), width: anyDouble(), height: anyDouble())
  }

  /// The frame of a keyboard, one that is nearly the same, or any rectangle.
  mutating func frame() -> CGRect {
    let usual = Input.frames.map(\.1) + [Pad.docked, Pad.undocked, Pad.small, Pad.offscreen]
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return anyRectangle()
    case 1:
      let nudge = CGFloat.random(in: -1.5...1.5, using: &self)
      return pick(usual).offsetBy(dx: 0, dy: nudge)
    default: return pick(usual)
    }
  }
}
