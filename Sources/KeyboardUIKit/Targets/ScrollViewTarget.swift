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

  override var content: TargetMeasurement.Content {
    var measurement = ScrollViewMeasurement()
    guard let scrollView else { return .scrollView(measurement) }
    measurement.contentInset = VerticalInsets(scrollView.contentInset)
    measurement.adjustedContentInset = VerticalInsets(scrollView.adjustedContentInset)
    measurement.verticalIndicatorInset = VerticalInsets(scrollView.verticalScrollIndicatorInsets)
    // mutant: swap, because neither depends on the other
    measurement.horizontalIndicatorInset = VerticalInsets(
      scrollView.horizontalScrollIndicatorInsets
    )
    // UIKit adds the safe area to those of the indicators by itself:
    // https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
    if scrollView.automaticallyAdjustsScrollIndicatorInsets {
      measurement.indicatorSafeArea = VerticalInsets(scrollView.safeAreaInsets)
    }
    measurement.offset = scrollView.contentOffset.y
    measurement.height = scrollView.bounds.height
    measurement.contentHeight = scrollView.contentSize.height
    measurement.motion = ScrollViewMeasurement.Motion(of: scrollView)
    return .scrollView(measurement)
  }

  override func write(_ writes: [NumberWrite]) {
    guard let scrollView else { return }
    for write in writes {
      switch write.number {
      case .contentInset(.top): scrollView.contentInset.top = write.value
      case .contentInset(.bottom): scrollView.contentInset.bottom = write.value
      case .verticalIndicatorInset(.top): scrollView.verticalScrollIndicatorInsets.top = write.value
      case .verticalIndicatorInset(.bottom):
        scrollView.verticalScrollIndicatorInsets.bottom = write.value
      case .horizontalIndicatorInset(.top):
        scrollView.horizontalScrollIndicatorInsets.top = write.value
      case .horizontalIndicatorInset(.bottom):
        scrollView.horizontalScrollIndicatorInsets.bottom = write.value
      case .constant, .additionalSafeArea: break
      }
    }
  }

  override func scroll(to offset: CGFloat) {
    guard let scrollView, scrollView.contentOffset.y != offset else { return }
    scrollView.contentOffset.y = offset
  }

  override var focus: CGRect? {
    guard let scrollView, let focused = Focus.view(in: scrollView) else { return nil }
    return focused.convert(Focus.rectangle(of: focused), to: scrollView)
  }
}

extension VerticalInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, bottom: insets.bottom)
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
    // mutant: false to true, because Linux has the newest system
    if #available(iOS 17.4, macCatalyst 17.4, *) { scrollView.isScrollAnimating } else { false }
  }
}
#endif
