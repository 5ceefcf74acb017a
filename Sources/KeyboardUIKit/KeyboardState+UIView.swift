#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension KeyboardState {
  /// Returns the overlap of a view at this moment.
  ///
  /// Use it in code that computes a whole layout at once, as in `viewDidLayoutSubviews`. To measure
  /// again when the view moves, use
  /// ``UIKit/UIView/followKeyboard(draggedScrollView:while:tracker:alongside:)``.
  ///
  /// - Parameter view: Any view, in any window and on any screen.
  /// - Returns: The overlap in points, in the view's own coordinates; `nil` outside a window.
  @MainActor
  public func overlap(of view: UIView) -> KeyboardOverlap? {
    OverlapReference(view: view).measure(accessory: Focus.accessoryView(for: view))?
      .overlap(in: self, animation: animation)
  }
}
#endif
