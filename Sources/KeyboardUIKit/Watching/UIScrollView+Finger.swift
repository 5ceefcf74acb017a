#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

extension UIScrollView {
  /// The height on the screen of the finger that drags the keyboard down over the scroll view.
  ///
  /// Nothing is posted as long as the finger moves, in any version of iOS:
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (decided by `DragTests`). UIKit's layout
  /// guide is a frame late, and wrong with an accessory view on iOS 26: FB18129551 in
  /// https://github.com/chockenberry/KeyboardAvoider (decided by `AccessoryViewTests`). So each look
  /// asks where the finger is, from iOS 13 on.
  var keyboardFinger: CGFloat? {
    guard let window else { return nil }
    let pan = panGestureRecognizer
    guard pan.state == .began || pan.state == .changed else { return nil }
    // Interactive, and from iOS 16 on interactive with the accessory view.
    guard [2, 4].contains(keyboardDismissMode.rawValue) else { return nil }
    return convert(pan.location(in: self), to: window.screen.coordinateSpace).y
  }
}
#endif
