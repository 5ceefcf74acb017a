// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIViewSafeAreaTests {
  private let window = makeWindow()

  init() {
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  }

  @Test func aFillingViewHasTheWindowsInsets() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 400, height: 720))
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 100, width: 400, height: 100), CGFloat(0), CGFloat(0)),
    (CGRect(x: 0, y: 40, width: 400, height: 100), 10, 0),
    (CGRect(x: 0, y: 700, width: 400, height: 90), 0, 20),
    (CGRect(x: 0, y: 780, width: 400, height: 10), 0, 10),
    (CGRect(x: 0, y: -10, width: 400, height: 100), 60, 0),
  ])
  func aViewHasTheCoveredPartOnly(frame: CGRect, top: CGFloat, bottom: CGFloat) {
    let view = UIView(frame: frame)
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func nestedViewsTakeTheirPartOfThePart() {
    let outer = UIView(frame: CGRect(x: 0, y: 700, width: 400, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 400, height: 40))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets.bottom == 20)
  }

  @Test func withoutWindowThereAreNoInsets() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func aControllerAddsItsOwnInsets() {
    let controller = RecordingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets.bottom = 44
    #expect(controller.view.safeAreaInsets.bottom == 74)
    #expect(controller.log.last == "safe area")
  }

  @Test func changesAreToldOnce() {
    let view = RecordingView(frame: window.bounds)
    window.addSubview(view)
    view.log = []
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(view.log == ["safe area"])
  }
}
