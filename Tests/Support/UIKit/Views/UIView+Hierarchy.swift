extension UIView {
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  func adopt(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be in itself.")
    let oldWindow = view.window
    if view.superview !== self { view.dropConstraints() }
    view.superview?.subviews.removeAll { $0 === view }
    view.setNeedsConstraintLayout()
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
    setNeedsConstraintLayout()
    view.refreshSafeArea()
    if view.window !== oldWindow { view.reportWindow() }
    view.didMoveToSuperview()
  }

  /// Tells this view, and then the views in it, that they are in another window, or in none.
  private func reportWindow() {
    didMoveToWindow()
    for view in subviews { view.reportWindow() }
  }

  func leave() {
    guard let old = superview else { return }
    let oldWindow = window
    if let focused = oldWindow?.standInFirstResponder, contains(focused) {
      focused.resignFirstResponder()
    }
    dropConstraints()
    old.setNeedsConstraintLayout()
    old.subviews.removeAll { $0 === self }
    superview = nil
    old.setNeedsLayout()
    refreshSafeArea()
    if window !== oldWindow { reportWindow() }
    didMoveToSuperview()
  }

  /// Deactivates the constraints between this view and views around it, as UIKit does.
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

  /// Takes the focus from the view, or from a responder in it.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let focused = window?.standInFirstResponder, contains(focused) else { return false }
    return focused.resignFirstResponder()
  }

  private func contains(_ responder: UIResponder) -> Bool {
    let view = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self) == true
  }
}
