public import Foundation

/// A rectangle for constraints, without a view.
@MainActor
open class UILayoutGuide: StandInObject {
  /// The view in whose coordinates the guide is.
  open weak var owningView: UIView?

  /// The frame that constraints give.
  var solved: CGRect?

  public override init() {
    super.init()
  }

  init(owner: UIView) {
    owningView = owner
  }

  open var layoutFrame: CGRect { solved ?? restingFrame }

  /// The distances from the edges of the view, for a guide that the view places.
  ///
  /// Constraints place a guide without them.
  var insets: UIEdgeInsets? { nil }

  /// The frame without constraints.
  var restingFrame: CGRect {
    guard let owningView, let insets else { return .zero }
    return owningView.bounds.inset(by: insets)
  }
}

/// A view's bounds within its safe area.
@MainActor
final class SafeAreaLayoutGuide: UILayoutGuide {
  override var insets: UIEdgeInsets? { owningView?.safeAreaInsets }
}

/// A scroll view's content, whose size constraints to it set.
@MainActor
final class ContentLayoutGuide: UILayoutGuide {
  override var restingFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }
}

/// A scroll view's bounds, which do not scroll with the content.
@MainActor
final class FrameLayoutGuide: UILayoutGuide {
  override var insets: UIEdgeInsets? { .zero }
}

/// The rectangle of the keyboard in a view, here without a keyboard.
///
/// It is the strip under the safe area, or the bottom edge itself.
/// <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// The height above the keyboard at which a drag of it begins, in points.
  ///
  /// Here no gesture reads it.
  /// <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding>
  @available(iOS 17, *)
  open var keyboardDismissPadding: CGFloat = 0

  override var insets: UIEdgeInsets? {
    owningView.map { view in
      let top = view.bounds.height - view.safeAreaInsets.bottom
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
  }
}
