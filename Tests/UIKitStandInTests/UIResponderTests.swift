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

  @Test func outsideAWindowTheFocusIsRefused() {
    let loose = UITextField()
    #expect(!loose.becomeFirstResponder())
    #expect(!loose.isFirstResponder)
  }

  @Test func aPlainViewRefusesTheFocus() {
    let view = UIView()
    window.addSubview(view)
    #expect(!view.becomeFirstResponder())
  }

  @Test func oneWhoKeepsTheFocusBlocksTheNext() {
    let delegate = RecordingDelegate()
    first.delegate = delegate
    first.becomeFirstResponder()
    delegate.mayEnd = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(!first.resignFirstResponder())
  }

  @Test func leavingTheWindowTakesTheFocus() {
    let delegate = RecordingDelegate()
    first.delegate = delegate
    first.becomeFirstResponder()
    first.removeFromSuperview()
    #expect(!first.isFirstResponder)
    #expect(delegate.log == ["begins", "ends"])
    window.addSubview(first)
    #expect(!first.isFirstResponder)
  }

  @Test func leavingTakesTheFocusEvenFromOneWhoKeepsIt() {
    let delegate = RecordingDelegate()
    delegate.mayEnd = false
    first.delegate = delegate
    first.becomeFirstResponder()
    first.removeFromSuperview()
    window.addSubview(first)
    #expect(!first.isFirstResponder)
  }

  @Test func resigningWithoutFocusIsFine() {
    #expect(first.resignFirstResponder())
  }

  @Test func endEditingReachesTheFieldInside() {
    first.becomeFirstResponder()
    #expect(!second.endEditing(true))
    #expect(window.endEditing(false))
    #expect(!first.isFirstResponder)
  }

  @Test func eachWindowHasAFocusOfItsOwn() {
    let other = makeWindow()
    let field = UITextField()
    other.addSubview(field)
    first.becomeFirstResponder()
    field.becomeFirstResponder()
    #expect(first.isFirstResponder && field.isFirstResponder)
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
