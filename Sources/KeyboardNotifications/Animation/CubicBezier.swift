/// A timing curve from (0, 0) to (1, 1) with two control points.
struct CubicBezier {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The curve's value where its first coordinate is `x`, from 0 to 1.
  func value(at x: Double) -> Double {
    guard x1 != y1 || x2 != y2 else { return x }
    return Self.coordinate(y1, y2, at: parameter(of: x))
  }

  /// Halves the interval until it is too small to matter: the first coordinate of a timing curve
  /// never decreases, so this always finds the place, which Newton's method does not.
  private func parameter(of x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
