public import Foundation

/// A coordinate system on a screen.
@MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The space's extent, in its own coordinates.
  var bounds: CGRect { get }
}

/// A coordinate space that converts to screen coordinates, as every space here does.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
  /// True if the axes of the space are parallel to the screen's.
  var isUpright: Bool { get }

  func screenPoint(_ point: CGPoint) -> CGPoint
  func localPoint(_ point: CGPoint) -> CGPoint
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let screenPoint = (self as? any ScreenSpace)?.screenPoint(point) ?? point
    return (coordinateSpace as? any ScreenSpace)?.localPoint(screenPoint) ?? screenPoint
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle; without a rotation its size is kept, so that it is not rounded.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let spaces = [self, coordinateSpace].map { $0 as? any ScreenSpace }
    guard spaces.allSatisfy({ $0?.isUpright == true }) else {
      return rect.enclosing { convert($0, to: coordinateSpace) }
    }
    return CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
