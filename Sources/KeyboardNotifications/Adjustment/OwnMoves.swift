import Foundation

/// Number of successive updates in which the adjustment itself moves the measured area.
///
/// A move that is smaller than the one before ends the count, since the area comes to rest.
struct OwnMoves: Sendable {
  private static let limit = 3

  private var count = 0
  private var lastDistance: CGFloat?

  /// True once the area has moved so often that it would never come to rest.
  var isEndless: Bool {
    count >= Self.limit
  }

  /// Adds an update.
  ///
  /// - Parameters:
  ///   - distance: The change of the covered height by the update itself, in points.
  ///   - tolerance: The least distance that counts.
  mutating func add(_ distance: CGFloat, tolerance: CGFloat) {
    // mutant: < to <=, because a move that is smaller by exactly the tolerance may count or not
    let isShrinking = lastDistance.map { distance < $0 - tolerance } ?? false
    // mutant: >= to >, because a move of exactly the tolerance may count or not
    count = distance >= tolerance && !isShrinking ? count + 1 : 0
    lastDistance = distance
  }
}
