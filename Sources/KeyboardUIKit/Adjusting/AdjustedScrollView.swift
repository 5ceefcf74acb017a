#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Insets and offset of a scroll view.
@MainActor
final class AdjustedScrollView: Adjustable {
  let changesLayout = false
  private weak var scrollView: UIScrollView?
  private weak var bar: UIView?
  private var insets = ScrollViewInsets()
  /// Registration for the size classes, which iOS 13 does not know.
  private var sizeClasses: Any?

  init(_ scrollView: UIScrollView, under bar: UIView? = nil) {
    self.scrollView = scrollView
    self.bar = bar
  }

  var thing: AnyObject? { scrollView }

  var reference: KeyboardReference? {
    scrollView.map { KeyboardReference($0, bar: bar) }
  }

  /// Calls a closure when the size classes change, as when a phone is turned; needs iOS 17.
  ///
  /// Without a keyboard nothing else is observed, and the bar is then at another height, since the
  /// safe area is another one.
  func observeSizeClasses(_ onChange: @escaping @MainActor () -> Void) {
    guard #available(iOS 17, *), let scrollView else { return }
    sizeClasses = scrollView.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { (_: UIScrollView, _: UITraitCollection) in onChange() }
  }

  /// The bar is cleared without a keyboard too.
  var needsLayout: Bool { bar != nil }

  var number: CGFloat {
    scrollView?.contentInset[keyPath: insets.edge] ?? 0
  }

  var base: CGFloat {
    get { insets.content.own(in: number) }
    set {
      guard let scrollView else { return }
      insets.restate(own: newValue, in: scrollView)
    }
  }

  func isDue(for look: KeyboardLook) -> Bool {
    guard let scrollView, let wanted = wanted(in: look) else { return false }
    return insets.areDue(for: wanted, in: scrollView, within: look.tolerance)
  }

  /// Makes the insets clear a height, and keeps the offset from jumping.
  ///
  /// While the user scrolls, also after the finger has lifted, the offset is UIKit's unless it would
  /// be out of range: https://openradar.appspot.com/19629856 (decided by `DragTests`)
  func write(_ look: KeyboardLook) {
    guard let scrollView, let wanted = wanted(in: look) else { return }
    let old = scrollView.extent(isMirrored: wanted.isMirrored)
    // The difference to an inset that the app has set anew is not the keyboard's.
    let isStale = insets.content.isStale(for: number)
    insets.clear(wanted, in: scrollView)
    guard !scrollView.isTracking else { return }
    let isScrolling = scrollView.isDragging || scrollView.isDecelerating
    let kept = isScrolling || (isStale && !old.isAtEnd) ? .top : look.options.keeping
    var new = scrollView.extent(isMirrored: wanted.isMirrored)
    new.offset = new.offset(after: old, keeping: kept)
    let offset = wanted.isMirrored ? new.mirrored.offset : new.offset
    if scrollView.contentOffset.y != offset { scrollView.contentOffset.y = offset }
  }

  func moveToReveal(in look: KeyboardLook) -> (() -> Void)? {
    guard let scrollView, look.cover.height > 0 else { return nil }
    guard !scrollView.isTracking, !scrollView.isDragging, !scrollView.isDecelerating else {
      return nil
    }
    let part = look.options.revealing.map { $0(scrollView) } ?? scrollView.focusedPart
    guard let part else { return nil }
    let isMirrored = look.place?.isMirrored == true
    let extent = scrollView.extent(isMirrored: isMirrored)
    guard let offset = extent.offset(showing: part, isMirrored: isMirrored) else { return nil }
    return { scrollView.contentOffset.y = offset }
  }

  func inherit(from older: any Adjustable) {
    guard let older = older as? AdjustedScrollView else { return }
    older.endObserving()
    insets = older.insets
  }

  func restore() {
    endObserving()
    guard let scrollView else { return }
    let room = insets.content.room
    insets.clear(.init(height: 0, isMirrored: insets.edge == \.top, room: room), in: scrollView)
  }

  private func endObserving() {
    guard #available(iOS 17, *) else { return }
    guard let registration = sizeClasses as? any UITraitChangeRegistration else { return }
    scrollView?.unregisterForTraitChanges(registration)
    sizeClasses = nil
  }

  /// Returns the height to clear at the visual bottom of the view; `nil` while that is not known.
  private func wanted(in look: KeyboardLook) -> ScrollViewInsets.Wanted? {
    guard let scrollView else { return nil }
    let covered = look.cover.height > 0 ? look.cover.height + look.options.spacing : 0
    let height = max(covered, look.place?.barHeight ?? 0)
    return ScrollViewInsets.Wanted(
      height: min(height, look.place?.bounds.size.height ?? scrollView.bounds.height),
      isMirrored: look.place?.isMirrored ?? (insets.edge == \.top),
      room: look.options.room
    )
  }
}

extension UIScrollView {
  /// Returns the vertical extent; of a mirrored list it is counted from the visual top too.
  fileprivate func extent(isMirrored: Bool) -> ScrollExtent {
    let extent = ScrollExtent(
      offset: contentOffset.y,
      height: bounds.height,
      contentHeight: contentSize.height,
      topInset: adjustedContentInset.top,
      bottomInset: adjustedContentInset.bottom
    )
    return isMirrored ? extent.mirrored : extent
  }

  /// The part of the focused view to be seen, in the content's coordinates.
  fileprivate var focusedPart: CGRect? {
    focusedView.map { $0.convert($0.focusRectangle, to: self) }
  }
}
#endif
