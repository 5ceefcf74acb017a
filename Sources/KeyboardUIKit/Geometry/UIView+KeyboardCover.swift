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
      KeyboardReference(view: view).place(in: $0, accessory: view.accessoryView)
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

  /// Returns the place of the rectangle on its screen.
  ///
  /// In Split View, Slide Over and Stage Manager the window does not begin where the screen does. The
  /// frame is that of the model, which UIKit sets when an animation begins: a page that slides out is
  /// beside the screen from then on, and is covered no more.
  ///
  /// - Parameters:
  ///   - window: The window of the view.
  ///   - frame: The frame on the screen, where it was measured.
  ///   - accessory: The first responder's input accessory view.
  /// - Returns: The place in points.
  func place(
    in window: UIWindow,
    at frame: CGRect? = nil,
    accessory: UIView?
  ) -> KeyboardViewPlace {
    let isMirrored = view.isMirrored
    return KeyboardViewPlace(
      frame: frame ?? view.convert(bounds, to: window.screen.coordinateSpace),
      bounds: bounds,
      safeAreaBottom: isMirrored ? safeArea.top : safeArea.bottom,
      isMirrored: isMirrored,
      screen: KeyboardScreen(window.screen),
      accessory: accessory?.frameOnScreen,
      restingBottom: accessory == nil ? nil : window.frameOnScreen?.maxY,
      restingInset: accessory == nil ? 0 : window.safeAreaInsets.bottom,
      bar: bar.flatMap { $0.isHidden || $0.window !== window ? nil : $0.frameOnScreen }
    )
  }

  /// Returns what shows that the rectangle has moved.
  func glance(in window: UIWindow, state: Int) -> KeyboardGlance {
    let (screen, safeArea) = (window.screen, safeArea)
    return KeyboardGlance(
      state: state,
      view: ObjectIdentifier(view),
      screen: ObjectIdentifier(screen),
      frame: view.convert(bounds, to: screen.coordinateSpace),
      size: bounds.size,
      top: safeArea.top,
      bottom: safeArea.bottom
    )
  }

  private var bounds: CGRect { part ?? view.bounds }
  private var safeArea: UIEdgeInsets { part == nil ? view.safeAreaInsets : .zero }
}

/// Measures that show that a rectangle or the keyboard has moved; small, since each turn compares them.
struct KeyboardGlance: Equatable {
  /// Number of the keyboard's state.
  let state: Int
  let view: ObjectIdentifier
  let screen: ObjectIdentifier
  /// The frame on the screen, in points.
  let frame: CGRect
  let size: CGSize
  /// The safe-area insets at the top and at the bottom.
  let top: CGFloat
  let bottom: CGFloat
}

extension UIView {
  /// The bounds in screen coordinates; `nil` outside a window, which counts as in itself.
  var frameOnScreen: CGRect? {
    ((self as? UIWindow) ?? window).map { convert(bounds, to: $0.screen.coordinateSpace) }
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
