public import Foundation

/// A coordinate system on a screen.
@MainActor
public protocol UICoordinateSpace: AnyObject {
  /// Returns a point of this space in the coordinates of the screen: stand-in only.
  func standInToScreen(_ point: CGPoint) -> CGPoint

  /// Returns a point of the screen in the coordinates of this space: stand-in only.
  func standInFromScreen(_ point: CGPoint) -> CGPoint
}

/// Counts of what was asked of the stand-in: stand-in only.
@MainActor
public enum StandInQuestions {
  /// The conversions between coordinate spaces, without those of windows.
  public static var conversions = 0
  /// The conversions of windows.
  public static var windowConversions = 0
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    countConversion()
    return converted(point, to: coordinateSpace)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    countConversion()
    return rect.movingCorners { converted($0, to: coordinateSpace) }
  }

  private func converted(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.standInFromScreen(standInToScreen(point))
  }

  private func countConversion() {
    if self is UIWindow {
      StandInQuestions.windowConversions += 1
    } else {
      StandInQuestions.conversions += 1
    }
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
