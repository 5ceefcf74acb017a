// A test double of UIKit for Linux; never a product.

import Testing

@MainActor
struct UIScrollViewDragTests {
  private let window = makeWindow()
  private let scroll: UIScrollView
  private let delegate = RecordingDelegate()

  init() {
    scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    scroll.delegate = delegate
    window.addSubview(scroll)
  }

  @Test func theContentFollowsTheFinger() {
    scroll.standInTouchDown(at: CGPoint(x: 0, y: 500))
    scroll.standInDrag(to: CGPoint(x: 0, y: 400))
    #expect(scroll.contentOffset.y == 100)
    scroll.standInDrag(to: CGPoint(x: 0, y: 450))
    #expect(scroll.contentOffset.y == 50)
  }

  @Test func theFlagsAndTheRecognizerGoAlong() {
    let pan = scroll.panGestureRecognizer
    scroll.standInTouchDown(at: CGPoint(x: 0, y: 500))
    #expect(scroll.isTracking && !scroll.isDragging && pan.state == .possible)
    scroll.standInDrag(to: CGPoint(x: 0, y: 400))
    #expect(scroll.isDragging && pan.state == .began)
    scroll.standInDrag(to: CGPoint(x: 0, y: 390))
    #expect(pan.state == .changed)
    #expect(pan.location(in: nil) == CGPoint(x: 0, y: 390))
    #expect(pan.location(in: scroll) == CGPoint(x: 0, y: 500))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -110))
    scroll.standInTouchUp()
    #expect(!scroll.isTracking && !scroll.isDragging && pan.state == .possible)
  }

  @Test func theDelegateHearsTheDrag() {
    scroll.standInTouchDown(at: CGPoint(x: 0, y: 500))
    scroll.standInDrag(to: CGPoint(x: 0, y: 400))
    scroll.standInTouchUp()
    #expect(delegate.log == ["drags", "scrolled", "dragged"])
  }

  @Test func aTapIsNoDrag() {
    scroll.standInTouchDown(at: .zero)
    scroll.standInTouchUp()
    #expect(delegate.log.isEmpty)
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, true),
    (.onDrag, false),
    (.interactive, true),
  ])
  func onDragTakesTheFocus(mode: UIScrollView.KeyboardDismissMode, keeps: Bool) {
    let field = UITextField()
    scroll.addSubview(field)
    field.becomeFirstResponder()
    scroll.keyboardDismissMode = mode
    scroll.standInTouchDown(at: CGPoint(x: 0, y: 500))
    scroll.standInDrag(to: CGPoint(x: 0, y: 400))
    #expect(field.isFirstResponder == keeps)
  }

  @Test func aDisabledScrollViewDoesNotDrag() {
    scroll.isScrollEnabled = false
    scroll.standInTouchDown(at: CGPoint(x: 0, y: 500))
    scroll.standInDrag(to: CGPoint(x: 0, y: 400))
    #expect(scroll.contentOffset.y == 0)
  }
}
