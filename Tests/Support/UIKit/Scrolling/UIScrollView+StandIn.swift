public import Foundation

extension UIScrollView {
  /// Puts a finger down at a point of the window, in place of a user.
  public func standInTouchDown(at point: CGPoint, finger: Int = 0) {
    guard fingers[finger] == nil, isScrollEnabled else { return }
    fingers[finger] = point
    isDecelerating = false
    guard !isTracking else { return }
    isTracking = true
    panGestureRecognizer.follow(point, state: .possible)
  }

  /// Moves a finger to a point of the window, and the content with it.
  ///
  /// The content stops at the end of its range, without a bounce.
  public func standInDrag(to point: CGPoint, finger: Int = 0) {
    guard let last = fingers[finger] else { return }
    fingers[finger] = point
    if isDragging {
      panGestureRecognizer.follow(point, state: .changed)
    } else {
      beginDragging(at: point)
    }
    let offset = contentOffset
    move(to: CGPoint(x: offset.x + last.x - point.x, y: offset.y + last.y - point.y))
  }

  /// Lifts a finger, or cancels its touch as a system alert does.
  ///
  /// The drag continues as long as another finger is down. After the last finger the content may
  /// decelerate until ``standInGlide(to:)`` and ``standInStopDecelerating()``.
  public func standInTouchUp(
    finger: Int = 0,
    cancelled: Bool = false,
    decelerating: Bool = false
  ) {
    guard let point = fingers.removeValue(forKey: finger), fingers.isEmpty else { return }
    if isDragging {
      panGestureRecognizer.follow(point, state: cancelled ? .cancelled : .ended)
    }
    finish(decelerating: decelerating && isDragging)
  }

  /// Begins or ends an animation with which the app scrolls.
  public func standInSetScrollAnimating(_ isAnimating: Bool) {
    isScrollAnimating = isAnimating
  }

  /// Brings content that decelerates to rest.
  public func standInStopDecelerating() {
    guard isDecelerating else { return }
    isDecelerating = false
    contentOffset = clamp(contentOffset)
  }

  /// Moves the content for the user, without a call of the app's setter.
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
    panGestureRecognizer.follow(.zero, state: .possible)
    if !decelerating { contentOffset = clamp(contentOffset) }
  }
}
