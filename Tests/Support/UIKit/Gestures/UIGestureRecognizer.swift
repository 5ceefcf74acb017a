public import Foundation

/// An object that makes sense of touches; here only a scroll view's has any.
///
/// There are no targets and actions, as Linux has no selectors.
@MainActor
open class UIGestureRecognizer: StandInObject {
  /// How far a recognizer has come.
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

  /// The gesture's place in a view, or in the window when there is none.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: view?.window) ?? point
  }

  func follow(_ point: CGPoint, state: State) {
    self.point = point
    self.state = state
  }
}

/// The recognizer of drags; a scroll view's is driven by its stand-in touches.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

extension UIView {
  /// Lets a recognizer see the touches in this view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)>
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
}
