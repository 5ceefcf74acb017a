// A test double of UIKit for Linux; never a product.

/// A vertical edge or middle.
@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
