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

  /// True if constraints place the guide.
  var isFree: Bool { true }

  /// The guide's distances from the edges of its view, for a guide that the view places.
  var insets: UIEdgeInsets? { nil }

  /// The frame without constraints.
  var restingFrame: CGRect { .zero }
}

/// A view's bounds within its safe area.
@MainActor
final class SafeAreaLayoutGuide: UILayoutGuide {
  override var restingFrame: CGRect {
    owningView.map { $0.bounds.inset(by: $0.safeAreaInsets) } ?? .zero
  }

  override var isFree: Bool { false }
  override var insets: UIEdgeInsets? { owningView?.safeAreaInsets }
}

/// A scroll view's own rectangle.
@MainActor
final class FrameLayoutGuide: UILayoutGuide {
  override var restingFrame: CGRect { owningView?.bounds ?? .zero }
  override var isFree: Bool { false }
  override var insets: UIEdgeInsets? { .zero }
}

/// A scroll view's content, whose size constraints can set.
@MainActor
final class ContentLayoutGuide: UILayoutGuide {
  override var restingFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }
}

/// The rectangle of the keyboard in a view, here without a keyboard.
///
/// It is the strip under the safe area, or the bottom edge itself.
/// <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  override var isFree: Bool { false }

  override var restingFrame: CGRect {
    guard let view = owningView else { return .zero }
    let height = view.safeAreaInsets.bottom
    return CGRect(
      x: view.bounds.minX,
      y: view.bounds.maxY - height,
      width: view.bounds.width,
      height: height
    )
  }
}
