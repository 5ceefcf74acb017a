import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardPlacementTests {
  static let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)

  /// A frame as x, y, width and height.
  typealias Row = (rule: String, frame: [CGFloat], placement: KeyboardPlacement)

  static let rows: [Row] = [
    ("at the bottom of the screen", [0, 377, 1024, 391], .docked),
    ("mostly below the screen, as with a hardware keyboard", [0, 713, 1024, 391], .docked),
    ("half a point above the bottom", [0, 377, 1024, 390.5], .docked),
    ("a whole point above the bottom", [0, 377, 1024, 390], .floating),
    ("in the middle", [300, 200, 320, 250], .floating),
    ("below the screen", [0, 768, 1024, 391], .offscreen),
    ("less than half a point on the screen", [0, 767.6, 1024, 391], .offscreen),
    ("to the right of the screen", [1024, 377, 1024, 391], .offscreen),
    ("to the left of the screen", [-1024, 377, 1024, 391], .offscreen),
    ("above the screen", [0, -391, 1024, 391], .offscreen),
    ("zero", [0, 0, 0, 0], .absent),
    ("no height at the bottom", [0, 768, 1024, 0], .absent),
    ("a point high", [0, 767, 1024, 1], .docked),
    ("a point wide", [0, 377, 1, 391], .docked),
    ("no width", [0, 377, 0, 391], .absent),
    ("negative height", [0, 768, 1024, -391], .absent),
    ("not a number", [0, .nan, 1024, 391], .absent),
    ("infinite", [0, 0, .infinity, 391], .absent),
    ("beyond all numbers", [0, 1e308, 1e308, 1e308], .offscreen),
  ]

  @Test(arguments: rows)
  func aFrameIsPlacedByItsEdges(_ row: Row) {
    let placement = KeyboardPlacement(of: CGRect(row.frame), screen: Self.screen)
    #expect(placement == row.placement, "\(row.rule)")
  }

  @Test(arguments: [nil, CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)])
  func withoutAScreenAnyFrameThatIsNotEmptyIsDocked(_ screen: CGRect?) {
    #expect(KeyboardPlacement(of: Phone.tall, screen: screen) == .docked)
    #expect(KeyboardPlacement(of: .zero, screen: screen) == .absent)
  }
}
