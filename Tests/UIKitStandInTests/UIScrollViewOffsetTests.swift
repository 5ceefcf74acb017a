import Testing

// Offsets and their range:
// https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
@MainActor
struct UIScrollViewOffsetTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    scroll.contentSize = CGSize(width: 400, height: 2000)
  }

  @Test func aSetOffsetMayBeOutOfRange() {
    scroll.contentOffset.y = 5000
    #expect(scroll.contentOffset.y == 5000)
    scroll.contentOffset.y = -300
    #expect(scroll.bounds.origin.y == -300)
  }

  @Test func onlyASmallerRangeClampsTheOffset() {
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
}
