import Foundation

/// State machine that reduces keyboard notifications to real changes, each once.
///
/// Use it to interpret events that do not come from a notification centre; ``KeyboardTracker`` runs
/// one for those that do. It is a value: it receives an event, returns an outcome, and has no other
/// effect. Handling an event allocates no memory, except for the first one after the machine was
/// copied. Each event has an outcome in each state, and no input traps.
///
/// An announcement (`will`) sets the state, and replaces the destination that was announced before.
/// A confirmation (`did`) of the new destination completes the change. A confirmation of a replaced
/// destination is late, and dropped: once for each announcement of that destination, and always
/// until the newest announcement is confirmed. Any other confirmation sets the state, since its
/// announcement was missing; a `didChangeFrame` only once another confirmation agrees with it.
public struct KeyboardStateMachine: Sendable, Equatable {
  /// The state after the last event, whether or not it was delivered.
  public private(set) var state = KeyboardState.initial
  /// True while the app is active; no transition is delivered otherwise.
  package private(set) var isActive = true

  /// The state that was last delivered; it does not change while the app is not active.
  package private(set) var delivered = KeyboardState.initial

  /// The announcements of the present destination that are not confirmed yet.
  private var unconfirmed = UnconfirmedAnnouncements()
  /// The destinations that newer announcements have replaced, the newest last.
  private var replaced: [ReplacedDestination] = []
  /// The screen at the last announcement of the present place; `nil` if no announcement has given
  /// that place since the machine was made or the app became active.
  private var announcement: AnnouncedPlace?
  /// The destination of a `didChangeFrame` that nobody announced, until the next notification.
  private var held: KeyboardDestination?
  /// True while the app is in the background.
  private var isInBackground = false
  /// True from the time that the app leaves the background until the next announcement.
  private var isReturning = false
  // mutant: 0 to 1, because the first change is an appearance
  private var appearanceIndex = 0

  /// The greatest number of replaced destinations that are kept.
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
      if application == .background {
        isReturning = false
      } else if isInBackground {
        isReturning = true
      }
      isInBackground = application == .background
      return isActive ? becomeActive(in: environment) : .unchanged
    }
  }

  /// Delivers the net change while the app was not active.
  private mutating func becomeActive(in environment: KeyboardEnvironment) -> KeyboardOutcome {
    // What the system may have left out meanwhile must not be announced a second time.
    announcement = nil
    held = nil
    if state.isVisible, environment.hasLostFocus, environment.otherApps == .ignore {
      // UIKit may remove a keyboard in the background without a notification:
      // https://github.com/irccloud/ios/issues/164
      go(to: .hidden(), animation: nil)
      // mutant: swap, because there is no frame to forget
      settle()
      place(.hidden(), in: environment)
    }
    return deliver(animation: nil, in: environment)
  }

  /// Handles a notification, unless its frame alone is a reason to drop it.
  private mutating func handle(
    _ notification: KeyboardNotification,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    switch KeyboardInterpretation(notification, after: state, in: environment) {
    case .ignored(let reason):
      // The confirmation of such an announcement counts as late if it comes after the next one.
      let isAnnouncedHidden = reason == .notAKeyboard && !state.isVisible
      if isAnnouncedHidden, notification.type.isAnnouncement { unconfirmed.add(notification.type) }
      return .dropped(reason)
    case .destination(let destination):
      if isReturn(without: destination, by: notification, in: environment) {
        return .dropped(.notAKeyboard)
      }
      return apply(notification, at: destination, in: environment)
    }
  }

  /// Changes the state for a notification by which the keyboard goes to a destination, or is there.
  private mutating func apply(
    _ notification: KeyboardNotification,
    at destination: KeyboardDestination,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    let before = state
    let animation = notification.payload.animation
    let isNew = !destination.isSame(as: currentDestination)
    if notification.type.isAnnouncement {
      if isNew { announce(destination, animation) }
      unconfirmed.add(notification.type)
      announcement = AnnouncedPlace(screen: environment.screen)
      held = nil
      isReturning = false
    } else {
      let heldBefore = held
      held = nil
      if isNew {
        let isLate = countIfLate(notification.type, at: destination)
        guard !isLate else { return .dropped(.stale) }
        let isSecond = heldBefore?.isSame(as: destination) ?? false
        if !isSecond, mustHold(destination, of: notification.type, in: environment) {
          held = destination
          return .dropped(.unannounced)
        }
        go(to: destination, animation: animation)
        announcement = nil
      }
      // mutant: swap, because settling reads only the destinations that were replaced
      _ = unconfirmed.confirm(by: notification.type)
      settle()
    }
    let hasChanged = isNew || state.visibility != before.visibility
    // A visible keyboard is placed again, since the view may have moved.
    if hasChanged || state.isVisible { place(destination, in: environment) }
    let isRepetition = !hasChanged && state.screen == before.screen
    return deliver(
      animation: animation,
      in: environment,
      otherwise: isRepetition ? .duplicate : nil
    )
  }
}

