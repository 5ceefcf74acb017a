package import Foundation

/// Interactive dismissal of the keyboard, during which nothing is posted.
///
/// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (decided by `DragTests`)
package struct KeyboardDrag: Sendable, Equatable {
  /// The coordinate on the screen at which the finger holds the keyboard's top, or has left it.
  private var top: CGFloat?
  /// True after the finger has lifted, until a notification gives the keyboard's place.
  package private(set) var isReleased = false

  /// Makes a drag that has not begun.
  package init() {}

  /// True while nothing is dragged.
  package var isIdle: Bool {
    top == nil
  }

  /// True while a finger decides the keyboard's place.
  package var isHeld: Bool {
    !isIdle && !isReleased
  }

  /// Records that a finger holds the keyboard's top.
  ///
  /// - Parameter top: The coordinate on the screen, in points.
  package mutating func hold(at top: CGFloat) {
    guard top.isFinite else { return }
    self.top = top
    isReleased = false
  }

  /// Records that the last finger has lifted.
  ///
  /// A keyboard that was not pulled down stays where it is, and no notification follows.
  ///
  /// - Parameter state: The state by the newest notification.
  package mutating func release(from state: KeyboardState) {
    guard isHeld else { return }
    isReleased = true
    if self.state(from: state) == state { self = KeyboardDrag() }
  }

  /// Ends the drag, if the finger has lifted or the keyboard has gone from under it.
  ///
  /// After the finger has lifted, any notification, a hide or a show back to full height, puts
  /// the keyboard's place into the state.
  ///
  /// - Parameter state: The state by the newest notification.
  /// - Returns: True where this has ended the drag.
  package mutating func settle(in state: KeyboardState) -> Bool {
    guard isReleased || (isHeld && !state.isVisible) else { return false }
    self = KeyboardDrag()
    return true
  }

  /// Returns the state with the keyboard where the finger holds it.
  ///
  /// - Parameter state: The state by the notifications.
  /// - Returns: The same state while nothing is dragged.
  package func state(from state: KeyboardState) -> KeyboardState {
    top.map(state.lowered(toTop:)) ?? state
  }
}

extension KeyboardState {
  /// Returns the state with the keyboard pulled down, as in interactive dismissal.
  ///
  /// The keyboard is never higher than where it is docked, and covers nothing once it is pulled
  /// below the view of the environment.
  ///
  /// - Parameter top: The place at which its top is held, in screen coordinates, in points.
  /// - Returns: The same state unless a docked keyboard is on screen.
  package func lowered(toTop top: CGFloat) -> KeyboardState {
    guard isVisible, placement == .docked, let frame, top.isFinite else { return self }
    let drop = max(0, top - frame.origin.y)
    var state = self
    state.frame = CGRect(
      origin: CGPoint(x: frame.origin.x, y: frame.origin.y + drop),
      size: frame.size
    )
    state.coveredHeight = max(0, coveredHeight - drop)
    return state
  }
}
