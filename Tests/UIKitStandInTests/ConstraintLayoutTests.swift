import Foundation
import Testing

// Guides and priorities: https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
// and https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority
@MainActor
struct ConstraintLayoutTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let bar = UIView()

  init() {
    window.standInSetSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    window.addSubview(view)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
  }

  @Test(arguments: [(CGFloat(-20), CGFloat(770)), (-300, 500)])
  func anInequalityHoldsWhereAWeakerEquationWouldBreakIt(constant: CGFloat, maxY: CGFloat) {
    let wish = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: constant)
    wish.priority = .defaultHigh
    activate(
      bar.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      wish
    )
    #expect(bar.frame.maxY == maxY)
  }

  @Test func constraintsToAScrollViewsEdgesSetItsContentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(content)
    activate(
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900)
    )
    #expect(scroll.contentSize == CGSize(width: 400, height: 900))
    scroll.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 900))
  }
}
