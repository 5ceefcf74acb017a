// A test double of UIKit for Linux; never a product.

import Testing

// The focus and the chain: https://developer.apple.com/documentation/uikit/uiresponder/next
@MainActor
struct UIResponderTests {
  private let window = makeWindow()
  private let first = UITextField()
  private let second = UITextField()

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func onlyOneInAWindowHasTheFocus() {
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(!first.endEditing(true) && window.endEditing(false))
    #expect(!second.isFirstResponder)
    first.becomeFirstResponder()
    first.removeFromSuperview()
    window.addSubview(first)
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
