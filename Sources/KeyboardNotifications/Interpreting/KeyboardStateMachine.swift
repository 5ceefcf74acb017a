import Foundation

/// State machine that reduces keyboard notifications to real changes, each once.
///
/// Use it to interpret events that do not come from a notification center; ``KeyboardTracker`` runs
/// one for those that do. It is a value: it receives an event, returns an outcome, and has no other
/// effect. Each event has an outcome in each state, and no input traps. After the first events it
/// allocates no memory until it is copied.
///
/// An announcement (`will`) sets the state, and replaces the destination that was announced before.
/// A confirmation (`did`) of the new destination completes the change. A confirmation of a replaced
/// destination is late: it is dropped while a change is in progress, and afterwards as often as
/// that destination was announced. Any other confirmation sets the state, because its announcement
/// is missing, except for a `didChangeFrame`, which waits until another confirmation agrees.
package struct KeyboardStateMachine: Sendable, Equatable {
  /// The state after the last event, whether or not it was delivered.
  package private(set) var state = KeyboardState.initial
  /// The state that was last delivered; it does not change while the app is not active.
  package private(set) var delivered = KeyboardState.initial
  private var appearanceIndex = 0

  /// True while the app is active; no transition is delivered otherwise.
  package private(set) var isActive = true
  private var isInBackground = false
  /// True from the time that the app leaves the background until a destination is announced.
  private var isReturning = false

  /// The announcements of the current destination that are not confirmed yet.
  private var unconfirmed = UnconfirmedAnnouncements()
  /// The destinations that newer announcements have replaced, the newest last.
  private var replaced: [ReplacedDestination] = []
  /// True if the current destination was announced since the machine was made or the app became
  /// active.
  private var isAnnounced = false
  /// The bounds of the screen at that announcement, if they were known.
  private var screenAtAnnouncement: CGRect?
  /// The destination of a `didChangeFrame` that nobody announced, until the next notification.
  private var unannounced: KeyboardDestination?
  /// The frame of the last announced hide, if it begins below the top of the keyboard that it hid.
  ///
  /// It is `nil` once a keyboard is on screen again or the app becomes active.
  private var hideFrame: CGRect?
  /// The top of the last keyboard on screen; `nil` if there was none yet.
  private var keyboardTop: CGFloat?

  /// The greatest number of replaced destinations that are kept.
  ///
  /// It is one more than the longest sequence of unconfirmed announcements in a recording.
  private static let replacedLimit = 4

  /// Makes a machine with a hidden keyboard, for an app that is active.
  package init() {}

  /// Handles an event, and returns its outcome.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - environment: The screen and the settings at the time of the event.
  /// - Returns: The transition to deliver, or the reason why there is none.
  package mutating func handle(
    _ event: KeyboardEvent,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    switch event {
    case .malformed:
      return .dropped(.malformed)
    case .application(let application):
      return handle(application, in: environment)
    case .notification(let notification):
      switch interpret(notification, in: environment) {
      case .destination(let destination):
        return apply(notification, at: destination, in: environment)
      case .dropped(let reason):
        return .dropped(reason)
      }
    }
  }

  /// Handles a change of the app's state; on return to the front the net change is delivered.
  private mutating func handle(
    _ application: KeyboardApplicationState,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    let isLeavingBackground = isInBackground && application != .background
    isActive = application == .active
    isReturning = application != .background && (isReturning || isLeavingBackground)
    isInBackground = application == .background
    if isLeavingBackground {
      // A change does not go on in the background, and its confirmation may have been left out.
      completeChange()
      if !state.isVisible { updatePlacement(at: currentDestination, in: environment) }
    }
    guard isActive else { return .unchanged }
    // The system may have left out an announcement meanwhile. So the next `didChangeFrame` counts,
    // and a change to the frame of the last hide is a show.
    isAnnounced = false
    unannounced = nil
    hideFrame = nil
    if state.isVisible, environment.hasLostFocus, environment.otherApps == .ignore {
      // UIKit may remove a keyboard in the background without a notification:
      // https://github.com/irccloud/ios/issues/164
      go(to: .hidden(), animation: nil)
      completeChange()
      updatePlacement(at: .hidden(), in: environment)
    }
    return deliver(animation: nil, in: environment)
  }
}

// MARK: - Interpreting a notification

/// Meaning of a notification by its frame, before it is compared with the earlier ones.
private enum KeyboardInterpretation {
  /// The keyboard goes to, or is at, a destination.
  case destination(KeyboardDestination)
  /// The notification is dropped.
  case dropped(KeyboardDropReason)
}

extension KeyboardStateMachine {
  private func interpret(
    _ notification: KeyboardNotification,
    in environment: KeyboardEnvironment
  ) -> KeyboardInterpretation {
    let screen = notification.screen
    if screen.isOther(than: environment.screenIdentity) { return .dropped(.otherScreen) }
    let interpretation = interpretFrame(of: notification, in: environment)
    // A hide on one screen does not hide a keyboard on another.
    if case .destination(let destination) = interpretation, !destination.isVisible,
      state.isVisible, screen.isOther(than: state.screen)
    {
      return .dropped(.otherScreen)
    }
    return interpretation
  }

