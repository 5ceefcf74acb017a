// A test double of UIKit for Linux; never a product.

extension UIView {
  /// Returns the animations that code asks for during some work, oldest first: stand-in only.
  ///
  /// The work does not suspend, so no other test's animations get in.
  public static func standInAnimations(
    during work: () throws -> Void
  ) rethrows -> [StandInAnimation] {
    try AnimationStage.recording(work)
  }

  /// Holds completions back during some work, as in a running app, and runs them after it.
  ///
  /// Otherwise completions run as soon as an animation is made.
  public static func standInHoldingCompletions(
    finished: Bool = true,
    during work: () throws -> Void
  ) rethrows {
    try AnimationStage.holding(finished, work)
  }
}
