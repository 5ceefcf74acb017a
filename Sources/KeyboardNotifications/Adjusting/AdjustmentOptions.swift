package import Foundation

/// Options of an adjustment, which the app may change at any time.
package struct AdjustmentOptions: Sendable, Equatable {
  /// Effect of a condition that is not met.
  package enum UnmetCondition: Sendable {
    /// Nothing is written.
    case holds
    /// The targets are adjusted as without a keyboard.
    case releases
  }

  /// Changes for which the handler is called.
  package enum Delivery: Sendable {
    /// A change of the height, of a rectangle or of an option.
    case overlaps
    /// A change of the height, of a rectangle, of an option or of the visibility, or an update by
    /// the app.
    case overlapsAndVisibility
    /// A change of the height.
    case heights
  }

  /// The distance to keep from the top of a docked keyboard, in points.
  package var spacing: CGFloat
  /// The mode in which space is made; in a list with a bar it applies to the bar's constraint.
  package var mode: KeyboardInsetMode
  /// The part of the visible content that keeps its place.
  package var anchor: KeyboardContentAnchor
  /// The effect of the condition while it is not met; `nil` without a condition.
  package var unmetCondition: UnmetCondition?
  /// The changes for which the handler is called; `nil` without a handler.
  package var delivery: Delivery?

  /// Makes the options that a call of the app gives; the others follow from its condition and its
  /// closures.
  package init(
    spacing: CGFloat = 0,
    mode: KeyboardInsetMode = .added,
    anchor: KeyboardContentAnchor = .top
  ) {
    self.spacing = spacing
    self.mode = mode
    self.anchor = anchor
  }

  /// Returns true if the condition holds all changes back.
  ///
  /// - Parameter isConditionMet: True if the condition is met, or there is none.
  /// - Returns: False if changes may be made.
  package func holdsBack(isConditionMet: Bool) -> Bool {
    unmetCondition == .holds && !isConditionMet
  }

  /// Returns true if pending layout must be done before a target is measured.
  ///
  /// - Parameters:
  ///   - reason: The reason to measure.
  ///   - changesLayout: True for a target whose change is followed by layout.
  /// - Returns: False before a commit, and if neither the target nor the handler changes layout.
  package func laysOut(before reason: UpdateReason, changesLayout: Bool) -> Bool {
    guard reason.allowsLayout, !reason.isBeforeCommit else { return false }
    return changesLayout || (delivery != nil && delivery != .heights)
  }
}

/// Mode in which space for the keyboard is made in an inset or a constant of the app.
public enum KeyboardInsetMode: Sendable {
  /// The space is added to the app's inset or constant.
  case added
  /// The greater of the two is used, for an inset or a constant that includes the safe area.
  case atLeast

  /// Returns a number with space for the keyboard.
  ///
  /// - Parameters:
  ///   - own: The app's own number.
  ///   - amount: The space; negative if the number shrinks to make it.
  /// - Returns: The number to write.
  func sum(of own: CGFloat, and amount: CGFloat) -> CGFloat {
    switch self {
    case .atLeast where amount > 0: max(own, amount)
    case .atLeast where amount < 0: min(own, amount)
    case .added, .atLeast: own + amount
    }
  }
}

/// Part of the visible content that keeps its place when the keyboard appears or disappears.
///
/// A scroll view that you resize for the keyboard, such as one that ends at a bar, keeps that part
/// too, if you resize it before the system confirms the keyboard's change. So does one whose height
/// and bottom inset change together, as in Stage Manager. When it changes its size for another
/// reason, as in a rotation, UIKit keeps the offset for each anchor.
public enum KeyboardContentAnchor: Sendable {
  /// The content at the top stays there, as in a form.
  case top
  /// The content at the bottom stays just above the keyboard, as in a chat that is scrolled back.
  case bottom
  /// The end of the content is shown whenever the keyboard appears or grows, from any position.
  ///
  /// At all other changes this is the same as ``bottom``.
  case end
}

/// Reason of an update.
package enum UpdateReason: Sendable {
  /// A change of the keyboard was posted, or the keyboard went back to its frame after a drag.
  case keyboardChange(KeyboardAnimation?)
  /// A view may have moved or become first responder since a change with the given animation.
  case possibleMove(KeyboardAnimation?)
  /// A finger has moved the keyboard since the last commit, and the next one is about to be drawn.
  case drag
  /// A commit is about to draw the changes since the last one.
  ///
  /// The animation is that of a change of the keyboard in the present turn of the main queue. The
  /// focus is revealed if the text of the focused view has changed.
  case beforeCommit(KeyboardAnimation?, revealsFocus: Bool)
  /// The second pass before the same commit, for views that the first pass may have moved.
  case secondPass(KeyboardAnimation?)
  /// The app has called `update()`, maybe in the middle of a layout pass.
  case app
  /// The app has changed an option; the handler is called, since it may depend on the option.
  case option
  /// The app has called `resume()`.
  case resume
  /// The targets are measured without a change that is known: the adjustment starts, a followed
  /// view was laid out, the system has confirmed a change, or the app is active again.
  case recheck
}

extension UpdateReason {
  /// The animation in which changes are made; `nil` if they are made at once.
  package var animation: KeyboardAnimation? {
    switch self {
    case .keyboardChange(let animation), .possibleMove(let animation),
      .beforeCommit(let animation, _), .secondPass(let animation):
      animation
    case .drag, .app, .option, .resume, .recheck: nil
    }
  }

  /// True if the update controls the animation of its changes; else they join the app's animation.
  package var animates: Bool {
    switch self {
    case .keyboardChange, .possibleMove, .beforeCommit, .secondPass: true
    case .drag, .app, .option, .resume, .recheck: false
    }
  }

  /// True if the first responder is scrolled into view.
  package var revealsFocus: Bool {
    switch self {
    case .keyboardChange, .possibleMove, .app: true
    case .beforeCommit(_, let revealsFocus): revealsFocus
    case .drag, .secondPass, .option, .resume, .recheck: false
    }
  }

  /// True if views may be laid out, which they may not be in the middle of a layout pass.
  package var allowsLayout: Bool {
    switch self {
    case .keyboardChange, .possibleMove, .drag, .beforeCommit, .secondPass, .resume: true
    case .app, .option, .recheck: false
    }
  }

  /// True for a change that was just posted.
  ///
  /// Its other observers may not have been called yet.
  package var isPost: Bool {
    if case .keyboardChange = self { true } else { false }
  }

  /// True just before a commit, in either pass.
  package var isBeforeCommit: Bool {
    isFirstPass || isSecondPass
  }

  /// True in the first pass before a commit.
  package var isFirstPass: Bool {
    switch self {
    case .drag, .beforeCommit: true
    default: false
    }
  }

  private var isSecondPass: Bool {
    if case .secondPass = self { true } else { false }
  }

  /// True if a finger has moved the keyboard.
  package var isDrag: Bool {
    if case .drag = self { true } else { false }
  }

  /// True if the app asks for the update.
  package var isByApp: Bool {
    switch self {
    case .app, .option: true
    default: false
    }
  }
}
