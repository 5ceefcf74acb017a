// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIScrollViewOffsetTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    scroll.contentSize = CGSize(width: 400, height: 2000)
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    scroll.contentOffset = CGPoint(x: 0, y: 70)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 70))
    scroll.bounds.origin = CGPoint(x: 0, y: 80)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 80))
  }

  @Test func aSetOffsetMayBeOutOfRange() {
    scroll.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    #expect(scroll.contentOffset.y == 5000)
    scroll.contentOffset.y = -300
    #expect(scroll.contentOffset.y == -300)
  }

  @Test func movesAreRecordedAndTold() {
    let delegate = RecordingDelegate()
    scroll.delegate = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(
      scroll.standInMoves == [
        StandInScrollMove(offset: CGPoint(x: 0, y: 100), isAnimated: true)
      ]
    )
    #expect(delegate.log == ["scrolled", "arrived"])
  }

  @Test func shrinkingInsetsBringTheOffsetBack() {
    scroll.contentInset.bottom = 300
    scroll.contentOffset.y = 1500
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 1200)
  }

  @Test func growingInsetsLeaveTheOffsetAlone() {
    scroll.contentOffset.y = 1200
    scroll.contentInset.bottom = 300
    scroll.contentInset.top = 100
    #expect(scroll.contentOffset.y == 1200)
  }

  @Test func shrinkingContentBringsTheOffsetBack() {
    scroll.contentOffset.y = 1200
    scroll.contentSize.height = 1000
    #expect(scroll.contentOffset.y == 200)
  }

  @Test func growingTallerBringsTheOffsetBack() {
    scroll.contentOffset.y = 1200
    scroll.frame.size.height = 1000
    #expect(scroll.contentOffset.y == 1000)
  }

  @Test func theTopWinsWhenTheContentIsShort() {
    scroll.contentSize.height = 100
    scroll.contentInset.top = 40
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
}
