package import Foundation

/// Way in which room for the keyboard is made in an inset or a constant of the app's.
public enum KeyboardRoom: Sendable {
  /// The room is added to the app's inset or constant.
  case added
  /// The greater of the two counts, for an inset or a constant that holds the safe area already.
  case atLeast

  /// Returns a number of the app's with room for the keyboard, which is negative where the number
  /// shrinks to make room.
  fileprivate func sum(of own: CGFloat, and amount: CGFloat) -> CGFloat {
    switch self {
    case .atLeast where amount > 0: max(own, amount)
    case .atLeast where amount < 0: min(own, amount)
    case .added, .atLeast: own + amount
    }
  }
}

/// Part of the keyboard in a number that belongs to the app, such as an inset or a constant.
///
/// The app may change its number meanwhile. A larger magnitude than the written one is treated as
/// `inset += 10`, a smaller one as an assignment. So both have their usual effect while the keyboard
/// is up. A number that the app sets to the written one or beyond cannot be distinguished from a
/// change; where the app states its own part, nothing is guessed.
package struct KeyboardInsetContribution: Sendable {
  /// Way in which the room was made last.
  package private(set) var room = KeyboardRoom.added
  /// The room for the keyboard that was written last; negative where the number shrinks.
  package private(set) var amount: CGFloat = 0
  private var own: CGFloat = 0

  /// Makes a contribution of nothing.
  package init() {}

  /// The number that was written last.
  private var written: CGFloat {
    room.sum(of: own, and: amount)
  }

  /// Returns the app's own part of a number.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: The number before anything was added, with the app's changes since.
  package func own(in current: CGFloat) -> CGFloat {
    guard current != written else { return own }
    let made = written - own
    let isChange = (current - written) * made > 0
    return isChange ? current - made : current
  }

  /// Compares the number with what was last written.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: True where room was made in it, and the app has changed it since.
  package func isStale(for current: CGFloat) -> Bool {
    current != written && written != own
  }

  /// Compares the room that is wanted with the room that was made.
  ///
  /// - Parameters:
  ///   - wanted: The room to make; none is made exactly.
  ///   - room: Way to make it.
  ///   - current: The number as it is now.
  ///   - tolerance: The difference in points from which it is worth a write.
  /// - Returns: True where the number is to be written.
  package func isDue(
    _ wanted: CGFloat,
    as room: KeyboardRoom,
    for current: CGFloat,
    within tolerance: CGFloat
  ) -> Bool {
    if isStale(for: current) || (wanted == 0 && amount != 0) { return true }
    return room != self.room || abs(amount - wanted) >= tolerance
  }

  /// Makes room in place of the room made before; zero restores the app's own number.
  ///
  /// - Parameters:
  ///   - amount: The room; none where it is not finite.
  ///   - own: The app's own part: ``own(in:)`` the number as it is now, or as the app states it.
  ///   - room: Way to make the room.
  /// - Returns: The number to write.
  package mutating func add(_ amount: CGFloat, to own: CGFloat, as room: KeyboardRoom) -> CGFloat {
    self.own = own
    self.room = room
    self.amount = amount.isFinite ? amount : 0
    return written
  }
}
