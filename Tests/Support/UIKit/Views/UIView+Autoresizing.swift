// A test double of UIKit for Linux; never a product.

import Foundation

extension UIView {
  /// Which measures of a view follow its superview's size.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct>
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The measures as bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  func resizeSubviews(from oldSize: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += bounds.width - oldSize.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += bounds.height - oldSize.height
      }
      view.frame = frame
    }
  }
}
