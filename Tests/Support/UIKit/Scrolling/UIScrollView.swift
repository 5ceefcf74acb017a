public import Foundation

/// A view that shows a part of something larger.
///
/// The offset is clamped to the range of the content and its adjusted insets at once when the
/// content, the insets or the size change while no finger drags, and is free when it is set.
/// Apple documents neither; both were observed, with the minimum winning over the maximum:
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
    set { bounds.origin = newValue }
  }

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

  /// Whether the indicators keep clear of the safe area by themselves; kept, and without effect.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets>
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Both indicators' insets; when they differ, reading gives the vertical one's here.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/scrollindicatorinsets>
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  public internal(set) var isTracking = false
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false

  /// Whether the app scrolls with an animation; here a test says so.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/stopscrollingandzooming()>
  public internal(set) var isScrollAnimating = false
  public let panGestureRecognizer = UIPanGestureRecognizer()

  private(set) var reportedInset = UIEdgeInsets.zero
  /// The points of the window where fingers are.
  var fingers: [Int: CGPoint] = [:]
  var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { refreshInsets() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { nil }

  /// `contentInset` and what UIKit adds: for the safe area, as the adjustment behaviour says, and
  /// for the keyboard, where UIKit avoids it by itself.
  open var adjustedContentInset: UIEdgeInsets {
    var added = safeAreaAdjustment
    added.bottom = max(added.bottom, keyboardInset)
    return contentInset + added
  }

  /// Sets the offset at once, and without animation also ends a deceleration.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if !animated { isDecelerating = false }
    self.contentOffset = contentOffset
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    guard target != contentOffset else { return }
    contentOffset = target
  }

  /// Content that was moved out of the safe area by an inset has no safe area of its own there.
  ///
  /// Only with `.never` it goes on to the content:
  /// <https://medium.com/rosberryapps/ios-safe-area-ca10e919526f>.
  override var safeAreaUsedByContent: UIEdgeInsets { safeAreaAdjustment }

  /// The content's rectangle, to make constraints to: they can set `contentSize`.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>
  public private(set) lazy var contentLayoutGuide: UILayoutGuide = ContentLayoutGuide(owner: self)

  /// The view's own rectangle, to make constraints to.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide>
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = FrameLayoutGuide(owner: self)

  override func didApply(_ frames: [ObjectIdentifier: CGRect]) {
    if let content = frames[ObjectIdentifier(contentLayoutGuide)] { contentSize = content.size }
  }

  override func didPlace(resized: Bool, scrolled: Bool) {
    if resized { refreshInsets() }
  }

  override func didChangeSafeArea() {
    let wasAtTop = contentOffset.y == -reportedInset.top
    refreshInsets()
    // Content at its top stays at its top: <http://www.openradar.me/34808621>.
    guard wasAtTop, isScrollEnabled, !isTracking, !isDecelerating else { return }
    contentOffset.y = -adjustedContentInset.top
  }

  /// Tells about new insets, and brings the offset back in range when no finger holds it.
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
  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
}
