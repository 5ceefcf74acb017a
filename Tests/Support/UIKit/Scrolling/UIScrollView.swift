// A test double of UIKit for Linux; never a product.

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
  /// What hears about scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The content's point at the view's top left corner: the origin of the bounds.
  ///
  /// Setting it stops a deceleration: <https://stackoverflow.com/questions/3410777>.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      isDecelerating = false
      bounds.origin = newValue
    }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { refreshInsets() } }
  }

  /// The space around the content that the app asks for.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { refreshInsets() } }
  }

  /// When the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { refreshInsets() }
  }

  /// Whether short content can be dragged vertically.
  open var alwaysBounceVertical = false {
    didSet { refreshInsets() }
  }

  /// Whether short content can be dragged horizontally.
  open var alwaysBounceHorizontal = false {
    didSet { refreshInsets() }
  }

  /// Whether a finger can scroll.
  open var isScrollEnabled = true

  /// How a drag puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The space around the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The space around the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether the indicators keep clear of the safe area by themselves; kept, and without effect.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets>
  @available(iOS 13.0, *)
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { adjustsIndicators }
    set { adjustsIndicators = newValue }
  }

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

  /// The smallest zoom.
  open var minimumZoomScale: CGFloat = 1

  /// The largest zoom.
  open var maximumZoomScale: CGFloat = 1

  /// Whether a finger is down.
  public internal(set) var isTracking = false

  /// Whether a finger has moved the content.
  public internal(set) var isDragging = false

  /// Whether the content glides on after a drag.
  public internal(set) var isDecelerating = false

  /// The recognizer of the drags.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// The moves that code asked for with an animation choice, oldest first.
  public internal(set) var standInMoves: [StandInScrollMove] = []

  private var adjustsIndicators = true
  private var insetObservers: [WeakObservation] = []
  private(set) var reportedInset = UIEdgeInsets.zero
  var zoom: CGFloat = 1
  var fingers: [Int: UITouch] = [:]
  var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { refreshInsets() } }
  }
  var avoidance: KeyboardAvoidance?

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Creates a scroll view with an empty frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(panGestureRecognizer)
  }

  /// `contentInset` and what UIKit adds: for the safe area, as the adjustment behaviour says, and
  /// for the keyboard, where UIKit avoids it by itself.
  open var adjustedContentInset: UIEdgeInsets {
    var added = safeAreaAdjustment
    added.bottom = max(added.bottom, keyboardInset)
    return contentInset + added
  }

  /// Observes `adjustedContentInset`, and here nothing else, as long as the result is kept.
  ///
  /// UIKit does not document that it can be observed; public code does so and is told of changes.
  public func observe<Value>(
    _ keyPath: KeyPath<UIScrollView, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation { [unowned self] in
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value))
    }
    insetObservers.removeAll { $0.observation == nil }
    insetObservers.append(WeakObservation(observation: observation))
    return observation
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Moves to an offset, even one out of range.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    guard target != contentOffset else { return }
    move(to: target, animated: animated)
  }

  /// Content that was moved out of the safe area by an inset has no safe area of its own there.
  ///
  /// Only with `.never` it goes on to the content:
  /// <https://medium.com/rosberryapps/ios-safe-area-ca10e919526f>.
  override var safeAreaTakenByContent: UIEdgeInsets { safeAreaAdjustment }

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
    if scrolled { delegate?.scrollViewDidScroll(self) }
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
      adjustedContentInsetDidChange()
      for observer in insetObservers { observer.observation?.fire() }
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    guard !isTracking, !isDecelerating else { return }
    let clamped = clamp(contentOffset)
    if clamped != contentOffset { contentOffset = clamped }
  }

  private func move(to offset: CGPoint, animated: Bool) {
    standInMoves.append(StandInScrollMove(offset: offset, isAnimated: animated))
    contentOffset = offset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }
}

extension UIScrollView {
  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The state of a view that decides by where it is and which way it scrolls.
    case automatic = 0

    /// The state of a view that adds it in the directions that scroll.
    case scrollableAxes = 1

    /// The state of a view that never adds it.
    case never = 2

    /// The state of a view that always adds it.
    case always = 3
  }

  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The state of a view whose drags leave the keyboard alone.
    case none = 0

    /// The state of a view that puts the keyboard away when a drag begins.
    case onDrag = 1

    /// The state of a view whose drags pull the keyboard along.
    case interactive = 2

    /// The state of a view that puts keyboard and accessory away when a drag begins.
    case onDragWithAccessory = 3

    /// The state of a view whose drags pull keyboard and accessory along.
    case interactiveWithAccessory = 4
  }
}
