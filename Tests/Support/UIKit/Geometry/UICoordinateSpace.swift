public import Foundation

/// A coordinate system on a screen.
@MainActor
public protocol UICoordinateSpace: AnyObject {
  /// Returns a point of this space in the coordinates of the screen: stand-in only.
  func standInToScreen(_ point: CGPoint) -> CGPoint

  /// Returns a point of the screen in the coordinates of this space: stand-in only.
  func standInFromScreen(_ point: CGPoint) -> CGPoint
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.standInFromScreen(standInToScreen(point))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.movingCorners { convert($0, to: coordinateSpace) }
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
