import Foundation

/// Turns the noise of keyboard notifications into one clean stream of changes.
///
/// A value: events go in, an outcome comes out, nothing is performed and nothing is allocated. Each
/// event has an answer in each state, and no input traps. ``KeyboardTracker`` feeds one from a
/// notification centre; use the machine itself to judge events from elsewhere.
///
/// Announcements (`will`) set the state. Confirmations (`did`) complete what was announced, are
/// dropped where a newer announcement has replaced it, and are news where nothing announced it.
public struct KeyboardStateMachine: Sendable, Equatable {
  /// The state after the last event, whether or not it was delivered.
  public private(set) var state = KeyboardState.initial
  /// Whether the app is active; transitions are delivered only while it is.
  public private(set) var isActive = true

  /// The state that observers were told of last.
  private(set) var delivered = KeyboardState.initial
  // NB: Internal, so that the walk over all reachable states can tell them apart.
  private(set) var isAnnounced = false
  private(set) var replaced = ReplacedTargets()
  var appearanceIndex = 0

  /// Makes a machine that knows of no keyboard, for an app that is active.
  public init() {}

  /// Takes in an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - environment: The screen and the settings at the time of the event.
  /// - Returns: The transition to deliver, or why there is none.
  public mutating func handle(
    _ event: KeyboardEvent,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    switch event {
    case .notification(let notification):
      return handle(notification, in: environment)
    case .malformed:
      return .dropped(.malformed)
    case .application(let application):
      isActive = application == .active
      return isActive ? deliver(animation: nil) : .noted
    }
  }

  // Inlined, as `deliver` is: outcomes are large, and each function that hands one on copies it.
  @inline(__always)
  private mutating func handle(
    _ notification: KeyboardNotification,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    let target: KeyboardTarget
    switch KeyboardInterpretation(notification, knowing: state, in: environment) {
    case .nothing(let reason):
      noteAnnouncement(of: notification.type, dropping: reason)
      return .dropped(reason)
    case .target(let interpreted): target = interpreted
    }
    let animation = notification.payload.animation
    switch step(to: target, isAnnouncement: notification.type.isAnnouncement) {
    case .late:
      return .dropped(.stale)
    case .elsewhere:
      move(to: target, by: notification, in: environment)
      return deliver(animation: animation)
    case .there:
      place(target, in: environment)
      return deliver(animation: animation)
    case .nowhere:
      let screen = state.screen
      if state.isVisible { place(target, in: environment) }
      return deliver(animation: animation, otherwise: state.screen == screen ? .duplicate : nil)
    }
  }

  @inline(__always)
  private mutating func move(
    to target: KeyboardTarget,
    by notification: KeyboardNotification,
    in environment: KeyboardEnvironment
  ) {
    state.frame = target.frame
    state.animation = notification.payload.animation
    if target.isVisible {
      state.screen = notification.screen
    }
    place(target, in: environment)
  }
}

// MARK: - Where the keyboard goes

extension KeyboardStateMachine {
  /// Where a notification takes the keyboard.
  private enum Step {
    /// Indicates that the keyboard goes, or has gone, to another place.
    case elsewhere
    /// Indicates that the keyboard has arrived where it was going.
    case there
    /// Indicates that the keyboard stays where it is known to be.
    case nowhere
    /// Indicates that the notification speaks of a place that a newer announcement has replaced.
    case late
  }

  private var target: KeyboardTarget {
    guard state.isVisible, let frame = state.frame else { return .hidden(state.frame) }
    return .visible(frame, state.placement, state.screen)
  }

  private var isSettled: Bool {
    state.visibility == .shown || state.visibility == .hidden
  }

  private mutating func step(to newTarget: KeyboardTarget, isAnnouncement: Bool) -> Step {
    if newTarget.isSame(as: target) {
      if isAnnouncement { isAnnounced = true }
      guard !isAnnouncement, !isSettled else { return .nowhere }
      settle(at: newTarget)
      return .there
    }
    if !isAnnouncement, replaced.contains(newTarget) { return .late }
    // A hide that nobody announced cannot be confirmed late: the next one that is confirmed is new.
    if isAnnounced || state.isVisible { replaced.add(target, wasReached: isSettled) }
    replaced.remove(newTarget)
    isAnnounced = isAnnouncement
    if isAnnouncement {
      state.visibility = newTarget.isVisible ? .showing : .hiding
    } else {
      settle(at: newTarget)
    }
    return .elsewhere
  }

  /// Remembers a keyboard that was announced where none can be seen: that is confirmed there too,
  /// maybe late.
  private mutating func noteAnnouncement(
    of type: KeyboardNotificationType,
    dropping reason: KeyboardDropReason
  ) {
    guard type.isAnnouncement, reason == .notAKeyboard, !state.isVisible else { return }
    isAnnounced = true
  }

  private mutating func settle(at target: KeyboardTarget) {
    state.visibility = target.isVisible ? .shown : .hidden
    replaced.settle()
  }

  /// Judges anew what the frame means, since the screen or the view may have changed meanwhile.
  private mutating func place(_ target: KeyboardTarget, in environment: KeyboardEnvironment) {
    switch target {
    case .visible(let frame, let placement, let screen):
      state.placement = placement
      state.screen = screen ?? state.screen
      state.coveredHeight =
        state.placement == .docked ? environment.coveredHeight(by: state.frame ?? frame) : 0
    case .hidden(let frame):
      state.placement = (frame ?? state.frame) == nil ? .none : .offscreen
      state.coveredHeight = 0
    }
    if state.visibility == .hidden { state.frame = nil }
  }
}

// MARK: - What observers are told

extension KeyboardStateMachine {
  /// Compares with what was delivered last, so that whatever was kept back is never lost.
  @inline(__always)
  private mutating func deliver(
    animation: KeyboardAnimation?,
    otherwise reason: KeyboardDropReason? = nil
  ) -> KeyboardOutcome {
    guard isActive else { return .dropped(.inactive) }
    guard let change = KeyboardChange(from: delivered, to: state) else {
      return reason.map(KeyboardOutcome.dropped) ?? .noted
    }
    appearanceIndex = change == .appeared ? 0 : appearanceIndex + 1
    let transition = KeyboardTransition(
      change: change,
      state: state,
      previous: delivered,
      appearanceIndex: appearanceIndex,
      animation: animation
    )
    delivered = state
    return .transition(transition)
  }
}
