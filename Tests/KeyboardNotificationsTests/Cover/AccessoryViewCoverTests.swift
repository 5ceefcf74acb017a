import Foundation
import KeyboardNotifications
import Testing

/// An input accessory view that stays, 50 points high, on a phone of 390 × 844 points.
@Suite struct AccessoryViewCoverTests {
  private func height(with bar: CGRect, in state: KeyboardState) -> CGFloat {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let place = KeyboardViewPlace(frame: screen, screenBounds: screen, accessory: bar)
    return place.cover(in: state).height
  }

  private func bar(atTop top: CGFloat, height: CGFloat = 50) -> CGRect {
    CGRect(x: 0, y: top, width: 390, height: height)
  }

  private func keyboard(
    atTop top: CGFloat,
    _ placement: KeyboardPlacement = .docked
  ) -> KeyboardState {
    let frame = CGRect(x: 0, y: top, width: 390, height: 844 - top)
    return KeyboardState(visibility: .shown, placement: placement, frame: frame)
  }

  @Test func withoutTheKeyboardItCoversItsOwnHeight() {
    #expect(height(with: bar(atTop: 794), in: .initial) == 50)
  }

  @Test func whileItComesDownItCountsAsWhereItGoes() {
    #expect(height(with: bar(atTop: 458), in: .initial) == 50)
  }

  @Test func inTheKeyboardsFrameItIsNotCountedTwice() {
    #expect(height(with: bar(atTop: 458), in: keyboard(atTop: 458)) == 386)
  }

  @Test(arguments: [458, 458.4] as [CGFloat])
  func aboveTheKeyboardsFrameItCoversToo(top: CGFloat) {
    #expect(height(with: bar(atTop: top), in: keyboard(atTop: 508)) == 844 - top)
  }

  @Test func whileItGoesUpItCountsAsWhereTheKeyboardIs() {
    #expect(height(with: bar(atTop: 794), in: keyboard(atTop: 508)) == 336)
  }

  @Test func onAFloatingKeyboardItCoversNothing() {
    #expect(height(with: bar(atTop: 350), in: keyboard(atTop: 400, .floating)) == 0)
  }

  @Test func besideAFloatingKeyboardItCoversTheBottom() {
    #expect(height(with: bar(atTop: 794), in: keyboard(atTop: 400, .floating)) == 50)
  }

  @Test(arguments: [0, -10, CGFloat.nan])
  func oneOfNoHeightCoversNothing(barHeight: CGFloat) {
    #expect(height(with: bar(atTop: 794, height: barHeight), in: .initial) == 0)
    #expect(height(with: bar(atTop: 794, height: barHeight), in: keyboard(atTop: 508)) == 336)
  }
}
