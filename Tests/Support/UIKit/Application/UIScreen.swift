// A test double of UIKit for Linux; never a product.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A display; its bounds follow the interface's orientation, as since iOS 8.
@MainActor
open class UIScreen: StandInObject {
  /// The screen of an upright phone, 390 by 844 points.
  public static let main = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
  public private(set) var bounds: CGRect
  public let scale: CGFloat

  private(set) var orientation = UIInterfaceOrientation.portrait

  /// Creates a screen: a stand-in for hardware.
  public init(standInBounds bounds: CGRect, scale: CGFloat = 3) {
    self.bounds = bounds
    self.scale = scale
  }

  /// The space of the screen as the user sees it; keyboard frames are given in it.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The space of the screen as it was built, whichever way it is held.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace>
  open var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(of: self) }

  /// Turns or resizes the screen: a stand-in for a user's hands.
  ///
  /// `bounds` are those seen in the new orientation. Windows keep their frames.
  public func standInTurn(to orientation: UIInterfaceOrientation, bounds: CGRect) {
    self.orientation = orientation
    self.bounds = bounds
  }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    throughScreen(point, to: coordinateSpace)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    throughScreen(point, from: coordinateSpace)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    throughScreen(rect, to: coordinateSpace)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    throughScreen(rect, from: coordinateSpace)
  }
}

extension UIScreen: ScreenSpace {
  var isUpright: Bool { true }

  func screenPoint(_ point: CGPoint) -> CGPoint { point }

  func localPoint(_ point: CGPoint) -> CGPoint { point }
}

/// The way the interface is turned, named for the place of the home button in landscape.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 4
  case landscapeRight = 3
}

/// The screen as it was built: upright, whichever way it is held.
@MainActor
final class FixedScreenSpace: StandInObject, ScreenSpace {
  private let screen: UIScreen

  init(of screen: UIScreen) {
    self.screen = screen
  }

  private var seen: CGSize { screen.bounds.size }

  var isUpright: Bool {
    switch screen.orientation {
    case .unknown, .portrait: true
    case .portraitUpsideDown, .landscapeLeft, .landscapeRight: false
    }
  }

  var bounds: CGRect {
    switch screen.orientation {
    case .unknown, .portrait, .portraitUpsideDown: screen.bounds
    case .landscapeLeft, .landscapeRight:
      CGRect(x: 0, y: 0, width: seen.height, height: seen.width)
    }
  }

  func screenPoint(_ point: CGPoint) -> CGPoint {
    switch screen.orientation {
    case .unknown, .portrait: point
    case .portraitUpsideDown: CGPoint(x: seen.width - point.x, y: seen.height - point.y)
    case .landscapeLeft: CGPoint(x: seen.width - point.y, y: point.x)
    case .landscapeRight: CGPoint(x: point.y, y: seen.height - point.x)
    }
  }

  func localPoint(_ point: CGPoint) -> CGPoint {
    switch screen.orientation {
    case .unknown, .portrait: point
    case .portraitUpsideDown: CGPoint(x: seen.width - point.x, y: seen.height - point.y)
    case .landscapeLeft: CGPoint(x: point.y, y: seen.width - point.x)
    case .landscapeRight: CGPoint(x: seen.height - point.y, y: point.x)
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    throughScreen(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    throughScreen(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    throughScreen(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    throughScreen(rect, from: coordinateSpace)
  }
}