  /// Returns the interpretation of a notification without regard to its screen.
  private func interpretFrame(
    of notification: KeyboardNotification,
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
      return hides ? .destination(.hidden()) : .dropped(.otherApp)
    }
    if isZero {
      // Posted by cross-fade transitions, while a keyboard is dragged, and when a device is locked
      // with a field focused: https://github.com/GetStream/stream-chat-react-native/pull/3803
      // With cross-fade it hides the keyboard in an announcement. In a confirmation it only
      // completes a hide in progress, because a confirmation that comes while a keyboard is up
      // belongs to a drag, or to a hide before the last show.
      let canHide = type.isAnnouncement ? state.isVisible : state.visibility == .hiding
      if environment.prefersCrossFadeTransitions && canHide { return .destination(.hidden()) }
      return .dropped(type.isShow ? .notAKeyboard : .dragging)
    }
    if environment.isAboveScreen(frame) { return .dropped(.notAKeyboard) }
    let placement = KeyboardPlacement(
      of: frame,
      screen: environment.screenBounds,
      windows: environment.windows.map(\.frame)
    )
    // On iOS 26 and later the frame of a hide may be that of the accessory view on the screen. A
    // change to that frame belongs to the hide:
    // https://github.com/hackiftekhar/IQKeyboardManager/issues/2124
    if placement == .docked, type.isFrameChange, hideFrame?.isSame(as: frame) == true {
      return .destination(.hidden(at: frame))
    }
    if placement == .docked || placement == .floating {
      let screen = notification.screen
      return .destination(KeyboardDestination(frame: frame, placement: placement, screen: screen))
    }
    // As the app returns, iOS 27 posts a frame without height though an input accessory view is
    // still on the screen. A keyboard that has gone posts a hide, or has lost its focus.
    // https://github.com/paradoxally/Apollo-Reborn/blob/main/src/ApolloMessagesKeyboardInset.xm
    let isFlat = frame.width > 0 && frame.height == 0
    if isReturning && isFlat && state.isVisible && !environment.hasLostFocus {
      return .dropped(.notAKeyboard)
    }
    return .destination(.hidden(at: frame))
  }
}

// MARK: - Announcements and confirmations

extension KeyboardStateMachine {
  /// Changes the state for a notification by which the keyboard goes to a destination, or is there.
  private mutating func apply(
    _ notification: KeyboardNotification,
    at destination: KeyboardDestination,
    in environment: KeyboardEnvironment
  ) -> KeyboardOutcome {
    let type = notification.type
    let animation = notification.payload.animation
    let before = state
    let current = currentDestination
    let isNew = !destination.isSame(as: current)
    let unannouncedBefore = unannounced
    unannounced = nil
    if type.isAnnouncement {
      if isNew {
        keepForLateConfirmations(of: current)
        go(to: destination, animation: animation)
      }
      unconfirmed.add(type)
      isAnnounced = true
      screenAtAnnouncement = environment.screenBounds
      isReturning = false
    } else {
      if isNew {
        if countIfLate(type, at: destination) { return .dropped(.stale) }
        let isSecond = unannouncedBefore?.isSame(as: destination) ?? false
        if !isSecond, mustWait(destination, of: type, in: environment) {
          unannounced = destination
          return .dropped(.unannounced)
        }
        go(to: destination, animation: animation)
        isAnnounced = false
      }
      unconfirmed.confirm(by: type)
      completeChange()
    }
    if state.isVisible {
      hideFrame = nil
      keyboardTop = state.frame?.minY
    } else if type == .willHide {
      hideFrame = accessoryFrame(ofHideAt: destination)
    }
    let hasChanged = isNew || state.visibility != before.visibility
    // A visible keyboard is placed again, since a window may have moved.
    if hasChanged || state.isVisible { updatePlacement(at: destination, in: environment) }
    let isDuplicate = !hasChanged && state.screen == before.screen
    // A show below the screen, or without height, shows no keyboard.
    let reason =
      type.isShow && !destination.isVisible ? .notAKeyboard : KeyboardDropReason.duplicate
    return deliver(
      animation: animation,
      in: environment,
      otherwise: isDuplicate ? reason : nil
    )
  }

  /// The destination that was announced or confirmed last.
  private var currentDestination: KeyboardDestination {
    let isVisible = state.isVisible
    return KeyboardDestination(
      frame: state.frame,
      placement: isVisible ? state.placement : nil,
      screen: isVisible ? state.screen : nil
    )
  }

  /// Keeps the current destination, which is about to be replaced.
  private mutating func keepForLateConfirmations(of current: KeyboardDestination) {
    let old = ReplacedDestination(destination: current, unconfirmed: unconfirmed)
    // A hide without an unconfirmed announcement has no confirmation that could be late.
    guard old.destination.isVisible || !old.unconfirmed.isEmpty else { return }
    if replaced.count == Self.replacedLimit { replaced.removeFirst() }
    replaced.append(old)
  }

