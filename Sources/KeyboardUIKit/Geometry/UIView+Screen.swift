#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import UIKit

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
