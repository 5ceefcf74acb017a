#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// The keyboard's part in the insets of a scroll view's content and of its indicators.
///
/// A class, since the view calls its delegate for each inset, which may come back here.
@MainActor
final class ScrollViewInsets {
  private var content: KeyboardInsetContribution
  private var vertical: KeyboardInsetContribution
  private var horizontal: KeyboardInsetContribution
  /// The edge of the insets that is at the visual bottom.
  private var edge: WritableKeyPath<UIEdgeInsets, CGFloat> = \.bottom

  init(combining: KeyboardCombining = .adding) {
    content = KeyboardInsetContribution(combining: combining)
    vertical = content
    horizontal = content
  }

  /// Whether the insets are not what they should be to clear a height.
  func areDue(for height: CGFloat, in view: UIScrollView) -> Bool {
    let indicators = indicatorAmount(for: height, in: view)
    return edge != view.bottomEdge
      || isContentStale(in: view)
      || vertical.isStale(for: view.verticalScrollIndicatorInsets[keyPath: edge])
      || content.amount != max(0, height - addedByUIKit(in: view))
      || vertical.amount != indicators
      || horizontal.amount != indicators
  }

  /// Whether the app has set the content's inset since it was written.
  func isContentStale(in view: UIScrollView) -> Bool {
    content.isStale(for: view.contentInset[keyPath: edge])
  }

  /// Clears a height at the visual bottom; zero restores the app's own insets.
  func clear(_ height: CGFloat, in view: UIScrollView) {
    if edge != view.bottomEdge {
      write(0, indicators: 0, in: view)
      edge = view.bottomEdge
    }
    let added = addedByUIKit(in: view)
    let indicators = height > 0 ? indicatorAmount(for: height, in: view) : 0
    write(height - added, indicators: indicators, in: view)
    // The inset may have made UIKit add less than before, where that depends on what scrolls.
    // Where it adds more, there is a little too much space, which does no harm.
    let rest = addedByUIKit(in: view)
    if rest < added { write(height - rest, indicators: indicators, in: view) }
  }

  func restate(own: CGFloat, in view: UIScrollView) {
    guard let inset = content.restate(own: own) else { return }
    view.contentInset[keyPath: edge] = inset
  }

  private func write(_ amount: CGFloat, indicators: CGFloat, in view: UIScrollView) {
    let inset = content.add(max(0, amount), to: view.contentInset[keyPath: edge])
    if inset != view.contentInset[keyPath: edge] { view.contentInset[keyPath: edge] = inset }
    let upright = vertical.add(
      indicators,
      to: view.verticalScrollIndicatorInsets[keyPath: edge]
    )
    if upright != view.verticalScrollIndicatorInsets[keyPath: edge] {
      view.verticalScrollIndicatorInsets[keyPath: edge] = upright
    }
    let level = horizontal.add(
      indicators,
      to: view.horizontalScrollIndicatorInsets[keyPath: edge]
    )
    if level != view.horizontalScrollIndicatorInsets[keyPath: edge] {
      view.horizontalScrollIndicatorInsets[keyPath: edge] = level
    }
  }

  /// What UIKit adds to the content's inset for the safe area, which depends on the behaviour and,
  /// with some, on whether the content is long enough to scroll; and for the keyboard, where it
  /// does that.
  private func addedByUIKit(in view: UIScrollView) -> CGFloat {
    max(0, view.adjustedContentInset[keyPath: edge] - view.contentInset[keyPath: edge])
  }

  /// UIKit adds the safe area to the indicators by itself, unless the app says otherwise.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
  private func indicatorAmount(for height: CGFloat, in view: UIScrollView) -> CGFloat {
    let added =
      view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets[keyPath: edge] : 0
    return max(0, height - added)
  }
}

extension UIScrollView {
  /// The edge of the insets that is at the visual bottom.
  fileprivate var bottomEdge: WritableKeyPath<UIEdgeInsets, CGFloat> {
    isTurnedOver ? \.top : \.bottom
  }

  /// How far the view scrolls vertically, and where it is; in a list that is turned over, counted
  /// from the visual top too.
  var uprightExtent: ScrollExtent {
    let extent = ScrollExtent(
      offset: contentOffset.y,
      height: bounds.height,
      contentHeight: contentSize.height,
      topInset: adjustedContentInset.top,
      bottomInset: adjustedContentInset.bottom
    )
    return isTurnedOver ? extent.turnedOver : extent
  }
}

/// What of the content is to be seen while the keyboard is up.
@MainActor
struct ScrollViewFocus {
  /// The part of the visible content that stays.
  var edge = KeyboardContentEdge.top
  /// The space to leave around what is revealed.
  var margin: CGFloat = 8
  /// What the app wants to be seen, in the content's coordinates.
  var revealing: (@MainActor (UIScrollView) -> CGRect?)?

  /// The offset that reveals what should be seen; `nil` where it is, or nothing should move.
  func offset(in view: UIScrollView, for cover: KeyboardCover) -> CGFloat? {
    guard !view.isTracking, !view.isDragging, !view.isDecelerating, cover.height > 0 else {
      return nil
    }
    guard let part = revealing.map({ $0(view) }) ?? view.focusedPart else { return nil }
    let extent = view.uprightExtent
    let isTurnedOver = view.isTurnedOver
    let top = isTurnedOver ? extent.contentHeight - part.maxY : part.minY
    let bottom = isTurnedOver ? extent.contentHeight - part.minY : part.maxY
    guard top <= bottom else { return nil }
    var revealed = extent
    revealed.offset = extent.offset(showing: top...bottom, margin: margin)
    guard revealed != extent else { return nil }
    return isTurnedOver ? revealed.turnedOver.offset : revealed.offset
  }
}

extension UIScrollView {
  /// What should be seen of the focused view, in the content's coordinates.
  fileprivate var focusedPart: CGRect? {
    focusedView.map { $0.convert($0.focusRectangle, to: self) }
  }
}
#endif
