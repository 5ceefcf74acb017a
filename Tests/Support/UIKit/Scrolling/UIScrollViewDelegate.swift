// A test double of UIKit for Linux; never a product.

public import Foundation

/// What hears about scrolling; every method is optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when a drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to glide on after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Asks which view to zoom; without one nothing zooms.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/viewforzooming(in:)>
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when the content was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when an animated move has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Called when the adjusted insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing, as an optional method that is left out.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing, as an optional method that is left out.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing, as an optional method that is left out.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  /// Does nothing, as an optional method that is left out.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, as an optional method that is left out.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Names no view, as an optional method that is left out.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing, as an optional method that is left out.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing, as an optional method that is left out.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing, as an optional method that is left out.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
