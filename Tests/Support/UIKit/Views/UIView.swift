public import Foundation

/// A rectangle on screen that contains other views.
///
/// Layout ignores transforms, as Apple documents for Auto Layout; safe areas include them:
/// <https://developer.apple.com/documentation/uikit/uiview/transform>,
/// <https://github.com/lionheart/openradar-mirror/issues/18896>.
@MainActor
open class UIView: UIResponder {
  /// The view's rectangle in its superview's coordinates; for a window, in the screen's.
  ///
  /// The transform does not count. Apple's page leaves the frame undefined for another transform
  /// than the identity.
  open var frame: CGRect {
    get { placement }
    set { place(newValue, origin: boundsOrigin) }
  }

  /// Scale of the view about its center; a scale of −1 mirrors it.
  open var transform = CGAffineTransform.identity {
    didSet { if transform != oldValue { refreshSafeArea() } }
  }

  /// The view's rectangle in its own coordinates; a new size keeps the center.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: placement.size) }
    set { place(centered(newValue.size, at: center), origin: newValue.origin) }
  }

  open var center: CGPoint {
    get { CGPoint(x: placement.midX, y: placement.midY) }
    set { place(centered(placement.size, at: newValue), origin: boundsOrigin) }
  }

  public class var noIntrinsicMetric: CGFloat { -1 }
  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  open var isHidden = false {
    didSet { if isHidden != oldValue { (superview as? UIStackView)?.arrange() } }
  }

  /// True if the frame places the view, false if constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsConstraintLayout() }
  }

  /// The sizes that follow the superview's size; margins have no effect here.
  open var autoresizingMask: AutoresizingMask = []

  /// True if the view gets touches; stored without effect here.
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false

  /// The space between content and the edges; here without the safe area.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/layoutmargins>
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { setNeedsConstraintLayout() }
  }

  /// The constraints the view holds.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Attaches a recognizer to the view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  private(set) var placement: CGRect
  private(set) var boundsOrigin = CGPoint.zero
  var needsLayout = true
  var needsSafeAreaUpdate = false
  var reportedSafeAreaInsets = UIEdgeInsets.zero
  weak var controller: UIViewController?
  var safeAreaGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var layout: [ObjectIdentifier: CGRect]?

  public init(frame: CGRect) {
    placement = frame
    super.init()
  }

  /// Returns `nil`: the stand-in does not decode views.
  public required init?(coder: NSCoder) { nil }

  public convenience override init() {
    self.init(frame: .zero)
  }

  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  open override var next: UIResponder? { controller ?? superview }

  override var focusWindow: UIWindow? { window }

  open var safeAreaInsets: UIEdgeInsets { reportedSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  open func addSubview(_ view: UIView) {
    adopt(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    adopt(view, at: index)
  }

  open func removeFromSuperview() {
    leave()
  }

  /// Called when the view is in another window than before, or in none.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()>
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}

  /// Places the subviews by their constraints; a subclass may do more.
  open func layoutSubviews() {
    applyConstraints()
  }

  /// The natural size of the content in points; `noIntrinsicMetric` for a length without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    setNeedsConstraintLayout()
    superview?.setNeedsLayout()
  }

  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out the view and its subviews now, if they need layout.
  ///
  /// The pass begins at the outermost view of an unbroken row of superviews that need layout:
  /// <https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()>.
  open func layoutIfNeeded() {
    // A view that asks for layout while it is laid out is laid out once more.
    for _ in 1...2 {
      solveConstraints()
      var top = self
      while let outer = top.superview, outer.needsLayout { top = outer }
      top.layoutTree()
    }
  }

  /// Converts a point of this view to its superview's coordinates; a window has the screen's.
  func outward(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: center.x + transform.a * (point.x - bounds.midX),
      y: center.y + transform.d * (point.y - bounds.midY)
    )
  }

  /// Converts a point of the superview's coordinates to this view's; a window has the screen's.
  func inward(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.midX + (point.x - center.x) / transform.a,
      y: bounds.midY + (point.y - center.y) / transform.d
    )
  }

  /// The part of the safe area that a scroll view adds to its content's insets.
  var safeAreaUsedByContent: UIEdgeInsets { .zero }

  /// Called after the view was placed, with the changes.
  func didPlace(resized: Bool, scrolled: Bool) {}

  /// Called after a change of the reported safe area.
  func didChangeSafeArea() {}

  func place(_ frame: CGRect, origin: CGPoint, keepsConstraints: Bool = false) {
    let oldSize = placement.size
    let resized = frame.size != oldSize
    let scrolled = origin != boundsOrigin
    guard resized || scrolled || frame.origin != placement.origin else { return }
    placement = frame
    boundsOrigin = origin
    if !keepsConstraints { setNeedsConstraintLayout() }
    if resized || scrolled { setNeedsLayout() }
    if resized { resizeSubviews(from: oldSize) }
    refreshSafeArea()
    didPlace(resized: resized, scrolled: scrolled)
  }

  private func centered(_ size: CGSize, at center: CGPoint) -> CGRect {
    guard size != placement.size || center != self.center else { return placement }
    return CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
