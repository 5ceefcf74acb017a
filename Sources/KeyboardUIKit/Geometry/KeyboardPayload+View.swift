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
#endif
