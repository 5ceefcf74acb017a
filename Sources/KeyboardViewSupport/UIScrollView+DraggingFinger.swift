#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
package import UIKit

extension UIScrollView {
  /// The y coordinate on the screen of the finger that drags the keyboard down over the scroll
  /// view.
  ///
  /// The keyboard's top follows the finger, but the system posts no notification until it lifts:
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (to be decided by `DragTests`).
  /// UIKit's layout guide is a frame late, and wrong with an accessory view on iOS 26: FB18129551 in
  /// https://github.com/chockenberry/KeyboardAvoider (to be decided by `AccessoryViewTests`).
  package var keyboardDraggingFinger: CGFloat? {
    guard let window else { return nil }
    let pan = panGestureRecognizer
    // `interactive` and `interactiveWithAccessory`.
    let isInteractive = [2, 4].contains(keyboardDismissMode.rawValue)
    guard isInteractive, pan.state == .began || pan.state == .changed else { return nil }
    return convert(pan.location(in: self), to: window.screen.coordinateSpace).y
  }
}

extension UIWindow {
  /// Returns the y coordinate of the finger that drags the keyboard over any scroll view.
  ///
  /// The views are searched only while a finger is down in one of them: the main run loop is in its
  /// tracking mode then. https://developer.apple.com/documentation/foundation/runloop/mode/tracking
  ///
  /// - Parameter mode: The mode of the main run loop; the present one unless a test gives another.
  /// - Returns: The coordinate on the screen, in points; `nil` if no finger drags the keyboard.
  package func findKeyboardDraggingFinger(
    in mode: RunLoop.Mode? = RunLoop.main.currentMode
  ) -> CGFloat? {
    mode == .tracking ? keyboardDraggingFinger(in: self) : nil
  }

  /// Returns the y coordinate of a finger that drags the keyboard over a view or a view in it.
  func keyboardDraggingFinger(in view: UIView) -> CGFloat? {
    (view as? UIScrollView)?.keyboardDraggingFinger
      ?? view.subviews.lazy.compactMap { self.keyboardDraggingFinger(in: $0) }.first
  }
}
#endif
