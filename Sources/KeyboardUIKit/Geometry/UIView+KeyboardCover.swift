#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension KeyboardState {
  /// Returns the cover of a view at this moment.
  ///
  /// For code that computes a whole layout at once, as in `viewDidLayoutSubviews`. A view that moves
  /// later is covered by another height: ``UIKit/UIView/followKeyboard(dragging:while:tracker:onChange:)``
  /// looks again by itself.
  ///
  /// - Parameter view: Any view, in any window and on any screen.
  /// - Returns: The cover in points, in the view's own coordinates; `nil` while the view is not in a
  ///   window.
  @MainActor
  public func cover(of view: UIView) -> KeyboardCover? {
    view.window.map {
      KeyboardReference(view).place(in: $0, accessory: view.accessoryView)
        .cover(in: self, animation: animation)
    }
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

  init(_ view: UIView, part: CGRect? = nil, bar: UIView? = nil) {
    self.view = view
    self.part = part
    self.bar = bar
  }

  /// Returns the place of the rectangle on its screen.
  ///
  /// In Split View, Slide Over and Stage Manager the window does not begin where the screen does. The
  /// frame is that of the model, which UIKit sets when an animation begins: a page that slides out is
  /// beside the screen from then on, and is covered no more.
  ///
  /// - Parameters:
  ///   - window: The window of the view.
  ///   - accessory: The first responder's input accessory view.
  /// - Returns: The place in points.
  func place(in window: UIWindow, accessory: UIView? = nil) -> KeyboardViewPlace {
    let screen = window.screen
    let isMirrored = view.isMirrored
    return KeyboardViewPlace(
      frame: view.convert(bounds, to: screen.coordinateSpace),
      bounds: bounds,
      safeAreaBottom: safeAreaBottom(isMirrored: isMirrored),
      isMirrored: isMirrored,
      screenBounds: screen.bounds,
      screen: KeyboardScreen(screen),
      accessory: accessory?.frameOnScreen,
      restingInset: accessory == nil ? 0 : window.safeAreaInsets.bottom,
      bar: bar.flatMap { $0.isHidden || $0.window !== window ? nil : $0.frameOnScreen }
    )
  }

  /// Compares the rectangle with a place that it had, and makes no value, since most things are still
  /// in most turns; false where a bar is to be compared too.
  func isStill(in window: UIWindow, since place: KeyboardViewPlace) -> Bool {
    guard bar == nil else { return false }
    let screen = window.screen
    let bounds = bounds
    return place.frame == view.convert(bounds, to: screen.coordinateSpace)
      && place.bounds.size == bounds.size
      && place.safeAreaBottom == safeAreaBottom(isMirrored: place.isMirrored)
      && place.screenBounds == screen.bounds && place.screen == KeyboardScreen(screen)
  }

  private var bounds: CGRect {
    part ?? view.bounds
  }

  private func safeAreaBottom(isMirrored: Bool) -> CGFloat {
    guard part == nil else { return 0 }
    return isMirrored ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}

extension UIView {
  /// The bounds in screen coordinates; `nil` outside a window.
  fileprivate var frameOnScreen: CGRect? {
    window.map { convert(bounds, to: $0.screen.coordinateSpace) }
  }

  /// True where the top of the view's bounds is lower in the window than their bottom.
  fileprivate var isMirrored: Bool {
    guard let window else { return false }
    let top = convert(CGPoint(x: bounds.minX, y: bounds.minY), to: window)
    let bottom = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: window)
    return top.y > bottom.y
  }

  /// True while a controller around the view is on its way on screen.
  ///
  /// UIKit then animates what moves with the keyboard, which does harm; see Signal's
  /// `OWSViewController.swift`.
  var isBeingPresented: Bool {
    sequence(first: self as UIResponder, next: { $0.next })
      .contains { ($0 as? UIViewController)?.isBeingPresented ?? false }
  }
}
#endif
