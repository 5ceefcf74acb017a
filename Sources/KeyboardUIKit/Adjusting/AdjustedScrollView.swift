#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import UIKit

/// Insets of the content and of both indicators of a scroll view, and its offset.
@MainActor
final class AdjustedScrollView: AdjustedThing {
  private weak var scrollView: UIScrollView?
  private weak var bar: UIView?
  private var isMirrored = false {
    didSet { addNumbers() }
  }
  /// Registration for the size classes, which iOS 13 does not know.
  private var sizeClasses: Any?

  /// Returns what is adjusted of a scroll view, which may go on under a bar.
  static func of(_ scrollView: UIScrollView, under bar: UIView?) -> AdjustedScrollView {
    let thing = AdjustedThing.of(scrollView) { AdjustedScrollView(scrollView) }
    thing.bar = bar
    thing.observeSizeClasses()
    return thing
  }

  private init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(changesLayout: false)
    addNumbers()
  }

  private func addNumbers() {
    guard let scrollView else { return }
    let insets: [ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets>] = [
      \.contentInset, \.verticalScrollIndicatorInsets, \.horizontalScrollIndicatorInsets,
    ]
    numbers = insets.map { AdjustedNumber($0.appending(path: edge), of: scrollView) }
  }

  /// The edge of the insets that is at the visual bottom.
  private var edge: WritableKeyPath<UIEdgeInsets, CGFloat> {
    isMirrored ? \.top : \.bottom
  }

  /// Waits for the next layout when the size classes change, as when a phone is turned; from iOS 17 on.
  ///
  /// Without a keyboard nothing else is observed, and the bar is then at another height, since the
  /// safe area is another one.
  private func observeSizeClasses() {
    guard #available(iOS 17, *), bar != nil, sizeClasses == nil else { return }
    sizeClasses = scrollView?.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { [weak self] (_: UIScrollView, _: UITraitCollection) in self?.adjuster?.waitForLayout() }
  }

  override var reference: KeyboardReference? {
    scrollView.map { KeyboardReference(view: $0, bar: bar) }
  }

  override func amounts(in look: KeyboardLook) -> [CGFloat] {
    guard let scrollView else { return [] }
    let covered = look.cover.height > 0 ? look.cover.height + look.options.spacing : 0
    let most = look.place?.bounds.size.height ?? scrollView.bounds.height
    let height = min(max(covered, look.place?.barHeight ?? 0), most)
    // UIKit adds the safe area to those of the indicators by itself:
    // https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
    let isAdded = scrollView.automaticallyAdjustsScrollIndicatorInsets
    let indicators = max(0, height - (isAdded ? scrollView.safeAreaInsets[keyPath: edge] : 0))
    return [max(0, height - addedByUIKit), indicators, indicators]
  }

  /// The part that UIKit adds to the content's inset for the safe area, which depends on the
  /// behaviour and, with some, on whether the content is long enough to scroll; and for the
  /// keyboard, where it does that.
  private var addedByUIKit: CGFloat {
    guard let scrollView else { return 0 }
    let inset = scrollView.contentInset[keyPath: edge]
    return max(0, scrollView.adjustedContentInset[keyPath: edge] - inset)
  }

  override func isDue(for look: KeyboardLook) -> Bool {
    (look.place?.isMirrored ?? isMirrored) != isMirrored || super.isDue(for: look)
  }

  /// Makes the insets clear a height, and keeps the offset from jumping.
  ///
  /// While the user scrolls, also after the finger has lifted, the offset is UIKit's unless it would
  /// be out of range: https://openradar.appspot.com/19629856 (decided by `DragTests`)
  override func write(_ look: KeyboardLook) {
    guard let scrollView else { return }
    let willBeMirrored = look.place?.isMirrored ?? isMirrored
    let old = scrollView.extent(isMirrored: willBeMirrored)
    // The difference to an inset that the app has set anew is not the keyboard's, nor is the room for
    // a bar that is there at rest.
    let isStale = numbers[0].isStale || (numbers[0].amount == 0 && look.cover.height == 0)
    if willBeMirrored != isMirrored {
      super.restore()
      isMirrored = willBeMirrored
    }
    let added = addedByUIKit
    super.write(look)
    // The inset may have made UIKit add less than before, where that depends on what scrolls.
    // Where it adds more, there is a little too much space, which does no harm.
    if addedByUIKit < added { super.write(look) }
    guard !scrollView.isTracking else { return }
    let kept = scrollView.isScrolling || (isStale && !old.isAtEnd) ? .top : look.options.keeping
    var new = scrollView.extent(isMirrored: isMirrored)
    new.offset = new.offset(after: old, keeping: kept)
    let offset = isMirrored ? new.mirrored.offset : new.offset
    if scrollView.contentOffset.y != offset { scrollView.contentOffset.y = offset }
  }

  override func moveToReveal(in look: KeyboardLook) -> (() -> Void)? {
    // A scroll view that another has made to end above the keyboard is not covered, and is smaller.
    let isDocked = look.cover.keyboardFrame != nil && look.cover.state.placement == .docked
    guard let scrollView, isDocked, !scrollView.isScrolling else { return nil }
    let part =
      look.options.revealing.map { $0(scrollView) }
      ?? scrollView.focusedView.map { $0.convert($0.focusRectangle, to: scrollView) }
    let extent = scrollView.extent(isMirrored: isMirrored)
    let offset = part.flatMap { extent.offset(showing: $0, isMirrored: isMirrored) }
    return offset.map { offset in { scrollView.contentOffset.y = offset } }
  }

  override func restore() {
    if #available(iOS 17, *), let old = sizeClasses as? any UITraitChangeRegistration {
      scrollView?.unregisterForTraitChanges(old)
    }
    sizeClasses = nil
    super.restore()
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

  fileprivate var isScrolling: Bool { isTracking || isDragging || isDecelerating }
}
#endif
