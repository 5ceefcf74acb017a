public import Foundation

/// One real change of the keyboard, delivered once.
///
/// The sum of all height increments delivered is always the height covered now.
public struct KeyboardTransition: Sendable, Equatable {
  /// What changed.
  public var change: KeyboardChange
  /// The state after the change; while an animation is under way, the state at its end.
  public var state: KeyboardState
  /// The state that was delivered before.
  public var previous: KeyboardState
  /// Counts the changes since the keyboard appeared: 0 for the appearance itself, then 1, 2 and on.
  public var appearanceIndex: Int

  /// Makes a transition from its parts.
  public init(
    change: KeyboardChange,
    state: KeyboardState,
    previous: KeyboardState,
    appearanceIndex: Int,
    animation: KeyboardAnimation?
  ) {
    self.change = change
    self.state = state
    self.previous = previous
    self.appearanceIndex = appearanceIndex
    self.animation = animation
  }

  /// How to move along with the keyboard; `nil` where the notification did not say.
  ///
  /// It may be one of no duration: ask ``KeyboardAnimation/isAnimated``.
  public var animation: KeyboardAnimation?

  /// The covered height after the change less the one before, in points.
  public var heightIncrement: CGFloat {
    state.coveredHeight - previous.coveredHeight
  }
}
