#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Part of the keyboard in the insets of a scroll view's content and of its indicators.
///
/// A class, since the view calls its delegate for each inset, which may come back here.
@MainActor
final class ScrollViewInsets {
  /// Height to clear, and the way to clear it.
  struct Wanted {
    var height: CGFloat
    var isMirrored: Bool
    var room: KeyboardSum
  }

  private(set) var content = KeyboardInsetContribution()
  private var vertical = KeyboardInsetContribution()
  private var horizontal = KeyboardInsetContribution()
  /// The edge of the insets that is at the visual bottom.
  private(set) var edge: WritableKeyPath<UIEdgeInsets, CGFloat> = \.bottom

  /// Returns whether the insets are not what they should be to clear a height.
  func areDue(for wanted: Wanted, in view: UIScrollView, within tolerance: CGFloat) -> Bool {
    let indicators = indicatorAmount(for: wanted.height, in: view)
    return edge != wanted.edge || content.room != wanted.room
      || content.isDue(
        max(0, wanted.height - addedByUIKit(in: view)),
        for: view.contentInset[keyPath: edge],
        within: tolerance
      )
      || vertical.isDue(
        indicators,
        for: view.verticalScrollIndicatorInsets[keyPath: edge],
        within: tolerance
      )
      || horizontal.isDue(
        indicators,
        for: view.horizontalScrollIndicatorInsets[keyPath: edge],
        within: tolerance
      )
  }

  /// Clears a height at the visual bottom; zero restores the app's own insets.
  func clear(_ wanted: Wanted, in view: UIScrollView) {
    if edge != wanted.edge {
      write(0, indicators: 0, as: wanted.room, in: view)
      edge = wanted.edge
    }
    let height = wanted.height
    let added = addedByUIKit(in: view)
    let indicators = indicatorAmount(for: height, in: view)
    write(height - added, indicators: indicators, as: wanted.room, in: view)
    // The inset may have made UIKit add less than before, where that depends on what scrolls.
    // Where it adds more, there is a little too much space, which does no harm.
    let rest = addedByUIKit(in: view)
    if rest < added { write(height - rest, indicators: indicators, as: wanted.room, in: view) }
  }

  /// States the app's own part of the content's inset.
  func restate(own: CGFloat, in view: UIScrollView) {
    guard let inset = content.restate(own: own) else { return }
    view.contentInset[keyPath: edge] = inset
  }

  private func write(
    _ amount: CGFloat,
    indicators: CGFloat,
    as room: KeyboardSum,
    in view: UIScrollView
  ) {
    let inset = content.add(max(0, amount), to: view.contentInset[keyPath: edge], as: room)
    if inset != view.contentInset[keyPath: edge] { view.contentInset[keyPath: edge] = inset }
    write(indicators, as: room, to: \.verticalScrollIndicatorInsets, by: &vertical, in: view)
    write(indicators, as: room, to: \.horizontalScrollIndicatorInsets, by: &horizontal, in: view)
  }

  private func write(
    _ amount: CGFloat,
    as room: KeyboardSum,
    to indicator: ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets>,
    by contribution: inout KeyboardInsetContribution,
    in view: UIScrollView
  ) {
    let inset = contribution.add(amount, to: view[keyPath: indicator][keyPath: edge], as: room)
    if inset != view[keyPath: indicator][keyPath: edge] {
      view[keyPath: indicator][keyPath: edge] = inset
    }
  }

  /// Returns the part that UIKit adds to the content's inset for the safe area, which depends on
  /// the behaviour and, with some, on whether the content is long enough to scroll; and for the
  /// keyboard, where it does that.
  private func addedByUIKit(in view: UIScrollView) -> CGFloat {
    max(0, view.adjustedContentInset[keyPath: edge] - view.contentInset[keyPath: edge])
  }

  /// Returns the amount to add to the indicators, to which UIKit adds the safe area by itself.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
  private func indicatorAmount(for height: CGFloat, in view: UIScrollView) -> CGFloat {
    let added =
      view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets[keyPath: edge] : 0
    return max(0, height - added)
  }
}

extension ScrollViewInsets.Wanted {
  fileprivate var edge: WritableKeyPath<UIEdgeInsets, CGFloat> {
    isMirrored ? \.top : \.bottom
  }
}
#endif
