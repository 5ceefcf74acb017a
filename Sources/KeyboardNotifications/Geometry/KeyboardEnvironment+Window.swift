public import Foundation

extension KeyboardEnvironment {
  /// Brings a rectangle of the window to screen coordinates, in which the keyboard's frame is.
  ///
  /// The two differ in Slide Over, Split View and Stage Manager. A window whose frame is not known
  /// is taken to begin where the screen does, as it does everywhere else.
  ///
  /// - Parameter rectangle: A rectangle in the window's coordinates, in points.
  /// - Returns: The rectangle in screen coordinates.
  public func screenRectangle(ofWindowRectangle rectangle: CGRect) -> CGRect {
    guard let window else { return rectangle }
    var moved = rectangle
    moved.origin.x += window.origin.x
    moved.origin.y += window.origin.y
    return moved
  }
}

extension KeyboardState {
  /// The height in points that the keyboard covers at the bottom of a rectangle of the window.
  ///
  /// Whatever has moved the rectangle already, such as SwiftUI with the safe area that it adds for
  /// the keyboard, has left less of it to cover; so nothing is counted twice.
  ///
  /// - Parameters:
  ///   - rectangle: A rectangle in the window's coordinates, in points.
  ///   - environment: Where the window is.
  /// - Returns: Zero unless a docked keyboard is, or is about to be, on screen.
  public func coveredHeight(
    ofWindowRectangle rectangle: CGRect,
    in environment: KeyboardEnvironment
  ) -> CGFloat {
    coveredHeight(of: environment.screenRectangle(ofWindowRectangle: rectangle))
  }
}
