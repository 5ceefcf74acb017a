import Testing

// The adjusted inset:
// https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
@MainActor
struct UIScrollViewInsetTests {
  private let window = makeWindow()

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(2000), CGFloat(31)),
    (.automatic, 100, 1),
    (.scrollableAxes, 2000, 31),
    (.scrollableAxes, 100, 1),
    (.never, 2000, 1),
    (.always, 100, 31),
  ])
  func theBehaviorDecides(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    contentHeight: CGFloat,
    bottom: CGFloat
  ) {
    let scroll = makeScrollView(in: window, contentHeight: contentHeight)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentInset.bottom = 1
    #expect(scroll.adjustedContentInset.bottom == bottom)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.bottom == (behavior == .never ? 1 : 31))
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, CGFloat(0)), (.always, 0), (.never, 30),
  ])
  func contentHasNoSafeAreaWhereTheViewAdjustsForIt(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    bottom: CGFloat
  ) {
    let scroll = makeScrollView(in: window, contentHeight: 2000)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentOffset = .zero
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.addSubview(content)
    #expect(content.safeAreaInsets.bottom == bottom)
  }
}
