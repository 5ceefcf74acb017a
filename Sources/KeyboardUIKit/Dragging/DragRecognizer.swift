#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer that recognizes nothing, and so disturbs nobody: it tells where a finger is.
@MainActor
final class DragRecognizer: UIGestureRecognizer {
  /// What adjusts the scroll view that the recognizer belongs to, if it is adjusted.
  weak var owner: AnyObject?
  /// Told that the first finger is down.
  var onBegin: () -> Void = {}
  /// Told of the finger's height on the screen, in points.
  var onMove: (CGFloat) -> Void = { _ in }
  /// Told that the last finger has lifted, or was taken away.
  var onEnd: () -> Void = {}

  private var fingers: [UITouch] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty { onBegin() }
    fingers += touches.filter { !fingers.contains($0) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger = fingers.first, touches.contains(finger) else { return }
    guard let view, let window = view.window else { return }
    let point = finger.location(in: view)
    onMove(view.convert(point, to: window.screen.coordinateSpace).y)
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

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func lift(_ touches: Set<UITouch>) {
    fingers.removeAll { touches.contains($0) }
    guard fingers.isEmpty else { return }
    state = .failed
    onEnd()
  }
}
#endif
