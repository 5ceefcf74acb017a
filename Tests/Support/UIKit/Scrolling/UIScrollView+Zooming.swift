// A test double of UIKit for Linux; never a product.

public import Foundation

extension UIScrollView {
  /// How large the content is shown; setting it zooms the view that the delegate names.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/zoomscale>
  public var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms the view that the delegate names, by its transform, and the content's size with it.
  ///
  /// The animation is only asked for.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    zoom = max(minimumZoomScale, min(scale, maximumZoomScale))
    view.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    view.frame.origin = .zero
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
  }
}
