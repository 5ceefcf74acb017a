public import Foundation

extension UIScrollView {
  /// Adds a keyboard's height to `adjustedContentInset`, as UIKit does in views that it adjusts.
  ///
  /// From iOS 11 on this part is not in `contentInset`, and `.never` does not remove it:
  /// `WKWebViewIOS.mm` of WebKit, and <http://www.openradar.me/35572084>. The part contains the
  /// safe area, so the larger of the two is added.
  public func standInSetKeyboardInset(_ height: CGFloat) {
    keyboardInset = height
  }

  /// The safe area that the adjustment behaviour adds: none, or that along scrolling axes.
  ///
  /// `.automatic` adds it vertically in any case if a navigation controller shows the controller
  /// whose content this is:
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum/automatic>.
  var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .automatic:
      let isWide = contentSize.width > frame.width
      let isTall =
        alwaysBounceVertical || contentSize.height > frame.height || isContentUnderBars
      return UIEdgeInsets(
        top: isTall ? safe.top : 0,
        left: isWide ? safe.left : 0,
        bottom: isTall ? safe.bottom : 0,
        right: isWide ? safe.right : 0
      )
    }
  }

  /// True for the content of a controller that a navigation controller shows.
  ///
  /// The content is the controller's view, or the first view in it:
  /// <https://medium.com/@wailord/the-automaticallyadjustsscrollviewinsets-rabbit-hole-b9153a769ce9>.
  private var isContentUnderBars: Bool {
    let isFirst = superview?.subviews.first === self
    let owner = controller ?? (isFirst ? superview?.controller : nil)
    return owner?.parent is UINavigationController
  }

  func clamp(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(min(offset.x, contentSize.width + inset.right - bounds.width), -inset.left),
      y: max(min(offset.y, contentSize.height + inset.bottom - bounds.height), -inset.top)
    )
  }

  /// Returns the nearest offset that shows the bottom of a rectangle, or else its top.
  func offset(showing rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    let below = max(0, rect.maxY - visible.maxY)
    let above = max(0, visible.minY - rect.minY)
    return CGPoint(x: contentOffset.x, y: contentOffset.y + (below > 0 ? below : -above))
  }
}
