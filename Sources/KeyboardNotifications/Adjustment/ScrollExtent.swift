package import Foundation

/// Vertical extent of something that scrolls, in points.
package struct ScrollExtent: Sendable {
  /// The content's coordinate at the top of the view.
  package var offset: CGFloat = 0
  /// The height of the view.
  package var height: CGFloat = 0
  /// The height of the content.
  package var contentHeight: CGFloat = 0
  /// The space above the content.
  package var topInset: CGFloat = 0
  /// The space below the content.
  package var bottomInset: CGFloat = 0

  /// Makes an extent of nothing.
  package init() {}

  /// The same extent, counted from the other end of the content.
  ///
  /// For a mirrored list: there the top inset is at the bottom of the screen.
  package var mirrored: ScrollExtent {
    var mirrored = self
    mirrored.offset = contentHeight - height - offset
    swap(&mirrored.topInset, &mirrored.bottomInset)
    return mirrored
  }

  /// The least and the greatest offset at rest.
  package var range: ClosedRange<CGFloat> {
    -topInset...max(-topInset, contentHeight + bottomInset - height)
  }

  /// Returns the offset after the bottom inset or the height has changed.
  ///
  /// An offset out of range, as while content bounces or a refresh control shows, is left alone.
  ///
  /// - Parameters:
  ///   - old: The extent before the change.
  ///   - anchor: The part of the content that stays.
  /// - Returns: The old offset, moved no further than to keep the anchor and to be in range.
  package func offset(after old: ScrollExtent, keeping anchor: KeyboardContentAnchor) -> CGFloat {
    guard old.isAtRest else { return old.offset }
    switch anchor {
    case .top: return clamped(old.offset)
    case .end where visibleHeight < old.visibleHeight: return range.upperBound
    case .bottom where old.isAtEnd, .end where old.isAtEnd: return range.upperBound
    case .bottom, .end: return clamped(old.offset + old.visibleHeight - visibleHeight)
    }
  }

  /// The height from the top of the view to the bottom inset.
  private var visibleHeight: CGFloat { height - bottomInset }

  /// Returns the nearest offset of the view that shows a part of the content, with a margin of 8
  /// points around it.
  ///
  /// Of a part that is too long the beginning is shown, unless it fills the view already. The
  /// margin gives way if there is no room for it.
  ///
  /// - Parameters:
  ///   - part: The part, in the content's coordinates.
  ///   - isMirrored: True if this extent is that of a mirrored list.
  /// - Returns: `nil` if the part is visible already, or is none, or nothing can be.
  package func offset(showing part: CGRect, isMirrored: Bool) -> CGFloat? {
    let length = part.size.height
    let first = isMirrored ? contentHeight - part.origin.y - length : part.origin.y
    let top = offset + topInset
    let free = height - topInset - bottomInset
    let isFilled = first <= top && first + length >= top + free
    guard part.isFinite, length >= 0, free > 0, !isFilled else { return nil }
    let space = max(0, min(8, (free - length) / 2))
    let start = first - space
    let end = min(first + length + space, start + free)
    var shown = self
    shown.offset = clamped(offset + min(start - top, 0) + max(0, end - top - free))
    guard start < top || end > top + free, shown.offset != offset else { return nil }
    return isMirrored ? shown.mirrored.offset : shown.offset
  }

  /// True if the end of the content is shown, to within a point, as UIKit rounds to pixels.
  package var isAtEnd: Bool {
    offset >= range.upperBound - 1
  }

  /// True if the offset is in range, to within a point.
  private var isAtRest: Bool {
    offset >= range.lowerBound - 1 && offset <= range.upperBound + 1
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }
}

extension CGRect {
  /// Returns the part of a focused view that should be seen while the keyboard is up.
  ///
  /// - Parameter caret: The caret's rectangle in the coordinates of these bounds; UIKit gives an
  ///   infinite or null one where it does not know. `nil` if the view has no caret to follow.
  /// - Returns: The caret, if it is known and within what the view shows; else the whole bounds.
  package func focus(at caret: CGRect?) -> CGRect {
    guard let caret, caret.isFinite, caret.size.height > 0 else { return self }
    let isBelow = caret.origin.y >= origin.y + size.height
    let isAbove = caret.origin.y + caret.size.height <= origin.y
    return isBelow || isAbove ? self : caret
  }
}
