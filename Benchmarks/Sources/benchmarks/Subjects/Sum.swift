import Foundation

/// Sum of the heights that observers receive.
///
/// `@unchecked`: all posts and observers are on the main actor, but Foundation requires closures
/// that may run on any thread.
final class Sum: @unchecked Sendable {
  private var value: Double = 0

  func add(_ height: CGFloat) {
    value += Double(height)
  }

  /// Returns the sum, and sets it to zero.
  func reset() -> Double {
    defer { value = 0 }
    return value
  }
}
