// A test double of UIKit for Linux; never a product.

/// How far an animator has come.
public enum UIViewAnimatingState: Int, Sendable {
  /// The state of an animator that has not started, or is done.
  case inactive = 0

  /// The state of an animator that runs.
  case active = 1

  /// The state of an animator that was stopped on the way.
  case stopped = 2
}
