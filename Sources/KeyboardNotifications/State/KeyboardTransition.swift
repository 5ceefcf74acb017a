public import Foundation

/// Kind of a change from one delivered state to the next.
public enum KeyboardChange: String, Sendable, Hashable {
  /// The keyboard came on screen.
  case appeared
  /// The keyboard stayed where it was with another size, or covers another height.
  case resized
  /// The keyboard went elsewhere on the screen, docked or undocked, or to another screen.
  case moved
  /// The keyboard left the screen.
  case disappeared

  /// Compares two states; `nil` if there is no change for an observer.
  init?(from old: KeyboardState, to new: KeyboardState) {
    switch (old.isVisible, new.isVisible) {
    case (false, false): return nil
    case (false, true): self = .appeared
    case (true, false): self = .disappeared
    case (true, true):
      let from = old.frame ?? .zero
      let to = new.frame ?? .zero
      let coversSame = old.coveredHeight == new.coveredHeight
      if old.placement != new.placement || old.screen.isOther(than: new.screen) {
        self = .moved
      } else if coversSame && from.isSame(as: to) {
        return nil
      } else {
        self = coversSame && from.hasSameSize(as: to) ? .moved : .resized
      }
    }
  }
}

/// Real change of the keyboard, delivered once.
///
/// The sum of all height increments delivered is always the height covered now.
public struct KeyboardTransition: Sendable, Equatable {
  /// The kind of the change.
  public var change: KeyboardChange
  /// The state after the change; while an animation is under way, the state at its end.
  public var state: KeyboardState
  /// The state that was delivered before.
  public var previous: KeyboardState
  /// The number of changes since the keyboard appeared: 0 for the appearance itself, then 1, 2 and
  /// on.
  public var appearanceIndex: Int
  /// The animation of the keyboard; `nil` if the notification gave none.
  ///
  /// Its duration may be zero: see ``KeyboardAnimation/isAnimated``.
  public var animation: KeyboardAnimation?
  /// True if a finger has pulled the keyboard down, and so dismissed it; only for a keyboard
  /// that has disappeared.
  ///
  /// Use it to do what a person means by that gesture, such as to clear a selection. Only
  /// adjustments know the finger: false unless one of KeyboardUIKit follows it for the same
  /// tracker.
  public var isInteractive: Bool

  /// Makes a transition, for a preview or a test of code that is given one.
  ///
  /// - Parameters:
  ///   - change: The kind of the change.
  ///   - state: The state after the change.
  ///   - previous: The state before it.
  ///   - appearanceIndex: The number of changes since the keyboard appeared.
  ///   - animation: The animation of the keyboard.
  ///   - isInteractive: True if a finger has dismissed the keyboard.
  public init(
    change: KeyboardChange = .appeared,
    state: KeyboardState,
    previous: KeyboardState = .initial,
    appearanceIndex: Int = 0,
    animation: KeyboardAnimation? = nil,
    isInteractive: Bool = false
  ) {
    self.change = change
    self.state = state
    self.previous = previous
    self.appearanceIndex = appearanceIndex
    self.animation = animation
    self.isInteractive = isInteractive
  }

  /// The covered height after the change less the one before, in points.
  public var heightIncrement: CGFloat {
    state.coveredHeight - previous.coveredHeight
  }
}

/// Outcome of an event.
public enum KeyboardOutcome: Sendable, Equatable {
  /// The event is a change, which is delivered to observers.
  case transition(KeyboardTransition)
  /// The event was taken in and is no change, such as a confirmation.
  case unchanged
  /// The event produced nothing, for a reason.
  case dropped(KeyboardDropReason)

  /// The transition to deliver, if there is one.
  package var transition: KeyboardTransition? {
    guard case .transition(let transition) = self else { return nil }
    return transition
  }

  /// The reason why the event produced nothing, if it was dropped.
  package var dropReason: KeyboardDropReason? {
    guard case .dropped(let reason) = self else { return nil }
    return reason
  }
}

/// Reason for which a notification produced nothing.
public enum KeyboardDropReason: String, Sendable, Hashable, CaseIterable {
  /// The notification repeats what is known.
  case duplicate
  /// The notification confirms an announcement that a newer one has replaced.
  case stale
  /// The keyboard belongs to another app, and other apps are ignored.
  case otherApp
  /// The keyboard is on another screen than the one that is followed.
  case otherScreen
  /// The app is not active; the net change is delivered when it is again.
  case inactive
  /// The keyboard is being dragged: a zero rectangle in a change of frame.
  case dragging
  /// The notification could not be read.
  case malformed
  /// The notification is about nothing that is on screen, or is none of the six.
  case notAKeyboard
}
