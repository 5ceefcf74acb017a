package import Foundation

/// Place of a view, or of a part of it, on its screen.
///
/// An adapter reads it from the view; the cover is computed here.
package struct KeyboardViewPlace: Sendable, Equatable {
  /// The bounds in screen coordinates, in points.
  package var frame: CGRect
  /// The bounds in the view's own coordinates; of another size where the view is scaled.
  package var bounds: CGRect
  /// The bottom safe-area inset of the view, in its own coordinates.
  package var safeAreaBottom: CGFloat
  /// True where the top of the bounds is lower on the screen than their bottom, as in a list that
  /// is mirrored to grow upwards.
  package var isMirrored: Bool
  /// The view's screen, to which a keyboard of another screen is nothing.
  package var screen: KeyboardScreen?
  /// The frame on the screen of the first responder's input accessory view.
  package var accessory: CGRect?
  /// The bottom of the window on the screen, where an accessory view ends at rest.
  package var restingBottom: CGFloat?
  /// The bottom safe-area inset of the window, by which an accessory view grows at rest.
  package var restingInset: CGFloat
  /// The frame on the screen of a bar over the end of the view.
  package var bar: CGRect?

  /// Makes a place from its parts.
  package init(
    frame: CGRect,
    bounds: CGRect? = nil,
    safeAreaBottom: CGFloat = 0,
    isMirrored: Bool = false,
    screen: KeyboardScreen? = nil,
    accessory: CGRect? = nil,
    restingBottom: CGFloat? = nil,
    restingInset: CGFloat = 0,
    bar: CGRect? = nil
  ) {
    self.frame = frame
    self.bounds = bounds ?? CGRect(origin: .zero, size: frame.size)
    self.safeAreaBottom = safeAreaBottom
    self.isMirrored = isMirrored
    self.screen = screen
    self.accessory = accessory
    self.restingBottom = restingBottom
    self.restingInset = restingInset
    self.bar = bar
  }

  /// The height in points from the top of the bar to the visual bottom of the view.
  package var barHeight: CGFloat {
    guard let bar, bar.isFinite, frame.size.height > 0 else { return 0 }
    let height = frame.origin.y + frame.size.height - bar.origin.y
    return min(max(0, height), frame.size.height) * bounds.size.height / frame.size.height
  }

  /// Returns the cover of the view.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - previousHeight: The height that the observer was given last.
  ///   - animation: The animation of the keyboard to that state.
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
    free.size.height = max(0, bounds.size.height - height)
    if isMirrored { free.origin.y += bounds.size.height - free.size.height }
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
    let scaled = height * bounds.size.height / frame.size.height
    return scaled.isFinite ? scaled : 0
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
  /// Returns the frame that covers views: the keyboard's, with an accessory view that it may not
  /// hold.
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

  /// Returns the frame of an accessory view at rest, without a keyboard.
  ///
  /// UIKit announces a hide while the bar is still where the keyboard was. At rest the bar ends at
  /// the bottom of the window, in Slide Over and Stage Manager too, and is higher by its bottom
  /// safe-area inset: http://www.openradar.me/21788102 (decided by `AccessoryViewTests`)
  private func restingFrame(of bar: CGRect, canComeDown: Bool) -> CGRect? {
    guard let bottom = restingBottom else { return bar }
    let inset = restingInset.isFinite ? max(0, restingInset) : 0
    guard bottom - bar.origin.y - bar.size.height > inset + 1 else { return bar }
    guard canComeDown else { return nil }
    var resting = bar
    resting.size.height += inset
    resting.origin.y = bottom - resting.size.height
    return resting
  }
}
