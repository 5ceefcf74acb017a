package import Foundation

/// What is decided once in an update, and what is still due in it.
package struct AdjustmentUpdate: Sendable {
  /// The reason of the update.
  package let reason: UpdateReason
  /// The animation in which the target is changed; `nil` to change it without one.
  package internal(set) var animation: KeyboardAnimation?
  /// True until the block with that animation is opened, by the first step that changes the target.
  ///
  /// If it is false from the beginning, any animation of the app applies.
  package var opensAnimation = false
  /// The part of the list's content to reveal, as it was found for the step that asks for it.
  package var focus: CGRect?

  // MARK: Decided once

  /// The target as it was measured at the start.
  let target: TargetMeasurement
  /// The space that the keyboard requires in it.
  let space: RequiredSpace
  /// The keyboard that the target is kept clear of: hidden if a condition releases the space.
  var keyboard = KeyboardState.initial
  /// The list as it was before anybody changed it: as it was drawn last, or as the pass has found
  /// it; as it is now if somebody has scrolled it in the pass.
  var listBefore: ScrollViewMeasurement?
  /// The frame of the docked keyboard for which the focus may be revealed; `nil` to leave it.
  var dockedFrameForReveal: CGRect?

  // MARK: Still due

  /// The faults of the app to log.
  var faults: [AdjustmentFault] = []
  /// The offset to scroll to if the list has come back to a window and UIKit had moved it from its
  /// end; `nil` otherwise.
  var offsetOnReturn: CGFloat?
  /// True if space is made in the target.
  var makesSpace = false
  /// True if the handler is called.
  var callsHandler = false
  /// True if the target is corrected after layout.
  var corrects = false
  /// True if a number was written.
  var hasWritten = false
  /// The focus to reveal at the end.
  var reveal = Reveal.nothing
  /// True once ``focus`` was asked for.
  var hasFoundFocus = false

  /// Makes an update in which nothing is due.
  init(_ reason: UpdateReason, _ target: TargetMeasurement, _ space: RequiredSpace) {
    self.reason = reason
    self.target = target
    self.space = space
  }
}

/// One step of an update, which `ActiveAdjustment` performs before it asks for the next.
package enum AdjustmentStep: Sendable {
  /// A fault of the app is logged.
  case log(AdjustmentFault)
  /// A list that is back in a window is put back at its end, without animation.
  case putBack(offset: CGFloat)
  /// Numbers are written, then the offset is set, and then the view of the target is laid out.
  case write([NumberValue], offset: CGFloat?, laysOut: Bool)
  /// The handler is called, and the view is laid out afterwards.
  case callHandler(KeyboardOverlap, laysOut: Bool)
  /// The part of the list's content to reveal is found, for ``AdjustmentUpdate/focus``.
  case findFocus

  /// True if the step belongs in the animation of the update.
  package var isAnimated: Bool {
    switch self {
    case .write, .callHandler: true
    case .log, .putBack, .findFocus: false
    }
  }
}

/// Fault of an app, which is logged.
///
/// A number in conflict is not written until the keyboard changes or the app calls `update()`.
package enum AdjustmentFault: Sendable, Equatable {
  /// The app puts a number back before each commit.
  case conflict(AdjustedNumber)
  /// The app's closure or constraint moves the area that is measured with each change.
  case movesMeasuredArea
}

// MARK: - Parts

/// Space that the keyboard requires in the target.
struct RequiredSpace: Sendable {
  let overlap: KeyboardOverlap
  /// The height of the area that is covered or nearer to the keyboard than the spacing.
  let covered: CGFloat
  /// The points to add to each number.
  let amounts: [CGFloat]
}

/// Focus that an update reveals at its end.
enum Reveal: Sendable, Equatable {
  /// The focus is left where it is.
  case nothing
  /// The focus is revealed, above a docked keyboard with a frame.
  case focus(above: CGRect)
  /// The focus is revealed if it was in sight in a list that had another size at the last commit.
  case focusInSight(above: CGRect, in: ScrollViewMeasurement)

  /// The frame of the docked keyboard above which the focus is revealed.
  var dockedFrame: CGRect? {
    switch self {
    case .nothing: nil
    case .focus(let dockedFrame), .focusInSight(let dockedFrame, _): dockedFrame
    }
  }
}
