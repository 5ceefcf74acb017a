package import Foundation

/// Part of the visible content that stays where it is when the keyboard comes or goes.
public enum KeyboardContentEdge: Sendable {
  /// The content at the top stays there, as in a form.
  case top
  /// The content at the bottom stays just above the keyboard, as in a chat that is scrolled back.
  case bottom
  /// The end of the content is shown whenever the keyboard appears or grows, wherever the user had
  /// scrolled to; otherwise as ``bottom``.
  case end
}

/// Vertical extent of something that scrolls, in points.
package struct ScrollExtent: Sendable, Equatable {
  /// The content's coordinate at the top of the view.
  package var offset: CGFloat
  /// The height of the view.
  package var height: CGFloat
  /// The height of the content.
  package var contentHeight: CGFloat
  /// The space above the content.
  package var topInset: CGFloat
  /// The space below the content.
  package var bottomInset: CGFloat

  /// Makes an extent.
  package init(
    offset: CGFloat,
    height: CGFloat,
    contentHeight: CGFloat,
    topInset: CGFloat,
    bottomInset: CGFloat
  ) {
    self.offset = offset
    self.height = height
    self.contentHeight = contentHeight
    self.topInset = topInset
    self.bottomInset = bottomInset
  }

  /// The same extent, counted from the other end of the content.
  ///
  /// For a mirrored list: there the top inset is at the bottom of the screen.
  package var mirrored: ScrollExtent {
    ScrollExtent(
      offset: contentHeight - height - offset,
      height: height,
      contentHeight: contentHeight,
      topInset: bottomInset,
      bottomInset: topInset
    )
  }

  /// The least and the greatest offset at rest.
  package var range: ClosedRange<CGFloat> {
    let least = -topInset
    let greatest = contentHeight + bottomInset - height
    return greatest > least ? least...greatest : least...least
  }

  /// Returns the offset after the bottom inset has changed.
  ///
  /// An offset out of range, as while content bounces or a refresh control shows, is left alone.
  ///
  /// - Parameters:
  ///   - old: The extent before the change.
  ///   - edge: The edge of the content that stays.
  /// - Returns: The old offset, moved no further than to keep the edge and to be in range.
  package func offset(after old: ScrollExtent, keeping edge: KeyboardContentEdge) -> CGFloat {
    guard old.isAtRest else { return old.offset }
    switch edge {
    case .top: return clamped(old.offset)
    case .end where bottomInset > old.bottomInset: return range.upperBound
    case .bottom where old.isAtEnd, .end where old.isAtEnd: return range.upperBound
    case .bottom, .end: return clamped(old.offset + bottomInset - old.bottomInset)
    }
  }

  /// Returns the nearest offset that shows a part of the content, with a margin of 8 points around it.
  ///
  /// Of a part that is too long the beginning is shown, unless it fills the view already. The
  /// margin gives way where there is no room for it.
  ///
  /// - Parameter part: The range of the part, in the content's coordinates.
  /// - Returns: The present offset where the part is visible already, or nothing can be.
  package func offset(showing part: ClosedRange<CGFloat>) -> CGFloat {
    let free = height - topInset - bottomInset
    let length = part.upperBound - part.lowerBound
    guard free > 0, length.isFinite else { return offset }
    let top = offset + topInset
    let isFilled = part.lowerBound <= top && part.upperBound >= top + free
    guard !isFilled else { return offset }
    let space = max(0, min(8, (free - length) / 2))
    let first = part.lowerBound - space
    let last = min(part.upperBound + space, first + free)
    if first < top { return clamped(offset + first - top) }
    if last > top + free { return clamped(offset + last - top - free) }
    return offset
  }

  /// Returns the offset of the view that shows a part of the content.
  ///
  /// - Parameters:
  ///   - part: The part, in the content's coordinates.
  ///   - isMirrored: True where this extent is that of a mirrored list.
  /// - Returns: `nil` where the part is visible already, or is none.
  package func offset(showing part: CGRect, isMirrored: Bool) -> CGFloat? {
    let end = part.origin.y + part.size.height
    let top = isMirrored ? contentHeight - end : part.origin.y
    let bottom = isMirrored ? contentHeight - part.origin.y : end
    guard top <= bottom else { return nil }
    var shown = self
    shown.offset = offset(showing: top...bottom)
    guard shown != self else { return nil }
    return isMirrored ? shown.mirrored.offset : shown.offset
  }

  /// True where the end of the content is shown, to within a point, as UIKit rounds to pixels.
  package var isAtEnd: Bool {
    offset >= range.upperBound - 1
  }

  /// True where the offset is in range, to within a point.
  private var isAtRest: Bool {
    offset >= range.lowerBound - 1 && offset <= range.upperBound + 1
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.lowerBound), range.upperBound)
  }
}

/// The part of a focused view that should be seen while the keyboard is up.
package enum KeyboardFocus {
  /// Returns the caret, where it is known and within what the view shows; else the whole view.
  ///
  /// - Parameters:
  ///   - bounds: The focused view's bounds.
  ///   - caret: The caret's rectangle in the same coordinates; UIKit gives an infinite or null one
  ///     where it does not know. `nil` where the view has no caret to follow.
  /// - Returns: A rectangle in the same coordinates.
  package static func rectangle(in bounds: CGRect, caret: CGRect?) -> CGRect {
    guard let caret, caret.isFinite, caret.size.height > 0 else { return bounds }
    let top = bounds.origin.y
    let bottom = top + bounds.size.height
    guard caret.origin.y < bottom, caret.origin.y + caret.size.height > top else { return bounds }
    return caret
  }
}
