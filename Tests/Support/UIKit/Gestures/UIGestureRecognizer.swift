public import Foundation

/// An object that recognizes a gesture in touches; here only those of scroll views get touches.
///
/// It has no targets and actions, since Linux has no selectors.
@MainActor
open class UIGestureRecognizer: StandInObject {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  public private(set) var state = State.possible
  public internal(set) weak var view: UIView?

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

extension UIView {
  /// Adds a recognizer for the touches in this view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)>
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
}
