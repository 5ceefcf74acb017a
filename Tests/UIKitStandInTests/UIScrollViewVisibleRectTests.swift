// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIScrollViewVisibleRectTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    scroll.contentSize = CGSize(width: 400, height: 2000)
    scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 300, right: 0)
    scroll.contentOffset.y = 500
  }

  /// At offset 500, 550 to 1000 is visible; offsets go from -50 to 1500.
  @Test(arguments: [
    (CGFloat(600), CGFloat(40), CGFloat(500)),
    (550, 450, 500),
    (980, 40, 520),
    (540, 40, 490),
    (1960, 40, 1500),
    (1990, 400, 1500),
    (0, 40, -50),
    (-500, 40, -50),
    (1100, 600, 1200),
    (500, 600, 500),
    (1400, 0, 500),
  ])
  func scrollingIsMinimalAndStaysInRange(y: CGFloat, height: CGFloat, expected: CGFloat) {
    scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 100, height: height), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: expected))
  }

  @Test func aVisibleRectangleIsNoMove() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 10), animated: true)
    #expect(scroll.standInMoves.isEmpty)
  }

  @Test func theAnimationIsRecorded() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 980, width: 10, height: 40), animated: true)
    #expect(scroll.standInMoves.map(\.isAnimated) == [true])
  }

  @Test func theSafeAreaIsNotVisible() {
    let window = makeWindow()
    let scroll = makeScrollView(in: window, contentHeight: 2000)
    scroll.contentOffset.y = 0
    scroll.scrollRectToVisible(CGRect(x: 0, y: 760, width: 10, height: 40), animated: false)
    #expect(scroll.contentOffset.y == 30)
  }
}
