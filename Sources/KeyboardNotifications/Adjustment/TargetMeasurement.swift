package import Foundation

/// Values of a target of an adjustment, as an adapter has read them at one moment.
package struct TargetMeasurement: Sendable {
  /// The numbers that are changed, with their present values.
  package enum Content: Sendable {
    /// Nothing is changed; a closure is called with what is covered.
    case view
    /// The constant of a constraint. The direction is 1 if a greater constant is higher up, and
    /// −1 if a smaller one is.
    case constraint(constant: CGFloat, direction: CGFloat)
    /// The additional safe area of a view controller.
    case controller(additionalSafeArea: CGFloat)
    /// The insets of a scroll view.
    case scrollView(ScrollViewMeasurement)
  }

  /// The area to keep clear, on its screen; `nil` outside a window.
  package var area: OverlapMeasurement?
  /// The bounds of the area's view, in its own coordinates.
  package var bounds = CGRect.zero
  /// The numbers that are changed, with their present values.
  package var content: Content
  /// The difference in points from which a number is written: half a pixel.
  package var tolerance: CGFloat

  /// Makes a measurement.
  package init(area: OverlapMeasurement?, content: Content = .view, tolerance: CGFloat = 0.5) {
    self.area = area
    self.content = content
    self.tolerance = tolerance
  }

  /// The values of a scroll view, where the target is one.
  var scrollView: ScrollViewMeasurement? {
    guard case .scrollView(let scrollView) = content else { return nil }
    return scrollView
  }

  /// True for a list that is turned upside down by its transform.
  var isMirrored: Bool { area?.isMirrored == true }

  /// Moves a scroll view to the end of its content, if only what UIKit adds to the inset is
  /// missing.
  ///
  /// - Returns: The offset of the scroll view at the end; `nil` if it is elsewhere, or there.
  mutating func scrollBackToEnd() -> CGFloat? {
    guard var scrollView, scrollView.motion == .none else { return nil }
    var extent = scrollView.extent(isMirrored: isMirrored)
    let added = scrollView.addedByUIKit(at: AdjustedNumber.Edge(isMirrored: isMirrored))
    let end = extent.range.upperBound
    guard !extent.isAtEnd, abs(end - added - extent.offset) <= 1 else { return nil }
    extent.offset = end
    scrollView.offset = isMirrored ? extent.mirrored.offset : end
    content = .scrollView(scrollView)
    return scrollView.offset
  }

  /// Returns the present value of a number of the target.
  func value(of number: AdjustedNumber) -> CGFloat {
    switch (content, number) {
    case (.constraint(let constant, _), .constant): constant
    case (.controller(let safeArea), .additionalSafeArea): safeArea
    case (.scrollView(let scrollView), _): scrollView.value(of: number)
    default: 0
    }
  }
}

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
  /// The cause that moves the content at the moment.
  package enum Motion: Sendable {
    /// Nothing moves the content.
    case none
    /// The app scrolls with an animation.
    case animated
    /// The content glides on after a drag.
    case decelerating
    /// A finger is down.
    case tracking
  }

  /// The insets that the app sets.
  package var contentInset = VerticalInsets()
  /// The insets with what UIKit adds for the safe area and the keyboard.
  package var adjustedContentInset = VerticalInsets()
  /// The insets of the vertical indicator.
  package var verticalIndicatorInset = VerticalInsets()
  /// The insets of the horizontal indicator.
  package var horizontalIndicatorInset = VerticalInsets()
  /// The safe area that UIKit adds to the insets of the indicators.
  package var indicatorSafeArea = VerticalInsets()
  /// The content's coordinate at the top of the view.
  package var offset: CGFloat = 0
  /// The height of the view.
  package var height: CGFloat = 0
  /// The height of the content.
  package var contentHeight: CGFloat = 0
  /// The cause that moves the content at the moment.
  package var motion = Motion.none

  /// Makes a measurement of a scroll view without a size.
  package init() {}

  /// Returns what UIKit adds to a content inset.
  ///
  /// It depends on the behavior that the app has chosen, and maybe on whether the content is long
  /// enough to scroll.
  func addedByUIKit(at edge: AdjustedNumber.Edge) -> CGFloat {
    max(0, adjustedContentInset[edge] - contentInset[edge])
  }

  /// Returns the extent of the content; of a mirrored list it is counted from the visual top, too.
  func extent(isMirrored: Bool) -> ScrollExtent {
    var extent = ScrollExtent()
    extent.offset = offset
    extent.height = height
    extent.contentHeight = contentHeight
    extent.topInset = adjustedContentInset.top
    extent.bottomInset = adjustedContentInset.bottom
    return isMirrored ? extent.mirrored : extent
  }

  /// Returns the offset after content insets were written; `nil` if it is left alone.
  ///
  /// While a finger is down, or the app scrolls, the offset is theirs. While the content glides on,
  /// it is UIKit's unless it would be out of range: https://openradar.appspot.com/19629856
  /// (decided by `DragTests`)
  ///
  /// - Parameters:
  ///   - writes: The values that are written.
  ///   - before: The scroll view before the change, which may have resized it already.
  ///   - isMirrored: True for a list that is mirrored.
  ///   - anchor: The part of the visible content that stays.
  ///   - isForeign: True if the room is not the keyboard's, and moves only a list at its end.
  /// - Returns: The content's coordinate at the top of the view.
  func offset(
    after writes: [NumberWrite],
    since before: ScrollViewMeasurement,
    isMirrored: Bool,
    keeping anchor: KeyboardContentAnchor,
    isForeign: Bool
  ) -> CGFloat? {
    guard motion == .none || motion == .decelerating else { return nil }
    let old = before.extent(isMirrored: isMirrored)
    var changed = self
    for write in writes { changed.apply(write) }
    var new = changed.extent(isMirrored: isMirrored)
    let keepsTop = motion == .decelerating || (isForeign && !old.isAtEnd)
    new.offset = new.offset(after: old, keeping: keepsTop ? .top : anchor)
    return isMirrored ? new.mirrored.offset : new.offset
  }

  /// Changes the adjusted insets by what a write changes.
  private mutating func apply(_ write: NumberWrite) {
    guard case .contentInset(let edge) = write.number else { return }
    let change = write.value - contentInset[edge]
    switch edge {
    case .top: adjustedContentInset.top += change
    case .bottom: adjustedContentInset.bottom += change
    }
  }

  fileprivate func value(of number: AdjustedNumber) -> CGFloat {
    switch number {
    case .contentInset(let edge): contentInset[edge]
    case .verticalIndicatorInset(let edge): verticalIndicatorInset[edge]
    case .horizontalIndicatorInset(let edge): horizontalIndicatorInset[edge]
    case .constant, .additionalSafeArea: 0
    }
  }
}
