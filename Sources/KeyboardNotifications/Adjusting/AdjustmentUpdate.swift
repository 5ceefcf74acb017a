package import Foundation

/// First step of an update: what is due.
///
/// `ActiveAdjustment` performs it in this order: log the faults, scroll to `offsetOnReturn`, and
/// then do the work, inside the animation if `animates` is true.
package struct AdjustmentUpdate: Sendable {
  /// Work of an update.
  package enum Work: Sendable {
    /// Nothing more.
    case nothing
    /// Only the handler is called, outside a window.
    case callHandler(KeyboardOverlap)
    /// Only the focus is revealed: measure, and call `finish` with the focus.
    case reveal
    /// The target is changed: call `change`.
    case change
  }

  /// The reason of the update.
  package let reason: UpdateReason
  package internal(set) var work = Work.nothing
  /// The faults of the app to log.
  package internal(set) var faults: [AdjustmentFault] = []
  /// The offset to scroll to if the list has come back to a window and UIKit had moved it from its
  /// end; `nil` otherwise.
  package internal(set) var offsetOnReturn: CGFloat?
  /// True if an animation block is opened with ``animation``; else none is, and any animation block
  /// of the app applies.
  package internal(set) var animates = false
  /// The animation of that block; `nil` for a block that turns animation off.
  package internal(set) var animation: KeyboardAnimation?

  /// The target as it was measured at the start.
  let target: TargetMeasurement
  /// The space that the keyboard requires in it.
  let space: RequiredSpace
  /// The keyboard that the target is kept clear of: hidden if a condition releases the space.
  var keyboard = KeyboardState.initial
  /// The list as it was before anybody changed it: as it was drawn last, or as the pass has found
  /// it.
  var listBefore: ScrollViewMeasurement?
  /// True if the handler is called.
  var callsHandler = false
  /// The frame of the docked keyboard for which the focus may be revealed; `nil` to leave it.
  var dockedFrameForReveal: CGRect?
  /// The focus to reveal at the end.
  var reveal = Reveal.nothing

  /// Makes an update without work.
  init(_ reason: UpdateReason, _ target: TargetMeasurement, _ space: RequiredSpace) {
    self.reason = reason
    self.target = target
    self.space = space
  }
}

/// Second step of an update: what is written to the target, and the overlap for the handler.
///
/// `ActiveAdjustment` performs it in the order of its properties.
package struct AdjustmentChange: Sendable {
  /// The numbers to write to the target.
  package internal(set) var writes: [NumberValue] = []
  /// The vertical content offset to set; `nil` to leave it.
  package internal(set) var offset: CGFloat?
  /// True if the view of the target is laid out after the writes.
  package internal(set) var laysOut = false
  /// The overlap that the handler is called with; `nil` to leave it out.
  package internal(set) var overlap: KeyboardOverlap?
  /// True if the view of the target is laid out after the handler.
  package internal(set) var laysOutAfterHandler = false
  /// True if the target is measured again for `finish`.
  package internal(set) var needsFinish = false
  /// True if the focus must be found before `finish`.
  package var findsFocus: Bool { reveal != .nothing }

  /// The height of the overlap before the changes; the spacing does not count.
  var overlapHeight: CGFloat = 0
  /// The focus to reveal.
  var reveal = Reveal.nothing
}

/// Last step of an update, after the handler and layout: corrections, and what is revealed.
package struct AdjustmentFinish: Sendable {
  /// The numbers to write once more.
  package internal(set) var writes: [NumberValue] = []
  /// The vertical content offset that reveals the focus; `nil` to leave it.
  package internal(set) var offset: CGFloat?
  /// The fault of the app to log.
  package internal(set) var fault: AdjustmentFault?
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
