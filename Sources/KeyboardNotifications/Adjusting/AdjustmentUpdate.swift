package import Foundation

/// What is decided once in an update, and what is still due in it.
package struct AdjustmentUpdate: Sendable {
  /// The reason of the update.
  package let reason: UpdateReason
  /// The animation in which the target is changed; `nil` to change it without one.
  package let animation: KeyboardAnimation?
  /// True until the block with that animation is opened, by the first step that changes the target.
  ///
  /// If it is false from the beginning, any animation of the app applies.
  package var opensAnimation: Bool
  /// The part of the list's content to reveal, as it was found for the step that asks for it.
  package var focus: CGRect?

  // MARK: Decided once

  /// The target as it was measured at the start; a list with the inset that is written.
  var target: TargetMeasurement
  /// The overlap for the handler.
  let overlap: KeyboardOverlap
  /// The height of the area that is covered, or nearer to the keyboard than the spacing.
  var covered: CGFloat = 0
  /// The keyboard that the target is kept clear of: hidden if a condition releases the space.
  var keyboard = KeyboardState.initial
  /// True if a number is written first.
  var hasWritten = false

  // MARK: Still due

  /// The faults of the app to log.
  var faults: [AdjustmentFault] = []
  /// The numbers to write.
  var writes: [NumberValue] = []
  /// The offset to set with them; `nil` to leave it.
  var offset: CGFloat?
  /// True if the handler is called.
  var callsHandler = false
  /// True if the target is corrected after layout.
  var corrects = false
  /// The focus to reveal at the end; `nil` to leave it.
  var reveal: Reveal?
  /// True once ``focus`` was asked for.
  var hasFoundFocus = false

  /// Makes an update in which nothing is due.
  init(
    _ reason: UpdateReason,
    _ now: AdjustmentMeasurement,
    _ overlap: KeyboardOverlap
  ) {
    self.reason = reason
    self.overlap = overlap
    target = now.target
    opensAnimation = reason.isFromCoordinator && !now.isDragging
    // A view that is being presented already moves with its controller.
    animation = now.isBeingPresented ? nil : reason.animation
  }

  /// Takes the numbers and the offset out, as one step; `nil` if there are none.
  mutating func takeWrites() -> AdjustmentStep? {
    guard !writes.isEmpty || offset != nil else { return nil }
    defer { (writes, offset) = ([], nil) }
    // The offset of a list follows from its bounds, without layout.
    let laysOut = target.scrollView == nil && reason.allowsLayout
    return .write(writes, offset: offset, laysOut: laysOut)
  }
}

/// One step of an update, which `ActiveAdjustment` performs before it asks for the next.
package enum AdjustmentStep: Sendable {
  /// A fault of the app is logged.
  case log(AdjustmentFault)
  /// Numbers are written, then the offset is set, and then the view of the target is laid out.
  case write([NumberValue], offset: CGFloat?, laysOut: Bool)
  /// The handler is called, and the view is laid out afterwards.
  case callHandler(KeyboardOverlap, laysOut: Bool)
  /// The part of the list's content to reveal is found, for ``AdjustmentUpdate/focus``.
  case findFocus

  /// True if the step changes views, maybe by app code, so that it belongs in the animation of the
  /// update.
  package var isAnimated: Bool {
    switch self {
    case .write, .callHandler: true
    case .log, .findFocus: false
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

/// Focus that an update reveals at its end, above a docked keyboard.
struct Reveal: Sendable {
  /// The frame of the keyboard.
  let dockedFrame: CGRect
  /// The list that had another size before, if the focus is only revealed where it was in sight
  /// then; `nil` to reveal it in any case.
  var lastList: ScrollViewMeasurement?
}
