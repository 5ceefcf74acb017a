#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import TypedNotifications
import UIKit

/// Keeps the content of a scroll view clear of the keyboard.
@MainActor
final class ScrollViewAdjuster: KeyboardAdjuster {
  private weak var scrollView: UIScrollView?
  private let margin: CGFloat
  private let edge: KeyboardContentEdge
  private var content = KeyboardInsetContribution()
  private var indicator = KeyboardInsetContribution()
  private var monitor: KeyboardMonitor?
  private var focusTokens: [NotificationToken] = []

  init(
    _ scrollView: UIScrollView,
    margin: CGFloat,
    keeping edge: KeyboardContentEdge,
    tracker: KeyboardTracker
  ) {
    self.scrollView = scrollView
    self.margin = margin
    self.edge = edge
    Self.current(in: scrollView)?.stop()
    monitor = KeyboardMonitor(scrollView, tracker: tracker, for: self) { [weak self] in
      self?.look(since: $0)
    }
    observeFocus()
    look(since: .layout)
  }

  func update() {
    adjust()
  }

  func stop() {
    guard let monitor else { return }
    monitor.stop()
    self.monitor = nil
    focusTokens = []
    if let scrollView { add(0, to: scrollView) }
  }

  /// The adjuster that already works on a scroll view.
  private static func current(in scrollView: UIScrollView) -> ScrollViewAdjuster? {
    scrollView.subviews.lazy
      .compactMap { ($0 as? KeyboardLayoutProbe)?.owner as? ScrollViewAdjuster }
      .first
  }

  private func look(since cause: KeyboardMonitor.Cause) {
    switch cause {
    case .change(let transition), .turn(let transition):
      guard isDue || offsetToReveal != nil else { return }
      UIView.animate(alongside: transition) { self.adjustAndReveal() }
    case .layout:
      guard isDue else { return }
      adjustAndReveal()
    }
  }

  private func adjustAndReveal() {
    adjust()
    reveal()
  }
}

// MARK: - Insets

extension ScrollViewAdjuster {
  /// The height that is covered of the view; `nil` while that cannot be known.
  private var coveredHeight: CGFloat? {
    guard let scrollView, let state = monitor?.state else { return nil }
    return state.isVisible ? state.coveredHeight(of: scrollView) : 0
  }

  /// Whether the insets are not what they should be.
  private var isDue: Bool {
    guard let scrollView, let coveredHeight else { return false }
    return content.isStale(for: scrollView.contentInset.bottom)
      || indicator.isStale(for: scrollView.verticalScrollIndicatorInsets.bottom)
      || content.amount != max(0, coveredHeight - scrollView.bottomInsetAddedByUIKit)
      || indicator.amount != max(0, coveredHeight - scrollView.indicatorInsetAddedByUIKit)
  }

  private func adjust() {
    guard let scrollView, let coveredHeight else { return }
    add(coveredHeight, to: scrollView)
  }

  /// Makes the insets clear a covered height, and keeps the offset from jumping.
  private func add(_ coveredHeight: CGFloat, to scrollView: UIScrollView) {
    let old = scrollView.verticalExtent
    // Where the app has set an inset anew, its difference says nothing of the keyboard.
    let isStale = content.isStale(for: scrollView.contentInset.bottom)
    write(coveredHeight, to: scrollView)
    guard !scrollView.isTracking else { return }
    let kept = isStale && !old.isAtEnd ? .top : edge
    let offset = scrollView.verticalExtent.offset(after: old, keeping: kept)
    if scrollView.contentOffset.y != offset { scrollView.contentOffset.y = offset }
  }

  private func write(_ coveredHeight: CGFloat, to scrollView: UIScrollView) {
    let added = scrollView.bottomInsetAddedByUIKit
    writeContentInset(coveredHeight - added, to: scrollView)
    // The inset may have made UIKit add less than before, where that depends on what scrolls.
    // Where it adds more, there is a little too much space, which does no harm.
    let rest = scrollView.bottomInsetAddedByUIKit
    if rest < added { writeContentInset(coveredHeight - rest, to: scrollView) }
    let own = scrollView.verticalScrollIndicatorInsets.bottom
    let amount = max(0, coveredHeight - scrollView.indicatorInsetAddedByUIKit)
    let inset = indicator.add(amount, to: own)
    if inset != own { scrollView.verticalScrollIndicatorInsets.bottom = inset }
  }

  private func writeContentInset(_ amount: CGFloat, to scrollView: UIScrollView) {
    let own = scrollView.contentInset.bottom
    let inset = content.add(max(0, amount), to: own)
    if inset != own { scrollView.contentInset.bottom = inset }
  }
}

// MARK: - Focus

extension ScrollViewAdjuster {
  /// Where to scroll so that the focused view is seen; `nil` where it is, or must not be.
  private var offsetToReveal: CGFloat? {
    guard let scrollView, !scrollView.isTracking, let coveredHeight, coveredHeight > 0,
      let focused = scrollView.focusedView
    else { return nil }
    let part = focused.convert(focused.focusRectangle, to: scrollView)
    let extent = scrollView.verticalExtent
    let offset = extent.offset(showing: part.minY...part.maxY, margin: margin)
    return offset == extent.offset ? nil : offset
  }

  private func reveal() {
    guard let scrollView, let offsetToReveal else { return }
    scrollView.contentOffset.y = offsetToReveal
  }

  /// Looks again when the focus goes from field to field, of which the keyboard may say nothing.
  ///
  /// It does not from iOS 11 on: https://github.com/lionheart/openradar-mirror/issues/18382
  private func observeFocus() {
    focusTokens = [
      NotificationCenter.default.addMainActorObserver(descriptor: .textFieldDidBeginEditing) {
        [weak self] in self?.revealSoon($0)
      },
      NotificationCenter.default.addMainActorObserver(descriptor: .textViewDidBeginEditing) {
        [weak self] in self?.revealSoon($0)
      },
    ]
  }

  /// A text view knows its caret only in the turn after it began editing.
  private func revealSoon(_ view: UIView) {
    guard let scrollView, let monitor, monitor.state.isVisible,
      view.isDescendant(of: scrollView)
    else { return }
    monitor.inNextTurn { [weak self] in
      guard let self, offsetToReveal != nil else { return }
      UIView.animate(with: self.monitor?.state.animation) { self.reveal() }
    }
  }
}
#endif
