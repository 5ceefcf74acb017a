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
  /// (to be decided by `DragTests`). So is one that the app has changed together with the size.
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

/// Measurement of a target of an adjustment, as an adapter has made it at one moment.
package struct TargetMeasurement: Sendable {
  /// The numbers that are changed, with their present values.
  package enum Content: Sendable {
    /// No number is changed; a handler is called with the overlap.
    case view
    /// The constant of a constraint. The direction is 1 if a greater constant moves the view up,
    /// and −1 if a smaller one does.
    case constraint(constant: CGFloat, direction: CGFloat)
    /// The additional safe area of a view controller.
    case controller(additionalSafeArea: CGFloat)
    /// The insets of a scroll view.
    case scrollView(ScrollViewMeasurement)
  }

  /// The area to keep clear of the keyboard; `nil` outside a window.
  package var area: OverlapMeasurement?
  /// The bounds of the area's view, in its own coordinates.
  package var bounds = CGRect.zero
  /// The numbers that are changed, with their present values.
  package var content: Content
  /// The least difference with which a number is written: half a pixel, in points.
  package var tolerance: CGFloat

  /// Makes a measurement.
  package init(area: OverlapMeasurement?, content: Content = .view, tolerance: CGFloat = 0.5) {
    self.area = area
    self.content = content
    self.tolerance = tolerance
  }

  /// The measurement of the scroll view; `nil` if the target is none.
  var scrollView: ScrollViewMeasurement? {
    guard case .scrollView(let scrollView) = content else { return nil }
    return scrollView
  }

  /// True for a list that is turned upside down by its transform.
  var isMirrored: Bool { area?.isMirrored == true }

  /// Moves a scroll view to the end of its content, if it was at the end until UIKit added to the
  /// inset.
  ///
  /// - Returns: The new offset; `nil` if the scroll view has not moved.
  mutating func scrollBackToEnd() -> CGFloat? {
    guard var scrollView, scrollView.motion == .none else { return nil }
    var extent = scrollView.extent(isMirrored: isMirrored)
    let added = scrollView.addedByUIKit(at: AdjustedNumber.Edge(isMirrored: isMirrored))
    let end = extent.range.upperBound
    let wasAtEnd = abs(end - added - extent.offset) <= 1
    guard wasAtEnd, !extent.isAtEnd else { return nil }
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
    // mutant: 0 to 1, because only numbers of the content are read
    default: 0
    }
  }
}

/// Vertical extent of a scroll view and its content, in points.
package struct ScrollExtent: Sendable {
  /// The vertical content offset.
  package var offset: CGFloat = 0
  /// The height of the view.
  package var height: CGFloat = 0
  /// The height of the content.
  package var contentHeight: CGFloat = 0
  /// The space above the content.
  package var topInset: CGFloat = 0
  /// The space below the content.
  package var bottomInset: CGFloat = 0

  /// Makes an extent in which all is zero.
  package init() {}

  /// The same extent of a mirrored list, counted from the visual top of the content.
  ///
  /// In such a list the top inset is at the bottom of the screen.
  package var mirrored: ScrollExtent {
    var mirrored = self
    // mutant: swap, because neither depends on the other
    mirrored.offset = contentHeight - height - offset
    swap(&mirrored.topInset, &mirrored.bottomInset)
    return mirrored
  }

  /// The offsets that the user can scroll to.
  package var range: ClosedRange<CGFloat> {
    -topInset...max(-topInset, contentHeight + bottomInset - height)
  }

  /// Returns the offset after the bottom inset or the height has changed.
  ///
  /// - Parameters:
  ///   - old: The extent before the change. If its offset is out of range, as while content bounces
  ///     or a refresh control is shown, it is kept.
  ///   - anchor: The part of the content that keeps its place.
  /// - Returns: The nearest offset in range that keeps the anchor.
  package func offset(after old: ScrollExtent, keeping anchor: KeyboardContentAnchor) -> CGFloat {
    guard old.isAtRest else { return old.offset }
    let hasShrunk = visibleHeight < old.visibleHeight
    if anchor == .top { return clamped(old.offset) }
    if old.isAtEnd || (anchor == .end && hasShrunk) { return range.upperBound }
    return clamped(old.offset + old.visibleHeight - visibleHeight)
  }

  /// The height from the top of the view to the bottom inset.
  var visibleHeight: CGFloat { height - bottomInset }

  /// Returns the nearest offset that shows a part of the content, with a margin of 8 points.
  ///
  /// The margin is smaller if the free height of the view is too small for it. If the part is
  /// longer than the free height, its beginning is shown, unless the part fills the view already.
  ///
  /// - Parameters:
  ///   - part: The part, in the content's coordinates.
  ///   - isMirrored: True if this is the extent of a mirrored list.
  /// - Returns: `nil` if the part is visible already, is not finite, or cannot be shown.
  package func offset(showing part: CGRect, isMirrored: Bool) -> CGFloat? {
    let partHeight = part.size.height
    let partTop = isMirrored ? contentHeight - part.origin.y - partHeight : part.origin.y
    let partBottom = partTop + partHeight
    let freeHeight = height - topInset - bottomInset
    let freeTop = offset + topInset
    let freeBottom = freeTop + freeHeight
    // mutant: <= to <, because a long part that begins at the top needs no scroll
    let fillsView = partTop <= freeTop && partBottom >= freeBottom
    guard part.isFinite, partHeight >= 0, freeHeight > 0, !fillsView else { return nil }
    let margin = max(0, min(8, (freeHeight - partHeight) / 2))
    let shownTop = partTop - margin
    let shownBottom = min(partBottom + margin, shownTop + freeHeight)
    let upwards = min(shownTop - freeTop, 0)
    let downwards = max(0, shownBottom - freeBottom)
    let distance = upwards + downwards
    var shown = self
    shown.offset = clamped(offset + distance)
    guard distance != 0, shown.offset != offset else { return nil }
    return isMirrored ? shown.mirrored.offset : shown.offset
  }

  /// True if the end of the content is shown, to within a point, since UIKit rounds to pixels.
  package var isAtEnd: Bool {
    offset >= range.upperBound - 1
  }

  /// True if the offset is in range, to within a point.
  private var isAtRest: Bool {
    offset >= range.lowerBound - 1 && offset <= range.upperBound + 1
  }

  /// Returns true if the offset is another one brought into range, to within a point.
  func isClamped(from other: CGFloat) -> Bool {
    abs(offset - clamped(other)) <= 1
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }
}

