import Foundation

@testable import KeyboardNotifications

/// State machine whose invariants are checked after each event.
///
/// It is a value, so that sequences of events can share their beginning.
struct CheckedMachine {
  private(set) var machine = KeyboardStateMachine()
  /// The state that observers have from the last transition or confirmation.
  private(set) var known = KeyboardState.initial
  /// The sum of all height increments.
  private(set) var sum: CGFloat = 0
  private var index = 0

  /// Handles an event, and checks the invariants.
  mutating func handle(
    _ event: KeyboardEvent,
    in environment: KeyboardEnvironment
  ) throws(InvariantViolation) {
    let before = machine
    let outcome = machine.handle(event, in: environment)
    try check(outcome, from: before)
    switch event {
    case .malformed: try require(outcome == .dropped(.malformed), "malformed, but \(outcome)")
    case .application(.active) where environment.hasLostFocus && environment.otherApps == .ignore:
      try require(!machine.state.isVisible, "visible without a field")
    case .application, .notification: break
    }
  }

  private mutating func check(
    _ outcome: KeyboardOutcome,
    from before: KeyboardStateMachine
  ) throws(InvariantViolation) {
    switch outcome {
    case .transition(let transition): try receive(transition)
    case .unchanged: if machine.isActive { known = machine.state }
    case .dropped(.inactive): break
    case .dropped:
      let isUnchanged = machine.state == before.state && machine.delivered == before.delivered
      try require(isUnchanged, "\(outcome), but something changed")
    }
    try require(machine.delivered == known, "delivered \(machine.delivered), known \(known)")
    try checkObservers()
    try checkState()
  }
}

// MARK: - The states of observers

extension CheckedMachine {
  private mutating func receive(_ transition: KeyboardTransition) throws(InvariantViolation) {
    // Nothing is delivered while the app is inactive.
    try require(machine.isActive, "delivered while inactive: \(transition)")
    // A transition names the change from the state that observers know.
    let change = KeyboardChange(from: known, to: transition.state)
    try require(change == transition.kind, "\(transition.kind), but it is \(change as Any)")
    try require(transition.previous == known, "\(transition) does not begin at \(known)")
    index = transition.kind == .appeared ? 0 : index + 1
    try require(transition.appearanceIndex == index, "counted \(transition.appearanceIndex)")
    known = transition.state
    sum += transition.heightIncrement
  }

  /// Checks that the height increments add up to the covered height that observers know, and that
  /// no change is lost: in an active app they know the current state.
  private func checkObservers() throws(InvariantViolation) {
    let isSum = abs(sum - known.coveredHeight) < 0.001
    try require(isSum, "the increments sum up to \(sum), known \(known.coveredHeight)")
    let isCurrent = !machine.isActive || known == machine.state
    try require(isCurrent, "active, known \(known), but it is \(machine.state)")
  }

  private func checkState() throws(InvariantViolation) {
    let state = machine.state
    let height = state.coveredHeight
    try require(height >= 0 && height.isFinite, "covers \(height)")
    let isDocked = state.isVisible && state.placement == .docked
    try require(height == 0 || isDocked, "covers without being docked")
    try require(!state.isVisible || state.frame != nil, "visible without a frame")
    let isConsistent = state.visibility != .hidden || state.frame == nil
    try require(isConsistent, "hidden at \(state.frame as Any)")
  }
}

// MARK: - Recovery

extension CheckedMachine {
  /// Checks that after any events one well-formed cycle leads to the right state.
  func recovers(
    in environment: KeyboardEnvironment,
    showing frame: CGRect
  ) throws(InvariantViolation) {
    let covered = frame.height(on: environment.screenBounds)
    // While a keyboard is shown, a field has the focus.
    var environment = environment
    environment.hasLostFocus = false
    try after(Cycle.show(frame), in: environment).expect(.shown, [.docked], frame, covered)
    try after(Cycle.hide, in: environment).expect(.hidden, [.absent, .offscreen], nil, 0)
  }

  /// The machine after a cycle, with the app active in the end.
  private func after(
    _ events: [KeyboardEvent],
    in environment: KeyboardEnvironment
  ) throws(InvariantViolation) -> CheckedMachine {
    var copy = self
    for event in events { try copy.handle(event, in: environment) }
    if !copy.machine.isActive { try copy.handle(.application(.active), in: environment) }
    return copy
  }

  private func expect(
    _ visibility: KeyboardVisibility,
    _ placements: [KeyboardPlacement],
    _ frame: CGRect?,
    _ covered: CGFloat
  ) throws(InvariantViolation) {
    let state = machine.state
    // A frame that differs by less than the tolerance is no change, so the height may differ, too.
    let heights = [state.coveredHeight, known.coveredHeight]
    try require(
      state.visibility == visibility && placements.contains(state.placement)
        && (frame.map { state.frame?.isSame(as: $0) ?? false } ?? (state.frame == nil))
        && heights.allSatisfy { abs($0 - covered) < 0.5 }
        && known.isVisible == (visibility == .shown),
      "\(visibility) with \(covered) expected after a cycle, known \(known), but it is \(state)"
    )
  }
}

// MARK: - Violations

/// Invariant that did not hold, with the values that were found.
struct InvariantViolation: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws unless an invariant holds; the text is made only if it does not.
func require(_ isTrue: Bool, _ rule: @autoclosure () -> String) throws(InvariantViolation) {
  if !isTrue { throw InvariantViolation(rule()) }
}
