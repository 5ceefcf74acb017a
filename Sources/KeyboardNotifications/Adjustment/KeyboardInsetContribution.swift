package import Foundation

/// Part of the keyboard in a number that belongs to the app, such as an inset or a constant.
///
/// The app may change its number meanwhile. A larger magnitude than the written one is treated as
/// `inset += 10`, a smaller one as an assignment. So both have their usual effect while the
/// keyboard is up. A number that the app sets to the written one or beyond cannot be distinguished
/// from a change; where the app states its own part, nothing is guessed.
package struct KeyboardInsetContribution: Sendable {
  /// Mode in which the room was made last.
  package private(set) var mode = KeyboardInsetMode.added
  /// The room for the keyboard that was written last; negative where the number shrinks.
  package private(set) var amount: CGFloat = 0
  private var own: CGFloat = 0

  /// Makes a contribution of nothing.
  package init() {}

  /// The number that was written last.
  private var written: CGFloat {
    mode.sum(of: own, and: amount)
  }

  /// Returns the app's own part of a number.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: The number before anything was added, with the app's changes since.
  package func own(in current: CGFloat) -> CGFloat {
    guard current != written else { return own }
    let made = written - own
    // mutant: > to >=, because the number differs from what was written
    let isChange = (current - written) * made > 0
    return isChange ? current - made : current
  }

  /// Compares the number with what was last written.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: True if room was made in it, and the app has changed it since.
  package func isStale(for current: CGFloat) -> Bool {
    current != written && written != own
  }

  /// Compares the room that is wanted with the room that was made.
  ///
  /// - Parameters:
  ///   - wanted: The room to make; none is made exactly.
  ///   - mode: Mode in which it is made.
  ///   - current: The number as it is now.
  ///   - tolerance: The difference in points from which it is worth a write.
  /// - Returns: True if the number is to be written.
  package func isDue(
    _ wanted: CGFloat,
    as mode: KeyboardInsetMode,
    for current: CGFloat,
    within tolerance: CGFloat
  ) -> Bool {
    if isStale(for: current) || (wanted == 0 && amount != 0) { return true }
    return mode != self.mode || abs(amount - wanted) >= tolerance
  }

  /// Makes room in place of the room made before; zero restores the app's own number.
  ///
  /// - Parameters:
  ///   - amount: The room; none if it is not finite.
  ///   - own: The app's own part: ``own(in:)`` the number as it is now, or as the app states it.
  ///   - mode: Mode in which it is made.
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
