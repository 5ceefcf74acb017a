import Foundation
import Testing

@testable import KeyboardNotifications

/// An input accessory view that stays, 50 points high, on a phone of 390 × 844 points.
@Suite struct AccessoryViewOverlapTests {
  private func height(
    with bar: CGRect,
    in state: KeyboardState,
    homeIndicator: CGFloat? = nil
  ) -> CGFloat {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    var place = OverlapMeasurement(frame: screen)
    place.accessory = bar
    place.window = KeyboardWindow(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeAreaBottom: homeIndicator ?? 0
    )
    return place.overlap(in: state).height
  }

  private static func bar(atTop top: CGFloat, height: CGFloat = 50) -> CGRect {
    CGRect(x: 0, y: top, width: 390, height: height)
  }

  private static func keyboard(
    atTop top: CGFloat,
    _ placement: KeyboardPlacement = .docked
  ) -> KeyboardState {
    let frame = CGRect(x: 0, y: top, width: 390, height: 844 - top)
    return KeyboardState(visibility: .shown, placement: placement, frame: frame)
  }

  typealias Row = (rule: String, top: CGFloat, keyboard: KeyboardState, covered: CGFloat)

  @Test(
    arguments: [
      ("without the keyboard it covers its own height", 794, .initial, 50),
      ("while it comes down it counts at its place at the bottom", 458, .initial, 50),
      ("a point above its place it is at rest", 793, .initial, 51),
      ("a point and a half above its place it comes down", 792.5, .initial, 50),
      ("in the keyboard's frame it is not counted twice", 458, keyboard(atTop: 458), 386),
      ("above the keyboard's frame it covers too", 458, keyboard(atTop: 508), 386),
      ("a fraction of a point lower it covers less", 458.4, keyboard(atTop: 508), 385.6),
      ("a point above the keyboard it covers too", 457, keyboard(atTop: 508), 387),
      ("further above the keyboard it is not joined to it", 456.5, keyboard(atTop: 508), 336),
      ("while it goes up the keyboard counts", 794, keyboard(atTop: 508), 336),
      ("on a floating keyboard it does not cover", 350, keyboard(atTop: 400, .floating), 0),
      ("beside a floating keyboard it covers the bottom", 794, keyboard(atTop: 400, .floating), 50),
    ] as [Row]
  )
  func anAccessoryViewCoversFromItsTop(_ row: Row) {
    #expect(height(with: Self.bar(atTop: row.top), in: row.keyboard) == row.covered, "\(row.rule)")
  }

  @Test func atRestAnAccessoryViewIsHigherByTheHomeIndicator() {
    #expect(height(with: Self.bar(atTop: 458), in: .initial, homeIndicator: 34) == 84)
  }

  @Test(arguments: [0, -10, CGFloat.nan])
  func anAccessoryViewWithoutHeightDoesNotCover(barHeight: CGFloat) {
    let bar = Self.bar(atTop: 794, height: barHeight)
    #expect(height(with: bar, in: .initial) == 0)
    #expect(height(with: bar, in: Self.keyboard(atTop: 508)) == 336)
  }
}
