import Foundation

/// List as the last commit has drawn it, or as an adjustment has changed it since.
///
/// A list whose visible height is not what was drawn keeps the part of its content that its anchor
/// names, whoever has resized it.
struct ListMemory: Sendable {
  var target: TargetMeasurement
  /// True once the list was updated before a commit, which draws it.
  var isDrawn = false
  /// True if the present values are those of an update before a commit, which draws them.
  var isCommitted = false
  /// True if the focus was revealed since the last commit.
  var hasRevealed = false
  /// The part of the content that was revealed last, or was in sight then, where it was then.
  var focus: CGRect?
  /// True from a turn of the screen until the list has another size.
  private var awaitsSizeAfterTurn = false

  /// Makes the memory of a list that no commit has drawn yet.
  init(_ target: TargetMeasurement) {
    self.target = target
  }

  /// Makes the memory of a list as it was outside a window, where UIKit adds no safe area and
  /// brings the offset into range.
  init(outsideWindow target: TargetMeasurement) {
    self.init(target)
    guard var list = target.scrollView else { return }
    list.bottomInset = list.contentInset
    list.offset = list.clamped(list.offset)
    self.target.scrollView = list
  }

  /// Returns the list from which its content keeps its part; `nil` unless somebody has resized it.
  ///
  /// A resize does not count if somebody scrolls the list, or has scrolled it since. The first one
  /// after the screen has turned is left to UIKit. If no commit has drawn the list yet, or if the
  /// app has changed its own inset too, only a list at its end stays there.
  ///
  /// - Parameters:
  ///   - found: The list as it is now.
  ///   - anchor: The part of the content that keeps its place.
  /// - Returns: The list as it was.
  mutating func listBeforeResize(
    to found: TargetMeasurement,
    keeping anchor: KeyboardContentAnchor
  ) -> ScrollViewMeasurement? {
    let isFromTurn = endsTurn(in: found)
    guard !isFromTurn, let list = found.scrollView, let before = target.scrollView,
      before.visibleHeightDiffers(in: found), list.motion == .still,
      !list.isScrolled(since: before, keeping: anchor)
    else { return nil }
    let hasSameInset = abs(list.contentInset - before.contentInset) < found.tolerance
    return (isDrawn && hasSameInset) || before.isAtEnd ? before : nil
  }

  /// Notes a turn of the screen, and returns true until the list has had another size after it.
  private mutating func endsTurn(in found: TargetMeasurement) -> Bool {
    let hasTurned =
      target.area?.window?.screenBounds?.size != found.area?.window?.screenBounds?.size
    guard hasTurned || awaitsSizeAfterTurn else { return false }
    let heightDifference = abs(target.bounds.size.height - found.bounds.size.height)
    awaitsSizeAfterTurn =
      !target.hasOtherWidth(than: found) && heightDifference < found.tolerance
    return true
  }
}

extension TargetMeasurement {
  /// Returns true if the view had another width.
  func hasOtherWidth(than other: TargetMeasurement) -> Bool {
    abs(bounds.size.width - other.bounds.size.width) >= tolerance
  }
}

extension ScrollViewMeasurement {
  /// Returns true if the visible part of a list has another height now.
  func visibleHeightDiffers(in target: TargetMeasurement) -> Bool {
    guard let list = target.scrollView else { return false }
    return abs(list.visibleHeight - visibleHeight) >= target.tolerance
  }

  /// Returns true if somebody has scrolled a list, which may have another size than before.
  ///
  /// UIKit keeps the offset of a list that it resizes. The offset of a mirrored list counts from
  /// its end, so there UIKit keeps the distance to the end. It brings either into range. If the
  /// anchor is not the top, an app that keeps the distance by itself has not scrolled.
  func isScrolled(
    since before: ScrollViewMeasurement,
    keeping anchor: KeyboardContentAnchor
  ) -> Bool {
    let oldDistance = before.contentHeight - before.height - before.offset
    let offsetAtOldDistance = contentHeight - height - oldDistance
    var unscrolled = [isMirrored ? offsetAtOldDistance : before.offset]
    if anchor != .top { unscrolled.append(offsetAtOldDistance) }
    return !unscrolled.contains { abs(offset - $0) <= 1 || abs(offset - clamped($0)) <= 1 }
  }
}
