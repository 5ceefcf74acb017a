public import Foundation

/// A frame of reference on a screen.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's extent, in its own coordinates.
  var bounds: CGRect { get }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A coordinate space that knows its way to the screen: every space here.
@MainActor
protocol ScreenSpace: UICoordinateSpace {
  /// Whether the axes of the space point as the screen's do.
  var isUpright: Bool { get }

  func screenPoint(_ point: CGPoint) -> CGPoint
  func localPoint(_ point: CGPoint) -> CGPoint
}

extension ScreenSpace {
  func throughScreen(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let space = space as? any ScreenSpace else { return space.convert(point, from: self) }
    return space.localPoint(screenPoint(point))
  }

  func throughScreen(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let space = space as? any ScreenSpace else { return space.convert(point, to: self) }
    return localPoint(space.screenPoint(point))
  }

  func throughScreen(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    moved(rect, keepingSize: keepsSize(with: space)) { throughScreen($0, to: space) }
  }

  func throughScreen(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    moved(rect, keepingSize: keepsSize(with: space)) { throughScreen($0, from: space) }
  }

  private func keepsSize(with space: any UICoordinateSpace) -> Bool {
    isUpright && (space as? any ScreenSpace)?.isUpright == true
  }

  /// Keeps the size where nothing is turned, so that no size suffers from rounding.
  private func moved(
    _ rect: CGRect,
    keepingSize: Bool,
    by move: (CGPoint) -> CGPoint
  ) -> CGRect {
    keepingSize ? CGRect(origin: move(rect.origin), size: rect.size) : rect.enclosing(move)
  }
}