// MARK: - Confirmations that nobody announced

/// Place of the keyboard that an announcement has given.
private struct AnnouncedPlace: Sendable, Equatable {
  /// The screen's bounds at the announcement, if they were known.
  var screen: CGRect?
}

extension KeyboardStateMachine {
  /// Returns true for a confirmation that does not count until another agrees with it.
  ///
  /// On iOS 27 a `didChangeFrame` of another frame was seen beside a keyboard that stayed:
  /// https://github.com/manaflow-ai/cmux/pull/9958. Without an announcement of the present place,
  /// or on another screen, that place may be wrong. A floating keyboard is only confirmed.
  private func mustHold(
    _ destination: KeyboardDestination,
    of type: KeyboardNotificationType,
    in environment: KeyboardEnvironment
  ) -> Bool {
    guard type == .didChangeFrame, let announcement else { return false }
    let isFloating = destination.placement == .floating || currentDestination.placement == .floating
    return !isFloating && announcement.screen == environment.screen
  }

  /// Returns true for a frame without height that is posted as the app returns, though a bar is
  /// still on the screen.
  ///
  /// iOS 27 posts one for an input accessory view: https://github.com/Apollo-Reborn/Apollo-Reborn. A
  /// keyboard that has gone posts a hide, or has lost its focus.
  private func isReturn(
    without destination: KeyboardDestination,
    by notification: KeyboardNotification,
    in environment: KeyboardEnvironment
  ) -> Bool {
    guard isReturning, state.isVisible, !destination.isVisible else { return false }
    guard !notification.type.isHide, notification.payload.isLocal else { return false }
    let size = notification.payload.endFrame.size
    return size.width > 0 && size.height == 0 && !environment.hasLostFocus
  }
}

// MARK: - Changing the state

extension KeyboardStateMachine {
  /// The destination that was announced or confirmed last.
  private var currentDestination: KeyboardDestination {
    let isVisible = state.isVisible
    return KeyboardDestination(
      frame: state.frame,
      placement: isVisible ? state.placement : nil,
      screen: isVisible ? state.screen : nil
    )
  }

  /// Sets the state to an announced destination, and keeps the one before for late confirmations.
  private mutating func announce(
    _ destination: KeyboardDestination,
    _ animation: KeyboardAnimation?
  ) {
    let old = ReplacedDestination(destination: currentDestination, unconfirmed: unconfirmed)
    go(to: destination, animation: animation)
    // A hide without an unconfirmed announcement has no confirmation that could be late.
    guard old.destination.isVisible || !old.unconfirmed.isEmpty else { return }
    if replaced.count == Self.replacedLimit { replaced.removeFirst() }
    replaced.append(old)
  }

  /// Sets the state to another destination.
  ///
  /// If it was replaced before, its unconfirmed announcements count again.
  private mutating func go(to destination: KeyboardDestination, animation: KeyboardAnimation?) {
    if let index = replacedIndex(of: destination) {
      unconfirmed = replaced.remove(at: index).unconfirmed
    } else {
      unconfirmed = UnconfirmedAnnouncements()
    }
    state.visibility = destination.isVisible ? .showing : .hiding
    state.frame = destination.frame
    // mutant: swap, because neither depends on the other
    state.animation = animation
    if destination.isVisible { state.screen = destination.screen }
  }

