public import Foundation

extension UIView {
  /// Converts a point of this view to another view; `nil` stands for the window.
  ///
  /// Outside a window `nil` stands for the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? root
    guard root === target.root else { return target.localPoint(screenPoint(point)) }
    return target.fromRoot(toRoot(point))
  }

  /// Converts a point of another view to this one; `nil` stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: Optional(self))
  }

  /// Converts a rectangle of this view to another view; `nil` stands for the window.
  ///
  /// If a view is rotated, the result is the smallest upright rectangle around the rotated one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard isUpright, (view ?? root).isUpright else {
      return rect.enclosing { convert($0, to: view) }
    }
    return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of another view to this one; `nil` stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: Optional(self))
  }

  /// The outermost view around this one.
  var root: UIView { superview?.root ?? self }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.toRoot(outward(point))
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return inward(superview.fromRoot(point))
  }
}

extension UIView: ScreenSpace {
  var isUpright: Bool { transform.isIdentity && superview?.isUpright != false }

  func screenPoint(_ point: CGPoint) -> CGPoint {
    let inRoot = toRoot(point)
    return window?.outward(inRoot) ?? inRoot
  }

  func localPoint(_ point: CGPoint) -> CGPoint {
    fromRoot(window?.inward(point) ?? point)
  }
}
