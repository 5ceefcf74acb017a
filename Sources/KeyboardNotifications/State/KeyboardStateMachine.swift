import Foundation

/// State machine that turns the noise of keyboard notifications into one clean stream of changes.
///
/// Use it to interpret events that do not come from a notification centre; ``KeyboardTracker`` runs
/// one for those that do. It is a value: it takes an event, returns an outcome and performs
/// nothing. To handle an event allocates nothing, but for the first one after the machine was
/// copied. Each event has an answer in each state, and no input traps.
///
/// Announcements (`will`) set the state. A confirmation (`did`) of the place that was announced
/// last completes the change. One of a place that a newer announcement has replaced is late, and
/// dropped: each announcement is confirmed once, and while the newest waits to be confirmed, every
/// replaced place is late. Any other confirmation sets the state, since nothing announced that
/// place.
public struct KeyboardStateMachine: Sendable, Equatable {
  /// The state after the last event, whether or not it was delivered.
  public private(set) var state = KeyboardState.initial
  /// True while the app is active; only then transitions are delivered.
  package private(set) var isActive = true

  /// The state that observers know: the newest while the app is active, else that before it left.
  package private(set) var delivered = KeyboardState.initial

  /// The announcements of the present place that are not confirmed yet.
  private var unconfirmed = UnconfirmedAnnouncements()
  /// The places that newer announcements have replaced, the newest last.
  private var replaced: [ReplacedPlace] = []
  // mutant: 0 to 1, because the first change is an appearance
  private var appearanceIndex = 0

  /// The replaced places that are remembered, one more than the longest burst that was recorded.
  private static let longestBurst = 4

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
      guard isActive else { return .unchanged }
      if state.isVisible, environment.hasLostFocus, environment.otherApps == .ignore {
        // UIKit removes a keyboard in the background and does not always post that:
        // https://github.com/irccloud/ios/issues/164
        go(to: KeyboardTarget(), animation: nil)
        // mutant: swap, because there is no frame to forget
        settle()
        place(KeyboardTarget(), in: environment)
      }
      return deliver(animation: nil, in: environment)
    }
  }

  private mutating func handle(
    _ notification: KeyboardNotification,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    switch KeyboardInterpretation(notification, knowing: state, in: environment) {
    case .nothing(let reason):
      // A keyboard that is announced where none can be seen is confirmed there too, maybe late.
      let isAnnouncedHidden = reason == .notAKeyboard && !state.isVisible
      if isAnnouncedHidden, notification.type.isAnnouncement { unconfirmed.add(notification.type) }
      return .dropped(reason)
    case .target(let target):
      return handle(notification, at: target, in: environment)
    }
  }

  private mutating func handle(
    _ notification: KeyboardNotification,
    at target: KeyboardTarget,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    let type = notification.type
    let animation = notification.payload.animation
    let isHere = target.isSame(as: self.target)
    let visibility = state.visibility
    let screen = state.screen
    // A hidden keyboard has no place that would have to be judged anew.
    let isPlaced = !isHere || state.isVisible || (visibility == .hiding && !type.isAnnouncement)
    if type.isAnnouncement {
      if !isHere { announce(target, animation) }
      unconfirmed.add(type)
    } else {
      if !isHere {
        guard !isLate(type, at: target) else { return .dropped(.stale) }
        go(to: target, animation: animation)
      }
      // mutant: swap, because settling reads only the places that were replaced
      _ = unconfirmed.confirm(by: type)
      settle()
    }
    if isPlaced { place(target, in: environment) }
    let isKnown = isHere && state.visibility == visibility && state.screen == screen
    return deliver(animation: animation, in: environment, otherwise: isKnown ? .duplicate : nil)
  }
}

// MARK: - Where the keyboard goes

extension KeyboardStateMachine {
  /// The place that was announced or confirmed last.
  private var target: KeyboardTarget {
    let isVisible = state.isVisible
    return KeyboardTarget(
      frame: state.frame,
      placement: isVisible ? state.placement : nil,
      screen: isVisible ? state.screen : nil
    )
  }

  /// Goes to a place that is announced, and remembers the present one for late confirmations.
  private mutating func announce(_ newTarget: KeyboardTarget, _ animation: KeyboardAnimation?) {
    let left = ReplacedPlace(target: target, unconfirmed: unconfirmed)
    // A hide that nobody announced cannot be confirmed late.
    let isRemembered = left.target.isVisible || !left.unconfirmed.isEmpty
    go(to: newTarget, animation: animation)
    guard isRemembered else { return }
    if replaced.count == Self.longestBurst { replaced.removeFirst() }
    replaced.append(left)
  }

  /// Goes to another place, and continues to count its announcements if it was replaced before.
  private mutating func go(to newTarget: KeyboardTarget, animation: KeyboardAnimation?) {
    let index = replaced.firstIndex { $0.target.isSame(as: newTarget) }
    unconfirmed = index.map { replaced.remove(at: $0).unconfirmed } ?? UnconfirmedAnnouncements()
    state.visibility = newTarget.isVisible ? .showing : .hiding
    state.frame = newTarget.frame
    state.animation = animation
    state.screen = newTarget.isVisible ? newTarget.screen : state.screen
  }

  /// Returns true for a late confirmation of a place that was replaced, and counts it.
  private mutating func isLate(
    _ type: KeyboardNotificationType,
    at target: KeyboardTarget
  ) -> Bool {
    guard let index = replaced.firstIndex(where: { $0.target.isSame(as: target) }) else {
      return false
    }
    let isInProgress = state.visibility == .showing || state.visibility == .hiding
    // In a rotation the hide is confirmed with the frame of before, which nobody waits for. It is not
    // counted, since the confirmation of that frame itself may still come.
    if isInProgress, type.isChange { return true }
    return replaced[index].unconfirmed.confirm(by: type) || isInProgress
  }

  /// Ends a change, and forgets the places that were confirmed as often as they were announced.
  private mutating func settle() {
    state.visibility = state.isVisible ? .shown : .hidden
    // Asked first, since to remove nothing would copy the list of a machine that is copied.
    guard replaced.contains(where: \.unconfirmed.isEmpty) else { return }
    replaced.removeAll(where: \.unconfirmed.isEmpty)
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
  private mutating func deliver(
    animation: KeyboardAnimation?,
    in environment: KeyboardEnvironment,
    otherwise reason: KeyboardDropReason? = nil
  ) -> KeyboardOutcome {
    guard isActive else { return .dropped(.inactive) }
    guard let change = KeyboardChange(from: delivered, to: state) else {
      delivered = state
      return reason.map(KeyboardOutcome.dropped) ?? .unchanged
    }
    appearanceIndex = change == .appeared ? 0 : appearanceIndex + 1
    let transition = KeyboardTransition(
      change: change,
      state: state,
      previous: delivered,
      appearanceIndex: appearanceIndex,
      animation: animation,
      isInteractive: change == .disappeared && environment.isPulledDown
    )
    delivered = state
    return .transition(transition)
  }
}
