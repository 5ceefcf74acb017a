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
