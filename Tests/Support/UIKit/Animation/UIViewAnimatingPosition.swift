// A test double of UIKit for Linux; never a product.

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The state of an animation that ended at its end.
  case end = 0

  /// The state of an animation that ended at its start.
  case start = 1

  /// The state of an animation that ended on the way.
  case current = 2
}
