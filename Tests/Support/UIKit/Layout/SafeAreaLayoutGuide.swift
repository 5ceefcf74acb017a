// A test double of UIKit for Linux; never a product.

import Foundation

/// A view's bounds within its safe area.
@MainActor
final class SafeAreaLayoutGuide: UILayoutGuide {
  override var restingFrame: CGRect {
    owningView.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero
  }
}