  /// Counts a late confirmation of a replaced destination, so that it is late only once.
  ///
  /// - Returns: False for a confirmation that is not late.
  private mutating func countIfLate(
    _ type: KeyboardNotificationType,
    at destination: KeyboardDestination
  ) -> Bool {
    guard let index = replacedIndex(of: destination) else { return false }
    // In a rotation the `didChangeFrame` of a hide has the frame from before the hide. It is not
    // counted, since the confirmation of that frame itself may still come.
    if state.isChanging, type.isFrameChange { return true }
    let isConfirmation = replaced[index].unconfirmed.confirm(by: type)
    return isConfirmation || state.isChanging
  }

  private func replacedIndex(of destination: KeyboardDestination) -> Int? {
    replaced.firstIndex { $0.destination.isSame(as: destination) }
  }

  /// Returns true for a confirmation that does not count until another agrees with it.
  ///
  /// On iOS 27 the system is reported to post a `didChangeFrame` with another frame although the
  /// keyboard stays: https://github.com/manaflow-ai/cmux/pull/9958. It counts anyway if the current
  /// destination may be the wrong one, because nobody announced it, or because the screen has other
  /// bounds since. It also counts if a keyboard floats, because those are only confirmed.
  private func mustWait(
    _ destination: KeyboardDestination,
    of type: KeyboardNotificationType,
    in environment: KeyboardEnvironment
  ) -> Bool {
    guard type == .didChangeFrame, isAnnounced else { return false }
    let isFloating = destination.placement == .floating || state.placement == .floating
    return !isFloating && screenAtAnnouncement == environment.screenBounds
  }

  /// Returns the frame of a hide, if it may be that of an accessory view.
  ///
  /// It may not if it is the keyboard's own, which a hide has when a screen without a field is
  /// presented. A change to that frame is a show.
  /// https://github.com/RxSwiftCommunity/RxKeyboard/pull/8
  private func accessoryFrame(ofHideAt destination: KeyboardDestination) -> CGRect? {
    guard let frame = destination.frame else { return nil }
    let isLower = keyboardTop?.isBefore(frame.minY) ?? true
    return isLower ? frame : nil
  }
}

// MARK: - Changing the state

extension KeyboardStateMachine {
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
    state.animation = animation
    if destination.isVisible { state.screen = destination.screen }
  }

  /// Completes a change, and removes the replaced destinations without an unconfirmed announcement.
  private mutating func completeChange() {
    state.visibility = state.isVisible ? .shown : .hidden
    replaced.removeAll(where: \.unconfirmed.isEmpty)
  }

  /// Computes placement and covered height again, since the screen or a window may have changed.
  private mutating func updatePlacement(
    at destination: KeyboardDestination,
    in environment: KeyboardEnvironment
  ) {
    if let placement = destination.placement, let frame = state.frame {
      state.placement = placement
      state.screen = destination.screen ?? state.screen
      state.coveredHeight = placement == .docked ? frame.height(on: environment.screenBounds) : 0
    } else {
      let hasFrame = destination.frame != nil || state.frame != nil
      state.placement = hasFrame ? .offscreen : .absent
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
      kind: change,
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

// MARK: - Destinations

/// Frame, placement and screen that a notification announces or confirms.
private struct KeyboardDestination: Sendable, Equatable {
  /// The frame that the notification gives; `nil` for a hide with an empty one.
  var frame: CGRect?
  /// The placement, docked or floating; `nil` off the screen.
  var placement: KeyboardPlacement?
  /// The screen that the keyboard is on, if that is known.
  var screen: ScreenIdentity?

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
private struct ReplacedDestination: Sendable, Equatable {
  var destination: KeyboardDestination
  var unconfirmed: UnconfirmedAnnouncements
}

/// Number of announcements of one destination that are not confirmed yet.
///
/// `didChangeFrame` confirms one `willChangeFrame`; `didShow` and `didHide` confirm one `willShow`
/// or `willHide`.
private struct UnconfirmedAnnouncements: Sendable, Equatable {
  private var frameChanges = 0
  private var showsAndHides = 0

  /// True if every announcement is confirmed.
  var isEmpty: Bool {
    frameChanges == 0 && showsAndHides == 0
  }

  /// Adds an announcement.
  mutating func add(_ type: KeyboardNotificationType) {
    if type.isFrameChange {
      frameChanges += 1
    } else {
      showsAndHides += 1
    }
  }

  /// Removes one announcement, which a notification of a type confirms.
  ///
  /// - Returns: False if there is no such announcement.
  @discardableResult
  mutating func confirm(by type: KeyboardNotificationType) -> Bool {
    guard (type.isFrameChange ? frameChanges : showsAndHides) > 0 else { return false }
    if type.isFrameChange {
      frameChanges -= 1
    } else {
      showsAndHides -= 1
    }
    return true
  }
}