  private func replacedIndex(of destination: KeyboardDestination) -> Int? {
    replaced.firstIndex { $0.destination.isSame(as: destination) }
  }

  /// Counts a late confirmation of a replaced destination, so that it is late only once.
  ///
  /// - Returns: False for a confirmation that is not late.
  private mutating func countIfLate(
    _ type: KeyboardNotificationType,
    at destination: KeyboardDestination
  ) -> Bool {
    guard let index = replacedIndex(of: destination) else { return false }
    let isInProgress = state.visibility == .showing || state.visibility == .hiding
    // In a rotation the `didChangeFrame` of a hide has the frame from before the hide. It is not
    // counted, since the confirmation of that frame itself may still come.
    if isInProgress, type.isChange { return true }
    let isConfirmation = replaced[index].unconfirmed.confirm(by: type)
    return isConfirmation || isInProgress
  }

  /// Ends a change, and removes the replaced destinations without an unconfirmed announcement.
  private mutating func settle() {
    state.visibility = state.isVisible ? .shown : .hidden
    // Checked first, since `removeAll` copies a shared array even if it removes no element.
    // mutant: drop, because only an allocation is saved
    // mutant: swap, because only an allocation is saved
    guard replaced.contains(where: \.unconfirmed.isEmpty) else { return }
    replaced.removeAll(where: \.unconfirmed.isEmpty)
  }

