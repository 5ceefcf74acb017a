package import Foundation

/// Record of the cover that one observer was given last, to compare the next one with.
package struct KeyboardNews: Sendable {
  /// The cover that the observer was given last; `nil` before the first.
  package private(set) var last: KeyboardCover?

  /// Makes the news of an observer that was given nothing yet.
  package init() {}

  /// Returns the cover of a view now.
  ///
  /// - Parameters:
  ///   - place: The place of the view; `nil` outside a window.
  ///   - bounds: The bounds of the view, in points.
  ///   - state: The state of the keyboard.
  ///   - animation: The animation of the keyboard to that state.
  /// - Returns: `nil` while the cover is not known: for a view that has left its window, until the
  ///   keyboard has gone.
  package func cover(
    of place: KeyboardViewPlace?,
    bounds: CGRect = .zero,
    in state: KeyboardState,
    animation: KeyboardAnimation? = nil
  ) -> KeyboardCover? {
    let height = last?.height ?? 0
    if let place { return place.cover(in: state, since: height, animation: animation) }
    guard last == nil || !state.isVisible else { return nil }
    return KeyboardCover(
      heightIncrement: -height,
      freeRectangle: bounds,
      state: state,
      animation: animation
    )
  }

  /// Returns whether a height or a rectangle differs from what the observer was given.
  package func isNews(_ cover: KeyboardCover, within tolerance: CGFloat) -> Bool {
    last.map { !$0.isSame(as: cover, within: tolerance) } ?? true
  }

  /// Records that the observer is given a cover.
  package mutating func take(_ cover: KeyboardCover) {
    last = cover
  }
}
