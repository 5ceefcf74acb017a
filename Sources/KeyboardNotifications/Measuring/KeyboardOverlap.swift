public import Foundation

/// Frame of a view on its screen, with the other values that its overlap depends on.
///
/// An adapter reads it from the view, or from a part of the view, and the overlap is computed here.
package struct OverlapMeasurement: Sendable, Equatable {
  /// The bounds in screen coordinates, in points.
  package var frame: CGRect
  /// The bounds in the view's own coordinates; their size differs from the frame's if the view is
  /// scaled.
  package var bounds: CGRect
  /// The window of the view, by which the keyboard is docked or floats.
  ///
  /// A keyboard on another screen than the window's does not overlap the view.
  package var window: KeyboardWindow?
  /// The bottom safe-area inset of the view, in its own coordinates.
  package var safeAreaBottom: CGFloat = 0
  /// True if the top of the bounds is lower on the screen than their bottom, as in a list that
  /// is mirrored to grow upwards.
  package var isMirrored = false
  /// The frame on the screen of the first responder's input accessory view.
  package var accessory: CGRect?
  /// The frame on the screen of a bar over the end of the view.
  package var bar: CGRect?

  /// Makes the measurement of a view.
  ///
  /// - Parameters:
  ///   - frame: The bounds in screen coordinates, in points.
  ///   - size: The size of the bounds in the view's own coordinates; their origin is zero.
  package init(at frame: CGRect, size: CGSize) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: size)
  }

  /// The height in points from the top of the bar to the visual bottom of the view.
  package var barHeight: CGFloat {
    height(coveredBy: bar)
  }

  /// Returns the overlap of the view.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - previousHeight: The height in the observer's last call; `nil` for a layout, which has no
  ///     increment.
  ///   - animation: The animation of the keyboard to that state.
  /// - Returns: The overlap; its height is zero if a number is not finite.
  package func overlap(
    in state: KeyboardState,
    since previousHeight: CGFloat? = 0,
    animation: KeyboardAnimation? = nil
  ) -> KeyboardOverlap {
    let state = state.placed(in: window)
    let keyboard = keyboardOnScreen(in: state)
    var overlap = KeyboardOverlap(state: state, animation: animation)
    overlap.height = height(coveredBy: coveringFrame(of: keyboard))
    let safeArea = safeAreaBottom.isFinite ? max(0, safeAreaBottom) : 0
    overlap.inset = max(0, overlap.height - safeArea)
    overlap.heightIncrement = previousHeight.map { overlap.height - $0 } ?? 0
    overlap.freeRectangle = bounds
    overlap.freeRectangle.size.height = max(0, bounds.size.height - overlap.height)
    if isMirrored { overlap.freeRectangle.origin.y += min(overlap.height, bounds.size.height) }
    overlap.keyboardFrame = keyboard?.frame.flatMap { converted($0) }
    return overlap
  }

  /// Returns the height that is covered or nearer to the keyboard than a distance.
  ///
  /// The distance counts from the top of a keyboard that is docked and overlaps the view sideways,
  /// also for a view that ends above it. A hidden or floating keyboard has no distance.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - spacing: The distance in the view's own points. One that is infinite counts as the height
  ///     of the view, and one that is not a number as zero.
  /// - Returns: The height to the bottom of the view, in its own points; at least zero.
  package func coveredHeight(in state: KeyboardState, spacing: CGFloat) -> CGFloat {
    let height = bounds.size.height
    let finite = spacing.isInfinite ? (spacing > 0 ? height : -height) : spacing
    let distance = finite.isNaN ? 0 : finite / scale.height
    let keyboard = keyboardOnScreen(in: state.placed(in: window))
    return self.height(coveredBy: coveringFrame(of: keyboard), distance)
  }

  /// Returns the padding at the bottom of the view that keeps its content above the keyboard.
  ///
  /// The spacing counts as in ``coveredHeight(in:spacing:)``, also for a view whose bottom a
  /// framework has moved to the keyboard.
  ///
  /// - Parameters:
  ///   - state: The state of the keyboard.
  ///   - spacing: The distance to keep from the keyboard, in points.
  ///   - minimum: The least padding in points, with and without a keyboard.
  /// - Returns: The padding in the view's own coordinates, at most the height of the view.
  package func padding(
    in state: KeyboardState,
    spacing: CGFloat = 0,
    atLeast minimum: CGFloat = 0
  ) -> CGFloat {
    let height = bounds.size.height
    guard height > 0, height.isFinite else { return 0 }
    // The minimum is the last argument of `max`, which ignores a NaN there.
    return min(max(0, coveredHeight(in: state, spacing: spacing), minimum), height)
  }

  /// Returns the state of a keyboard that is on the view's screen; `nil` if there is none.
  private func keyboardOnScreen(in state: KeyboardState) -> KeyboardState? {
    state.isVisible && !state.screen.isOther(than: window?.screen) ? state : nil
  }

  private func height(coveredBy covering: CGRect?, _ distance: CGFloat = 0) -> CGFloat {
    guard let covering else { return 0 }
    let height = frame.coveredHeight(by: covering, keeping: distance) * scale.height
    return height.isFinite ? height : 0
  }

  /// The view's own points for each point on the screen; one if the view has no width or height.
  private var scale: CGSize {
    CGSize(
      width: frame.size.width > 0 ? bounds.size.width / frame.size.width : 1,
      height: frame.size.height > 0 ? bounds.size.height / frame.size.height : 1
    )
  }

  /// Converts a rectangle from screen coordinates to the view's own.
  ///
  /// - Returns: `nil` if a number is not finite.
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

  /// Returns the frame that covers views: of the keyboard and the input accessory view.
  ///
  /// On iOS 26 and later the accessory view is not part of the keyboard's frame:
  /// https://github.com/badoo/Chatto/pull/797 (to be decided by `HostedAccessoryViewTests`)
  ///
  /// When UIKit announces a hide, the accessory view is still above the keyboard. It then moves to
  /// the bottom of the window, in Slide Over and Stage Manager too, and is higher there by the
  /// bottom safe-area inset: http://www.openradar.me/21788102 (to be decided by
  /// `HostedAccessoryViewTests`).
  /// Its frame at the end of that move is returned.
  ///
  /// - Parameter keyboard: The state of a keyboard that is on the view's screen, if there is one.
  /// - Returns: A frame in screen coordinates; `nil` if neither covers views.
  private func coveringFrame(of keyboard: KeyboardState?) -> CGRect? {
    let docked = keyboard?.dockedFrame
    guard var accessory, accessory.hasArea else { return docked }
    if let docked {
      let isOnTop = accessory.minY < docked.minY && accessory.maxY >= docked.minY - 1
      return isOnTop ? docked.union(accessory) : docked
    }
    guard let window else { return accessory }
    let isAtBottom = window.frame.maxY - accessory.maxY <= window.safeAreaBottom + 1
    if isAtBottom { return accessory }
    // With a floating keyboard, an accessory view away from the bottom covers no views.
    guard keyboard == nil else { return nil }
    accessory.size.height += window.safeAreaBottom
    accessory.origin.y = window.frame.maxY - accessory.size.height
    return accessory
  }
}

