// A test double of UIKit for Linux; never a product.

import Testing

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
  func theBehaviourDecides(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    contentHeight: CGFloat,
    bottom: CGFloat
  ) {
    let scroll = makeScrollView(in: window, contentHeight: contentHeight)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentInset.bottom = 1
    #expect(scroll.adjustedContentInset.bottom == bottom)
  }

  @Test func bouncingContentCountsAsScrollable() {
    let scroll = makeScrollView(in: window, contentHeight: 100)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.bottom == 30)
  }

  @Test func tablesBounceVertically() {
    #expect(UITableView(frame: .zero, style: .plain).alwaysBounceVertical)
    let layout = UICollectionViewLayout()
    #expect(!UICollectionView(frame: .zero, collectionViewLayout: layout).alwaysBounceVertical)
  }

  @Test func theDelegateHearsOfNewInsetsOnce() {
    let scroll = makeScrollView(in: window, contentHeight: 2000)
    let delegate = RecordingDelegate()
    scroll.delegate = delegate
    scroll.contentInset.bottom = 300
    scroll.contentInset.bottom = 300
    #expect(delegate.log == ["inset"])
  }

  @Test func oneSetterSetsBothIndicatorInsets() {
    let scroll = UIScrollView()
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 9, right: 0)
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 9)
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 9)
    scroll.verticalScrollIndicatorInsets.bottom = 5
    #expect(scroll.scrollIndicatorInsets.bottom == 5)
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 9)
  }
}
