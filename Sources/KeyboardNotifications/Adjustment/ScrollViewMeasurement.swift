package import Foundation

/// Insets at the top and at the bottom, in points.
package struct VerticalInsets: Sendable, Equatable {
  package var top: CGFloat
  package var bottom: CGFloat

  /// Makes insets.
  package init(top: CGFloat = 0, bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
  }

  subscript(edge: AdjustedNumber.Edge) -> CGFloat {
    edge == .top ? top : bottom
  }
}

/// Insets, offset and motion of a scroll view.
package struct ScrollViewMeasurement: Sendable {
  /// Kind of a scroll under way.
  package enum Motion: Sendable {
    /// The content does not move.
    case none
    /// The app scrolls with an animation.
    case animated
    /// The content moves on after a drag.
    case decelerating
    /// A finger is down on the scroll view.
    case tracking
  }

  /// The insets that the app sets.
  package var contentInset = VerticalInsets()
  /// The insets after UIKit has added those for the safe area and the keyboard.
  package var adjustedContentInset = VerticalInsets()
  /// The insets of the vertical indicator.
  package var verticalIndicatorInset = VerticalInsets()
  /// The insets of the horizontal indicator.
  package var horizontalIndicatorInset = VerticalInsets()
  /// The safe area that UIKit adds to the insets of the indicators.
  package var indicatorSafeArea = VerticalInsets()
  /// The vertical content offset.
  package var offset: CGFloat = 0
  /// The height of the view.
  package var height: CGFloat = 0
  /// The height of the content.
  package var contentHeight: CGFloat = 0
  /// The scroll under way.
  package var motion = Motion.none

  /// Makes a measurement of a scroll view without a size.
  package init() {}

  /// Returns the points that UIKit adds to a content inset.
  ///
  /// They depend on `contentInsetAdjustmentBehavior`, and on whether the content is long enough to
  /// scroll.
  func addedByUIKit(at edge: AdjustedNumber.Edge) -> CGFloat {
    max(0, adjustedContentInset[edge] - contentInset[edge])
  }

  /// Returns the extent of the content, counted from the visual top in a mirrored list too.
  func extent(isMirrored: Bool) -> ScrollExtent {
    var extent = ScrollExtent()
    extent.offset = offset
    extent.height = height
    extent.contentHeight = contentHeight
    extent.topInset = adjustedContentInset.top
    extent.bottomInset = adjustedContentInset.bottom
    return isMirrored ? extent.mirrored : extent
  }

  /// Returns the content offset after content insets are written, or the visible part was resized.
  ///
  /// While a finger is down, or the app scrolls, the offset is not changed. While the content moves
  /// on after a drag, it is only kept in range: https://openradar.appspot.com/19629856
  /// (decided by `DragTests`). So is one that the app has changed together with the size.
  ///
  /// - Parameters:
  ///   - writes: The values to write.
  ///   - before: The scroll view before the change, which may have resized it already.
  ///   - isMirrored: True for a mirrored list.
  ///   - anchor: The part of the visible content that keeps its place.
  ///   - isUnrelatedToKeyboard: True if the insets are not written for a keyboard. Then only a list
  ///     at its end is moved, unless it was resized.
  /// - Returns: The offset to set; `nil` to leave it.
  func offset(
    after writes: [NumberWrite],
    since before: ScrollViewMeasurement,
    isMirrored: Bool,
    keeping anchor: KeyboardContentAnchor,
    isUnrelatedToKeyboard: Bool
  ) -> CGFloat? {
    guard motion == .none || motion == .decelerating else { return nil }
    var old = before.extent(isMirrored: isMirrored)
    let found = extent(isMirrored: isMirrored)
    var changed = self
    for write in writes { changed.apply(write) }
    var new = changed.extent(isMirrored: isMirrored)
    let isResized = found.visibleHeight != old.visibleHeight
    guard isResized || new.visibleHeight != found.visibleHeight else { return nil }
    // UIKit may have brought the offset into range.
    let isScrolled = offset != before.offset && !found.isClamped(from: old.offset)
    if isScrolled || !isResized { old.offset = found.offset }
    // To keep the top is to change the offset only if it is out of range.
    let isOnlyKeptInRange =
      motion == .decelerating || (isResized ? isScrolled : isUnrelatedToKeyboard && !old.isAtEnd)
    new.offset = new.offset(after: old, keeping: isOnlyKeptInRange ? .top : anchor)
    return isMirrored ? new.mirrored.offset : new.offset
  }

  /// Changes the adjusted insets by the difference that a write makes.
  mutating func apply(_ write: NumberWrite) {
    guard case .contentInset(let edge) = write.number else { return }
    let change = write.value - contentInset[edge]
    switch edge {
    case .top:
      adjustedContentInset.top += change
      contentInset.top = write.value
    case .bottom:
      adjustedContentInset.bottom += change
      contentInset.bottom = write.value
    }
  }

  /// Returns the present value of a number of the scroll view.
  func value(of number: AdjustedNumber) -> CGFloat {
    switch number {
    case .contentInset(let edge): contentInset[edge]
    case .verticalIndicatorInset(let edge): verticalIndicatorInset[edge]
    case .horizontalIndicatorInset(let edge): horizontalIndicatorInset[edge]
    // mutant: 0 to 1, because only numbers of a scroll view are read
    case .constant, .additionalSafeArea: 0
    }
  }
}
