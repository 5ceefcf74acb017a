public import Foundation

/// The part of one view that the keyboard covers at one moment.
///
/// Adapters make one for each view and each moment, since one keyboard covers each view by another
/// height. All measures are in points, in the view's own coordinates. While the keyboard moves,
/// they are those at the end of its animation.
public struct KeyboardOverlap: Sendable, Equatable {
  /// The covered height, from the top of the keyboard to the bottom of the view.
  ///
  /// Zero unless the keyboard is docked and overlaps the view. Use it for a subview that is aligned
  /// with the bottom of the view, and ``inset`` for one that is aligned with the safe area.
  public var height: CGFloat

  /// The covered height less the bottom safe-area inset of the view; at least zero.
  public var inset: CGFloat

  /// The covered height less the height in the observer's last call.
  ///
  /// For each observer the sum of all increments is ``height``.
  public var heightIncrement: CGFloat

  /// The part of the view's bounds that is not covered.
  public var freeRectangle: CGRect

  /// The frame of the keyboard, docked or not; `nil` while it is hidden or on another screen.
  public var keyboardFrame: CGRect?

  /// True while a finger pulls the keyboard down, and for the change that follows: a hide, or a
  /// return to full height.
  ///
  /// It is false unless an adjustment of KeyboardUIKit follows the drags of a scroll view.
  public var isInteractive: Bool

  /// The state of the keyboard that this was computed from.
  public var state: KeyboardState

  /// The animation of the keyboard; `nil` if there is none, such as for a view that has moved by
  /// itself.
  public var animation: KeyboardAnimation?

  /// Makes an overlap, for a preview or a test.
  ///
  /// - Parameters:
  ///   - height: The covered height, in points.
  ///   - inset: The covered height less the bottom safe-area inset, in points.
  ///   - heightIncrement: The covered height less that of the last call, in points.
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
    numbers.elementsEqual(other.numbers) { abs($0 - $1) < tolerance }
  }

  private var numbers: [CGFloat] {
    let free = freeRectangle
    let frame = keyboardFrame?.offsetBy(dx: -free.origin.x, dy: -free.origin.y)
    return [height, inset, free.size.width, free.size.height]
      + (frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] } ?? [])
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
