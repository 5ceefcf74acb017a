// A test double of UIKit for Linux; never a product.

import Testing

// Offsets and their range: https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
@MainActor
struct UIScrollViewOffsetTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    scroll.contentSize = CGSize(width: 400, height: 2000)
  }

  @Test func aSetOffsetMayBeOutOfRange() {
    scroll.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    #expect(scroll.contentOffset.y == 5000)
    scroll.contentOffset.y = -300
    #expect(scroll.bounds.origin.y == -300)
  }

  @Test func onlyWhatShrinksTheRangeBringsTheOffsetBack() {
    scroll.contentInset.bottom = 300
    scroll.contentOffset.y = 1500
    scroll.contentInset.top = 100
    #expect(scroll.contentOffset.y == 1500)
    scroll.contentInset = .zero
    #expect(scroll.contentOffset.y == 1200)
    scroll.frame.size.height = 1000
    #expect(scroll.contentOffset.y == 1000)
    scroll.contentSize.height = 1500
    #expect(scroll.contentOffset.y == 500)
    scroll.contentInset.top = 40
    scroll.contentSize.height = 100
    #expect(scroll.contentOffset.y == -40)
  }

  @Test func aFingerHoldsTheOffset() {
    scroll.contentInset.bottom = 300
    scroll.contentOffset.y = 1500
    scroll.standInTouchDown(at: .zero)
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 1500)
    scroll.standInTouchUp()
    #expect(scroll.contentOffset.y == 1200)
  }

  @Test func contentAtItsTopStaysThereWhenABarComes() {
    let window = makeWindow()
    let scroll = makeScrollView(in: window, contentHeight: 2000)
    #expect(scroll.contentOffset.y == -50)
    scroll.contentOffset.y = 10
    window.standInSetSafeAreaInsets(.zero)
    #expect(scroll.contentOffset.y == 10)
  }

  /// At offset 500, 550 to 1000 is visible; offsets go from -50 to 1500.
  @Test(arguments: [
    (CGFloat(600), CGFloat(40), CGFloat(500)),
    (980, 40, 520),
    (540, 40, 490),
    (1960, 40, 1500),
    (1990, 400, 1500),
    (0, 40, -50),
    (1100, 600, 1200),
    (500, 600, 500),
    (1400, 0, 500),
  ])
  func scrollingToARectangleIsMinimalAndInRange(y: CGFloat, height: CGFloat, expected: CGFloat) {
    scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 300, right: 0)
    scroll.contentOffset.y = 500
    scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 100, height: height), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: expected))
  }
}
