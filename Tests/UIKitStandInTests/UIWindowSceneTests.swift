// A test double of UIKit for Linux; never a product.

import Testing

// Screens that turn: https://developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace
@MainActor
struct UIWindowSceneTests {
  private let scene = UIWindowScene(standInScreen: makeScreen())
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: scene)
  }

  @Test func aWindowTakesTheScreenOfItsScene() {
    #expect(window.screen === scene.screen)
    #expect(window.frame == scene.screen.bounds)
    #expect(scene.windows == [window])
    #expect(makeWindow().screen === UIScreen.main)
  }

  @Test func aSceneMovesToAnotherScreen() {
    let other = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 1920, height: 1080))
    scene.standInMove(to: other.bounds, on: other)
    #expect(window.screen === other)
    #expect(window.frame == other.bounds)
  }

  @Test func aWindowThatMovesLaysNothingOut() {
    let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(view)
    window.layoutIfNeeded()
    view.log = []
    scene.standInMove(to: CGRect(x: 300, y: 100, width: 1024, height: 768))
    window.layoutIfNeeded()
    #expect(view.log.isEmpty)
    let seen = view.convert(view.bounds, to: window.screen.coordinateSpace)
    #expect(seen.origin == CGPoint(x: 300, y: 100))
  }

  @Test(arguments: [
    (UIInterfaceOrientation.portrait, CGRect(x: 0, y: 0, width: 10, height: 20)),
    (.landscapeRight, CGRect(x: 748, y: 0, width: 20, height: 10)),
    (.landscapeLeft, CGRect(x: 0, y: 1014, width: 20, height: 10)),
    (.portraitUpsideDown, CGRect(x: 1014, y: 748, width: 10, height: 20)),
  ])
  func turningMovesTheFixedCorner(orientation: UIInterfaceOrientation, expected: CGRect) {
    let corner = CGRect(x: 0, y: 0, width: 10, height: 20)
    let screen = scene.screen
    screen.standInTurn(to: orientation, bounds: screen.bounds)
    let fixed = screen.fixedCoordinateSpace
    #expect(screen.coordinateSpace.convert(corner, to: fixed) == expected)
    #expect(screen.coordinateSpace.convert(expected, from: fixed) == corner)
  }
}
