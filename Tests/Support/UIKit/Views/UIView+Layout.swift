// A test double of UIKit for Linux; never a product.

extension UIView {
  /// The part of the view that bars and edges do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = SafeAreaLayoutGuide(owner: self)
    safeAreaGuide = guide
    return guide
  }

  /// The space the keyboard takes in the view.
  @available(iOS 15.0, *)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide(owner: self)
    keyboardGuide = guide
    return guide
  }

  /// Makes the view own a layout guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Makes the view give a layout guide up.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuides.contains(layoutGuide) else { return }
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// One pass over the tree: a view that asks again while it is laid out waits for the next.
  func layoutTree() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
}
