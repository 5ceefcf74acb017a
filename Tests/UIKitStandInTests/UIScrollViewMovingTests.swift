// A test double of UIKit for Linux; never a product.

import Testing

/// What moves content without a finger: deceleration and zooming.
@MainActor
struct UIScrollViewMovingTests {
  private let window = makeWindow()
  private let scroll: UIScrollView
  private let delegate = RecordingDelegate()

  init() {
    scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    scroll.delegate = delegate
    window.addSubview(scroll)
  }

  private func fling() {
    scroll.standInTouchDown(at: CGPoint(x: 0, y: 500))
    scroll.standInDrag(to: CGPoint(x: 0, y: 400))
    scroll.standInTouchUp(decelerating: true)
  }

  @Test func contentGlidesOnAfterAFling() {
    fling()
    #expect(scroll.isDecelerating && !scroll.isTracking && !scroll.isDragging)
    scroll.standInGlide(to: CGPoint(x: 0, y: 300))
    #expect(scroll.isDecelerating && scroll.contentOffset.y == 300)
    scroll.standInStopDecelerating()
    #expect(!scroll.isDecelerating)
    #expect(delegate.log == ["drags", "scrolled", "dragged", "glides", "scrolled", "rests"])
  }

  @Test func anOffsetThatCodeSetsStopsIt() {
    fling()
    scroll.contentOffset = scroll.contentOffset
    #expect(!scroll.isDecelerating)
    fling()
    scroll.setContentOffset(scroll.contentOffset, animated: false)
    #expect(!scroll.isDecelerating)
  }

  @Test func aFingerStopsIt() {
    fling()
    scroll.standInTouchDown(at: .zero)
    #expect(!scroll.isDecelerating && scroll.isTracking)
  }

  @Test func newInsetsLeaveItGoing() {
    fling()
    scroll.contentInset.bottom = 300
    #expect(scroll.isDecelerating)
  }

  @Test func aFlingThatWasNoDragDoesNotGlide() {
    scroll.standInTouchDown(at: .zero)
    scroll.standInTouchUp(decelerating: true)
    #expect(!scroll.isDecelerating)
  }

  @Test func theViewThatTheDelegateNamesIsZoomed() {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.addSubview(other)
    scroll.addSubview(picture)
    scroll.maximumZoomScale = 3
    delegate.zoomed = picture
    scroll.zoomScale = 2
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(scroll.contentSize == CGSize(width: 200, height: 200))
    #expect(other.transform.isIdentity)
    scroll.setZoomScale(9, animated: true)
    #expect(scroll.zoomScale == 3)
    #expect(delegate.log.filter { $0 == "zoomed" }.count == 2)
  }

  @Test func withoutAViewNothingZooms() {
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
  }
}
