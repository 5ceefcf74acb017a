// A test double of UIKit for Linux; never a product.

/// A horizontal edge or middle.
@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
