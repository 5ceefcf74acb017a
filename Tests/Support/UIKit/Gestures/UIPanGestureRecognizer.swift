// A test double of UIKit for Linux; never a product.

public import Foundation

/// The recognizer of drags; a scroll view's is driven by its stand-in touches.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero

  /// How far the finger has come since the pan began.
  ///
  /// <https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:)>
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: point.x - start.x, y: point.y - start.y)
  }

  override func follow(_ point: CGPoint, state: State) {
    // UIKit counts from the point where the finger was put down or the pan was recognized,
    // depending on its version; here it is the former.
    if state == .possible { start = point }
    super.follow(point, state: state)
  }
}
