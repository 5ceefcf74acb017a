package import Foundation

/// How the room for the keyboard goes together with a number of the app's own.
public enum KeyboardCombining: String, Sendable, Hashable, CaseIterable {
  /// The room is added to the app's inset or constant.
  case adding
  /// The greater of the two counts, for an inset or a constant that holds the safe area already.
  case atLeast

  /// Puts a number of the app's and the room for the keyboard together.
  ///
  /// - Parameters:
  ///   - own: The app's number.
  ///   - amount: The room; negative where the number shrinks to make room.
  /// - Returns: The app's own number where there is no room to make.
  package func sum(of own: CGFloat, and amount: CGFloat) -> CGFloat {
    guard amount.isFinite, amount != 0 else { return own }
    switch self {
    case .adding: return own + amount
    case .atLeast: return amount > 0 ? max(own, amount) : min(own, amount)
    }
  }
}

/// The keyboard's part in a number that belongs to the app, such as an inset or a constant.
///
/// The app may change its number meanwhile. A number further from zero than what was written was
/// changed by some points, as by `inset += 10`; a number nearer to zero was set anew. So both do
/// what they say while the keyboard is up. A number that the app sets to the written one or beyond
/// cannot be told from a change; ``restate(own:)`` guesses nothing.
package struct KeyboardInsetContribution: Sendable, Equatable {
  /// How the two parts go together.
  package let combining: KeyboardCombining
  /// The room for the keyboard that was written last; negative where the number shrinks.
  package private(set) var amount: CGFloat = 0
  private var own: CGFloat = 0
  /// What was written, while it is another number than the app's own.
  private var written: CGFloat?

  /// Makes a contribution of nothing.
  package init(combining: KeyboardCombining = .adding) {
    self.combining = combining
  }

  /// The app's own part of a number.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: What was there before anything was added, or what the app made of it since.
  package func own(in current: CGFloat) -> CGFloat {
    guard let written else { return current }
    guard current != written else { return own }
    let isChange = written > own ? current > written : current < written
    let added = combining == .adding ? amount : written - own
    return isChange ? current - added : current
  }

  /// Whether the app has changed the number since something was last added.
  ///
  /// - Parameter current: The number as it is now.
  /// - Returns: Whether it is another than the one that was given then.
  package func isStale(for current: CGFloat) -> Bool {
    written.map { $0 != current } ?? false
  }

  /// Makes room in place of the room made before; zero restores the app's own number.
  ///
  /// - Parameters:
  ///   - amount: The room; none where it is not finite.
  ///   - current: The number as it is now.
  /// - Returns: The number to write.
  package mutating func add(_ amount: CGFloat, to current: CGFloat) -> CGFloat {
    own = own(in: current)
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

  /// What ``add(_:to:)`` would have the number be.
  package func sum(adding amount: CGFloat, to current: CGFloat) -> CGFloat {
    combining.sum(of: own(in: current), and: amount)
  }

  private mutating func write() -> CGFloat {
    let sum = combining.sum(of: own, and: amount)
    written = sum == own ? nil : sum
    return sum
  }
}
