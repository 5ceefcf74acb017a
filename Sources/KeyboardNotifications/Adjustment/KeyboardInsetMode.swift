import Foundation

/// Mode in which space for the keyboard is made in an inset or a constant of the app.
public enum KeyboardInsetMode: Sendable {
  /// The space is added to the app's inset or constant.
  case added
  /// The greater of the two is used, for an inset or a constant that includes the safe area.
  case atLeast

  /// Returns a number with space for the keyboard.
  ///
  /// - Parameters:
  ///   - own: The app's own number.
  ///   - amount: The space; negative if the number shrinks to make it.
  /// - Returns: The number to write.
  func sum(of own: CGFloat, and amount: CGFloat) -> CGFloat {
    switch self {
    case .atLeast where amount > 0: max(own, amount)
    case .atLeast where amount < 0: min(own, amount)
    case .added, .atLeast: own + amount
    }
  }
}
