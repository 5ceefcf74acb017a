package import Foundation

/// Steps in which a covered height grows and shrinks, for an observer that adds them up.
package struct KeyboardHeightSteps: Sendable, Equatable {
  /// A change of the covered height.
  package enum Step: Sendable, Equatable {
    /// Something is covered; the increment is the difference from before.
    case appeared(index: Int, height: CGFloat, increment: CGFloat)
    /// Nothing is covered any more; the height is the one that was covered before.
    case disappeared(height: CGFloat)
  }

  /// The height that the observer was given last.
  package private(set) var height: CGFloat = 0
  private var index = 0

  /// Makes the steps of an observer that has seen no keyboard.
  package init() {}

  /// Goes on to a height.
  ///
  /// - Parameter newHeight: The height that is covered now.
  /// - Returns: The step to it; `nil` where nothing has changed.
  package mutating func step(to newHeight: CGFloat) -> Step? {
    let oldHeight = height
    guard newHeight != oldHeight, newHeight.isFinite else { return nil }
    height = newHeight
    guard newHeight != 0 else { return .disappeared(height: oldHeight) }
    index = oldHeight == 0 ? 0 : index + 1
    return .appeared(index: index, height: newHeight, increment: newHeight - oldHeight)
  }
}
