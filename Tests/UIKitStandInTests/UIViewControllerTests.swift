// A test double of UIKit for Linux; never a product.

import Testing

// The order of an appearance: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)
@MainActor
struct UIViewControllerTests {
  private let window = makeWindow()
  private let controller = RecordingController()

  @Test func appearingHappensInOrder() {
    window.rootViewController = controller
    #expect(controller.viewIfLoaded == nil && controller.log.isEmpty)
    window.makeKeyAndVisible()
    #expect(
      controller.log == [
        "did load", "will appear", "is appearing", "will layout", "did layout", "did appear",
      ]
    )
    #expect(controller.view.frame == window.bounds)
  }

  @Test func anotherRootReplacesTheFirst() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.log = []
    let next = RecordingController()
    window.rootViewController = next
    #expect(controller.log == ["will disappear", "did disappear"])
    #expect(next.log.last == "did appear")
    #expect(window.subviews == [next.view])
  }

  @Test func oneWindowOfASceneIsKey() {
    let scene = UIWindowScene(standInScreen: makeScreen())
    let first = UIWindow(windowScene: scene)
    let second = UIWindow(windowScene: scene)
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow && second.isKeyWindow)
    #expect(!first.isHidden)
  }
}
