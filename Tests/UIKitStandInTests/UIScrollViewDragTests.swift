import Testing

// The states of a drag:
// https://developer.apple.com/documentation/uikit/uiscrollview/isdragging and
// https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.property
@MainActor
struct UIScrollViewDragTests {
  private let window = makeWindow()
  private let scroll: UIScrollView

  init() {
    scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    window.addSubview(scroll)
  }

  @Test func contentFlagsAndRecognizerFollowTheFinger() {
    let pan = scroll.panGestureRecognizer
    scroll.standInTouchDown(at: CGPoint(x: 0, y: 500))
    #expect(scroll.isTracking && !scroll.isDragging && pan.state == .possible)
    scroll.standInDrag(to: CGPoint(x: 0, y: 400))
    #expect(scroll.isDragging && pan.state == .began && scroll.contentOffset.y == 100)
    scroll.standInDrag(to: CGPoint(x: 0, y: 450))
    #expect(pan.state == .changed && scroll.contentOffset.y == 50)
    #expect(pan.location(in: nil) == CGPoint(x: 0, y: 450))
    #expect(pan.location(in: scroll) == CGPoint(x: 0, y: 500))
    scroll.standInTouchUp()
    #expect(!scroll.isTracking && !scroll.isDragging && pan.state == .possible)
  }
}
