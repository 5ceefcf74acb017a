// A test double of UIKit for Linux; never a product.

public import Foundation

extension UIScrollView {
  /// Puts a finger down at a point of the window: a stand-in for a user.
  public func standInTouchDown(at point: CGPoint) {
    guard touch == nil, isScrollEnabled else { return }
    let touch = UITouch(standInAt: point, in: self)
    self.touch = touch
    isTracking = true
    panGestureRecognizer.follow(point, state: .possible)
    others { $0.touchesBegan([touch], with: UIEvent()) }
  }

  /// Moves the finger to a point of the window, and the content with it.
  ///
  /// The first move begins the pan, which ends other recognizers that let it, as in UIKit. The
  /// content stops at the end of its range: nothing bounces here.
  public func standInDrag(to point: CGPoint) {
    guard let touch else { return }
    let last = touch.point
    touch.move(to: point)
    if isDragging {
      panGestureRecognizer.follow(point, state: .changed)
    } else {
      beginDragging(at: point)
    }
    let offset = contentOffset
    contentOffset = clamp(CGPoint(x: offset.x + last.x - point.x, y: offset.y + last.y - point.y))
    others { $0.touchesMoved([touch], with: UIEvent()) }
  }

  /// Lifts the finger, or takes the touch away as a system alert does.
  public func standInTouchUp(cancelled: Bool = false) {
    guard let touch else { return }
    touch.end(cancelled: cancelled)
    others {
      cancelled
        ? $0.touchesCancelled([touch], with: UIEvent())
        : $0.touchesEnded([touch], with: UIEvent())
    }
    if isDragging {
      panGestureRecognizer.follow(touch.point, state: cancelled ? .cancelled : .ended)
    }
    finish()
  }

  private func beginDragging(at point: CGPoint) {
    isDragging = true
    panGestureRecognizer.follow(point, state: .began)
    delegate?.scrollViewWillBeginDragging(self)
    for other in recognizersUpwards where other !== panGestureRecognizer {
      other.yield(to: panGestureRecognizer)
    }
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.firstResponder?.resignFirstResponder()
    }
  }

  private func finish() {
    let wasDragging = isDragging
    touch = nil
    isTracking = false
    isDragging = false
    for recognizer in recognizersUpwards { recognizer.rest() }
    if wasDragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: false) }
    contentOffset = clamp(contentOffset)
  }

  private func others(_ send: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizersUpwards
    where recognizer !== panGestureRecognizer && recognizer.isListening { send(recognizer) }
  }
}

/// A move of a scroll view that code asked for: stand-in only.
public struct StandInScrollMove: Sendable, Equatable {
  /// Where the move went.
  public var offset: CGPoint

  /// Whether an animation was asked for; the move itself is made at once.
  public var isAnimated: Bool

  /// Creates a record of a move.
  public init(offset: CGPoint, isAnimated: Bool) {
    self.offset = offset
    self.isAnimated = isAnimated
  }
}
