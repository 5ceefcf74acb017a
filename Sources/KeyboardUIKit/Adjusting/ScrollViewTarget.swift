#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// The insets and the offset of a scroll view.
@MainActor
final class ScrollViewTarget: KeyboardTarget {
  let changesLayout = false
  private let insets: ScrollViewInsets
  private let focus: ScrollViewFocus
  private weak var scrollView: UIScrollView?
  private weak var bar: UIView?
  private let spacing: CGFloat

  init(
    _ scrollView: UIScrollView,
    insets: ScrollViewInsets,
    focus: ScrollViewFocus,
    under bar: UIView?,
    spacing: CGFloat
  ) {
    self.scrollView = scrollView
    self.insets = insets
    self.focus = focus
    self.bar = bar
    self.spacing = spacing
  }

  var view: UIView? { scrollView }

  func isDue(for cover: KeyboardCover, since cause: KeyboardMonitor.Cause) -> Bool {
    guard let scrollView, let height = height(in: cover.state) else { return false }
    if insets.areDue(for: height, in: scrollView) { return true }
    return cause.isOutsideLayout && focus.offset(in: scrollView, for: cover) != nil
  }

  func apply(_ cover: KeyboardCover, since cause: KeyboardMonitor.Cause) {
    guard let scrollView, let height = height(in: cover.state) else { return }
    clear(height, in: scrollView)
    if let offset = focus.offset(in: scrollView, for: cover) { scrollView.contentOffset.y = offset }
  }

  func restate(own: CGFloat) {
    guard let scrollView else { return }
    insets.restate(own: own, in: scrollView)
  }

  func restore() {
    if let scrollView { clear(0, in: scrollView) }
  }

  /// The height to clear at the visual bottom of the view; `nil` while that cannot be known.
  private func height(in state: KeyboardState) -> CGFloat? {
    guard let scrollView else { return nil }
    guard let place = scrollView.keyboardPlace() else { return state.isVisible ? nil : 0 }
    let covered = place.cover(in: state).height
    let clear = covered > 0 ? covered + spacing : 0
    return max(clear, barHeight(over: scrollView))
  }

  /// The height from the top of the bar to the visual bottom of the view.
  private func barHeight(over scrollView: UIScrollView) -> CGFloat {
    guard let bar, !bar.isHidden, bar.window === scrollView.window else { return 0 }
    let frame = bar.convert(bar.bounds, to: scrollView)
    let bounds = scrollView.bounds
    let height = scrollView.isTurnedOver ? frame.maxY - bounds.minY : bounds.maxY - frame.minY
    return min(max(0, height), bounds.height)
  }

  /// Makes the insets clear a height, and keeps the offset from jumping.
  ///
  /// While the user scrolls, also after the finger has lifted, the offset is UIKit's unless it would
  /// be out of range: https://openradar.appspot.com/19629856 (decided by `DragTests`)
  private func clear(_ height: CGFloat, in scrollView: UIScrollView) {
    let old = scrollView.uprightExtent
    // Where the app has set an inset anew, its difference says nothing of the keyboard.
    let isStale = insets.isContentStale(in: scrollView)
    insets.clear(height, in: scrollView)
    guard !scrollView.isTracking else { return }
    let isScrolling = scrollView.isDragging || scrollView.isDecelerating
    let kept = isScrolling || (isStale && !old.isAtEnd) ? .top : focus.edge
    var new = scrollView.uprightExtent
    new.offset = new.offset(after: old, keeping: kept)
    let wanted = scrollView.isTurnedOver ? new.turnedOver.offset : new.offset
    if scrollView.contentOffset.y != wanted { scrollView.contentOffset.y = wanted }
  }
}

/// A bar that a constraint ties to the bottom, and the content that goes on under it.
@MainActor
final class BarAndContentTarget: KeyboardTarget {
  let changesLayout = true
  private let bar: ConstraintTarget
  private let content: ScrollViewTarget

  init(_ bar: ConstraintTarget, _ content: ScrollViewTarget) {
    self.bar = bar
    self.content = content
  }

  var view: UIView? { bar.view ?? content.view }

  func isDue(for cover: KeyboardCover, since cause: KeyboardMonitor.Cause) -> Bool {
    bar.isDue(for: cover, since: cause) || content.isDue(for: cover, since: cause)
  }

  /// The content is cleared by where the bar is after the layout; in the middle of a layout pass
  /// that comes with the bar's own layout.
  func apply(_ cover: KeyboardCover, since cause: KeyboardMonitor.Cause) {
    bar.apply(cover, since: cause)
    if cause.isOutsideLayout { view?.layoutIfNeeded() }
    content.apply(cover, since: cause)
  }

  func restate(own: CGFloat) {
    content.restate(own: own)
  }

  func restore() {
    bar.restore()
    content.restore()
  }
}
#endif
