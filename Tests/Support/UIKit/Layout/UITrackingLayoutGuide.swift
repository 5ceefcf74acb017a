// A test double of UIKit for Linux; never a product.

/// A layout guide that follows something.
///
/// <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>
@available(iOS 15.0, *)
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
