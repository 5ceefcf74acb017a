#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer that recognizes nothing, and so disturbs nobody: it tells where a finger is.
@MainActor
final class DragRecognizer: UIGestureRecognizer {
  /// Told of the finger's height on the screen, in points.
  var onMove: (CGFloat) -> Void = { _ in }
  /// Told that the finger has lifted, or was taken away.
  var onEnd: () -> Void = {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let view, let window = view.window else { return }
    let point = touch.location(in: view)
    onMove(view.convert(point, to: window.screen.coordinateSpace).y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    end()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    end()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func end() {
    state = .failed
    onEnd()
  }
}
#endif
