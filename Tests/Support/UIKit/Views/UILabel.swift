// A test double of UIKit for Linux; never a product.

/// A view that shows text.
@MainActor
open class UILabel: UIView {
  /// The text shown.
  open var text: String?
}
