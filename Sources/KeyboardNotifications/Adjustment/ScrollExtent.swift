package import Foundation

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
