// A test double of UIKit for Linux; never a product.

extension UIView {
  /// Whether the view is `view`, or in it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Takes the focus from whatever in this view has it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let focused = window?.firstResponder, contains(focused) else { return false }
    if focused.resignFirstResponder() { return true }
    guard force else { return false }
    dropFocus(of: focused)
    return true
  }

  func adopt(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be in itself.")
    let changesWindow = view.window !== window
    if changesWindow { view.announceWindow(window) }
    view.willMove(toSuperview: self)
    if view.superview !== self { view.dropConstraints() }
    view.superview?.subviews.removeAll { $0 === view }
    view.setNeedsConstraintLayout()
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
    setNeedsConstraintLayout()
    view.refreshSafeArea()
    if changesWindow { view.confirmWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leave() {
    guard let old = superview else { return }
    if let focused = old.window?.firstResponder, contains(focused) {
      if !focused.resignFirstResponder() { dropFocus(of: focused) }
    }
    let changesWindow = window != nil
    old.willRemoveSubview(self)
    if changesWindow { announceWindow(nil) }
    willMove(toSuperview: nil)
    dropConstraints()
    old.setNeedsConstraintLayout()
    old.subviews.removeAll { $0 === self }
    superview = nil
    old.setNeedsLayout()
    refreshSafeArea()
    if changesWindow { confirmWindow() }
    didMoveToSuperview()
  }

  /// Constraints to views around it do not outlive a view's removal.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()>
  private func dropConstraints() {
    var outer = superview
    while let view = outer {
      for constraint in view.constraints where constraint.concerns(self) {
        constraint.isActive = false
      }
      outer = view.superview
    }
  }

  private func contains(_ responder: UIResponder) -> Bool {
    let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self) == true
  }

  private func dropFocus(of responder: UIResponder) {
    window?.firstResponder = nil
    responder.didEndFocus()
  }

  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.announceWindow(window) }
  }

  private func confirmWindow() {
    didMoveToWindow()
    for view in subviews { view.confirmWindow() }
  }
}
