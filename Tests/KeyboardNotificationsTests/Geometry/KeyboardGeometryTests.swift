import Foundation
import KeyboardNotifications
import Testing

@Suite struct KeyboardGeometryTests {
  static let keyboard = CGRect(x: 0, y: 409, width: 375, height: 258)

  private func covered(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGFloat {
    KeyboardGeometry.coveredHeight(
      of: CGRect(x: x, y: y, width: width, height: height),
      by: Self.keyboard
    )
  }

  @Test func aFullScreenViewIsCoveredByTheWholeKeyboard() {
    #expect(covered(0, 0, 375, 667) == 258)
  }

  @Test func aViewThatEndsAboveATabBarIsCoveredByLess() {
    #expect(covered(0, 0, 375, 618) == 209)
  }

  @Test func aViewAboveTheKeyboardIsNotCovered() {
    #expect(covered(0, 0, 375, 409) == 0)
  }

  @Test func aViewLowerThanTheKeyboardIsCoveredFromTheTopOfTheKeyboard() {
    #expect(covered(0, 600, 375, 44) == 235)
    let state = KeyboardState(visibility: .shown, placement: .docked, frame: Self.keyboard)
    let view = CGRect(x: 0, y: 600, width: 375, height: 44)
    #expect(state.freeRectangle(of: view) == CGRect(x: 0, y: 600, width: 375, height: 0))
  }

  @Test func aViewWhollyBelowTheFrameIsNotCovered() {
    #expect(covered(0, 667, 375, 44) == 0)
  }

  @Test func aViewBesideTheKeyboardIsNotCovered() {
    #expect(covered(375, 0, 375, 667) == 0)
    #expect(covered(-100, 0, 100, 667) == 0)
  }

  @Test func aViewThatReachesBelowTheFrameIsCoveredFromTheTopOfTheKeyboard() {
    #expect(covered(0, 100, 375, 600) == 291)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -600, 0])
  func aViewWithoutAreaIsNotCovered(_ height: CGFloat) {
    #expect(covered(0, 0, 375, height) == 0)
  }

  @Test func theInsetLeavesOutTheSafeArea() {
    let inset = { KeyboardGeometry.inset(coveredHeight: 258, safeAreaBottom: $0) }
    #expect(inset(34) == 224)
    #expect(inset(300) == 0)
    #expect(inset(-10) == 258)
    #expect(inset(.nan) == 258)
  }

  @Test func theFreeRectangleEndsWhereTheKeyboardBegins() {
    let view = CGRect(x: 0, y: 88, width: 375, height: 579)
    let state = KeyboardState(visibility: .shown, placement: .docked, frame: Self.keyboard)
    let free = state.freeRectangle(of: view)
    #expect(free == CGRect(x: 0, y: 88, width: 375, height: 321))
  }

  @Test(arguments: [
    (KeyboardVisibility.showing, KeyboardPlacement.docked, 258 as CGFloat),
    (.shown, .docked, 258), (.shown, .floating, 0), (.hiding, .docked, 0), (.hidden, .docked, 0),
    (.hiding, .offscreen, 0), (.hidden, .none, 0),
  ])
  func onlyAVisibleDockedKeyboardCovers(
    _ visibility: KeyboardVisibility,
    _ placement: KeyboardPlacement,
    _ expected: CGFloat
  ) {
    let view = CGRect(x: 0, y: 0, width: 375, height: 667)
    let state = KeyboardState(visibility: visibility, placement: placement, frame: Self.keyboard)
    #expect(state.coveredHeight(of: view) == expected)
    #expect(state.inset(of: view, safeAreaBottom: 58) == max(0, expected - 58))
    #expect(state.freeRectangle(of: view).height == 667 - expected)
  }
}
