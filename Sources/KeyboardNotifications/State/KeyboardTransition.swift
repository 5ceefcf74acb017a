public import Foundation

/// Real change of the keyboard, delivered once.
///
/// For each observer the sum of all height increments is the height that is covered now.
public struct KeyboardTransition: Sendable, Equatable {
  /// The kind of the change.
  public var change: KeyboardChange
  /// The state after the change, at the end of its animation.
  public var state: KeyboardState
  /// The state that was delivered before.
  public var previous: KeyboardState
  /// The number of changes since the keyboard appeared; zero for the appearance itself.
  public var appearanceIndex: Int
  /// The animation of the keyboard; `nil` if the notification gave none.
  ///
  /// Its duration may be zero: see ``KeyboardAnimation/isAnimated``.
  public var animation: KeyboardAnimation?
  /// True if the keyboard disappeared because a finger has pulled it down.
  ///
  /// Use it to react to that gesture, such as by clearing a selection. It is false unless an
  /// adjustment of KeyboardUIKit follows drags for the same tracker.
  public var isInteractive: Bool

  /// Makes a transition, for a preview or a test.
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
