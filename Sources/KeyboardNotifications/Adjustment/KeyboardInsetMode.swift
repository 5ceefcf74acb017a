import Foundation

/// Mode in which space for the keyboard is made in an inset or a constant of the app's.
public enum KeyboardInsetMode: Sendable {
  /// The space is added to the app's inset or constant.
  case added
  /// The greater of the two counts, for an inset or a constant that holds the safe area already.
  case atLeast

  /// Returns a number of the app's with space for the keyboard, which is negative where the number
  /// shrinks to make it.
  func sum(of own: CGFloat, and amount: CGFloat) -> CGFloat {
    switch self {
    case .atLeast where amount > 0: max(own, amount)
    case .atLeast where amount < 0: min(own, amount)
    case .added, .atLeast: own + amount
    }
  }
}
