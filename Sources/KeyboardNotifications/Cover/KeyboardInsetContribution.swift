package import Foundation

/// What the keyboard adds to a number that belongs to the app, such as an inset or a constant.
///
/// The app may change its number meanwhile. A number that still holds what was added, since it is
/// at least as far from zero, was changed by some points; any other was set anew. So both
/// `inset += 10` and `inset = 10` do what they say while the keyboard is up.
package struct KeyboardInsetContribution: Sendable, Equatable {
  /// What is added now; negative where the number shrinks.
  package private(set) var amount: CGFloat = 0
  private var own: CGFloat = 0
  private var written: CGFloat?

  /// Makes an addition of nothing.
  package init() {}

  /// The app's own part of a number.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: What was there before anything was added, or what the app made of it since.
  package func own(in current: CGFloat) -> CGFloat {
    guard let written, amount != 0 else { return current }
    guard current != written else { return own }
    let holdsAmount = amount > 0 ? current >= amount : current <= amount
    return holdsAmount ? current - amount : current
  }

  /// Whether the app has changed the number since something was last added.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: Whether it is another than the one that was given then.
  package func isStale(for current: CGFloat) -> Bool {
    amount != 0 && written != current
  }

  /// Adds an amount in place of the one added before; adding zero restores the app's own number.
  ///
  /// - Parameters:
  ///   - amount: What to add; nothing, where it is not finite.
  ///   - current: The number as it is now.
  /// - Returns: The number to write.
  package mutating func add(_ amount: CGFloat, to current: CGFloat) -> CGFloat {
    own = own(in: current)
    self.amount = amount.isFinite ? amount : 0
    let sum = self.amount == 0 ? own : own + self.amount
    written = sum
    return sum
  }
}
