package import Foundation

/// Interactive dismissal of the keyboard by a finger, during which nothing is posted.
///
/// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (decided by `DragTests`)
package struct KeyboardDrag: Sendable {
  /// The coordinate on the screen at which the finger holds the keyboard's top, or has left it.
  private var top: CGFloat?
  /// The coordinate of the finger at the last look; `nil` from when it has lifted.
  private var finger: CGFloat?

  /// True from when a finger has pulled the keyboard down until the notification after it.
  package private(set) var isPulledDown = false

  /// Makes a drag that has not begun.
  package init() {}

  /// True while no finger is down, and none has left the keyboard where it is.
  package var isAtRest: Bool {
    top == nil && finger == nil
  }

  /// True while neither a finger nor the end of a drag decides the keyboard's place.
  package var isIdle: Bool {
    top == nil
  }

  /// True while a finger decides the keyboard's place.
  package var isHeld: Bool {
    top != nil && finger != nil
  }

  /// Holds the keyboard's top where the finger has moved to, until the finger lifts.
  ///
  /// A keyboard that was not pulled down stays where it is, and no notification follows. Otherwise
  /// any notification, a hide or a show back to full height, puts the keyboard's place into the
  /// state.
  ///
  /// - Parameters:
  ///   - finger: The coordinate of the finger on the screen, in points; `nil` once it has lifted.
  ///   - state: The state by the newest notification.
  ///   - settles: True at a notification. It ends the drag, if the finger has lifted or the
  ///     keyboard has gone from under it; a finger that rests while a keyboard comes does not hold
  ///     it.
  /// - Returns: True if the keyboard has moved.
  package mutating func follow(
    _ finger: CGFloat?,
    in state: KeyboardState,
    settles: Bool = false
  ) -> Bool {
    let old = self.state(from: state)
    if settles {
      if finger == nil || self.finger == nil || !state.isVisible { top = nil }
    } else if let finger, finger.isFinite, finger != self.finger, state.dockedFrame != nil {
      top = finger
    } else if finger == nil, old == state {
      top = nil
    }
    self.finger = finger
    let new = self.state(from: state)
    isPulledDown = new != state
    return new != old
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
    guard let frame = dockedFrame, top.isFinite else { return self }
    let drop = max(0, top - frame.origin.y)
    var state = self
    state.frame = frame.offsetBy(dx: 0, dy: drop)
    state.coveredHeight = max(0, coveredHeight - drop)
    return state
  }
}
