// A test double of UIKit for Linux; never a product.

extension UIScrollView {
  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The state of a view that decides by where it is and which way it scrolls.
    case automatic = 0

    /// The state of a view that adds it in the directions that scroll.
    case scrollableAxes = 1

    /// The state of a view that never adds it.
    case never = 2

    /// The state of a view that always adds it.
    case always = 3
  }

  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The state of a view whose drags leave the keyboard alone.
    case none = 0

    /// The state of a view that puts the keyboard away when a drag begins.
    case onDrag = 1

    /// The state of a view whose drags pull the keyboard along.
    case interactive = 2

    /// The state of a view that puts keyboard and accessory away when a drag begins.
    case onDragWithAccessory = 3

    /// The state of a view whose drags pull keyboard and accessory along.
    case interactiveWithAccessory = 4
  }
}
