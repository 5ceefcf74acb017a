package import Foundation

/// Way in which room for the keyboard is made in an inset or a constant of the app's.
public enum KeyboardRoom: Sendable {
  /// The room is added to the app's inset or constant.
  case added
  /// The greater of the two counts, for an inset or a constant that holds the safe area already.
  case atLeast

  /// Returns the sum of a number of the app's and the room for the keyboard.
  ///
  /// - Parameters:
  ///   - own: The app's number.
  ///   - amount: The room; negative where the number shrinks to make room.
  /// - Returns: The app's own number where there is no room to make.
  package func sum(of own: CGFloat, and amount: CGFloat) -> CGFloat {
    guard amount.isFinite, amount != 0 else { return own }
    switch self {
    case .added: return own + amount
    case .atLeast: return amount > 0 ? max(own, amount) : min(own, amount)
    }
  }
}

/// Part of the keyboard in a number that belongs to the app, such as an inset or a constant.
///
/// The app may change its number meanwhile. A larger magnitude than the written one is treated as
/// `inset += 10`, a smaller one as an assignment. So both have their usual effect while the keyboard
/// is up. A number that the app sets to the written one or beyond cannot be distinguished from a
/// change; ``restate(own:)`` guesses nothing.
package struct KeyboardInsetContribution: Sendable, Equatable {
  /// Way in which the room is made.
  package private(set) var room: KeyboardRoom
  /// The room for the keyboard that was written last; negative where the number shrinks.
  package private(set) var amount: CGFloat = 0
  private var own: CGFloat = 0
  /// The number that was written, while it differs from the app's own.
  private var written: CGFloat?

  /// Makes a contribution of nothing.
  package init(room: KeyboardRoom = .added) {
    self.room = room
  }

  /// Returns the app's own part of a number.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: The number before anything was added, with the app's changes since.
  package func own(in current: CGFloat) -> CGFloat {
    guard let written else { return current }
    guard current != written else { return own }
    let isChange = written > own ? current > written : current < written
    let added = room == .added ? amount : written - own
    return isChange ? current - added : current
  }

  /// Compares the number with what was last written.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: True where the app has changed it since.
  package func isStale(for current: CGFloat) -> Bool {
    written.map { $0 != current } ?? false
  }

  /// Compares the room that is wanted with the room that was made.
  ///
  /// - Parameters:
  ///   - wanted: The room to make; none is made exactly.
  ///   - current: The number as it is now.
  ///   - tolerance: The difference in points from which it is worth a write.
  /// - Returns: True where the number is to be written.
  package func isDue(_ wanted: CGFloat, for current: CGFloat, within tolerance: CGFloat) -> Bool {
    if wanted == 0, amount != 0 { return true }
    return isStale(for: current) || abs(amount - wanted) >= tolerance
  }

  /// Makes room in place of the room made before; zero restores the app's own number.
  ///
  /// - Parameters:
  ///   - amount: The room; none where it is not finite.
  ///   - current: The number as it is now.
  ///   - newRoom: Way to make the room from now on; `nil` for the same as before.
  /// - Returns: The number to write.
  package mutating func add(
    _ amount: CGFloat,
    to current: CGFloat,
    as newRoom: KeyboardRoom? = nil
  ) -> CGFloat {
    own = own(in: current)
    if let newRoom { room = newRoom }
    self.amount = amount.isFinite ? amount : 0
    return write()
  }

  /// States the app's own number, whatever the number is now.
  ///
  /// - Parameter own: The app's part; ignored where it is not finite.
  /// - Returns: The number to write; `nil` where it is ignored.
  package mutating func restate(own: CGFloat) -> CGFloat? {
    guard own.isFinite else { return nil }
    self.own = own
    return write()
  }

  private mutating func write() -> CGFloat {
    let sum = room.sum(of: own, and: amount)
    written = sum == own ? nil : sum
    return sum
  }
}
