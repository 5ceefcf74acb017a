// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIResponderTests {
  private let window = makeWindow()
  private let first = UITextField()
  private let second = UITextField()

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func onlyOneHasTheFocus() {
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
  }

  @Test func leavingTheWindowTakesTheFocus() {
    first.becomeFirstResponder()
    first.removeFromSuperview()
    #expect(!first.isFirstResponder)
    window.addSubview(first)
    #expect(!first.isFirstResponder)
  }

  @Test func endEditingReachesTheFieldInside() {
    first.becomeFirstResponder()
    #expect(!second.endEditing(true))
    #expect(window.endEditing(false))
    #expect(!first.isFirstResponder)
  }

  @Test func theChainGoesThroughTheController() {
    let controller = RecordingController()
    let scene = UIWindowScene(standInScreen: makeScreen())
    window.windowScene = scene
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(first)
    #expect(first.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next === scene)
  }
}
