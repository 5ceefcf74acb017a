import Foundation

/// State machine that reduces keyboard notifications to real changes, each once.
///
/// Use it to interpret events that do not come from a notification centre; ``KeyboardTracker`` runs
/// one for those that do. It is a value: it receives an event, returns an outcome, and has no other
/// effect. Handling an event allocates no memory, except for the first one after the machine was
/// copied. Each event has an outcome in each state, and no input traps.
///
/// An announcement (`will`) sets the state, and replaces the place that was announced before. A
/// confirmation (`did`) of the new place completes the change. A confirmation of a replaced place
/// is late, and dropped: once for each announcement of that place, and always until the newest
/// announcement is confirmed. Any other confirmation sets the state, since its announcement was
/// missing.
public struct KeyboardStateMachine: Sendable, Equatable {
  /// The state after the last event, whether or not it was delivered.
  public private(set) var state = KeyboardState.initial
  /// True while the app is active; no transition is delivered otherwise.
  package private(set) var isActive = true

  /// The state that was last delivered; it does not change while the app is not active.
  package private(set) var delivered = KeyboardState.initial

  /// The announcements of the present place that are not confirmed yet.
  private var unconfirmed = UnconfirmedAnnouncements()
  /// The places that newer announcements have replaced, the newest last.
  private var replaced: [ReplacedPlace] = []
  // mutant: 0 to 1, because the first change is an appearance
  private var appearanceIndex = 0

  /// The greatest number of replaced places that are kept.
  ///
  /// It is one more than the longest sequence of unconfirmed announcements in a recording.
  private static let replacedLimit = 4

  /// Makes a machine with a hidden keyboard, for an app that is active.
  public init() {
    // mutant: drop, because only the time of the allocation changes
    replaced.reserveCapacity(Self.replacedLimit)
  }

  /// Handles an event, and returns its outcome.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - environment: The screen and the settings at the time of the event.
  /// - Returns: The transition to deliver, or the reason why there is none.
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
        // UIKit may remove a keyboard in the background without a notification:
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
    switch KeyboardInterpretation(notification, after: state, in: environment) {
    case .ignored(let reason):
      // Its confirmation may come after the next announcement, and must count as late then.
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
    let isCurrent = target.isSame(as: currentTarget)
    let visibility = state.visibility
    let screen = state.screen
    // A visible keyboard is placed again, since the view may have moved; a hidden one is not.
    let completesHide = visibility == .hiding && !type.isAnnouncement
    let needsPlacing = !isCurrent || state.isVisible || completesHide
    if type.isAnnouncement {
      if !isCurrent { announce(target, animation) }
      unconfirmed.add(type)
    } else {
      if !isCurrent {
        guard !isLate(type, at: target) else { return .dropped(.stale) }
        go(to: target, animation: animation)
      }
      // mutant: swap, because settling reads only the places that were replaced
      _ = unconfirmed.confirm(by: type)
      settle()
    }
    if needsPlacing { place(target, in: environment) }
    let isRepetition = isCurrent && state.visibility == visibility && state.screen == screen
    let reason: KeyboardDropReason? = isRepetition ? .duplicate : nil
    return deliver(animation: animation, in: environment, otherwise: reason)
  }
}

// MARK: - Changing the state

extension KeyboardStateMachine {
  /// The place that was announced or confirmed last.
  private var currentTarget: KeyboardTarget {
    let isVisible = state.isVisible
    return KeyboardTarget(
      frame: state.frame,
      placement: isVisible ? state.placement : nil,
      screen: isVisible ? state.screen : nil
    )
  }

  /// Sets the state to an announced place, and keeps the present one for late confirmations.
  private mutating func announce(_ newTarget: KeyboardTarget, _ animation: KeyboardAnimation?) {
    let present = ReplacedPlace(target: currentTarget, unconfirmed: unconfirmed)
    // A hide without an unconfirmed announcement has no confirmation that could be late.
    let isKept = present.target.isVisible || !present.unconfirmed.isEmpty
    go(to: newTarget, animation: animation)
    guard isKept else { return }
    if replaced.count == Self.replacedLimit { replaced.removeFirst() }
    replaced.append(present)
  }

  /// Sets the state to another place; one that was replaced before keeps its unconfirmed
  /// announcements.
  private mutating func go(to newTarget: KeyboardTarget, animation: KeyboardAnimation?) {
    if let index = replaced.firstIndex(where: { $0.target.isSame(as: newTarget) }) {
      unconfirmed = replaced.remove(at: index).unconfirmed
    } else {
      unconfirmed = UnconfirmedAnnouncements()
    }
    state.visibility = newTarget.isVisible ? .showing : .hiding
    state.frame = newTarget.frame
    state.animation = animation
    state.screen = newTarget.isVisible ? newTarget.screen : state.screen
  }

  /// Returns true for a late confirmation of a replaced place, and counts it as used.
  private mutating func isLate(
    _ type: KeyboardNotificationType,
    at target: KeyboardTarget
  ) -> Bool {
    guard let index = replaced.firstIndex(where: { $0.target.isSame(as: target) }) else {
      return false
    }
    let isInProgress = state.visibility == .showing || state.visibility == .hiding
    // In a rotation the `didChangeFrame` of a hide has the frame from before the hide. It is not
    // counted, since the confirmation of that frame itself may still come.
    if isInProgress, type.isChange { return true }
    let isConfirmation = replaced[index].unconfirmed.confirm(by: type)
    return isConfirmation || isInProgress
  }

  /// Ends a change, and removes the replaced places without an unconfirmed announcement.
  private mutating func settle() {
    state.visibility = state.isVisible ? .shown : .hidden
    // Checked first, since `removeAll` copies a shared array even if it removes no element.
    // mutant: drop, because only an allocation is saved
    guard replaced.contains(where: \.unconfirmed.isEmpty) else { return }
    replaced.removeAll(where: \.unconfirmed.isEmpty)
  }

  /// Computes placement and covered height again, since the screen or the view may have changed.
  private mutating func place(_ target: KeyboardTarget, in environment: KeyboardEnvironment) {
    if let placement = target.placement, let frame = state.frame {
      state.placement = placement
      state.screen = target.screen ?? state.screen
      state.coveredHeight = placement == .docked ? environment.coveredHeight(by: frame) : 0
    } else {
      let hasFrame = target.frame != nil || state.frame != nil
      state.placement = hasFrame ? .offscreen : .none
      state.coveredHeight = 0
    }
    if state.visibility == .hidden { state.frame = nil }
  }
}

// MARK: - Delivering

extension KeyboardStateMachine {
  /// Compares the state with the last delivered one, to include changes in the background.
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
