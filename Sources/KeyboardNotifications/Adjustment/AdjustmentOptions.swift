package import Foundation

/// Options of an adjustment, which the app may change at any time.
package struct AdjustmentOptions: Sendable, Equatable {
  /// Effect of a condition that is not met.
  package enum UnmetCondition: Sendable {
    /// Nothing is written.
    case holds
    /// The targets are adjusted as without a keyboard.
    case releases
  }

  /// Changes for which the handler is called.
  package enum Delivery: Sendable {
    /// A change of the height, of a rectangle or of an option.
    case overlaps
    /// A change of the height, of a rectangle, of an option or of the visibility, or an update by
    /// the app.
    case overlapsAndVisibility
    /// A change of the height.
    case heights
  }

  /// The distance to keep from the top of a docked keyboard, in points.
  package var spacing: CGFloat = 0
  /// The mode in which space is made; in a list with a bar it applies to the bar's constraint.
  package var mode = KeyboardInsetMode.added
  /// The part of the visible content that keeps its place.
  package var anchor = KeyboardContentAnchor.top
  /// The effect of the condition while it is not met; `nil` without a condition.
  package var unmetCondition: UnmetCondition?
  /// The changes for which the handler is called; `nil` without a handler.
  package var delivery: Delivery?
  /// True for a list with a bar over its end.
  package var hasBar = false

  /// Makes the default options.
  package init() {}

  /// Returns true if pending layout must be done before a target is measured.
  ///
  /// - Parameters:
  ///   - reason: The reason to measure.
  ///   - changesLayout: True for a target whose change is followed by layout.
  /// - Returns: False before a frame, and if neither the target nor the handler changes layout.
  package func laysOut(before reason: UpdateReason, changesLayout: Bool) -> Bool {
    guard reason.allowsLayout, !reason.isFrame else { return false }
    return changesLayout || (delivery != nil && delivery != .heights)
  }
}