/// The part of one view that the keyboard covers at one moment.
///
/// Each view has its own overlap, because the keyboard covers a different amount of each. All
/// measures are in points, in the view's coordinates. While the keyboard moves, they are the
/// measures at the end of its animation.
public struct KeyboardOverlap: Sendable, Equatable {
  /// The covered height, from the top of the keyboard to the bottom of the view.
  ///
  /// It is zero unless the view overlaps a docked keyboard or an input accessory view, which counts
  /// without a keyboard, too. Use it for a subview at the bottom of the view, and ``inset`` for one
  /// at the bottom of its safe area.
  public var height: CGFloat

  /// The covered height minus the bottom safe-area inset of the view; at least zero.
  public var inset: CGFloat

  /// The covered height minus the height in the observer's last call.
  ///
  /// For each observer the sum of all increments is ``height``.
  public var heightIncrement: CGFloat

  /// The part of the view's bounds that is not covered.
  public var freeRectangle: CGRect

  /// The frame of the keyboard, docked or not; `nil` while it is hidden or on another screen.
  public var keyboardFrame: CGRect?

  /// True while a finger drags the keyboard down.
  ///
  /// It is also true for the change after the drag, a hide or a return to full height, and always
  /// false in KeyboardSwiftUI.
  public var isInteractive: Bool

