public import Foundation

extension UIScrollView {
  /// Puts a finger down at a point of the window: a stand-in for a user.
  public func standInTouchDown(at point: CGPoint, finger: Int = 0) {
    guard fingers[finger] == nil, isScrollEnabled else { return }
    let touch = UITouch(standInAt: point)
    fingers[finger] = touch
    isDecelerating = false
    if !isTracking {
      isTracking = true
      for recognizer in recognizersUpwards { recognizer.touchedView = self }
      panGestureRecognizer.follow(point, state: .possible)
    }
    others { $0.touchesBegan([touch], with: UIEvent()) }
  }

  /// Moves a finger to a point of the window, and the content with it.
  ///
  /// The first move begins the pan, which ends other recognizers that let it, as in UIKit. The
  /// content stops at the end of its range: nothing bounces here.
  public func standInDrag(to point: CGPoint, finger: Int = 0) {
    guard let touch = fingers[finger] else { return }
    let last = touch.point
    touch.move(to: point)
    if isDragging {
      panGestureRecognizer.follow(point, state: .changed)
    } else if panGestureRecognizer.isListening {
      beginDragging(at: point)
    }
    if isDragging {
      let offset = contentOffset
      move(to: CGPoint(x: offset.x + last.x - point.x, y: offset.y + last.y - point.y))
    }
    others { $0.touchesMoved([touch], with: UIEvent()) }
  }

  /// Lifts a finger, or takes its touch away as a system alert does.
  ///
  /// The drag goes on as long as another finger is down. After the last one the content may glide
  /// on: then the view decelerates until ``standInGlide(to:)`` and ``standInStopDecelerating()``.
  public func standInTouchUp(
    finger: Int = 0,
    cancelled: Bool = false,
    decelerating: Bool = false
  ) {
    guard let touch = fingers[finger] else { return }
    others {
      cancelled
        ? $0.touchesCancelled([touch], with: UIEvent())
        : $0.touchesEnded([touch], with: UIEvent())
    }
    fingers[finger] = nil
    guard fingers.isEmpty else { return }
    if isDragging {
      panGestureRecognizer.follow(touch.point, state: cancelled ? .cancelled : .ended)
    }
    finish(decelerating: decelerating && isDragging)
  }

  /// Brings content that decelerates to rest.
  public func standInStopDecelerating() {
    guard isDecelerating else { return }
    isDecelerating = false
    contentOffset = clamp(contentOffset)
  }

  /// Moves the content for the user, which is no move of the app's.
  private func move(to offset: CGPoint) {
    bounds.origin = clamp(offset)
  }

  private func beginDragging(at point: CGPoint) {
    isDragging = true
    panGestureRecognizer.follow(point, state: .began)
    if keyboardDismissMode == .onDrag {
      window?.standInFirstResponder?.resignFirstResponder()
    }
  }

  private func finish(decelerating: Bool) {
    isTracking = false
    isDragging = false
    isDecelerating = decelerating
    for recognizer in recognizersUpwards { recognizer.rest() }
    if !decelerating { contentOffset = clamp(contentOffset) }
  }

  private func others(_ send: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizersUpwards
    where recognizer !== panGestureRecognizer && recognizer.isListening { send(recognizer) }
  }
}
