import Foundation

/// Count of the updates in which a measured area moves with what the adjustment itself changes.
///
/// An area that comes to rest, since it moves less each time, does not count.
struct OwnMoves: Sendable {
  private static let limit = 3

  private var count = 0
  private var lastDistance = CGFloat.infinity

  /// True once the area has moved so often that the adjustment would never end.
  var isEndless: Bool {
    count >= Self.limit
  }

  /// Adds an update.
  ///
  /// - Parameters:
  ///   - distance: The change of the covered height by the update itself, in points.
  ///   - tolerance: The least distance that counts.
  mutating func add(_ distance: CGFloat, tolerance: CGFloat) {
    let isShrinking = distance < lastDistance - tolerance && lastDistance.isFinite
    count = distance >= tolerance && !isShrinking ? count + 1 : 0
    lastDistance = distance
  }
}
