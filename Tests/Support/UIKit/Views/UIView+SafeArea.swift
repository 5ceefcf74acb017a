// A test double of UIKit for Linux; never a product.

import Foundation

extension UIView {
  /// A root view adds what its controller asks for; any view has the part of its superview's.
  ///
  /// Outside a window there is none.
  /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
  var currentSafeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    return coveredInsets + (controller?.additionalSafeAreaInsets ?? .zero)
  }

  private var coveredInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    let safe = superview.bounds.inset(by: outer)
    return UIEdgeInsets(
      top: covered(safe.minY - frame.minY, outer: outer.top, upTo: frame.height),
      left: covered(safe.minX - frame.minX, outer: outer.left, upTo: frame.width),
      bottom: covered(frame.maxY - safe.maxY, outer: outer.bottom, upTo: frame.height),
      right: covered(frame.maxX - safe.maxX, outer: outer.right, upTo: frame.width)
    )
  }

  /// Where the superview has no inset nothing is covered, however far the view sticks out.
  private func covered(_ length: CGFloat, outer: CGFloat, upTo limit: CGFloat) -> CGFloat {
    outer == 0 ? 0 : min(max(length, 0), limit)
  }

  /// Tells this view and those in it, where the safe area is not what it was.
  func refreshSafeArea() {
    let current = safeAreaInsets
    if current != reportedSafeAreaInsets {
      reportedSafeAreaInsets = current
      didChangeSafeArea()
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    for view in subviews { view.refreshSafeArea() }
  }
}
