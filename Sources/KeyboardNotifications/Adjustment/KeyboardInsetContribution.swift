package import Foundation

/// Space for the keyboard in a number that belongs to the app, such as an inset or a constant.
///
/// The app may change its number while the keyboard is on screen. If the number is then greater
/// than the written one, the difference counts as an increment, such as `inset += 10`. If it is
/// smaller, it counts as the app's new own part. For a number that shrinks to make space, greater
/// and smaller are exchanged.
///
/// So an app cannot write an own part that is greater than the written number: it would count as an
/// increment. Such an app must set its own part explicitly.
package struct KeyboardInsetContribution: Sendable {
  /// The mode in which the space was made.
  package private(set) var mode = KeyboardInsetMode.added
  /// The space for the keyboard that was written last; negative if the number shrinks.
  package private(set) var amount: CGFloat = 0
  /// The app's own part of the number.
  // mutant: 0 to 1, because any number without space is the app's own
  private var own: CGFloat = 0

  /// Makes a contribution without space.
  package init() {}

  /// The number that was written last.
  private var written: CGFloat {
    mode.sum(of: own, and: amount)
  }

  /// Returns the app's own part of a number.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: The number without the space for the keyboard, with the app's changes since.
  package func own(in current: CGFloat) -> CGFloat {
    guard current != written else { return own }
    let space = written - own
    // mutant: > to >=, because the number differs from the written one
    // mutant: * to /, because only the sign is compared
    let isIncrement = (current - written) * space > 0
    return isIncrement ? current - space : current
  }

  /// Compares the number with the one that was written last.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: True if space was made in it, and the app has changed it since.
  package func isStale(for current: CGFloat) -> Bool {
    current != written && written != own
  }

  /// Compares the needed space with the space that was made.
  ///
  /// - Parameters:
  ///   - wanted: The needed space. If it is zero, the tolerance does not apply.
  ///   - mode: The mode in which it is made.
  ///   - current: The number as it is now.
  ///   - tolerance: The difference in points from which the number is written.
  /// - Returns: True if the number must be written.
  package func isDue(
    _ wanted: CGFloat,
    as mode: KeyboardInsetMode,
    for current: CGFloat,
    within tolerance: CGFloat
  ) -> Bool {
    if isStale(for: current) || (wanted == 0 && amount != 0) { return true }
    return mode != self.mode || abs(amount - wanted) >= tolerance
  }

  /// Makes space instead of the space made before; zero restores the app's own number.
  ///
  /// - Parameters:
  ///   - amount: The space; a number that is not finite counts as zero.
  ///   - own: The app's own part: that of ``own(in:)``, or the one that the app has set.
  ///   - mode: The mode in which it is made.
  /// - Returns: The number to write.
  package mutating func add(
    _ amount: CGFloat,
    to own: CGFloat,
    as mode: KeyboardInsetMode
  ) -> CGFloat {
    self.own = own
    self.mode = mode
    self.amount = amount.isFinite ? amount : 0
    return written
  }
}
