#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import KeyboardNotifications
public import UIKit

extension KeyboardState {
  /// What the keyboard covers of a view at this moment.
  ///
  /// For code that computes a whole layout at once, as in `viewDidLayoutSubviews`. A view that moves
  /// later is covered by another height: ``UIKit/UIView/followKeyboard(dragging:while:tracker:onChange:)``
  /// looks again by itself.
  ///
  /// - Parameter view: Any view, in whichever window and on whichever screen it is.
  /// - Returns: The cover in points, in the view's own coordinates; `nil` while the view is not in a
  ///   window.
  @MainActor
  public func cover(of view: UIView) -> KeyboardCover? {
    view.keyboardPlace()?.cover(in: self, animation: animation)
  }
}

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

extension UIView {
  /// Where the view, or a part of it, is on its screen.
  ///
  /// - Parameter part: A rectangle in the view's coordinates, in points; without it, the view with
  ///   its safe area.
  /// - Returns: The place; `nil` outside a window.
  func keyboardPlace(of part: CGRect? = nil) -> KeyboardViewPlace? {
    let area = part ?? bounds
    guard let screen = window?.screen, let frame = frameOnScreen(of: area) else { return nil }
    let isMirrored = isTurnedOver
    let safeArea = isMirrored ? safeAreaInsets.top : safeAreaInsets.bottom
    return KeyboardViewPlace(
      frame: frame,
      bounds: area,
      safeAreaBottom: part == nil ? safeArea : 0,
      isMirrored: isMirrored,
      screenBounds: screen.bounds,
      screen: KeyboardScreen(screen),
      accessory: accessoryFrame
    )
  }

  /// Brings a rectangle of the view to screen coordinates; `nil` outside a window.
  ///
  /// In Split View, Slide Over and Stage Manager the window does not begin where the screen does.
  func frameOnScreen(of rectangle: CGRect) -> CGRect? {
    guard let screen = window?.screen else { return nil }
    return convert(rectangle, to: screen.coordinateSpace)
  }

  /// Whether the top of the view's bounds is lower in the window than their bottom.
  var isTurnedOver: Bool {
    guard let window else { return false }
    let top = convert(CGPoint(x: bounds.minX, y: bounds.minY), to: window)
    let bottom = convert(CGPoint(x: bounds.minX, y: bounds.maxY), to: window)
    return top.y > bottom.y
  }

  /// The frame on screen of the input accessory view that UIKit shows for the view, for what is
  /// around it, or for the field of its window that has the focus; `nil` where there is none.
  ///
  /// UIKit shows it in a window of its own. A view controller that is first responder keeps its
  /// accessory view on screen without a keyboard:
  /// https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
  var accessoryFrame: CGRect? {
    guard let window else { return nil }
    let around = Array(sequence(first: self as UIResponder, next: { $0.next }))
    for responder in around + [FocusedField.inWindow(window)].compactMap({ $0 }) {
      guard let bar = responder.inputAccessoryView, let barWindow = bar.window else { continue }
      return barWindow === window ? nil : bar.frameOnScreen(of: bar.bounds)
    }
    return nil
  }

  /// Whether a controller around the view is on its way on screen.
  ///
  /// UIKit then animates what moves with the keyboard, which does harm, as Signal's
  /// `OWSViewController.swift` has it.
  var isBeingPresented: Bool {
    sequence(first: self as UIResponder, next: { $0.next })
      .contains { ($0 as? UIViewController)?.isBeingPresented ?? false }
  }
}
#endif
