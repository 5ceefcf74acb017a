public import Foundation
public import KeyboardNotifications

/// What a trace has led to, in the vocabulary of its expectations.
public struct KeyboardTraceResult: Sendable, Hashable {
  /// How far the keyboard is on its way on or off the screen.
  public var visibility: KeyboardVisibility
  /// Where the keyboard is.
  public var placement: KeyboardPlacement
  /// The height in points that the keyboard covers at the bottom of the view.
  public var covered: CGFloat
  /// The covered height less the view's bottom safe-area inset, at least 0.
  public var inset: CGFloat

  /// Makes a result from its parts.
  public init(
    visibility: KeyboardVisibility,
    placement: KeyboardPlacement,
    covered: CGFloat = 0,
    inset: CGFloat = 0
  ) {
    self.visibility = visibility
    self.placement = placement
    self.covered = covered
    self.inset = inset
  }

  /// Reads the result from a state.
  ///
  /// - Parameters:
  ///   - state: The state after the records so far.
  ///   - environment: Where the keyboard is judged: in its view, else its window, else its screen.
  ///   - safeAreaBottom: The view's bottom safe-area inset, in points.
  public init(
    state: KeyboardState,
    environment: KeyboardEnvironment,
    safeAreaBottom: CGFloat = 0
  ) {
    visibility = state.visibility
    placement = state.placement
    if let area = environment.view ?? environment.window ?? environment.screen {
      covered = state.coveredHeight(of: area)
      inset = state.inset(of: area, safeAreaBottom: safeAreaBottom)
    } else {
      covered = state.coveredHeight
      inset = max(0, state.coveredHeight - safeAreaBottom)
    }
  }
}
