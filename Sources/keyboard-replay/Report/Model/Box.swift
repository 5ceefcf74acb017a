import Foundation

/// A rectangle that can be drawn: finite, and of a size that fits on a page.
struct Box: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The right edge.
  var right: Double { x + width }
  /// The lower edge.
  var bottom: Double { y + height }

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Takes a frame; `nil` where it has no area, or none that could be drawn.
  init?(_ frame: CGRect?) {
    guard let frame else { return nil }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.allSatisfy({ abs($0) < 100_000 }), frame.size.width > 0, frame.size.height > 0
    else { return nil }
    x = Double(frame.origin.x)
    y = Double(frame.origin.y)
    width = Double(frame.size.width)
    height = Double(frame.size.height)
  }

  /// The box with a margin around it.
  func expanded(by margin: Double) -> Box {
    Box(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Whether the two have some area in common.
  func intersects(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// The smallest box around both.
  func union(_ other: Box) -> Box {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }
}
