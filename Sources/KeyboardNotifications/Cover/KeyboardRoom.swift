package import Foundation

/// Padding at the bottom of a view that keeps its content clear of the keyboard.
package struct KeyboardRoom: Sendable, Equatable {
  /// The distance to keep from the keyboard, in points.
  package var spacing: CGFloat
  /// The least padding in points, with and without a keyboard.
  package var minimum: CGFloat

  /// Makes the room for a keyboard.
  package init(spacing: CGFloat = 0, minimum: CGFloat = 0) {
    self.spacing = spacing
    self.minimum = minimum
  }

  /// Returns the padding of a view.
  ///
  /// The spacing counts from the top of the keyboard: a view that ends just there, since a framework
  /// has made room for the keyboard, keeps the spacing too.
  ///
  /// - Parameters:
  ///   - place: The place of the view with its padding.
  ///   - state: The state of the keyboard.
  /// - Returns: A number from 0 to the height of the view, in its own coordinates.
  package func padding(of place: KeyboardViewPlace, in state: KeyboardState) -> CGFloat {
    let height = place.bounds.size.height
    guard height > 0, height.isFinite else { return 0 }
    let spacing = self.spacing.isNaN ? 0 : min(max(self.spacing, -height), height)
    var lowered = place
    lowered.bounds.size.height += spacing
    lowered.frame.size.height += spacing * place.frame.size.height / height
    let covered = lowered.cover(in: state).height
    let least = minimum.isNaN ? 0 : minimum
    return min(max(0, covered, least), height)
  }
}
