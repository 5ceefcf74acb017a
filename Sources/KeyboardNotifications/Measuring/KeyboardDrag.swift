package import Foundation

/// Finger that drags the keyboard down over a scroll view, as in interactive dismissal.
package struct KeyboardFinger: Sendable, Equatable {
  /// The vertical coordinate on the screen, in points.
  package var y: CGFloat
  /// How far above the keyboard a finger begins to drag it, in points.
  ///
  /// On iOS 17 and later an app can set it to the height of a bar:
  /// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide/keyboarddismisspadding
  package var dismissPadding: CGFloat

  /// Makes a finger at a vertical screen coordinate.
  package init(y: CGFloat, dismissPadding: CGFloat = 0) {
    self.y = y
    self.dismissPadding = dismissPadding
  }

  /// The vertical screen coordinate to which the finger drags the top of the keyboard.
  ///
  /// UIKit treats a negative padding as zero.
  var keyboardTop: CGFloat {
    y + (dismissPadding.isFinite ? max(0, dismissPadding) : 0)
  }
}

/// Interactive dismissal of the keyboard by a finger, during which UIKit posts no notification.
///
/// https://github.com/freshOS/KeyboardLayoutGuide/issues/17 (to be decided by `DragTests`)
package struct KeyboardDrag: Sendable {
  /// Part of a drag.
  package enum Phase: Sendable {
    /// No finger has pulled the keyboard down.
    ///
    /// A finger that only scrolls a list above the keyboard does not drag the keyboard.
    case none
    /// A finger that is still down has pulled the keyboard down.
    case dragging
    /// The finger has lifted, and no notification has followed yet.
    case lifted
    /// The keyboard goes back to the delivered frame, or away.
    case ending
  }

  /// The seconds after which the keyboard is docked again if no notification follows the finger's
  /// end.
  package static let timeout = 0.1

  package private(set) var phase = Phase.none
  /// The vertical screen coordinate to which a finger has dragged the keyboard's top.
  ///
  /// A coordinate above the docked keyboard has no effect. `nil` if there is no drag.
  private var top: CGFloat?
  /// The finger as of the last update; `nil` if none is down.
  private var finger: KeyboardFinger?

  /// Makes a drag that has not begun.
  package init() {}

  /// True from when a finger has pulled the keyboard down until a notification ends the drag.
  package var isPulledDown: Bool { phase == .dragging || phase == .lifted }

  /// True while a finger pulls the keyboard down, and for the change that follows.
  package var isInteractive: Bool { phase != .none }

  /// Moves the keyboard's top along with the finger.
  ///
  /// When the finger lifts, a keyboard that it has pulled down stays there until the next
  /// notification: a hide, or a show at full height. If the finger has not pulled the keyboard
  /// down, UIKit posts no notification, and the drag ends at once.
  ///
  /// - Parameters:
  ///   - finger: The finger; `nil` if none is down.
  ///   - delivered: The state that was delivered last.
  package mutating func move(with finger: KeyboardFinger?, in delivered: KeyboardState) {
    if let finger {
      let newTop = finger.keyboardTop
      let hasMoved = finger != self.finger
      if hasMoved, delivered.dockedFrame != nil, newTop.isFinite { top = newTop }
    } else if state(from: delivered) == delivered {
      top = nil
    }
    update(finger, in: delivered)
  }

  /// Ends the drag at a notification, or when none has followed in time.
  ///
  /// A finger that has pulled the keyboard down, and has not lifted yet, holds a keyboard that is
  /// on screen. Any other finger drags the keyboard once it moves. After all observers were called,
  /// call ``finish()``.
  ///
  /// - Parameters:
  ///   - finger: The finger; `nil` if none is down.
  ///   - delivered: The state that is delivered.
  /// - Returns: True if the keyboard springs back to the delivered frame.
  package mutating func end(with finger: KeyboardFinger?, in delivered: KeyboardState) -> Bool {
    let old = isPulledDown ? state(from: delivered) : delivered
    let isHeld = phase == .dragging && finger != nil && delivered.isVisible
    if !isHeld { top = nil }
    if isPulledDown { phase = .ending }
    update(finger, in: delivered)
    return old != state(from: delivered)
  }

  /// Finishes a drag that has ended, since all observers were called.
  package mutating func finish() {
    if phase == .ending { phase = .none }
  }

  private mutating func update(_ finger: KeyboardFinger?, in delivered: KeyboardState) {
    self.finger = finger
    if state(from: delivered) != delivered {
      phase = finger == nil ? .lifted : .dragging
    } else if isPulledDown {
      phase = .none
    }
  }

  /// Returns the state with the keyboard lowered to where a finger has pulled it.
  ///
  /// - Parameter state: The state by the notifications.
  /// - Returns: The same state if no finger has pulled the keyboard down.
  package func state(from state: KeyboardState) -> KeyboardState {
    top.map(state.lowered(toTop:)) ?? state
  }
}

extension KeyboardState {
  /// Returns the state with the keyboard pulled down, as in interactive dismissal.
  ///
  /// The keyboard is never higher than docked, and the covered height is zero once it
  /// is pulled below the screen.
  ///
  /// - Parameter top: The vertical screen coordinate of its top, in points.
  /// - Returns: The same state unless a docked keyboard is on screen.
  package func lowered(toTop top: CGFloat) -> KeyboardState {
    guard let frame = dockedFrame, top.isFinite else { return self }
    let drop = max(0, top - frame.origin.y)
    var state = self
    state.frame = frame.offsetBy(dx: 0, dy: drop)
    state.pulledDownBy += drop
    state.coveredHeight = max(0, coveredHeight - drop)
    return state
  }
}

extension KeyboardOutcome {
  /// Returns true for an event that gives the keyboard's frame, which ends a drag.
  ///
  /// A notification that gives the current frame again is no change, but after a drag the keyboard
  /// is back at that frame.
  func givesFrame(of event: KeyboardEvent) -> Bool {
    switch self {
    case .transition: true
    case .unchanged, .dropped(.duplicate):
      if case .notification = event { true } else { false }
    case .dropped: false
    }
  }
}

extension KeyboardEvent {
  /// The animation of a notification, if it gives one.
  var animation: KeyboardAnimation? {
    guard case .notification(let notification) = self else { return nil }
    return notification.payload.animation
  }
}
