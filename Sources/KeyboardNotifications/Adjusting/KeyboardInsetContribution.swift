package import Foundation

/// Space for the keyboard in a number that belongs to the app, such as an inset or a constant.
///
/// The app may change its number while the keyboard is on screen, and the adjustment has to guess
/// what it means. A number that grows in the direction of the space is a change of what the app has
/// read, such as `inset += 10`. So is a number that still contains the whole space, and is nearer
/// to the written number than to the base value, such as `inset -= 10`. Any other number is the
/// app's own, as after `inset = 0`.
///
/// The guess is wrong if an app takes back more than its own part, as in `+= 8` for a bar at zero.
/// It is also wrong if an app assigns a number that is nearer to the written one, as it may be with
/// the low bar of a hardware keyboard. Such an app must set the base value explicitly, by
/// `valueWithoutKeyboard`.
package struct KeyboardInsetContribution: Sendable {
  /// The mode in which the space was made.
  package private(set) var mode = KeyboardInsetMode.excludingSafeArea
  /// The space for the keyboard that was written last; negative if the number shrinks.
  package private(set) var amount: CGFloat = 0
  /// The base value: the app's part of the number.
  private var base: CGFloat = 0
  /// True for a number that nobody changes by an increment, such as an origin: UIKit places a view
  /// anew when it lays it out, or raises its sheet.
  private let isPlaced: Bool

  /// Makes a contribution without space.
  package init(isPlaced: Bool = false) {
    self.isPlaced = isPlaced
  }

  /// The number that was written last.
  private var written: CGFloat {
    mode.sum(of: base, and: amount)
  }

  /// Returns the base value of a number: the app's part of it.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: The number without the space for the keyboard, with the app's changes since.
  package func base(in current: CGFloat) -> CGFloat {
    var changed = self
    changed.includeChange(to: current)
    return changed.base
  }

  /// Adds what the app has changed since the last write to the base value.
  private mutating func includeChange(to current: CGFloat) {
    guard differs(current) else { return }
    guard !isPlaced else { return base = current }
    let space = written - base
    let direction: CGFloat = space < 0 ? -1 : 1
    let grows = (current - written) * direction > 0
    // A sum of fractions may differ in its last digits.
    let containsSpace = current * direction > abs(space) - 0.001
    let isNearerToWritten = abs(current - written) < abs(current - base)
    base = isNearerToWritten && (grows || containsSpace) ? current - space : current
  }

  /// Returns true if the number has changed since it was written last.
  ///
  /// UIKit keeps the center and the size of a frame that is set, so an origin may be read back
  /// with other last digits.
  /// https://developer.apple.com/documentation/uikit/uiview/frame
  private func differs(_ current: CGFloat) -> Bool {
    abs(current - written) >= 0.001
  }

  /// Compares the number with what was written last.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: True if space was made in it, and the app has changed it since.
  package func isStale(for current: CGFloat) -> Bool {
    differs(current) && amount != 0
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
    return abs(amount - wanted) >= tolerance || (mode != self.mode && wanted != 0)
  }

  /// Makes space instead of the space made before; zero restores the base value.
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

  /// Sets the base value, and returns the number to write.
  package mutating func setBase(_ base: CGFloat) -> CGFloat {
    self.base = base
    return written
  }
}
