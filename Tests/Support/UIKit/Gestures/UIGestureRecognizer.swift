// A test double of UIKit for Linux; never a product.

public import Foundation

/// An object that makes sense of touches.
///
/// There are no targets and actions, as Linux has no selectors: a subclass overrides the touch
/// methods. On Apple's systems they and the setter of `state` are in the submodule
/// `UIKit.UIGestureRecognizerSubclass`, which such a subclass imports.
/// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property>
@MainActor
open class UIGestureRecognizer: StandInObject {
  /// How far a recognizer has come.
  public enum State: Int, Sendable {
    /// The state of a recognizer that waits.
    case possible = 0

    /// The state of a continuous gesture that has begun.
    case began = 1

    /// The state of a continuous gesture that goes on.
    case changed = 2

    /// The state of a gesture that was made.
    case ended = 3

    /// The state of a gesture that was taken away.
    case cancelled = 4

    /// The state of a recognizer whose gesture was not made.
    case failed = 5
  }

  /// How far the recognizer has come; only subclasses set it.
  ///
  /// One that recognizes its gesture ends the attempts of the others that see the same touch,
  /// unless `canPrevent` or `canBePrevented` of either says no:
  /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/canprevent(_:)>.
  open var state = State.possible {
    didSet {
      guard oldValue == .possible, state == .began || state == .ended else { return }
      for rival in rivals { rival.yield(to: self) }
    }
  }

  /// Whether the recognizer sees touches.
  open var isEnabled = true

  /// Whether recognizing takes the touches away from the view.
  open var cancelsTouchesInView = true

  /// Whether the view waits for the start of touches.
  open var delaysTouchesBegan = false

  /// Whether the view waits for the end of touches.
  open var delaysTouchesEnded = true

  /// The view the recognizer is attached to.
  public internal(set) weak var view: UIView?

  private(set) var point = CGPoint.zero
  weak var touchedView: UIView?

  /// Creates a recognizer without a target.
  public override init() {
    super.init()
  }

  /// The gesture's place in a view, or in the window when there is none.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: view?.window) ?? point
  }

  /// Called when fingers are put down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the gesture is over, to be ready for the next.
  open func reset() {}

  /// Whether this recognizer's success ends another's attempt.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer's success ends this one's attempt.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the recognizer still sees the touches of this gesture.
  var isListening: Bool { isEnabled && state.rawValue < State.ended.rawValue }

  private var rivals: [UIGestureRecognizer] {
    touchedView?.recognizersUpwards.filter { $0 !== self && $0.isEnabled } ?? []
  }

  func follow(_ point: CGPoint, state: State) {
    self.point = point
    self.state = state
  }

  private func yield(to other: UIGestureRecognizer) {
    guard state == .possible, other.canPrevent(self), canBePrevented(by: other) else { return }
    state = .failed
  }

  func rest() {
    reset()
    touchedView = nil
    state = .possible
  }
}

/// The recognizer of drags; a scroll view's is driven by its stand-in touches.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero

  /// How far the finger has come since the pan began.
  ///
  /// <https://developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:)>
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: point.x - start.x, y: point.y - start.y)
  }

  override func follow(_ point: CGPoint, state: State) {
    // UIKit counts from the point where the finger was put down or the pan was recognized,
    // depending on its version; here it is the former.
    if state == .possible { start = point }
    super.follow(point, state: state)
  }
}

extension UIView {
  /// Lets a recognizer see the touches in this view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/addgesturerecognizer(_:)>
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Keeps a recognizer from the touches in this view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/removegesturerecognizer(_:)>
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// The recognizers that see a touch in this view: its own, then its superviews'.
  var recognizersUpwards: [UIGestureRecognizer] {
    (gestureRecognizers ?? []) + (superview?.recognizersUpwards ?? [])
  }
}
