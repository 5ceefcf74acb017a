public import Foundation

extension KeyboardState {
  /// The height in points that the keyboard covers at the bottom of a view.
  ///
  /// A function of the view's place, to be asked again when the view moves: on iPad a sheet moves
  /// after the keyboard was announced. https://github.com/freshOS/KeyboardLayoutGuide/issues/33
  ///
  /// - Parameter view: The view's frame in screen coordinates.
  /// - Returns: Zero unless a docked keyboard is, or is about to be, on screen.
  public func coveredHeight(of view: CGRect) -> CGFloat {
    dockedFrame.map { KeyboardGeometry.coveredHeight(of: view, by: $0) } ?? 0
  }

  /// The inset in points that keeps a view's content clear of the keyboard.
  ///
  /// - Parameters:
  ///   - view: The view's frame in screen coordinates.
  ///   - safeAreaBottom: The view's bottom safe-area inset, which is not counted twice.
  /// - Returns: The covered height less the safe area, at least zero.
  public func inset(of view: CGRect, safeAreaBottom: CGFloat) -> CGFloat {
    KeyboardGeometry.inset(covered: coveredHeight(of: view), safeAreaBottom: safeAreaBottom)
  }

  /// The part of a view above the keyboard, in screen coordinates.
  ///
  /// - Parameter view: The view's frame in screen coordinates.
  /// - Returns: The whole frame unless a docked keyboard covers some of it.
  public func freeRectangle(of view: CGRect) -> CGRect {
    dockedFrame.map { KeyboardGeometry.freeRectangle(of: view, by: $0) } ?? view
  }

  private var dockedFrame: CGRect? {
    isVisible && placement == .docked ? frame : nil
  }
}
