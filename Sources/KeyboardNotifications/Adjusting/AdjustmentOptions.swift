package import Foundation

/// Options of an adjustment, which the app may change at any time.
package struct AdjustmentOptions: Sendable, Equatable {
  /// Effect of a condition while it is not met.
  package enum UnmetEffect: Sendable {
    /// Nothing is written.
    case holds
    /// The target is adjusted as without a keyboard.
    case releases
  }

  /// The distance to keep from the top of a docked keyboard, in points.
  package var spacing: CGFloat
  /// The mode in which space is made.
  package var mode: KeyboardInsetMode
  /// The part of the visible content that keeps its place.
  package var anchor: KeyboardContentAnchor
  /// True if the spacing is a part of the margin below a focus that is revealed.
  package var marginIncludesSpacing = false
  /// True while the app has paused the adjustment.
  package var isPaused = false
  /// The effect of the condition while it is not met; `nil` without a condition.
  package var unmetEffect: UnmetEffect?
  /// True if there is a handler to call with the overlap.
  package var hasHandler = false

  /// Makes the options that a call of the app gives; the others follow from its condition and its
  /// closures.
  package init(
    spacing: CGFloat = 0,
    mode: KeyboardInsetMode = .excludingSafeArea,
    anchor: KeyboardContentAnchor = .top
  ) {
    self.spacing = spacing
    self.mode = mode
    self.anchor = anchor
  }

  /// The points to leave between a focus that is revealed and the end of the visible part.
  var marginBelowFocus: CGFloat {
    let margin = ScrollViewMeasurement.margin
    return marginIncludesSpacing && spacing > 0 ? max(0, margin - spacing) : margin
  }

  /// Returns true if a pause or the condition holds all changes back.
  ///
  /// - Parameter isConditionMet: True if the condition is met, or there is none.
  /// - Returns: False if changes may be made.
  package func holdsBack(isConditionMet: Bool) -> Bool {
    isPaused || (unmetEffect == .holds && !isConditionMet)
  }
}

/// Whether an inset or a constant of the app contains the safe area already.
public enum KeyboardInsetMode: Sendable {
  /// The app's inset or constant does not include the safe area, so the space is added to it.
  case excludingSafeArea
  /// The app's inset or constant includes the safe area, so the greater of the two is used.
  case includingSafeArea

  /// Returns a number with space for the keyboard.
  ///
  /// - Parameters:
  ///   - base: The app's number, without the space.
  ///   - amount: The space; negative if the number shrinks to make it.
  /// - Returns: The number to write.
  func sum(of base: CGFloat, and amount: CGFloat) -> CGFloat {
    switch self {
    case .includingSafeArea where amount > 0: max(base, amount)
    case .includingSafeArea where amount < 0: min(base, amount)
    case .excludingSafeArea, .includingSafeArea: base + amount
    }
  }
}

/// The part of the visible content that stays in place when the visible height changes.
///
/// That part stays in place whoever changes the height, with and without a keyboard: this
/// adjustment's inset, a bar at which the scroll view ends, or your own code. So an app need not
/// keep the distance to the end itself. In these cases a new height of the scroll view changes
/// nothing:
///
/// - your code has scrolled it since the last frame, or a finger or an animation scrolls it;
/// - the height changes in a pause, while a condition holds the adjustment, or outside a window;
/// - the screen has rotated: UIKit keeps the content offset then.
///
/// If you change your own inset, or change the height before the first frame, ``bottom`` counts
/// only for a scroll view that shows its end.
public enum KeyboardContentAnchor: Sendable {
  /// The content at the top stays there, as in a form.
  case top
  /// The content at the bottom stays just above the keyboard, as in a chat that the user has
  /// scrolled back.
  case bottom
}
