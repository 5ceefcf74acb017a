import Foundation

/// State machine that turns the noise of keyboard notifications into one clean stream of changes.
///
/// Use it to interpret events that do not come from a notification centre; ``KeyboardTracker`` runs one
/// for those that do. It is a value: it takes an event, returns an outcome and performs nothing. To
/// handle an event allocates nothing, but for the first one after the machine was copied. Each event
/// has an answer in each state, and no input traps.
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
  /// The targets that were announced and then replaced before they were known to be reached, the
  /// newest last; a late confirmation of one of them is stale.
  private(set) var replaced: [KeyboardTarget] = []
  private(set) var appearanceIndex = 0

  /// The replaced targets that are remembered, one more than the longest burst that was recorded.
  private static let longestBurst = 4
  /// The announcements of one place that are counted; a field that is left and focused again posts
  /// four within a quarter of a second.
  private static let longestRow: UInt8 = 4

  /// Makes a machine that knows of no keyboard, for an app that is active.
  public init() {
    replaced.reserveCapacity(Self.longestBurst)
  }

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
      if state.isVisible, environment.hasLostFocus, environment.otherApps == .ignore {
        // UIKit removes a keyboard in the background and does not always post that:
        // https://github.com/irccloud/ios/issues/164
        go(to: KeyboardTarget(), isAnnouncement: false, animation: nil, in: environment)
      }
      return deliver(animation: nil)
    }
  }

  // Inlined, as `deliver` is: outcomes are large, and each function that hands one on copies it.
  @inline(__always)
  private mutating func handle(
    _ notification: KeyboardNotification,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    let isAnnouncement = notification.type.isAnnouncement
    let target: KeyboardTarget
    switch KeyboardInterpretation(notification, knowing: state, in: environment) {
    case .nothing(let reason):
      // A keyboard that is announced where none can be seen is confirmed there too, maybe late.
      if isAnnouncement, reason == .notAKeyboard, !state.isVisible { isAnnounced = true }
      return .dropped(reason)
    case .target(let interpreted): target = interpreted
    }
    let animation = notification.payload.animation
    var reason: KeyboardDropReason?
    if target.isSame(as: self.target) {
      let (visibility, screen) = (state.visibility, state.screen)
      stay(at: target, isAnnouncement: isAnnouncement, in: environment)
      if state.visibility == visibility, state.screen == screen { reason = .duplicate }
    } else if !isAnnouncement, replaced.contains(where: { $0.isSame(as: target) }) {
      return .dropped(.stale)
    } else {
      go(to: target, isAnnouncement: isAnnouncement, animation: animation, in: environment)
    }
    return deliver(animation: animation, otherwise: reason)
  }
}

// MARK: - Where the keyboard goes

extension KeyboardStateMachine {
  /// The place that was announced or confirmed last.
  var target: KeyboardTarget {
    let isVisible = state.isVisible
    return KeyboardTarget(
      frame: state.frame,
      placement: isVisible ? state.placement : nil,
      screen: isVisible ? state.screen : nil,
      wasReached: unconfirmedCount == 0
    )
  }

  /// Counts how often the place is announced, or ends the change that led there.
  private mutating func stay(
    at target: KeyboardTarget,
    isAnnouncement: Bool,
    in environment: KeyboardEnvironment
  ) {
    let isPlaced = state.isVisible || (state.visibility == .hiding && !isAnnouncement)
    if isAnnouncement {
      isAnnounced = true
      unconfirmedCount = min(unconfirmedCount + 1, Self.longestRow)
    } else {
      unconfirmedCount = max(unconfirmedCount, 1) - 1
      settle()
    }
    if isPlaced { place(target, in: environment) }
  }

  private mutating func go(
    to newTarget: KeyboardTarget,
    isAnnouncement: Bool,
    animation: KeyboardAnimation?,
    in environment: KeyboardEnvironment
  ) {
    // A hide that nobody announced cannot be confirmed late: the next one that is confirmed is new.
    if isAnnounced || state.isVisible { replace(target) }
    forget { $0.isSame(as: newTarget) }
    isAnnounced = isAnnouncement
    unconfirmedCount = isAnnouncement ? 1 : 0
    state.visibility = newTarget.isVisible ? .showing : .hiding
    state.frame = newTarget.frame
    state.animation = animation
    if newTarget.isVisible { state.screen = newTarget.screen }
    if !isAnnouncement { settle() }
    place(newTarget, in: environment)
  }

  /// Ends a change, and forgets the targets that were reached in their time: a confirmation of one of
  /// them is news from now on.
  private mutating func settle() {
    state.visibility = state.isVisible ? .shown : .hidden
    forget { $0.wasReached }
  }

  /// Remembers a target that a newer one replaces, in place of the oldest.
  private mutating func replace(_ target: KeyboardTarget) {
    forget { $0.isSame(as: target) }
    if replaced.count == Self.longestBurst { replaced.removeFirst() }
    replaced.append(target)
  }

  // Asked first, since to remove nothing would copy the list of a machine that is copied.
  private mutating func forget(where isForgotten: (KeyboardTarget) -> Bool) {
    if replaced.contains(where: isForgotten) { replaced.removeAll(where: isForgotten) }
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
