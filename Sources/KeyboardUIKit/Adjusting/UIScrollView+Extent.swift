#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

extension UIScrollView {
  /// How far the view scrolls vertically, and where it is.
  var verticalExtent: ScrollExtent {
    ScrollExtent(
      offset: contentOffset.y,
      height: bounds.height,
      contentHeight: contentSize.height,
      topInset: adjustedContentInset.top,
      bottomInset: adjustedContentInset.bottom
    )
  }

  /// What UIKit adds to the bottom inset for the safe area, which depends on the behaviour and,
  /// with some, on whether the content is long enough to scroll.
  var bottomInsetAddedByUIKit: CGFloat {
    max(0, adjustedContentInset.bottom - contentInset.bottom)
  }

  /// What UIKit adds to the bottom of the indicator.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
  var indicatorInsetAddedByUIKit: CGFloat {
    automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets.bottom : 0
  }
}
#endif
