// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIScreenTests {
  private let corner = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test func uprightSpacesAreTheSame() {
    let screen = makeScreen()
    #expect(screen.fixedCoordinateSpace.bounds == screen.bounds)
    #expect(screen.coordinateSpace.convert(corner, to: screen.fixedCoordinateSpace) == corner)
  }

  @Test(arguments: [
    (UIInterfaceOrientation.landscapeRight, CGRect(x: 748, y: 0, width: 20, height: 10)),
    (.landscapeLeft, CGRect(x: 0, y: 1014, width: 20, height: 10)),
    (.portraitUpsideDown, CGRect(x: 1014, y: 748, width: 10, height: 20)),
  ])
  func turningMovesTheFixedCorner(orientation: UIInterfaceOrientation, expected: CGRect) {
    let screen = makeScreen()
    screen.standInTurn(to: orientation, bounds: screen.bounds)
    let fixed = screen.fixedCoordinateSpace
    #expect(screen.coordinateSpace.convert(corner, to: fixed) == expected)
    #expect(screen.coordinateSpace.convert(expected, from: fixed) == corner)
    #expect(fixed.convert(corner, from: fixed) == corner)
  }

  @Test func aTurnedScreenKeepsItsFixedExtent() {
    let screen = makeScreen()
    screen.standInTurn(to: .landscapeLeft, bounds: screen.bounds)
    #expect(screen.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
  }

  @Test func aWindowTakesTheScreenOfItsScene() {
    let screen = makeScreen()
    let scene = UIWindowScene(standInScreen: screen)
    let window = UIWindow(windowScene: scene)
    #expect(window.screen === screen)
    #expect(window.frame == screen.bounds)
    #expect(scene.windows == [window])
    #expect(makeWindow().screen === UIScreen.main)
  }
}
