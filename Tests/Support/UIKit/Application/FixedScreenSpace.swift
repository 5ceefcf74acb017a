// A test double of UIKit for Linux; never a product.

import Foundation

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