  /// Computes placement and covered height again, since the screen or the view may have changed.
  private mutating func place(
    _ destination: KeyboardDestination,
    in environment: KeyboardEnvironment
  ) {
    if let placement = destination.placement, let frame = state.frame {
      state.placement = placement
      state.screen = destination.screen ?? state.screen
      state.coveredHeight = placement == .docked ? environment.coveredHeight(by: frame) : 0
    } else {
      let hasFrame = destination.frame != nil || state.frame != nil
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

// MARK: - Interpreting a notification

/// Meaning of a notification by its frame, before it is compared with the earlier ones.
enum KeyboardInterpretation: Sendable, Equatable {
  /// The keyboard goes to, or is at, a destination.
  case destination(KeyboardDestination)
  /// The notification has no effect on the state, for a reason.
  case ignored(KeyboardDropReason)

  /// Interprets a notification by the state of the keyboard so far, the screen and the settings.
  init(
    _ notification: KeyboardNotification,
    after state: KeyboardState,
    in environment: KeyboardEnvironment
  ) {
    let screen = notification.screen
    guard !screen.isOther(than: environment.screenIdentity) else {
      self = .ignored(.otherScreen)
      return
    }
    let onAnyScreen = Self.ignoringScreen(of: notification, after: state, in: environment)
    // A hide on one screen does not hide a keyboard on another.
    let hidesOtherScreen =
      onAnyScreen.isHide && state.isVisible && screen.isOther(than: state.screen)
    self = hidesOtherScreen ? .ignored(.otherScreen) : onAnyScreen
  }

  /// True if the keyboard goes off the screen.
  private var isHide: Bool {
    guard case .destination(let destination) = self else { return false }
    return !destination.isVisible
  }

  /// Returns the interpretation of a notification without regard to its screen.
  private static func ignoringScreen(
    of notification: KeyboardNotification,
    after state: KeyboardState,
    in environment: KeyboardEnvironment
  ) -> KeyboardInterpretation {
    let type = notification.type
    let frame = environment.screenFrame(of: notification.payload.endFrame)
    let isZero = frame.origin == .zero && frame.size == .zero
    if type.isHide {
      // A hide counts with any frame and from any app.
      return .destination(.hidden(at: frame))
    }
    if !notification.payload.isLocal && environment.otherApps == .ignore {
      // A frame without height or width hides this app's keyboard too: the system posts it to all
      // apps when the multitasking mode changes. https://github.com/flutter/engine/pull/37719
      let hides = state.isVisible && !isZero && !frame.hasArea
      return hides ? .destination(.hidden()) : .ignored(.otherApp)
    }
    if isZero {
      // Posted by cross-fade transitions, while a keyboard is dragged, and when a device is locked
      // with a field focused: https://github.com/GetStream/stream-chat-react-native/pull/3803
      let canHide = type.isAnnouncement ? state.isVisible : state.visibility == .hiding
      if environment.prefersCrossFadeTransitions && canHide { return .destination(.hidden()) }
      return .ignored(type.isShow ? .notAKeyboard : .dragging)
    }
    if environment.isAboveScreen(frame) { return .ignored(.notAKeyboard) }
    return at(frame, of: notification, after: state, in: environment)
  }

  /// Returns the interpretation of a frame by its placement.
  private static func at(
    _ frame: CGRect,
    of notification: KeyboardNotification,
    after state: KeyboardState,
    in environment: KeyboardEnvironment
  ) -> KeyboardInterpretation {
    let placement = KeyboardPlacement(
      of: frame,
      screen: environment.screen,
      window: environment.window
    )
    if placement == .docked || placement == .floating {
      let screen = notification.screen
      return .destination(KeyboardDestination(frame: frame, placement: placement, screen: screen))
    }
    // A show below the screen, or without height, shows no keyboard.
    let isAbsent = !state.isVisible && notification.type.isShow
    return isAbsent ? .ignored(.notAKeyboard) : .destination(.hidden(at: frame))
  }
}

// MARK: - Destinations

/// Place of the keyboard that a notification announces or confirms.
struct KeyboardDestination: Sendable, Equatable {
  /// The frame that the notification gives; `nil` for a hide with an empty one.
  var frame: CGRect?
  /// The placement, docked or floating; `nil` off the screen.
  var placement: KeyboardPlacement?
  /// The screen that the keyboard is on, if that is known.
  var screen: KeyboardScreen?

  static func hidden(at frame: CGRect = .zero) -> KeyboardDestination {
    KeyboardDestination(frame: frame.hasArea ? frame : nil)
  }

  var isVisible: Bool {
    placement != nil
  }

  /// Returns true if both have the same frame on the same screen, or both are hidden.
  func isSame(as other: KeyboardDestination) -> Bool {
    guard isVisible, other.isVisible else { return isVisible == other.isVisible }
    return (frame ?? .zero).isSame(as: other.frame ?? .zero) && !screen.isOther(than: other.screen)
  }
}

/// Destination that a newer announcement has replaced.
struct ReplacedDestination: Sendable, Equatable {
  var destination: KeyboardDestination
  var unconfirmed: UnconfirmedAnnouncements
}

/// Number of announcements of one destination that are not confirmed yet.
///
/// `didChangeFrame` confirms one `willChangeFrame`; `didShow` and `didHide` confirm one `willShow`
/// or `willHide`.
struct UnconfirmedAnnouncements: Sendable, Equatable {
  /// The greatest number that is counted.
  ///
  /// If a field loses the focus and gets it again, UIKit announces one destination four times
  /// within a quarter of a second.
  private static let limit: UInt8 = 4

  private var changes: UInt8 = 0
  private var showsAndHides: UInt8 = 0

  /// True if every announcement is confirmed.
  var isEmpty: Bool {
    changes == 0 && showsAndHides == 0
  }

  /// Adds an announcement.
  mutating func add(_ type: KeyboardNotificationType) {
    if type.isChange {
      changes = min(changes + 1, Self.limit)
    } else {
      showsAndHides = min(showsAndHides + 1, Self.limit)
    }
  }

  /// Removes one announcement, which a notification of a type confirms.
  ///
  /// - Returns: False if there is no such announcement.
  mutating func confirm(by type: KeyboardNotificationType) -> Bool {
    guard (type.isChange ? changes : showsAndHides) > 0 else { return false }
    if type.isChange {
      changes -= 1
    } else {
      showsAndHides -= 1
    }
    return true
  }
}
