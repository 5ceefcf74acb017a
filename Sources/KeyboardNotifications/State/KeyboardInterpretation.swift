import Foundation

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
