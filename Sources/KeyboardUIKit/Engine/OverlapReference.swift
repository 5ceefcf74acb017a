#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
import KeyboardNotifications
import KeyboardViewSupport
import UIKit

/// Rectangle of a view that the keyboard may cover.
@MainActor
struct OverlapReference {
  /// The view that the rectangle is in.
  let view: UIView
  /// The rectangle in the view's coordinates; `nil` for the view's bounds with its safe area.
  var part: CGRect?
  /// The view whose safe area counts for a part.
  var safeAreaView: UIView?
  /// A bar over the end of the view.
  var bar: UIView?

  /// Measures the rectangle on its screen, in points; `nil` outside a window.
  ///
  /// In Split View, Slide Over and Stage Manager the window's origin is not the screen's. The frame
  /// is that of the model, which UIKit sets when an animation begins: a page that slides out is
  /// then beside the screen, and is not covered.
  ///
  /// - Parameters:
  ///   - pass: The pass, which reads each window once; `nil` to read it anew.
  ///   - accessory: The input accessory view of the first responder.
  /// - Returns: The rectangle, with the other values that its overlap depends on.
  func measure(_ pass: UpdatePass?, accessory: UIView?) -> OverlapMeasurement? {
    view.window.map { measure(in: $0, pass, accessory: accessory) }
  }

  /// Measures the rectangle on the screen of its window, in points.
  func measure(
    in window: UIWindow,
    _ pass: UpdatePass?,
    accessory: UIView?
  ) -> OverlapMeasurement {
    let space = window.screen.coordinateSpace
    let bounds = part ?? view.bounds
    let frame = view.convert(bounds, to: space)
    var measurement = OverlapMeasurement(at: frame, size: bounds.size)
    measurement.bounds.origin = bounds.origin
    measurement.window = pass?.reading(of: window) ?? KeyboardWindow(of: window)
    // The top of a mirrored list is lower on the screen than its bottom.
    let mirrors = sequence(first: view, next: \.superview).count { $0.transform.d < 0 }
    measurement.isMirrored = !mirrors.isMultiple(of: 2)
    measurement.safeAreaBottom = safeArea(isMirrored: measurement.isMirrored)
    if let bar, bar.window === window { measurement.bar = Self.shownFrameOnScreen(of: bar) }
    measurement.accessory = accessory.flatMap(Self.shownFrameOnScreen)
    return measurement
  }

  /// Returns a rectangle that does not move with the adjusted value.
  ///
  /// A rectangle in a scroll view's content may move with it, so it gets the scroll view's top and
  /// bottom. It ends as far above the scroll view's bottom as above the bottom of its own view,
  /// such as at the safe area of a page. Any other rectangle is returned as it is.
  func outOfScrolledContent() -> OverlapReference {
    let around = sequence(first: view, next: \.superview).dropFirst()
    guard let scrollView = around.firstValue({ $0 as? UIScrollView }) else {
      return self
    }
    var visible = view.convert(part ?? view.bounds, to: scrollView)
    visible.origin.y = scrollView.bounds.origin.y
    let distance = part.map { max(0, view.bounds.maxY - $0.maxY) } ?? 0
    visible.size.height = max(0, scrollView.bounds.size.height - distance)
    let safeAreaView = part == nil ? view : nil
    return OverlapReference(view: scrollView, part: visible, safeAreaView: safeAreaView)
  }

  private func safeArea(isMirrored: Bool) -> CGFloat {
    guard let owner = part == nil ? view : safeAreaView else { return 0 }
    return isMirrored ? owner.safeAreaInsets.top : owner.safeAreaInsets.bottom
  }

  // MARK: - Views

  /// Returns the bounds of a view in screen coordinates; `nil` for a view outside a window.
  static func frameOnScreen(of view: UIView) -> CGRect? {
    ((view as? UIWindow) ?? view.window)
      .map { view.convert(view.bounds, to: $0.screen.coordinateSpace) }
  }

  /// Returns the bounds of a view in screen coordinates; `nil` for a view outside a window, and if
  /// the view, or one around it in its window, is hidden.
  static func shownFrameOnScreen(of view: UIView) -> CGRect? {
    let window = view.window
    let isHidden = sequence(first: view, next: \.superview)
      .contains { $0.isHidden && $0 !== window }
    return isHidden ? nil : frameOnScreen(of: view)
  }

  /// Returns true while a controller around a view is being presented.
  static func isInPresentation(_ view: UIView) -> Bool {
    // UIKit then animates all changes with the keyboard: see Signal's `OWSViewController.swift`.
    sequence(first: view as UIResponder, next: { $0.next })
      .contains { ($0 as? UIViewController)?.isBeingPresented ?? false }
  }
}
#endif
