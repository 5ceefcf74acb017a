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

  /// The safe area that the adjustment behaviour adds: all, none, or that along scrolling axes.
  ///
  /// `.automatic` is `.scrollableAxes` without a navigation or tab bar controller:
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum>
  var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isWide = contentSize.width > frame.width
      let isTall = alwaysBounceVertical || contentSize.height > frame.height
      return UIEdgeInsets(
        top: isTall ? safe.top : 0,
        left: isWide ? safe.left : 0,
        bottom: isTall ? safe.bottom : 0,
        right: isWide ? safe.right : 0
      )
    }
  }

  func clamp(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: max(min(offset.x, contentSize.width + inset.right - bounds.width), -inset.left),
      y: max(min(offset.y, contentSize.height + inset.bottom - bounds.height), -inset.top)
    )
  }

  /// The nearest offset that shows a rectangle; the present one when it is visible or empty.
  ///
  /// For a rectangle that is too large the far edge is shown. Both exceptions are observed, not
  /// documented: <http://blog.s21g.com/articles/1007>.
  func offset(showing rect: CGRect) -> CGPoint {
    guard !rect.isEmpty else { return contentOffset }
    let visible = bounds.inset(by: adjustedContentInset)
    let wanted = CGPoint(
      x: contentOffset.x + shift(of: rect.minX...rect.maxX, into: visible.minX, visible.maxX),
      y: contentOffset.y + shift(of: rect.minY...rect.maxY, into: visible.minY, visible.maxY)
    )
    return wanted == contentOffset ? wanted : clamp(wanted)
  }

  private func shift(
    of span: ClosedRange<CGFloat>,
    into start: CGFloat,
    _ end: CGFloat
  ) -> CGFloat {
    if span.lowerBound <= start && span.upperBound >= end { return 0 }
    if span.upperBound > end || span.upperBound - span.lowerBound > end - start {
      return span.upperBound - end
    }
    return min(span.lowerBound - start, 0)
  }
}
