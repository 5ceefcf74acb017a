import Foundation
import Testing

@testable import KeyboardNotifications

/// An input accessory view that stays, 50 points high, on a phone of 390 × 844 points.
@Suite struct AccessoryViewOverlapTests {
  private func height(
    with bar: CGRect,
    in state: KeyboardState,
    homeIndicator: CGFloat = 0
  ) -> CGFloat {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    var place = OverlapMeasurement(frame: screen)
    place.accessory = bar
    place.restingBottom = 844
    place.restingInset = homeIndicator
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

  @Test(
    arguments: [
      ("without the keyboard it covers its own height", 794, .initial, 50),
      ("while it comes down it counts as where it goes", 458, .initial, 50),
      ("a point above its place it is at rest", 793, .initial, 51),
      ("a point and a half above its place it does too", 792.5, .initial, 50),
      ("in the keyboard's frame it is not counted twice", 458, keyboard(atTop: 458), 386),
      ("above the keyboard's frame it covers too", 458, keyboard(atTop: 508), 386),
      ("with a fraction of a point as well", 458.4, keyboard(atTop: 508), 385.6),
      ("a point above it as well", 457, keyboard(atTop: 508), 387),
      ("far above the keyboard's frame it is not joined to it", 100, keyboard(atTop: 508), 336),
      ("while it goes up it counts as where the keyboard is", 794, keyboard(atTop: 508), 336),
      ("on a floating keyboard it covers nothing", 350, keyboard(atTop: 400, .floating), 0),
      ("beside a floating keyboard it covers the bottom", 794, keyboard(atTop: 400, .floating), 50),
    ] as [(String, CGFloat, KeyboardState, CGFloat)]
  )
  func itCoversFromItsTop(rule: String, top: CGFloat, state: KeyboardState, height: CGFloat) {
    #expect(self.height(with: Self.bar(atTop: top), in: state) == height, "\(rule)")
  }

  @Test func atRestItIsHigherByTheHomeIndicator() {
    #expect(height(with: Self.bar(atTop: 458), in: .initial, homeIndicator: 34) == 84)
  }

  @Test(arguments: [0, -10, CGFloat.nan])
  func anAccessoryViewWithoutHeightDoesNotCover(barHeight: CGFloat) {
    let bar = Self.bar(atTop: 794, height: barHeight)
    #expect(height(with: bar, in: .initial) == 0)
    #expect(height(with: bar, in: Self.keyboard(atTop: 508)) == 336)
  }
}
