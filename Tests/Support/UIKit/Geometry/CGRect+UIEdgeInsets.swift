// A test double of UIKit for Linux; never a product.

public import Foundation

extension CGRect {
  /// Returns the rectangle with its edges moved inwards.
  ///
  /// <https://developer.apple.com/documentation/corefoundation/cgrect/inset(by:)>
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
