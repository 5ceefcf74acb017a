#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import Foundation
public import KeyboardNotifications
import TypedNotifications
public import UIKit

extension UIScrollView {
  /// Keeps the content clear of the keyboard, and the focused view in sight.
  ///
  /// ```swift
  /// adjustment = tableView.adjustForKeyboard()  // in viewDidLoad
  /// ```
  ///
  /// For scroll views of all kinds, tables, collections and text views, wherever they are: in a
  /// sheet, in Split View or Stage Manager, or in another scroll view. The bottom insets of the
  /// content and of the indicators grow by the height in points that is covered of this very view,
  /// less what UIKit adds for the safe area or the keyboard, and at most to the view's height;
  /// nothing happens while the view is not in a window. In a list that is mirrored by its transform
  /// it is the top insets. The app may change its own insets meanwhile; see
  /// ``KeyboardAdjustment/valueWithoutKeyboard``.
  ///
  /// The offset stays where it is, unless the focused view would be covered, or the offset would be
  /// out of range. Of a text view the caret is shown, also while the user types. That is done only
  /// when the keyboard, the focus or the text changes: a user may scroll away. A finger that scrolls
  /// is not disturbed. See ``KeyboardAdjustment/keeping`` and ``KeyboardAdjustment/revealing``.
  ///
  /// A web view's scroll view, and the table or collection view of a `UITableViewController` or
  /// `UICollectionViewController`, keep clear by themselves: they are left alone, which is logged.
  ///
  /// - Parameters:
  ///   - spacing: The space in points to leave above the keyboard, while there is one.
  ///   - condition: The condition under which the view is adjusted.
  ///   - tracker: The tracker of the keyboard.
  ///   - alongside: Called at once and with each change of what is covered, in its animation.
  ///   - completion: Called with what is covered when the animation has ended.
  /// - Returns: The adjustment; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    alongside: (@MainActor (KeyboardCover) -> Void)? = nil,
    completion: (@MainActor (KeyboardCover) -> Void)? = nil
  ) -> KeyboardAdjustment {
    let adjuster = KeyboardAdjuster(adjusted(), spacing, condition, alongside, completion)
    return KeyboardAdjustment(adjuster, by: tracker, dragging: self)
  }

  /// Keeps the content of a chat clear of its bar, and the bar above the keyboard.
  ///
  /// ```swift
  /// let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
  /// bottom.isActive = true
  /// adjustment = list.adjustForKeyboard(withBar: bar, moving: bottom)
  /// ```
  ///
  /// For a list that goes on under a bar. The insets clear the bar, with and without a keyboard, so
  /// the content's own inset need not hold it; where the keyboard covers more, they clear that. Without
  /// a keyboard they follow a bar that grows with its text and, from iOS 17 on, a phone that is turned;
  /// call ``KeyboardAdjustment/update()`` where the app changes the bar otherwise. Bar and insets
  /// follow a finger that drags the keyboard over the list. The content at the bottom stays just above
  /// the bar; see ``KeyboardAdjustment/keeping``. All else is as in
  /// ``adjustForKeyboard(spacing:while:tracker:alongside:completion:)``.
  ///
  /// - Parameters:
  ///   - bar: The bar over the end of the content.
  ///   - constraint: The constraint that ties the bar to the bottom, unless the app moves the bar.
  ///   - spacing: The space in points between the bar and the keyboard, while there is one.
  ///   - condition: The condition under which list and bar are adjusted.
  ///   - tracker: The tracker of the keyboard.
  ///   - alongside: Called at once and with each change of what is covered of the list.
  ///   - completion: Called with what is covered of the list when the animation has ended.
  /// - Returns: The adjustment of both; keep it as long as it should last. A newer one replaces it.
  public func adjustForKeyboard(
    withBar bar: UIView,
    moving constraint: NSLayoutConstraint? = nil,
    spacing: CGFloat = 0,
    while condition: KeyboardCondition = .always,
    tracker: KeyboardTracker = .shared,
    alongside: (@MainActor (KeyboardCover) -> Void)? = nil,
    completion: (@MainActor (KeyboardCover) -> Void)? = nil
  ) -> KeyboardAdjustment {
    let thing = adjusted(under: bar)
    let list = KeyboardAdjuster(thing, spacing, condition, alongside, completion)
    list.options.keeping = .bottom
    list.awaitsLayout = true
    guard let constraint else { return KeyboardAdjustment(list, by: tracker, dragging: self) }
    let tie = AdjustedThing.of(constraint, orNew: AdjustedConstraint(constraint))
    let moved = KeyboardAdjuster(tie, spacing, condition)
    // The bar first, since the list is cleared by where the bar is after its layout.
    moved.next = list
    return KeyboardAdjustment(moved, list, by: tracker, dragging: self)
  }

  private func adjusted(under bar: UIView? = nil) -> AdjustedThing {
    guard !avoidsKeyboardByItself else {
      FailureReporter.shared.reportMisuse(
        of: UIScrollView.self,
        "\(type(of: self)) keeps clear of the keyboard by itself, and is not adjusted.",
        remedy: "Remove the call of adjustForKeyboard."
      )
      return FollowedView(self, news: .covers)
    }
    let thing = AdjustedThing.of(self, orNew: AdjustedScrollView(self))
    (thing as? AdjustedScrollView)?.bar = bar
    return thing
  }

  /// True where UIKit or WebKit adds the keyboard's part by itself.
  ///
  /// WebKit does it in the adjusted inset only, whatever the adjustment behaviour:
  /// https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/API/ios/WKWebViewIOS.mm
  /// (decided by `recording-what-the-system-posts`)
  private var avoidsKeyboardByItself: Bool {
    let around = sequence(first: self as UIResponder, next: { $0.next }).prefix(3)
    let isOfController = around.contains {
      ($0 as? UITableViewController)?.tableView === self
        || ($0 as? UICollectionViewController)?.collectionView === self
    }
    return isOfController || superview?.isWebView == true
  }
}

