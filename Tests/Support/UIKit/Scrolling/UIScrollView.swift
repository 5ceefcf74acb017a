public import Foundation

/// A view that shows a part of larger content.
///
/// When the content, the insets or the size change while no finger drags, the offset is clamped at
/// once to the range of the content and its adjusted insets. When the app sets the offset, it is
/// not clamped. Apple documents neither. Both are observed, and the minimum has precedence over the
/// maximum:
/// <https://e-com-net.com/article/1304727844181544960.htm>,
/// <https://github.com/slackhq/SlackTextViewController/pull/539>.
@MainActor
open class UIScrollView: UIView {
  /// The content's point at the view's top left corner: the origin of the bounds.
  ///
  /// Setting it does not end a deceleration:
  /// <https://github.com/lionheart/openradar-mirror/issues/3680>.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }

  /// The object that is called inside each write of the offset, whoever makes it.
  ///
  /// A write of the origin of the bounds does not call it:
  /// <http://jonathonstaff.com/blog/a-quick-commentary-on-uiscrollview/>.
  open weak var delegate: (any UIScrollViewDelegate)?

  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { refreshInsets() } }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { refreshInsets() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { refreshInsets() }
  }

  open var alwaysBounceVertical = false {
    didSet { refreshInsets() }
  }

  open var isScrollEnabled = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// True if UIKit keeps the indicators clear of the safe area; stored without effect.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets>
  open var automaticallyAdjustsScrollIndicatorInsets = true

  public internal(set) var isTracking = false
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false

  /// True while the app scrolls with an animation; here a test sets it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/stopscrollingandzooming()>
  public internal(set) var isScrollAnimating = false
  public let panGestureRecognizer = UIPanGestureRecognizer()

  private(set) var reportedInset = UIEdgeInsets.zero
  /// The point of the finger in the window; `nil` while none is down.
  var finger: CGPoint?
  var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { refreshInsets() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    gestureRecognizers = [panGestureRecognizer]
  }

  public required init?(coder: NSCoder) { nil }

  /// `contentInset` with UIKit's additions.
  ///
  /// These are the safe area, by the adjustment behaviour, and the keyboard, in views that UIKit
  /// adjusts.
  open var adjustedContentInset: UIEdgeInsets {
    var added = safeAreaAdjustment
    added.bottom = max(added.bottom, keyboardInset)
    return contentInset + added
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    guard target != contentOffset else { return }
    contentOffset = target
  }

  /// The safe area that the insets contain already, so that views in the content do not have it.
  ///
  /// With `.never` the insets contain none, and the views have it:
  /// <https://medium.com/rosberryapps/ios-safe-area-ca10e919526f>.
  override var safeAreaUsedByContent: UIEdgeInsets { safeAreaAdjustment }

  /// The content's rectangle for constraints, whose size they set as `contentSize`.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>
  public private(set) lazy var contentLayoutGuide: UILayoutGuide = ContentLayoutGuide(owner: self)

  /// The scroll view's rectangle for constraints.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide>
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = FrameLayoutGuide(owner: self)

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = solveConstraints()[ObjectIdentifier(contentLayoutGuide)]
    if let content, content.size != contentSize { contentSize = content.size }
  }

  override func didPlace(resized: Bool, scrolled: Bool) {
    if resized { refreshInsets() }
  }

  override func didChangeSafeArea() {
    refreshInsets()
  }

  /// Moves the content, and calls the delegate.
  func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    delegate?.scrollViewDidScroll(self)
  }

  /// Reports new insets, and clamps the offset while no finger drags.
  private func refreshInsets() {
    let current = adjustedContentInset
    if current != reportedInset {
      reportedInset = current
      for view in subviews { view.refreshSafeArea() }
    }
    guard !isTracking, !isDecelerating else { return }
    let clamped = clamp(contentOffset)
    if clamped != contentOffset { contentOffset = clamped }
  }
}

extension UIScrollView {
  /// The rule by which the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case never = 2
  }

  /// The rule by which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}

/// The delegate that is called as the content moves; its method is optional.
///
/// <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)>
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
