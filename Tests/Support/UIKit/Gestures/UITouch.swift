// A test double of UIKit for Linux; never a product.

public import Foundation

/// A finger on the screen.
@MainActor
open class UITouch: StandInObject {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    /// The state of a finger just put down.
    case began = 0

    /// The state of a finger on the move.
    case moved = 1

    /// The state of a finger at rest.
    case stationary = 2

    /// The state of a finger lifted.
    case ended = 3

    /// The state of a touch the system took away.
    case cancelled = 4
  }

  /// What the finger does.
  public private(set) var phase = Phase.began

  /// The view the finger was put down in.
  public private(set) weak var view: UIView?

  private(set) var point: CGPoint

  init(standInAt point: CGPoint, in view: UIView) {
    self.point = point
    self.view = view
  }

  /// The finger's place in a view, or in the window when there is none.
  ///
  /// <https://developer.apple.com/documentation/uikit/uitouch/location(in:)>
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: view?.window) ?? point
  }

  func move(to point: CGPoint) {
    self.point = point
    phase = .moved
  }

  func end(cancelled: Bool) {
    phase = cancelled ? .cancelled : .ended
  }
}

/// Something the user did: the fingers that are down, and those that were just lifted.
///
/// <https://developer.apple.com/documentation/uikit/uievent>
@MainActor
open class UIEvent: StandInObject {
  /// All fingers, whichever of them has changed.
  open var allTouches: Set<UITouch>? { touches }

  private let touches: Set<UITouch>

  init(_ touches: Set<UITouch> = []) {
    self.touches = touches
  }
}
