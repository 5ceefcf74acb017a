package import Foundation

/// Options of an adjustment, which may change at work.
package struct AdjustmentOptions: Sendable, Equatable {
  /// Effect of a condition that is not met.
  package enum UnmetCondition: Sendable {
    /// Everything stays where it is.
    case holds
    /// Everything is as without a keyboard.
    case releases
  }

  /// Changes for which the handler is called.
  package enum Delivery: Sendable {
    /// Another height or rectangle.
    case overlaps
    /// Another height or rectangle, another visibility, or an update by the app.
    case overlapsAndVisibility
    /// Another height.
    case heights
  }

  /// The space to leave above the keyboard, in points.
  package var spacing: CGFloat = 0
  /// The mode in which room is made: of a list with a bar, in the constraint of the bar.
  package var mode = KeyboardInsetMode.added
  /// The part of the visible content that stays.
  package var anchor = KeyboardContentAnchor.top
  /// The effect of the condition while it is not met; `nil` without a condition.
  package var unmetCondition: UnmetCondition?
  /// The changes for which the handler is called; `nil` without a handler.
  package var delivery: Delivery?
  /// True for a list with a bar over its end, which is measured without a keyboard, too.
  package var hasBar = false

  /// Makes the default options.
  package init() {}

  /// Returns true if the layout that waits is done before a target is measured.
  ///
  /// - Parameters:
  ///   - reason: The reason to measure.
  ///   - changesLayout: True for a target whose change is followed by layout.
  /// - Returns: True for a change of the keyboard whose effects are laid out.
  package func laysOut(before reason: UpdateReason, _ changesLayout: Bool) -> Bool {
    guard reason.allowsLayout, !reason.isFrame else { return false }
    return changesLayout || (delivery != nil && delivery != .heights)
  }
}
