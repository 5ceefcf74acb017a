import Foundation

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = SafeAreaLayoutGuide(owner: self)
    safeAreaGuide = guide
    return guide
  }

  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide(owner: self)
    keyboardGuide = guide
    return guide
  }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Marks the constraints to be solved again before the next layout.
  func setNeedsConstraintLayout() {
    root.layout = nil
  }

  /// Lays out the tree in one pass; a view that needs layout again is laid out in the next pass.
  func layoutTree() {
    if needsSafeAreaUpdate { refreshSafeArea() }
    if needsLayout {
      needsLayout = false
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutTree() }
  }

  /// Returns the frames that constraints give in the outermost view, solved again after a change.
  @discardableResult
  func solveConstraints() -> [ObjectIdentifier: CGRect] {
    if let layout = root.layout { return layout }
    let layout = ConstraintLayout.frames(in: root)
    root.layout = layout
    return layout
  }

  /// Places the subviews and guides of this view that constraints place.
  func applyConstraints() {
    let frames = solveConstraints()
    for view in subviews {
      guard let frame = frames[ObjectIdentifier(view)], !view.placement.isNearly(frame) else {
        continue
      }
      view.place(frame, origin: view.boundsOrigin, keepsConstraints: true)
    }
    for guide in layoutGuides { guide.solved = frames[ObjectIdentifier(guide)] }
  }
}

extension UIView {
  /// The part of the superview's safe area insets in this view; zero outside a window.
  ///
  /// The root view of a controller adds the controller's insets, and the bars over it.
  /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
  var currentSafeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    let own = controller.map { $0.additionalSafeAreaInsets + $0.barInsets }
    return insetsFromSuperview + (own ?? .zero)
  }

  /// The lengths by which the view extends beyond the safe area of its superview.
  private var insetsFromSuperview: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets - superview.safeAreaUsedByContent
    let safe = superview.bounds.inset(by: outer)
    let insets = UIEdgeInsets(
      top: outer.top == 0 ? 0 : max(safe.minY - frame.minY, 0),
      left: outer.left == 0 ? 0 : max(safe.minX - frame.minX, 0),
      bottom: outer.bottom == 0 ? 0 : max(frame.maxY - safe.maxY, 0),
      right: outer.right == 0 ? 0 : max(frame.maxX - safe.maxX, 0)
    )
    return isUpsideDown ? insets.turnedUpsideDown : insets
  }

  /// True if the view's transform turns it upside down.
  ///
  /// The top inset of such a view is the one at the lower edge on the screen, as reported for a
  /// list: <https://github.com/nostur-com/nostur-ios-public/issues/81>.
  private var isUpsideDown: Bool { transform.d < 0 }

  /// Marks the safe area to be reported in the next layout.
  func setNeedsSafeAreaUpdate() {
    needsSafeAreaUpdate = true
    setNeedsLayout()
  }

  /// Reports a change of the safe area to this view and the views in it.
  func refreshSafeArea() {
    needsSafeAreaUpdate = false
    let current = (self as? UIWindow)?.visibleBarInsets ?? currentSafeAreaInsets
    if current != reportedSafeAreaInsets {
      reportedSafeAreaInsets = current
      setNeedsConstraintLayout()
      didChangeSafeArea()
      safeAreaInsetsDidChange()
    }
    for view in subviews { view.refreshSafeArea() }
  }
}

extension UIView {
  /// The sizes of a view that follow its superview's size.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct>
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  func resizeSubviews(from oldSize: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += bounds.width - oldSize.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += bounds.height - oldSize.height
      }
      view.frame = frame
    }
  }
}