/// Keyboard and targets of an adjustment, as an adapter has read them at one moment.
package struct AdjustmentMeasurement: Sendable {
  /// The keyboard as it was announced.
  package var keyboard: KeyboardState
  /// The targets in the order in which they are changed.
  package var targets: [TargetMeasurement]
  /// The finger that drags the keyboard; `nil` if none does.
  package var finger: KeyboardFinger?
  /// True if the app's condition is met; `nil` if it was not evaluated.
  package var isConditionMet: Bool?
  /// True while a view controller that contains the view is being presented.
  package var isBeingPresented: Bool

  /// Makes a measurement without a finger.
  package init(keyboard: KeyboardState, targets: [TargetMeasurement], isBeingPresented: Bool) {
    self.keyboard = keyboard
    self.targets = targets
    self.isBeingPresented = isBeingPresented
  }
}

/// Scroll view that contains the first responder, as an adapter has measured it.
package struct FocusedScrollView: Sendable {
  /// True if another adjustment changes it.
  package var isAdjusted = false
  /// True if UIKit, WebKit or SwiftUI keeps it clear of the keyboard.
  package var avoidsKeyboardByItself = false
  /// True if the user can scroll it; a text view that does not scroll is a field.
  package var isScrollEnabled = true
  /// The size of the view, in points.
  package var size: CGSize
  /// The size of the content, in points.
  package var contentSize: CGSize

  /// Makes a scroll view.
  package init(size: CGSize, contentSize: CGSize) {
    self.size = size
    self.contentSize = contentSize
  }

  /// True if it must be adjusted for the first responder.
  package var isToBeAdjusted: Bool {
    isScrollEnabled && !isAdjusted && !avoidsKeyboardByItself && !scrollsSidewaysOnly
  }

  /// True for a row of pages or cards, which would scroll vertically too with an inset.
  private var scrollsSidewaysOnly: Bool {
    contentSize.width > size.width && contentSize.height <= size.height
  }
}

extension CGRect {
  /// Returns the part of the first responder that should be visible above the keyboard.
  ///
  /// The receiver is the bounds of the first responder.
  ///
  /// - Parameter caret: The rectangle of the caret in the same coordinates; `nil` if there is none.
  ///   UIKit gives an infinite or null rectangle if it does not know the caret.
  /// - Returns: The caret, if it is known and within the bounds; else the bounds.
  package func focus(at caret: CGRect?) -> CGRect {
    guard let caret, caret.isFinite, caret.size.height > 0 else { return self }
    let isBelow = caret.origin.y >= origin.y + size.height
    let isAbove = caret.origin.y + caret.size.height <= origin.y
    return isBelow || isAbove ? self : caret
  }
}
