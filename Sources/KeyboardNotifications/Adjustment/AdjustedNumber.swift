package import Foundation

/// Number that belongs to the app, and that an adjustment changes.
package enum AdjustedNumber: Sendable, Hashable {
  /// Horizontal edge of a scroll view.
  package enum Edge: Sendable {
    case top, bottom

    /// Makes the edge that the keyboard covers: the top of a mirrored list, else the bottom.
    init(isMirrored: Bool) {
      self = isMirrored ? .top : .bottom
    }
  }

  /// The constant of a constraint.
  case constant
  /// The bottom of a view controller's additional safe-area insets.
  case additionalSafeArea
  /// A content inset of a scroll view.
  case contentInset(Edge)
  /// An inset of a scroll view's vertical indicator.
  case verticalIndicatorInset(Edge)
  /// An inset of a scroll view's horizontal indicator.
  case horizontalIndicatorInset(Edge)
}

/// Value to write to a number.
package struct NumberWrite: Sendable, Equatable {
  package var number: AdjustedNumber
  package var value: CGFloat

  /// Makes a write.
  package init(_ number: AdjustedNumber, _ value: CGFloat) {
    self.number = number
    self.value = value
  }
}
