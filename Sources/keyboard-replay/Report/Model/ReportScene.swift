import Foundation
import KeyboardNotifications

/// A rectangle that can be drawn: finite, and of a size that fits on a page.
struct DrawableRectangle: Hashable {
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

  /// The rectangle with a margin around it.
  func expanded(by margin: Double) -> DrawableRectangle {
    let size = (width: width + 2 * margin, height: height + 2 * margin)
    return DrawableRectangle(x: x - margin, y: y - margin, width: size.width, height: size.height)
  }

  /// Whether the two have some area in common.
  func intersects(_ other: DrawableRectangle) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// The smallest rectangle around both.
  func union(_ other: DrawableRectangle) -> DrawableRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    return DrawableRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// What stands still while the keyboard moves: the screen, the window and the view.
struct ReportScene: Hashable {
  /// The screen, as far as it is known.
  var screen: DrawableRectangle?
  /// The window, where it is not the whole screen.
  var window: DrawableRectangle?
  /// The area whose covered height is told: the view, else the window, else the screen.
  var area: DrawableRectangle?
  /// Whether the area is a view of its own.
  var hasView: Bool
  /// The bottom safe-area inset of the view, in points.
  var safeAreaBottom: Double

  init(_ environment: KeyboardEnvironment, safeAreaBottom: Double) {
    screen = DrawableRectangle(environment.screen)
    window = DrawableRectangle(environment.window)
    area = DrawableRectangle(environment.view) ?? window ?? screen
    hasView = environment.view != nil
    self.safeAreaBottom = safeAreaBottom < 100_000 ? safeAreaBottom : 0
  }
}
