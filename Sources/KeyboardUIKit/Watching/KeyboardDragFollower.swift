#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognizer that follows a finger which drags the keyboard down over a scroll view.
///
/// Nothing is posted as long as the finger moves, in any version of iOS:
/// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (decided by `DragTests`). UIKit's layout
/// guide is a frame late, and wrong with an accessory view on iOS 26: FB18129551 in
/// https://github.com/chockenberry/KeyboardAvoider (decided by `AccessoryViewTests`). So the finger
/// counts, from iOS 13 on.
///
/// The scroll view's `keyboardDismissMode` must be interactive. The recognizer recognizes nothing, so
/// it disturbs no other and does not change how the view scrolls.
@MainActor
final class KeyboardDragFollower: UIGestureRecognizer {
  /// Drag of the keyboard by the finger.
  private(set) var drag = KeyboardDrag()

  private weak var watch: KeyboardWatch?
  private var onMove: @MainActor (KeyboardAnimation?) -> Void = { _ in }
  private var fingers: [UITouch] = []
  private var timeout: NotificationToken?

  /// Begins to follow.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view that is dragged.
  ///   - watch: The watch over the keyboard.
  ///   - onMove: Called when the finger moves the keyboard, without an animation, and where nothing
  ///     is posted after the finger has lifted, with one.
  func follow(
    _ scrollView: UIScrollView,
    _ watch: KeyboardWatch,
    onMove: @escaping @MainActor (KeyboardAnimation?) -> Void
  ) {
    self.watch = watch
    self.onMove = onMove
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
    scrollView.addGestureRecognizer(self)
  }

  /// Stops following, and leaves the scroll view.
  func end() {
    timeout = nil
    view?.removeGestureRecognizer(self)
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
    guard let scrollView = view as? UIScrollView, scrollView.isDragging else { return }
    // Interactive, and from iOS 16 on interactive with the accessory view.
    guard [2, 4].contains(scrollView.keyboardDismissMode.rawValue) else { return }
    let old = drag.state(from: state)
    drag.hold(at: top)
    timeout = nil
    if drag.state(from: state) != old { onMove(nil) }
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

  private func lift(_ touches: Set<UITouch>) {
    fingers.removeAll { touches.contains($0) }
    guard fingers.isEmpty else { return }
    state = .failed
    release()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers += touches.filter { !fingers.contains($0) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger = fingers.first, touches.contains(finger) else { return }
    guard let view, let window = view.window else { return }
    let point = finger.location(in: view)
    hold(at: view.convert(point, to: window.screen.coordinateSpace).y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lift(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    lift(touches)
  }

  override func reset() {
    super.reset()
    fingers = []
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
#endif
