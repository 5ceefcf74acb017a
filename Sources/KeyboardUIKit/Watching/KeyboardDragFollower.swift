#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Follower of a finger that drags the keyboard down over a scroll view.
///
/// Nothing is posted as long as the finger moves, in any version of iOS:
/// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (decided by `DragTests`). UIKit's layout
/// guide is a frame late, and wrong with an accessory view on iOS 26: FB18129551 in
/// https://github.com/chockenberry/KeyboardAvoider (decided by `AccessoryViewTests`). So each look
/// asks where the finger is, from iOS 13 on.
@MainActor
final class KeyboardDragFollower {
  private(set) var drag = KeyboardDrag()
  private weak var scrollView: UIScrollView?
  private let watch: KeyboardWatch
  private weak var adjuster: KeyboardAdjuster?
  /// Wait for a notification; where none follows the finger, the keyboard is taken to be where it was.
  private var timeout: NotificationToken?
  /// The place of the finger at the last look.
  private var known: CGFloat?

  init(_ scrollView: UIScrollView, _ watch: KeyboardWatch, for adjuster: KeyboardAdjuster) {
    self.scrollView = scrollView
    self.watch = watch
    self.adjuster = adjuster
  }

  /// Holds the keyboard where the finger is, until it lifts; true where the keyboard has moved.
  @discardableResult
  func follow() -> Bool {
    let old = drag.state(from: watch.state)
    let finger = finger
    if let finger, finger != known, watch.state.dockedFrame != nil {
      drag.hold(at: finger)
      timeout = nil
    } else if finger == nil, drag.isHeld {
      drag.release(from: watch.state)
      if drag.isReleased {
        timeout = watch.schedule(0.1) { [weak self] in
          guard let self, settle() else { return }
          adjuster?.look(since: .change(watch.state.animation))
        }
      }
    }
    known = finger
    return drag.state(from: watch.state) != old
  }

  /// Ends the drag, where the finger has lifted or the keyboard has gone from under it; true then.
  @discardableResult
  func settle() -> Bool {
    // A finger that rests while a keyboard comes does not hold it.
    known = finger
    follow()
    return drag.settle(in: watch.state)
  }

  /// The height on the screen of the finger, where the keyboard goes along with it.
  private var finger: CGFloat? {
    guard let scrollView, let window = scrollView.window else { return nil }
    let pan = scrollView.panGestureRecognizer
    guard pan.state == .began || pan.state == .changed else { return nil }
    // Interactive, and from iOS 16 on interactive with the accessory view.
    guard [2, 4].contains(scrollView.keyboardDismissMode.rawValue) else { return nil }
    let point = pan.location(in: scrollView)
    return scrollView.convert(point, to: window.screen.coordinateSpace).y
  }
}
#endif
