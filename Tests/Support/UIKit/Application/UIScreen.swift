public import Foundation

/// A display, with bounds in the orientation of the interface, as from iOS 8 on.
@MainActor
open class UIScreen: StandInObject {
  /// The screen of an upright phone, 390 by 844 points.
  public static let main = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
  public let bounds: CGRect
  public let scale: CGFloat

  /// Creates a screen, in place of the hardware.
  public init(standInBounds bounds: CGRect, scale: CGFloat = 3) {
    self.bounds = bounds
    self.scale = scale
  }

  /// The coordinates of the screen in the present orientation, which keyboard frames have.
  open var coordinateSpace: any UICoordinateSpace { self }
}

extension UIScreen: UICoordinateSpace {
  public func standInToScreen(_ point: CGPoint) -> CGPoint { point }
  public func standInFromScreen(_ point: CGPoint) -> CGPoint { point }
}