/// Insets of the content and of both indicators of a scroll view, and its offset.
@MainActor
private final class AdjustedScrollView: AdjustedThing {
  private weak var scrollView: UIScrollView?
  /// A bar over the end of the content.
  weak var bar: UIView? {
    didSet { observeSizeClasses() }
  }
  private var isMirrored = false {
    didSet { addNumbers() }
  }
  /// Registration for the size classes, which iOS 13 does not know.
  private var sizeClasses: Any?

  init(_ scrollView: UIScrollView) {
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
  /// Without a keyboard nothing else is observed, and the bar is higher with another safe area.
  private func observeSizeClasses() {
    guard #available(iOS 17, *), bar != nil, sizeClasses == nil else { return }
    sizeClasses = scrollView?.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { [weak self] (_: UIScrollView, _: UITraitCollection) in self?.adjuster?.awaitsLayout = true
    }
  }

  override var reference: KeyboardReference? {
    scrollView.map { KeyboardReference(view: $0, bar: bar) }
  }

  override func amounts(in look: KeyboardLook) -> [CGFloat] {
    guard let scrollView else { return [] }
    let covered = look.cover.height > 0 ? look.cover.height + options.spacing : 0
    let height = min(max(covered, look.place?.barHeight ?? 0), scrollView.bounds.height)
    // UIKit adds the safe area to those of the indicators by itself:
    // https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
    let isAdded = scrollView.automaticallyAdjustsScrollIndicatorInsets
    let indicators = max(0, height - (isAdded ? scrollView.safeAreaInsets[keyPath: edge] : 0))
    return [max(0, height - addedByUIKit), indicators, indicators]
  }

  /// The part that UIKit adds to the content's inset: for the safe area, which depends on the
  /// behaviour and maybe on whether the content is long enough to scroll, and for the keyboard.
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
    // An inset that the app has set anew is not the keyboard's, nor is the room for a bar at rest.
    let isStale =
      numbers[0].isStale || (numbers[0].contribution.amount == 0 && look.cover.height == 0)
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
    let kept = scrollView.isScrolling || (isStale && !old.isAtEnd) ? .top : options.keeping
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
      options.revealing.map { $0(scrollView) }
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
    var extent = ScrollExtent()
    extent.offset = contentOffset.y
    extent.height = bounds.height
    extent.contentHeight = contentSize.height
    extent.topInset = adjustedContentInset.top
    extent.bottomInset = adjustedContentInset.bottom
    return isMirrored ? extent.mirrored : extent
  }

  fileprivate var isScrolling: Bool { isTracking || isDragging || isDecelerating }
}

#if canImport(ObjectiveC)
extension UIView {
  /// True for a web view, found by name so that WebKit need not be linked.
  fileprivate var isWebView: Bool {
    NSClassFromString("WKWebView").map { isKind(of: $0) } ?? false
  }
}
#else
extension UIView {
  /// True for a web view: the stand-in has none, but a test may name a class so.
  fileprivate var isWebView: Bool {
    String(describing: type(of: self)) == "WKWebView"
  }
}
#endif
#endif
