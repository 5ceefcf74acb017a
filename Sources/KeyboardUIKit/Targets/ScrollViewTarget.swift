#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Insets of the content and of both indicators of a scroll view, and its offset.
@MainActor
final class ScrollViewTarget: AdjustmentTarget {
  /// Bar over the end of the content.
  private weak var bar: UIView?

  init(_ scrollView: UIScrollView, bar: UIView? = nil) {
    self.bar = bar
    super.init(scrollView)
  }

  private var scrollView: UIScrollView? { object as? UIScrollView }

  override var changesLayout: Bool { false }

  override var reference: OverlapReference? {
    scrollView.map { OverlapReference(view: $0, bar: bar) }
  }

  /// The insets and the offset; those of a mirrored list are turned round, so that its bottom is
  /// lower on the screen.
  override var content: TargetMeasurement.Content {
    var list = ScrollViewMeasurement()
    guard let scrollView else { return .scrollView(list) }
    let adjusted = scrollView.adjustedContentInset
    list.contentInset = bottom(of: scrollView.contentInset)
    list.topInset = isMirrored ? adjusted.bottom : adjusted.top
    list.bottomInset = bottom(of: adjusted)
    list.verticalIndicatorInset = bottom(of: scrollView.verticalScrollIndicatorInsets)
    list.horizontalIndicatorInset = bottom(of: scrollView.horizontalScrollIndicatorInsets)
    // UIKit adds the safe area to those of the indicators by itself:
    // https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
    if scrollView.automaticallyAdjustsScrollIndicatorInsets {
      list.indicatorSafeArea = bottom(of: scrollView.safeAreaInsets)
    }
    list.height = scrollView.bounds.height
    list.contentHeight = scrollView.contentSize.height
    list.offset = turned(scrollView.contentOffset.y, in: scrollView)
    list.motion = ScrollViewMeasurement.Motion(of: scrollView)
    return .scrollView(list)
  }

  override func write(_ writes: [NumberWrite]) {
    guard let scrollView else { return }
    for write in writes {
      switch write.number {
      case .contentInset: setBottom(of: &scrollView.contentInset, to: write.value)
      case .verticalIndicatorInset:
        setBottom(of: &scrollView.verticalScrollIndicatorInsets, to: write.value)
      case .horizontalIndicatorInset:
        setBottom(of: &scrollView.horizontalScrollIndicatorInsets, to: write.value)
      case .constant, .additionalSafeArea: break
      }
    }
  }

  override func scroll(to offset: CGFloat) {
    guard let scrollView else { return }
    let offset = turned(offset, in: scrollView)
    if scrollView.contentOffset.y != offset { scrollView.contentOffset.y = offset }
  }

  override func focus(_ revealing: RevealingHandler?) -> CGRect? {
    guard let scrollView else { return nil }
    let focused = Focus.view(in: scrollView)
    var part = focused.map { $0.convert(Focus.rectangle(of: $0), to: scrollView) }
    if let revealing { part = revealing(scrollView, part) }
    if isMirrored, let raw = part {
      part?.origin.y = scrollView.contentSize.height - raw.origin.y - raw.size.height
    }
    return part
  }

  private func bottom(of insets: UIEdgeInsets) -> CGFloat {
    isMirrored ? insets.top : insets.bottom
  }

  private func setBottom(of insets: inout UIEdgeInsets, to value: CGFloat) {
    if isMirrored { insets.top = value } else { insets.bottom = value }
  }

  /// Returns an offset of a mirrored list counted from the other end, and any other as it is.
  private func turned(_ offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    isMirrored ? scrollView.contentSize.height - scrollView.bounds.height - offset : offset
  }
}

extension ScrollViewMeasurement.Motion {
  @MainActor
  init(of scrollView: UIScrollView) {
    self =
      if scrollView.isTracking {
        .tracking
      } else if scrollView.isDragging || scrollView.isDecelerating {
        .decelerating
      } else {
        Self.isAnimatedByApp(scrollView) ? .animated : .none
      }
  }

  /// True while the app scrolls with an animation, which is known from iOS 17.4 on.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscrollview/stopscrollingandzooming()
  @MainActor
  private static func isAnimatedByApp(_ scrollView: UIScrollView) -> Bool {
    if #available(iOS 17.4, macCatalyst 17.4, *) { scrollView.isScrollAnimating } else { false }
  }
}
#endif
