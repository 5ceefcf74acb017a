public import Foundation

/// An object that recognizes a gesture in touches; here only those of scroll views get touches.
@MainActor
open class UIGestureRecognizer: StandInObject {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
  }

  public private(set) var state = State.possible
  private var point = CGPoint.zero

  /// Returns the location of the gesture in a view; `nil` stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: view?.window) ?? point
  }

  func follow(_ point: CGPoint, state: State) {
    self.point = point
    self.state = state
  }
}

/// The recognizer of drags; that of a scroll view follows its stand-in touches.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}
