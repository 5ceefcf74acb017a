package import Foundation

/// Frame of a view, or of a part of it, on its screen, with all else that its overlap depends on.
///
/// An adapter reads it from the view; the overlap is computed here.
package struct OverlapMeasurement: Sendable, Equatable {
  /// The bounds in screen coordinates, in points.
  package var frame: CGRect
  /// The bounds in the view's own coordinates; of another size where the view is scaled.
  package var bounds: CGRect
  /// The view's screen, to which a keyboard of another screen is nothing.
  package var screen: KeyboardScreen?
  /// The bottom safe-area inset of the view, in its own coordinates.
  package var safeAreaBottom: CGFloat = 0
  /// True if the top of the bounds is lower on the screen than their bottom, as in a list that
  /// is mirrored to grow upwards.
  package var isMirrored = false
  /// The frame on the screen of the first responder's input accessory view.
  package var accessory: CGRect?
  /// The bottom of the window on the screen, where an accessory view ends at rest.
  package var restingBottom: CGFloat?
  /// The bottom safe-area inset of the window, by which an accessory view grows at rest.
  package var restingInset: CGFloat = 0
  /// The frame on the screen of a bar over the end of the view.
  package var bar: CGRect?

  /// Makes the place of a view that is measured in the coordinates of its window, or of the screen.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view in its window, in points.
  ///   - size: The size of the view in its own coordinates, which begin at zero unless set.
  ///   - window: The window; without it, the frame counts from where the screen begins.
  package init(at frame: CGRect, size: CGSize, in window: KeyboardWindow? = nil) {
    let origin = window?.frame.origin ?? .zero
    self.frame = frame
    self.frame.origin.x += origin.x
    self.frame.origin.y += origin.y
    bounds = CGRect(origin: .zero, size: size)
    screen = window?.screen
  }

  /// The height in points from the top of the bar to the visual bottom of the view.
  package var barHeight: CGFloat {
    height(coveredBy: bar)
  }

  /// Returns the overlap of the view.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - previousHeight: The height that the observer was given last; `nil` for a layout, which may
  ///     come any number of times, and has no increment.
  ///   - animation: The animation of the keyboard to that state.
  /// - Returns: An overlap of zero height where a number is not finite.
  package func overlap(
    in state: KeyboardState,
    since previousHeight: CGFloat? = 0,
    animation: KeyboardAnimation? = nil
  ) -> KeyboardOverlap {
    let keyboard = state.isVisible && !state.screen.isOther(than: screen) ? state : nil
    var overlap = KeyboardOverlap(state: state, animation: animation)
    overlap.height = height(coveredBy: coveringFrame(of: keyboard))
    overlap.inset = max(0, overlap.height - (safeAreaBottom.isFinite ? max(0, safeAreaBottom) : 0))
    overlap.heightIncrement = previousHeight.map { overlap.height - $0 } ?? 0
    overlap.freeRectangle = bounds
    overlap.freeRectangle.size.height = max(0, bounds.size.height - overlap.height)
    if isMirrored { overlap.freeRectangle.origin.y += min(overlap.height, bounds.size.height) }
    overlap.keyboardFrame = keyboard?.frame.flatMap { converted($0) }
    return overlap
  }

  /// Returns the padding at the bottom of the view that keeps its content clear of the keyboard.
  ///
  /// The spacing counts from the top of the keyboard: a view that ends just there, since a
  /// framework has made room for the keyboard, keeps the spacing too.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - spacing: The distance to keep from the keyboard, in points.
  ///   - minimum: The least padding in points, with and without a keyboard.
  /// - Returns: A number from 0 to the height of the view with its padding, in its own coordinates.
  package func padding(
    in state: KeyboardState,
    spacing: CGFloat = 0,
    atLeast minimum: CGFloat = 0
  ) -> CGFloat {
    let height = bounds.size.height
    guard height > 0, height.isFinite else { return 0 }
    let spacing = spacing.isNaN ? 0 : min(max(spacing, -height), height)
    var lowered = self
    lowered.bounds.size.height += spacing
    lowered.frame.size.height += spacing * frame.size.height / height
    // The least padding comes last, where a number that is none loses against any other.
    return min(max(0, lowered.overlap(in: state).height, minimum), height)
  }

  private func height(coveredBy covering: CGRect?) -> CGFloat {
    guard let covering else { return 0 }
    let height = frame.coveredHeight(by: covering) * scale.height
    return height.isFinite ? height : 0
  }

  /// The view's own points for each point on the screen; one where the view has no width or height.
  private var scale: CGSize {
    CGSize(
      width: frame.size.width > 0 ? bounds.size.width / frame.size.width : 1,
      height: frame.size.height > 0 ? bounds.size.height / frame.size.height : 1
    )
  }

  /// Converts a rectangle from the screen; `nil` if a number is not finite.
  private func converted(_ rectangle: CGRect) -> CGRect? {
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

  /// Returns the frame that covers views: the keyboard's, with an accessory view that it may not
  /// hold.
  ///
  /// From iOS 26 on the accessory view is no part of the keyboard's frame:
  /// https://github.com/badoo/Chatto/pull/797 (decided by `AccessoryViewTests`)
  ///
  /// UIKit announces a hide while the bar is still where the keyboard was. At rest the bar ends at
  /// the bottom of the window, in Slide Over and Stage Manager too, and is higher by its bottom
  /// safe-area inset: http://www.openradar.me/21788102 (decided by `AccessoryViewTests`)
  ///
  /// - Parameter keyboard: The state of a keyboard that is on the view's screen, if there is one.
  /// - Returns: A frame in screen coordinates; `nil` if nothing covers.
  private func coveringFrame(of keyboard: KeyboardState?) -> CGRect? {
    let docked = keyboard?.dockedFrame
    guard var bar = accessory, bar.hasArea else { return docked }
    if let docked {
      // mutant: < to <=, because a bar that begins where the keyboard does covers no more
      let isOnTop = bar.minY < docked.minY && bar.maxY >= docked.minY - 1
      return isOnTop ? docked.union(bar) : docked
    }
    guard let restingBottom, restingBottom - bar.maxY > restingInset + 1 else { return bar }
    // mutant: swap, because beside a keyboard the bar is not returned
    guard keyboard == nil else { return nil }
    bar.size.height += restingInset
    bar.origin.y = restingBottom - bar.size.height
    return bar
  }
}
