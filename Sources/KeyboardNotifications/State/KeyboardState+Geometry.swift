public import Foundation

extension KeyboardState {
  /// The height in points that the keyboard covers at the bottom of an area.
  ///
  /// A function of the area's place, to be asked again when a view moves: on iPad a sheet moves
  /// after the keyboard was announced. https://github.com/freshOS/KeyboardLayoutGuide/issues/33
  ///
  /// - Parameters:
  ///   - area: A view's frame in screen coordinates.
  ///   - viewScreen: The screen that the view is on, where there may be several.
  /// - Returns: Zero unless a docked keyboard is, or is about to be, on that screen.
  public func coveredHeight(of area: CGRect, on viewScreen: KeyboardScreen? = nil) -> CGFloat {
    guard !screen.isOther(than: viewScreen), let dockedFrame else { return 0 }
    return KeyboardGeometry.coveredHeight(of: area, by: dockedFrame)
  }

  /// The inset in points that keeps an area's content clear of the keyboard.
  ///
  /// - Parameters:
  ///   - area: A view's frame in screen coordinates.
  ///   - safeAreaBottom: The view's bottom safe-area inset, which is not counted twice.
  /// - Returns: The covered height less the safe area, at least zero.
  package func inset(of area: CGRect, safeAreaBottom: CGFloat) -> CGFloat {
    KeyboardGeometry.inset(coveredHeight: coveredHeight(of: area), safeAreaBottom: safeAreaBottom)
  }

  /// The part of an area above the keyboard, in screen coordinates.
  ///
  /// - Parameter area: A view's frame in screen coordinates.
  /// - Returns: The whole area unless a docked keyboard covers some of it.
  public func freeRectangle(of area: CGRect) -> CGRect {
    var free = area
    free.size.height -= coveredHeight(of: area)
    return free
  }

  /// The frame of the keyboard where it covers content; `nil` where it does not.
  package var dockedFrame: CGRect? {
    isVisible && placement == .docked ? frame : nil
  }
}
