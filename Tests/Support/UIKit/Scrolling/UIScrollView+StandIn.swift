public import Foundation

extension UIScrollView {
  /// Puts a finger down at a point of the window, in place of a user.
  public func standInTouchDown(at point: CGPoint) {
    guard finger == nil else { return }
    finger = point
    isDecelerating = false
    isTracking = true
    panGestureRecognizer.follow(point, state: .possible)
  }

  /// Moves the finger to a point of the window, and the content with it.
  ///
  /// The content stops at the end of its range, without a bounce.
  public func standInDrag(to point: CGPoint) {
    guard let last = finger else { return }
    finger = point
    panGestureRecognizer.follow(point, state: isDragging ? .changed : .began)
    isDragging = true
    let offset = contentOffset
    // A user's drag does not call the app's setter of the offset.
    scroll(
      to: clamp(CGPoint(x: offset.x + last.x - point.x, y: offset.y + last.y - point.y))
    )
  }

  /// Lifts the finger, after which the content may decelerate; nothing ends that here.
  public func standInTouchUp(decelerating: Bool = false) {
    guard finger != nil else { return }
    finger = nil
    isDecelerating = decelerating && isDragging
    isTracking = false
    isDragging = false
    panGestureRecognizer.follow(.zero, state: .possible)
    if !isDecelerating { contentOffset = clamp(contentOffset) }
  }

  /// Begins or ends an animation with which the app scrolls.
  public func standInSetScrollAnimating(_ isAnimating: Bool) {
    isScrollAnimating = isAnimating
  }
}
