/// A window of 400 by 800 points at the origin, or elsewhere.
@MainActor
func makeWindow(x: CGFloat = 0, y: CGFloat = 0) -> UIWindow {
  UIWindow(frame: CGRect(x: x, y: y, width: 400, height: 800))
}

/// A scroll view that fills a window with a bar of 50 at the top and 30 at the bottom.
@MainActor
func makeScrollView(in window: UIWindow, contentHeight: CGFloat) -> UIScrollView {
  window.standInSetSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  let scroll = UIScrollView(frame: window.bounds)
  scroll.contentSize = CGSize(width: 400, height: contentHeight)
  window.addSubview(scroll)
  return scroll
}
