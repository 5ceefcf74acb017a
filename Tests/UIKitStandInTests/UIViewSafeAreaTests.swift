import Testing

// Each view's part of the safe area:
// https://developer.apple.com/documentation/uikit/uiview/safeareainsets
@MainActor
struct UIViewSafeAreaTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 400, height: 800), CGFloat(50), CGFloat(30)),
    (CGRect(x: 0, y: 100, width: 400, height: 100), 0, 0),
    (CGRect(x: 0, y: 40, width: 400, height: 100), 10, 0),
    (CGRect(x: 0, y: 700, width: 400, height: 90), 0, 20),
    (CGRect(x: 0, y: 780, width: 400, height: 10), 0, 10),
    (CGRect(x: 0, y: -10, width: 400, height: 100), 60, 0),
  ])
  func aViewHasTheCoveredPartOnly(frame: CGRect, top: CGFloat, bottom: CGFloat) {
    let view = UIView(frame: frame)
    window.addSubview(view)
    let expected = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    #expect(view.safeAreaInsets == expected)
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == expected)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }
}
