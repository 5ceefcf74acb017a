#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension KeyboardPayload {
  /// The frame at the end of the change, in a view's own coordinates.
  ///
  /// For what observers of single notifications are given. A frame that is empty or does not reach
  /// the bottom does not cover anything: for covered heights ask the tracker's state.
  ///
  /// - Parameter view: Any view.
  /// - Returns: The frame; `nil` while the view is not in a window, or where the frame is empty,
  ///   which is no place on the screen.
  @MainActor
  public func endFrame(in view: UIView) -> CGRect? {
    guard let screen = view.window?.screen, !endFrame.isEmpty else { return nil }
    return view.convert(endFrame, from: screen.coordinateSpace)
  }
}

extension KeyboardState {
  /// The height in points that the keyboard covers at the bottom of a view.
  ///
  /// A function of the view's place at this moment, to be asked again when the view moves.
  ///
  /// - Parameter view: Any view, in whichever window and on whichever screen it is.
  /// - Returns: Zero unless a docked keyboard is, or is about to be, on screen; `nil` while the
  ///   view is not in a window.
  @MainActor
  public func coveredHeight(of view: UIView) -> CGFloat? {
    view.frameOnScreen.map { coveredHeight(of: $0) }
  }

  /// The inset in points that keeps a view's content clear of the keyboard.
  ///
  /// - Parameter view: Any view; its bottom safe-area inset is not counted twice.
  /// - Returns: The covered height less the safe area, at least zero; `nil` while the view is not
  ///   in a window.
  @MainActor
  public func inset(of view: UIView) -> CGFloat? {
    view.frameOnScreen.map { inset(of: $0, safeAreaBottom: view.safeAreaInsets.bottom) }
  }
}

extension UIView {
  /// The view's frame in screen coordinates, in which the keyboard's is; `nil` outside a window.
  ///
  /// In Split View, Slide Over and Stage Manager the window does not begin where the screen does.
  var frameOnScreen: CGRect? {
    frameOnScreen(of: bounds)
  }

  /// Brings a rectangle of the view to screen coordinates; `nil` outside a window.
  func frameOnScreen(of rectangle: CGRect) -> CGRect? {
    guard let screen = window?.screen else { return nil }
    return convert(rectangle, to: screen.coordinateSpace)
  }
}
#endif
