#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

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
#endif