  /// The state of the keyboard; its placement is docked or floating for this view.
  public var state: KeyboardState

  /// The animation of the keyboard; `nil` if the keyboard does not move, for example because only
  /// the view has moved.
  public var animation: KeyboardAnimation?

  /// Makes an overlap, for a preview or a test of code that takes one.
  ///
  /// - Parameters:
  ///   - height: The covered height, in points.
  ///   - inset: The covered height minus the bottom safe-area inset, in points.
  ///   - heightIncrement: The covered height minus the height in the last call, in points.
  ///   - freeRectangle: The part of the bounds that is not covered.
  ///   - keyboardFrame: The frame of the keyboard, in the view's coordinates.
  ///   - isInteractive: True if a finger pulls the keyboard down.
  ///   - state: The state of the keyboard.
  ///   - animation: The animation of the keyboard.
  public init(
    height: CGFloat = 0,
    inset: CGFloat = 0,
    heightIncrement: CGFloat = 0,
    freeRectangle: CGRect = .zero,
    keyboardFrame: CGRect? = nil,
    isInteractive: Bool = false,
    state: KeyboardState = .initial,
    animation: KeyboardAnimation? = nil
  ) {
    self.height = height
    self.inset = inset
    self.heightIncrement = heightIncrement
    self.freeRectangle = freeRectangle
    self.keyboardFrame = keyboardFrame
    self.isInteractive = isInteractive
    self.state = state
    self.animation = animation
  }

  /// Compares the heights and rectangles with those of another overlap.
  ///
  /// Rectangles are compared relative to the origin of the bounds, which changes while a view
  /// scrolls.
  ///
  /// - Parameters:
  ///   - other: The other overlap.
  ///   - tolerance: The difference in points from which two numbers count as different.
  /// - Returns: True if no number is different.
  package func isSame(as other: KeyboardOverlap, within tolerance: CGFloat) -> Bool {
    func isSame(_ one: CGFloat, _ another: CGFloat) -> Bool { abs(one - another) < tolerance }
    func isSame(_ one: CGSize, _ another: CGSize) -> Bool {
      isSame(one.width, another.width) && isSame(one.height, another.height)
    }
    let origin = freeRectangle.origin
    let otherOrigin = other.freeRectangle.origin
    guard isSame(height, other.height), isSame(inset, other.inset),
      isSame(freeRectangle.size, other.freeRectangle.size)
    else { return false }
    guard let keyboard = keyboardFrame, let otherKeyboard = other.keyboardFrame else {
      return keyboardFrame == nil && other.keyboardFrame == nil
    }
    return isSame(keyboard.size, otherKeyboard.size)
      && isSame(keyboard.origin.x - origin.x, otherKeyboard.origin.x - otherOrigin.x)
      && isSame(keyboard.origin.y - origin.y, otherKeyboard.origin.y - otherOrigin.y)
  }
}

extension KeyboardOverlap: CustomStringConvertible {
  /// One line, such as `336 covered, +336, showing, docked {{0, 508}, {390, 336}}, 0.25 s`.
  public var description: String {
    var parts = ["\(height.text) covered", heightIncrement.signedText]
    parts += state.descriptionParts(frame: keyboardFrame)
    if isInteractive { parts.append("interactive") }
    if let animation, animation.isAnimated { parts.append(animation.durationText) }
    return parts.joined(separator: ", ")
  }
}
