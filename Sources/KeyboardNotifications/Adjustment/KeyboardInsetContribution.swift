package import Foundation

/// Space for the keyboard in a number that belongs to the app, such as an inset or a constant.
///
/// The app may change its number while the keyboard is on screen. If the number is then greater
/// than the written one, the difference counts as an increment, such as `inset += 10`, until the
/// app takes it back. If it is smaller by more than all increments, it counts as the app's new own
/// part. For a number that shrinks to make space, greater and smaller are exchanged.
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
  /// The app's increments of its own part that it has not taken back.
  private var increments: CGFloat = 0

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
    var changed = self
    changed.includeChange(to: current)
    return changed.own
  }

  /// Adds the change to a number that the app has made since the last write to the app's own part.
  private mutating func includeChange(to current: CGFloat) {
    let change = current - written
    guard change != 0 else { return }
    let space = written - own
    // A sum of fractions may differ in its last digits.
    let takesBack = space * increments > 0 && abs(change) < abs(increments) + 0.01
    if change * space > 0 {
      own = current - space
      increments += change
    } else if change * space < 0, takesBack {
      own += change
      increments += change
    } else {
      own = current
      increments = 0
    }
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
  ///   - current: The number as it is now.
  ///   - mode: The mode in which it is made.
  /// - Returns: The number to write.
  package mutating func makeSpace(
    _ amount: CGFloat,
    in current: CGFloat,
    as mode: KeyboardInsetMode
  ) -> CGFloat {
    includeChange(to: current)
    self.mode = mode
    self.amount = amount.isFinite ? amount : 0
    return written
  }

  /// Sets the app's own part, and returns the number to write.
  package mutating func setOwn(_ own: CGFloat) -> CGFloat {
    self.own = own
    increments = 0
    return written
  }
}
