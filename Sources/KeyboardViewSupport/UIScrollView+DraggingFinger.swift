#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
package import KeyboardNotifications
package import UIKit

extension UIScrollView {
  /// The finger that drags the keyboard down over the scroll view.
  ///
  /// The keyboard's top follows the finger, but the system posts no notification until it lifts:
  /// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (to be decided by `DragTests`).
  /// UIKit's layout guide is a frame late, and wrong with an accessory view on iOS 26 (FB18129551):
  /// https://github.com/chockenberry/KeyboardAvoider/blob/main/README.md (to be decided by
  /// `HostedAccessoryViewTests`).
  ///
  /// On iOS 17 and later the layout guide of the scroll view says how far above the keyboard a drag
  /// begins. Apple does not say whose guide counts (to be decided by
  /// `recording-what-the-system-posts`).
  package var keyboardDraggingFinger: KeyboardFinger? {
    guard let window else { return nil }
    let pan = panGestureRecognizer
    // `interactive` and `interactiveWithAccessory`.
    let isInteractive = [2, 4].contains(keyboardDismissMode.rawValue)
    guard isInteractive, pan.state == .began || pan.state == .changed else { return nil }
    let y = convert(pan.location(in: self), to: window.screen.coordinateSpace).y
    guard #available(iOS 17, *) else { return KeyboardFinger(y: y) }
    return KeyboardFinger(y: y, dismissPadding: keyboardLayoutGuide.keyboardDismissPadding)
  }
}

extension UIWindow {
  /// Returns the finger that drags the keyboard over any scroll view.
  ///
  /// The views are searched only while a finger is down in one of them: the main run loop is in its
  /// tracking mode then. https://developer.apple.com/documentation/foundation/runloop/mode/tracking
  ///
  /// - Parameter mode: The mode of the main run loop; the current one unless a test gives another.
  /// - Returns: `nil` if no finger drags the keyboard.
  package func findKeyboardDraggingFinger(
    in mode: RunLoop.Mode? = RunLoop.main.currentMode
  ) -> KeyboardFinger? {
    mode == .tracking ? keyboardDraggingFinger(in: self) : nil
  }

  /// Returns a finger that drags the keyboard over a view or a view in it.
  func keyboardDraggingFinger(in view: UIView) -> KeyboardFinger? {
    if let finger = (view as? UIScrollView)?.keyboardDraggingFinger { return finger }
    for subview in view.subviews {
      if let finger = keyboardDraggingFinger(in: subview) { return finger }
    }
    return nil
  }
}
#endif
