#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Follower of a finger that drags the keyboard down over a scroll view.
///
/// Nothing is posted as long as the finger moves, in any version of iOS:
/// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (decided by `DragTests`). UIKit's layout
/// guide is a frame late, and wrong with an accessory view on iOS 26: FB18129551 in
/// https://github.com/chockenberry/KeyboardAvoider (decided by `AccessoryViewTests`). So the finger
/// counts, from iOS 13 on.
///
/// The scroll view's `keyboardDismissMode` must be interactive. The follower does not change how
/// the view scrolls; it stops with the last reference to it.
@MainActor
final class KeyboardDragFollower {
  private let recognizer = DragRecognizer()
  private weak var scrollView: UIScrollView?
  private weak var watch: KeyboardWatch?
  private let onMove: @MainActor (KeyboardAnimation?) -> Void
  private var drag = KeyboardDrag()
  private var timeout: NotificationToken?
  private var token: NotificationToken?

  /// Makes a follower.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view that is dragged.
  ///   - watch: The watch over the keyboard.
  ///   - onMove: Called when the finger moves the keyboard, without an animation, and where nothing
  ///     is posted after the finger has lifted, with one.
  init(
    _ scrollView: UIScrollView,
    _ watch: KeyboardWatch,
    onMove: @escaping @MainActor (KeyboardAnimation?) -> Void
  ) {
    self.scrollView = scrollView
    self.watch = watch
    self.onMove = onMove
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesBegan = false
    recognizer.delaysTouchesEnded = false
    recognizer.onMove = { [weak self] in self?.hold(at: $0) }
    recognizer.onEnd = { [weak self] in self?.release() }
    scrollView.addGestureRecognizer(recognizer)
    token = NotificationToken { [recognizer] in
      MainQueue.performInTurnOrLater { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
  }

  /// True while a finger holds the keyboard.
  var isHeld: Bool {
    drag.isHeld
  }

  /// True after the finger has lifted, until something is posted.
  var isReleased: Bool {
    drag.isReleased
  }

  /// Returns the state with the keyboard where the finger holds it.
  func lowered(_ state: KeyboardState) -> KeyboardState {
    drag.state(from: state)
  }

  /// Ends the drag, where the finger has lifted or the keyboard has gone from under it.
  ///
  /// - Returns: True where this has ended the drag.
  @discardableResult
  func settle(in state: KeyboardState) -> Bool {
    guard drag.settle(in: state) else { return false }
    timeout = nil
    return true
  }

  private func hold(at top: CGFloat) {
    guard let state = watch?.state, state.isVisible, state.placement == .docked else { return }
    guard let scrollView, scrollView.isDragging else { return }
    guard scrollView.keyboardDismissMode.isInteractive else { return }
    let old = lowered(state)
    drag.hold(at: top)
    timeout = nil
    if lowered(state) != old { onMove(nil) }
  }

  /// The notification of where the keyboard goes comes when the finger lifts; should none come, the
  /// keyboard is taken to be where it was.
  private func release() {
    guard let watch else { return }
    drag.release(from: watch.state)
    guard drag.isReleased else { return }
    timeout = watch.clock.schedule(after: 0.1) { [weak self, weak watch] in
      guard let self, let state = watch?.state, settle(in: state) else { return }
      onMove(state.animation)
    }
  }
}

extension UIScrollView.KeyboardDismissMode {
  /// True where a drag pulls the keyboard along; any other mode leaves it, or hides it at once.
  fileprivate var isInteractive: Bool {
    switch self {
    case .none, .onDrag: false
    case .interactive: true
    // From iOS 16 on, of which two modes are.
    default: rawValue == 4
    }
  }
}
#endif
