package import Foundation

/// Where a view is, as far as a keyboard may cover it: read by an adapter, judged here.
package struct KeyboardViewPlace: Sendable, Equatable {
  /// The view's bounds in screen coordinates, in points.
  package var frame: CGRect
  /// The view's bounds in its own coordinates; of another size where the view is scaled.
  package var bounds: CGRect
  /// The bottom safe-area inset of the view, in its own coordinates.
  package var safeAreaBottom: CGFloat
  /// Whether the top of the bounds is lower on the screen than their bottom, as in a list that is
  /// turned over to grow upwards.
  package var isMirrored: Bool
  /// The bounds of the view's screen.
  package var screenBounds: CGRect?
  /// The view's screen, to which a keyboard of another screen is nothing.
  package var screen: KeyboardScreen?
  /// The frame on the screen of an input accessory view that stays without the keyboard.
  package var accessory: CGRect?

  /// Makes a place from its parts.
  package init(
    frame: CGRect,
    bounds: CGRect? = nil,
    safeAreaBottom: CGFloat = 0,
    isMirrored: Bool = false,
    screenBounds: CGRect? = nil,
    screen: KeyboardScreen? = nil,
    accessory: CGRect? = nil
  ) {
    self.frame = frame
    self.bounds = bounds ?? CGRect(origin: .zero, size: frame.size)
    self.safeAreaBottom = safeAreaBottom
    self.isMirrored = isMirrored
    self.screenBounds = screenBounds
    self.screen = screen
    self.accessory = accessory
  }

  /// What the keyboard covers of the view.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - previousHeight: The height that the observer knows of.
  ///   - animation: How the keyboard comes to that state.
  /// - Returns: A cover of zero height where a number is not finite.
  package func cover(
    in state: KeyboardState,
    since previousHeight: CGFloat = 0,
    animation: KeyboardAnimation? = nil
  ) -> KeyboardCover {
    let isHere = state.isVisible && !state.screen.isOther(than: screen)
    let height = coveredHeight(by: isHere ? state : nil)
    let safeArea = safeAreaBottom.isFinite ? max(0, safeAreaBottom) : 0
    var free = bounds
    free.size.height -= height
    if isMirrored { free.origin.y += height }
    return KeyboardCover(
      height: height,
      inset: max(0, height - safeArea),
      heightIncrement: height - previousHeight,
      freeRectangle: free,
      keyboardFrame: isHere ? state.frame.flatMap { converted($0) } : nil,
      state: state,
      animation: animation
    )
  }

  private func coveredHeight(by keyboard: KeyboardState?) -> CGFloat {
    guard let covering = coveringFrame(of: keyboard), frame.size.height > 0 else { return 0 }
    let height = KeyboardGeometry.coveredHeight(of: frame, by: covering)
    return height * bounds.size.height / frame.size.height
  }

  /// Converts a rectangle from the screen; `nil` where the view has no area.
  private func converted(_ rectangle: CGRect) -> CGRect? {
    guard frame.size.width > 0, frame.size.height > 0 else { return nil }
    let scale = CGSize(
      width: bounds.size.width / frame.size.width,
      height: bounds.size.height / frame.size.height
    )
    let top = rectangle.origin.y - frame.origin.y
    let bottom = frame.size.height - top - rectangle.size.height
    let result = CGRect(
      x: bounds.origin.x + (rectangle.origin.x - frame.origin.x) * scale.width,
      y: bounds.origin.y + (isMirrored ? bottom : top) * scale.height,
      width: rectangle.size.width * scale.width,
      height: rectangle.size.height * scale.height
    )
    return result.isFinite ? result : nil
  }
}

// MARK: - Keyboard and accessory

extension KeyboardViewPlace {
  /// The frame that covers views: the keyboard's, with an accessory view that it may not hold.
  ///
  /// From iOS 26 on the accessory view is no part of the keyboard's frame:
  /// https://github.com/badoo/Chatto/pull/797 (decided by `AccessoryViewTests`)
  ///
  /// - Parameter keyboard: The state of a keyboard that is on the view's screen, if there is one.
  /// - Returns: A frame in screen coordinates; `nil` where nothing covers.
  private func coveringFrame(of keyboard: KeyboardState?) -> CGRect? {
    let docked = keyboard?.placement == .docked ? keyboard?.frame : nil
    guard let bar = accessory, bar.isFinite, bar.size.height > 0 else { return docked }
    guard let docked else { return restingFrame(of: bar, canComeDown: keyboard == nil) }
    let isOnTop =
      bar.origin.y < docked.origin.y
      && bar.origin.y + bar.size.height >= docked.origin.y - 1
    guard isOnTop else { return docked }
    var both = docked
    both.origin.y = bar.origin.y
    both.size.height += docked.origin.y - bar.origin.y
    return both
  }

  /// Where an accessory view is without a keyboard: at the bottom of the screen.
  ///
  /// While UIKit announces the hide the bar is still where the keyboard was.
  private func restingFrame(of bar: CGRect, canComeDown: Bool) -> CGRect? {
    guard let screenBounds else { return bar }
    let gap = screenBounds.origin.y + screenBounds.size.height - bar.origin.y - bar.size.height
    guard gap > 1 else { return bar }
    guard canComeDown else { return nil }
    var resting = bar
    resting.origin.y += gap
    return resting
  }
}
