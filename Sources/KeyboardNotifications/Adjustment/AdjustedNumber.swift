package import Foundation

/// Number of the app's that an adjustment changes.
package enum AdjustedNumber: Sendable, Hashable {
  /// Horizontal edge of a scroll view.
  package enum Edge: Sendable {
    case top, bottom

    /// The edge that the keyboard covers, which is the top of a list that is turned upside down.
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

/// Value to write to a number of the app's.
package struct NumberWrite: Sendable, Equatable {
  package var number: AdjustedNumber
  package var value: CGFloat

  /// Makes a write.
  package init(_ number: AdjustedNumber, _ value: CGFloat) {
    self.number = number
    self.value = value
  }
}
