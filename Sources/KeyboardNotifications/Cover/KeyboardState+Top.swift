package import Foundation

extension KeyboardState {
  /// The state with the keyboard pulled down, as a finger does that dismisses it interactively.
  ///
  /// The keyboard is never higher than where it is docked, and covers nothing once it is pulled
  /// below the view that is asked about.
  ///
  /// - Parameter top: Where the top of the keyboard is held, in screen coordinates, in points.
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

  /// The state with the top of the keyboard elsewhere, as after a change that nothing was posted of.
  ///
  /// - Parameter top: The top in screen coordinates, in points.
  /// - Returns: The same state unless a docked keyboard is on screen, whose bottom is below that.
  package func resized(toTop top: CGFloat) -> KeyboardState {
    guard isVisible, placement == .docked, let frame, top.isFinite else { return self }
    let growth = frame.origin.y - top
    guard growth != 0, frame.size.height + growth > 0 else { return self }
    var state = self
    state.frame = CGRect(
      origin: CGPoint(x: frame.origin.x, y: top),
      size: CGSize(width: frame.size.width, height: frame.size.height + growth)
    )
    state.coveredHeight = max(0, coveredHeight + growth)
    return state
  }
}
