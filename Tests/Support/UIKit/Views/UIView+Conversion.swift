public import Foundation

extension UIView {
  /// Converts a point of this view to another view; `nil` stands for the window.
  ///
  /// Outside a window `nil` stands for the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? root
    guard root === target.root else { return target.standInFromScreen(standInToScreen(point)) }
    return target.fromRoot(toRoot(point))
  }

  /// Converts a point of another view to this one; `nil` stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: Optional(self))
  }

  /// Converts a rectangle of this view to another view; `nil` stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.movingCorners { convert($0, to: view) }
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

extension UIView: UICoordinateSpace {
  public func standInToScreen(_ point: CGPoint) -> CGPoint {
    let inRoot = toRoot(point)
    return window?.outward(inRoot) ?? inRoot
  }

  public func standInFromScreen(_ point: CGPoint) -> CGPoint {
    fromRoot(window?.inward(point) ?? point)
  }
}
