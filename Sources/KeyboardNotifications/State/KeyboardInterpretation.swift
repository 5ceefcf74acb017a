import Foundation

/// Meaning of a notification by its frame, before it is compared with the earlier ones.
enum KeyboardInterpretation: Sendable, Equatable {
  /// The keyboard goes to, or is at, a target.
  case target(KeyboardTarget)
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
    self.init(notification, while: state.visibility, in: environment)
    // A hide on one screen does not hide a keyboard on another.
    guard case .target(let target) = self, !target.isVisible, state.isVisible else { return }
    if screen.isOther(than: state.screen) { self = .ignored(.otherScreen) }
  }

  /// Interprets a notification without regard to its screen.
  private init(
    _ notification: KeyboardNotification,
    while visibility: KeyboardVisibility,
    in environment: KeyboardEnvironment
  ) {
    let type = notification.type
    let isVisible = visibility == .showing || visibility == .shown
    let frame = environment.screenFrame(of: notification.payload.endFrame)
    let isZero = frame.origin == .zero && frame.size == .zero
    if type.isHide {
      // A hide counts with any frame and from any app.
      self = .target(.hidden(at: frame))
    } else if !notification.payload.isLocal && environment.otherApps == .ignore {
      // A frame without height or width hides this app's keyboard too: the system posts it to all
      // apps when the multitasking mode changes. https://github.com/flutter/engine/pull/37719
      let hides = isVisible && !isZero && !frame.hasArea
      self = hides ? .target(.hidden()) : .ignored(.otherApp)
    } else if isZero {
      // Posted by cross-fade transitions, while a keyboard is dragged, and when a device is locked
      // with a field focused: https://github.com/GetStream/stream-chat-react-native/pull/3803
      let canHide = type.isAnnouncement ? isVisible : visibility == .hiding
      let hides = environment.prefersCrossFadeTransitions && canHide
      if hides {
        self = .target(.hidden())
      } else {
        self = .ignored(type.isShow ? .notAKeyboard : .dragging)
      }
    } else if environment.isAboveScreen(frame) {
      self = .ignored(.notAKeyboard)
    } else {
      self.init(frame, of: notification, whileVisible: isVisible, in: environment)
    }
  }

  /// Interprets a frame by its placement.
  private init(
    _ frame: CGRect,
    of notification: KeyboardNotification,
    whileVisible isVisible: Bool,
    in environment: KeyboardEnvironment
  ) {
    let placement = KeyboardPlacement(
      of: frame,
      screen: environment.screen,
      window: environment.window
    )
    if placement == .docked || placement == .floating {
      let screen = notification.screen
      self = .target(KeyboardTarget(frame: frame, placement: placement, screen: screen))
    } else {
      // A show below the screen, or without height, shows no keyboard.
      let isAbsent = !isVisible && notification.type.isShow
      self = isAbsent ? .ignored(.notAKeyboard) : .target(.hidden(at: frame))
    }
  }
}
