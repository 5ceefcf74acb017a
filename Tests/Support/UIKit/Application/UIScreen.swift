public import Foundation

/// A display; its bounds follow the interface's orientation, as since iOS 8.
@MainActor
open class UIScreen: StandInObject {
  /// The screen of an upright phone, 390 by 844 points.
  public static let main = UIScreen(standInBounds: CGRect(x: 0, y: 0, width: 390, height: 844))
  public private(set) var bounds: CGRect
  public let scale: CGFloat

  /// Creates a screen: a stand-in for hardware.
  public init(standInBounds bounds: CGRect, scale: CGFloat = 3) {
    self.bounds = bounds
    self.scale = scale
  }

  /// The space of the screen as the user sees it; keyboard frames are given in it.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// Turns or resizes the screen: a stand-in for a user's hands.
  ///
  /// `bounds` are those seen in the new orientation. Windows keep their frames.
  public func standInTurn(to bounds: CGRect) {
    self.bounds = bounds
  }
}

extension UIScreen: ScreenSpace {
  var isUpright: Bool { true }

  func screenPoint(_ point: CGPoint) -> CGPoint { point }
  func localPoint(_ point: CGPoint) -> CGPoint { point }
}
