#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension KeyboardState {
  /// Returns the cover of a view at this moment.
  ///
  /// For code that computes a whole layout at once, as in `viewDidLayoutSubviews`. When the view moves,
  /// ``UIKit/UIView/followKeyboard(dragging:while:tracker:onChange:)`` looks again by itself.
  ///
  /// - Parameter view: Any view, in any window and on any screen.
  /// - Returns: The cover in points, in the view's own coordinates; `nil` outside a window.
  @MainActor
  public func cover(of view: UIView) -> KeyboardCover? {
    KeyboardReference(view: view).place(accessory: view.accessoryView)?
      .cover(in: self, animation: animation)
  }
}

/// Rectangle that the keyboard may cover, and that is measured.
@MainActor
struct KeyboardReference {
  /// The view that the rectangle is in.
  let view: UIView
  /// The rectangle in the view's coordinates; `nil` for the view with its safe area.
  var part: CGRect?
  /// A bar over the end of the view.
  var bar: UIView?

  /// Returns the place of the rectangle on its screen, in points; `nil` outside a window.
  ///
  /// In Split View, Slide Over and Stage Manager the window does not begin where the screen does. The
  /// frame is that of the model, which UIKit sets when an animation begins: a page that slides out is
  /// beside the screen from then on, and is covered no more.
  func place(accessory: UIView?) -> KeyboardViewPlace? {
    guard let window = view.window else { return nil }
    let frame = view.convert(bounds, to: window.screen.coordinateSpace)
    var place = KeyboardViewPlace(at: frame, size: bounds.size)
    place.bounds.origin = bounds.origin
    place.screen = KeyboardScreen(window.screen)
    place.isMirrored = view.isMirrored(in: window)
    place.safeAreaBottom = safeArea(isMirrored: place.isMirrored)
    place.bar = bar.flatMap { $0.isHidden || $0.window !== window ? nil : $0.frameOnScreen }
    guard let accessory else { return place }
    place.accessory = accessory.frameOnScreen
    place.restingBottom = window.frameOnScreen?.maxY
    place.restingInset = window.safeAreaInsets.bottom
    return place
  }

  /// Returns whether the rectangle is where it was measured; few measures, since each turn takes them.
  ///
  /// Bars and accessory views are not compared, so that a view with one is measured anew.
  func isStill(at place: KeyboardViewPlace, in window: UIWindow?) -> Bool {
    guard bar == nil, place.bar == nil, place.restingBottom == nil else { return false }
    guard let screen = window?.screen else { return false }
    return place.frame == view.convert(bounds, to: screen.coordinateSpace)
      && place.bounds.size == bounds.size
      && place.safeAreaBottom == safeArea(isMirrored: place.isMirrored)
      && place.screen == KeyboardScreen(screen)
  }

  private var bounds: CGRect { part ?? view.bounds }

  private func safeArea(isMirrored: Bool) -> CGFloat {
    guard part == nil else { return 0 }
    return isMirrored ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}

extension UIView {
  /// The bounds in screen coordinates; `nil` outside a window, which counts as in itself.
  var frameOnScreen: CGRect? {
    ((self as? UIWindow) ?? window).map { convert(bounds, to: $0.screen.coordinateSpace) }
  }

  /// Returns whether the top of the view's bounds is lower in the window than their bottom.
  fileprivate func isMirrored(in window: UIWindow) -> Bool {
    let top = convert(CGPoint(x: bounds.minX, y: bounds.minY), to: window)
    let bottom = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: window)
    return top.y > bottom.y
  }

  /// True while a controller around the view is on its way on screen.
  var isBeingPresented: Bool {
    // UIKit then animates what moves with the keyboard: see Signal's `OWSViewController.swift`.
    sequence(first: self as UIResponder, next: { $0.next })
      .contains { ($0 as? UIViewController)?.isBeingPresented ?? false }
  }
}
#endif
