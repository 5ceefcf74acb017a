#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Recognizer that recognizes nothing, and so disturbs no other: it gives the place of a finger.
@MainActor
final class DragRecognizer: UIGestureRecognizer {
  /// Called with the finger's height on the screen, in points.
  var onMove: (CGFloat) -> Void = { _ in }
  /// Called when the last finger has lifted, or was taken away.
  var onEnd: () -> Void = {}

  private var fingers: [UITouch] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
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
