// A test double of UIKit for Linux; never a product.

public import Foundation

/// A rectangle on screen, with others in it.
///
/// There are no transforms: a frame is always upright and as large as the bounds.
@MainActor
open class UIView: UIResponder {
  /// The view's rectangle in its superview's coordinates; a window's, in the screen's.
  open var frame: CGRect {
    get { placement }
    set { place(newValue, origin: boundsOrigin) }
  }

  /// The view's rectangle in its own coordinates; a new size keeps the center.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: placement.size) }
    set { place(centered(newValue.size, at: center), origin: newValue.origin) }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: placement.midX, y: placement.midY) }
    set { place(centered(placement.size, at: newValue), origin: boundsOrigin) }
  }

  /// The view this one is in.
  public internal(set) weak var superview: UIView?

  /// The views in this one, back to front.
  public internal(set) var subviews: [UIView] = []

  /// Whether the view is hidden.
  open var isHidden = false

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether old-style masks become constraints; kept, and without effect here.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// Which measures follow the superview's size; only the flexible sizes have an effect here.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the view gets touches; kept, and without effect here.
  open var isUserInteractionEnabled = true

  /// The constraints the view holds.
  public internal(set) var constraints: [NSLayoutConstraint] = []

  /// The layout guides the view owns.
  public internal(set) var layoutGuides: [UILayoutGuide] = []

  /// The recognizers that see the view's touches.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  private(set) var placement: CGRect
  private(set) var boundsOrigin = CGPoint.zero
  var needsLayout = true
  var reportedSafeAreaInsets = UIEdgeInsets.zero
  weak var controller: UIViewController?
  var safeAreaGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    placement = frame
    super.init()
  }

  /// Creates a view with an empty frame; nothing is decoded here.
  public required init?(coder: NSCoder) {
    placement = .zero
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The window the view is in, or the view itself when it is one.
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

  open override var next: UIResponder? { controller ?? superview }

  override var focusWindow: UIWindow? { window }

  /// The insets of the part of the view that bars and edges do not cover.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// Called when `safeAreaInsets` have changed.
  open func safeAreaInsetsDidChange() {}

  /// Places the view on top of the other subviews.
  open func addSubview(_ view: UIView) {
    adopt(view, at: subviews.count)
  }

  /// Places the view at an index among the subviews, 0 being the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    adopt(view, at: index)
  }

  /// Takes the view out of its superview, and its focus with it.
  open func removeFromSuperview() {
    leave()
  }

  /// Called after a subview joined.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view changes its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view changed its superview.
  open func didMoveToSuperview() {}

  /// Called before the view changes its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view changed its window.
  open func didMoveToWindow() {}

  /// Places the subviews; a subclass does so, as there is no constraint solver here.
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews` at the next layout.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays the view and its subviews out now, where that was asked for.
  open func layoutIfNeeded() {
    layoutTree()
  }

  /// What changed when a view was placed; scroll views act on it.
  func didPlace(resized: Bool, scrolled: Bool) {}

  /// The safe area as it was last reported has changed; scroll views act on it.
  func didChangeSafeArea() {}

  private func place(_ frame: CGRect, origin: CGPoint) {
    let oldSize = placement.size
    let resized = frame.size != oldSize
    let scrolled = origin != boundsOrigin
    guard resized || scrolled || frame.origin != placement.origin else { return }
    placement = frame
    boundsOrigin = origin
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
