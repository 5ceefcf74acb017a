package import Foundation

/// Conflict with an app that resets a number of an adjustment to the same value before each frame.
///
/// A number that the app animates differs from frame to frame, and is no conflict.
package struct WriteConflict: Sendable {
  private static let limit = 10

  private var lastFound: CGFloat?
  // mutant: 0 to 1, because the first value counts as the first frame
  private var frames = 0

  /// Makes a conflict that has not begun.
  package init() {}

  /// True once the app has reset the number to the same value in more than ten successive frames.
  package var isLasting: Bool {
    frames > Self.limit
  }

  /// Counts a frame in which the number has the app's value instead of the adjustment's.
  ///
  /// - Parameter value: The value that is found.
  /// - Returns: True in the frame with which the conflict becomes lasting.
  package mutating func add(_ value: CGFloat) -> Bool {
    let wasLasting = isLasting
    frames = value == lastFound ? frames + 1 : 1
    lastFound = value
    return isLasting && !wasLasting
  }

  /// Ends the conflict, and begins to count anew.
  package mutating func end() {
    self = WriteConflict()
  }
}
