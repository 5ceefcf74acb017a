import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardPlacementTests {
  struct Case: Sendable {
    var rule: String
    var frame: CGRect
    var expected: KeyboardPlacement

    init(_ rule: String, _ frame: [CGFloat], _ expected: KeyboardPlacement) {
      self.rule = rule
      self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      self.expected = expected
    }
  }

  static let screen = CGRect(x: 0, y: 0, width: 1024, height: 768)

  static let cases = [
    Case("at the bottom of the screen", [0, 377, 1024, 391], .docked),
    Case("mostly below the screen, as with a hardware keyboard", [0, 713, 1024, 391], .docked),
    Case("half a point above the bottom", [0, 377, 1024, 390.5], .docked),
    Case("a whole point above the bottom", [0, 377, 1024, 390], .floating),
    Case("in the middle", [300, 200, 320, 250], .floating),
    Case("below the screen", [0, 768, 1024, 391], .offscreen),
    Case("less than half a point on the screen", [0, 767.6, 1024, 391], .offscreen),
    Case("to the right of the screen", [1024, 377, 1024, 391], .offscreen),
    Case("above the screen", [0, -391, 1024, 391], .offscreen),
    Case("zero", [0, 0, 0, 0], .none),
    Case("no height at the bottom", [0, 768, 1024, 0], .none),
    Case("a point high", [0, 767, 1024, 1], .docked),
    Case("a point wide", [0, 377, 1, 391], .docked),
    Case("no width", [0, 377, 0, 391], .none),
    Case("negative height", [0, 768, 1024, -391], .none),
    Case("not a number", [0, .nan, 1024, 391], .none),
    Case("infinite", [0, 0, .infinity, 391], .none),
    Case("beyond all numbers", [0, 1e308, 1e308, 1e308], .offscreen),
  ]

  @Test(arguments: cases)
  func aFrameIsPlacedByItsEdges(_ row: Case) {
    let placement = KeyboardPlacement(of: row.frame, screen: Self.screen)
    #expect(placement == row.expected, "\(row.rule)")
  }

  @Test func theBottomOfTheWindowCountsToo() {
    let window = CGRect(x: 100, y: 50, width: 500, height: 600)
    let frame = CGRect(x: 100, y: 350, width: 500, height: 300)
    #expect(KeyboardPlacement(of: frame, screen: Self.screen, window: window) == .docked)
    #expect(KeyboardPlacement(of: frame, screen: Self.screen) == .floating)
  }

  @Test(arguments: [nil, CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)])
  func withoutAScreenAnyFrameThatIsNotEmptyIsDocked(_ screen: CGRect?) {
    #expect(KeyboardPlacement(of: Phone.tall, screen: screen) == .docked)
    #expect(KeyboardPlacement(of: .zero, screen: screen) == .none)
  }
}
