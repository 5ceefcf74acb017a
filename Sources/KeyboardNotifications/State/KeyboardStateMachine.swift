import Foundation

/// State machine that turns the noise of keyboard notifications into one clean stream of changes.
///
/// Use it to interpret events that do not come from a notification centre; ``KeyboardTracker`` runs one
/// for those that do. It is a value: it takes an event, returns an outcome, performs nothing and
/// allocates nothing. Each event has an answer in each state, and no input traps.
///
/// Announcements (`will`) set the state. A confirmation (`did`) completes what was announced. It is
/// dropped where a newer announcement has replaced that, and sets the state where nothing announced
/// it.
public struct KeyboardStateMachine: Sendable, Equatable {
  /// The state after the last event, whether or not it was delivered.
  public private(set) var state = KeyboardState.initial
  /// True while the app is active; only then transitions are delivered.
  package private(set) var isActive = true

  /// The state that observers know: the newest while the app is active, else that before it left.
  package private(set) var delivered = KeyboardState.initial

  // NB: Internal, so that the walk over all reachable states can distinguish them.
  /// True if the place of the keyboard was announced.
  private(set) var isAnnounced = false
  /// The number of announcements of that place, repeated ones included, that are unconfirmed.
  private(set) var unconfirmedCount: UInt8 = 0
  private(set) var replaced = ReplacedTargets()
  var appearanceIndex = 0

  /// Makes a machine that knows of no keyboard, for an app that is active.
  public init() {}

  /// Handles an event, and returns its outcome.
  ///
  /// - Parameters:
  ///   - event: The event.
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
      guard isActive else { return .noted }
      if environment.hasLostFocus, environment.otherApps == .ignore { hide(in: environment) }
      return deliver(animation: nil)
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
    switch arrival(at: target, isAnnouncement: notification.type.isAnnouncement) {
    case .late:
      return .dropped(.stale)
    case .elsewhere:
      move(to: target, by: animation, on: notification.screen, in: environment)
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

  /// Hides a keyboard of which the system has posted nothing, as that of a field that is gone.
  ///
  /// UIKit removes a keyboard in the background and does not always post that:
  /// https://github.com/irccloud/ios/issues/164
  private mutating func hide(in environment: KeyboardEnvironment) {
    guard state.isVisible else { return }
    // An earlier hide that was replaced does not make this one late.
    replaced.remove(.hidden())
    _ = arrival(at: .hidden(), isAnnouncement: false)
    move(to: .hidden(), by: nil, on: nil, in: environment)
  }

  @inline(__always)
  private mutating func move(
    to target: KeyboardTarget,
    by animation: KeyboardAnimation?,
    on screen: KeyboardScreen?,
    in environment: KeyboardEnvironment
  ) {
    state.frame = target.frame
    state.animation = animation
    if target.isVisible { state.screen = screen }
    place(target, in: environment)
  }
}

// MARK: - Where the keyboard goes

extension KeyboardStateMachine {
  /// Effect of a notification on the place of the keyboard.
  private enum Arrival {
    /// The keyboard goes, or has gone, to another place.
    case elsewhere
    /// The keyboard has arrived where it was going.
    case there
    /// The keyboard stays where it is known to be.
    case nowhere
    /// The notification confirms a place that a newer announcement has replaced.
    case late
  }

  /// The place that was announced or confirmed last.
  var target: KeyboardTarget {
    let isVisible = state.isVisible
    return KeyboardTarget(
      frame: state.frame,
      placement: isVisible ? state.placement : nil,
      screen: isVisible ? state.screen : nil
    )
  }

  /// The announcements of one place that are counted; a field that is left and focused again posts
  /// four within a quarter of a second.
  private static let longestRow: UInt8 = 4

  private var isSettled: Bool {
    state.visibility == .shown || state.visibility == .hidden
  }

  private mutating func arrival(at newTarget: KeyboardTarget, isAnnouncement: Bool) -> Arrival {
    if newTarget.isSame(as: target) {
      if isAnnouncement {
        isAnnounced = true
        unconfirmedCount = min(unconfirmedCount + 1, Self.longestRow)
        return .nowhere
      }
      unconfirmedCount = max(unconfirmedCount, 1) - 1
      guard !isSettled else { return .nowhere }
      settle(at: newTarget)
      return .there
    }
    if !isAnnouncement, replaced.contains(newTarget) { return .late }
    // A hide that nobody announced cannot be confirmed late: the next one that is confirmed is new.
    if isAnnounced || state.isVisible { replaced.add(target, wasReached: unconfirmedCount == 0) }
    replaced.remove(newTarget)
    isAnnounced = isAnnouncement
    unconfirmedCount = isAnnouncement ? 1 : 0
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
    if let placement = target.placement, let frame = state.frame {
      state.placement = placement
      state.screen = target.screen ?? state.screen
      state.coveredHeight = placement == .docked ? environment.coveredHeight(by: frame) : 0
    } else {
      state.placement = (target.frame ?? state.frame) == nil ? .none : .offscreen
      state.coveredHeight = 0
    }
    if state.visibility == .hidden { state.frame = nil }
  }
}

// MARK: - What observers know

extension KeyboardStateMachine {
  /// Compares with what was delivered last, so that what the background kept back is never lost.
  @inline(__always)
  private mutating func deliver(
    animation: KeyboardAnimation?,
    otherwise reason: KeyboardDropReason? = nil
  ) -> KeyboardOutcome {
    guard isActive else { return .dropped(.inactive) }
    guard let change = KeyboardChange(from: delivered, to: state) else {
      delivered = state
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
