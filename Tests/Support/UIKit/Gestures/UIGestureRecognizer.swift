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
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
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

  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  public internal(set) weak var view: UIView?

  private(set) var point = CGPoint.zero
  weak var touchedView: UIView?

  /// The gesture's place in a view, or in the window when there is none.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: view?.window) ?? point
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the recognizer still sees the touches of this gesture.
  var isListening: Bool { state.rawValue < State.ended.rawValue }

  private var rivals: [UIGestureRecognizer] {
    touchedView?.recognizersUpwards.filter { $0 !== self } ?? []
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
open class UIPanGestureRecognizer: UIGestureRecognizer {}

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

/// One finger on the glass; a scroll view makes one when a test puts a finger on it.
@MainActor
open class UITouch: StandInObject {
  private(set) var point: CGPoint

  init(standInAt point: CGPoint) {
    self.point = point
  }

  /// Where the finger is, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(point, from: view?.window) ?? point
  }

  func move(to point: CGPoint) {
    self.point = point
  }
}

/// What carries touches; here only an object.
@MainActor
open class UIEvent: StandInObject {}
