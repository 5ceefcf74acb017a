// A test double of UIKit for Linux; never a product.

import Foundation

/// The space the keyboard takes in a view; a test moves it.
///
/// Without a keyboard it is the strip under the safe area, or the bottom edge itself.
/// <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@available(iOS 15.0, *)
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard too; kept, and without effect here.
  open var followsUndockedKeyboard = false

  /// Whether the guide ends at the safe area when there is no keyboard.
  ///
  /// <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/usesbottomsafearea>
  @available(iOS 17.0, *)
  open var usesBottomSafeArea: Bool {
    get { endsAtSafeArea }
    set { endsAtSafeArea = newValue }
  }

  private var endsAtSafeArea = true

  override var restingFrame: CGRect {
    guard let view = owningView else { return .zero }
    let height = endsAtSafeArea ? view.safeAreaInsets.bottom : 0
    return CGRect(
      x: view.bounds.minX,
      y: view.bounds.maxY - height,
      width: view.bounds.width,
      height: height
    )
  }
}
