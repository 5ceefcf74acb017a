public import Foundation

/// The name of a method of Objective-C, which Linux cannot call.
public struct Selector: Sendable {
  public init(_ name: String) {}
}

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
  open var cancelsTouchesInView = true
  private var point = CGPoint.zero

  /// Makes a recognizer; here it sends no action.
  public init(target: Any?, action: Selector?) {}

  public override init() {}

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

/// The recognizer of taps, which get no touches here.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}
