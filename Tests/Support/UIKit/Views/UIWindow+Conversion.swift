// A test double of UIKit for Linux; never a product.

public import Foundation

extension UIWindow {
  /// Converts a point of this window to another, or to the screen when there is none.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiwindow/convert(_:to:)-687rw>
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window else { return screenPoint(point) }
    return convert(point, to: Optional<UIView>(window))
  }

  /// Converts a point of another window to this one, or of the screen when there is none.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    guard let window else { return localPoint(point) }
    return convert(point, from: Optional<UIView>(window))
  }

  /// Converts a rectangle of this window to another, or to the screen when there is none.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  /// Converts a rectangle of another window to this one, or of the screen when there is none.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }
}
