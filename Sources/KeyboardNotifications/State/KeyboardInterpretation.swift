import Foundation

/// Meaning of a notification by its frame, before it is compared with what is known.
enum KeyboardInterpretation: Sendable, Equatable {
  /// The keyboard goes to, or is at, a target.
  case target(KeyboardTarget)
  /// The notification changes nothing, for a reason.
  case nothing(KeyboardDropReason)

  /// Judges a notification by the state of the keyboard so far, the screen and the settings.
  init(
    _ notification: KeyboardNotification,
    knowing state: KeyboardState,
    in environment: KeyboardEnvironment
  ) {
    let screen = notification.screen
    guard !screen.isOther(than: environment.screenIdentity) else {
      self = .nothing(.otherScreen)
      return
    }
    self.init(framed: notification, while: state.visibility, in: environment)
    // A hide on one screen does not hide a keyboard on another.
    guard case .target(let target) = self, !target.isVisible, state.isVisible else { return }
    if screen.isOther(than: state.screen) { self = .nothing(.otherScreen) }
  }

  private init(
    framed notification: KeyboardNotification,
    while visibility: KeyboardVisibility,
    in environment: KeyboardEnvironment
  ) {
    let type = notification.type
    let isVisible = visibility == .showing || visibility == .shown
    let frame = environment.screenFrame(of: notification.payload.endFrame)
    let isZero = frame.origin == .zero && frame.size == .zero
    if type.isHide {
      // A hide counts whatever its frame is and whichever app it is from.
      self = .target(.hidden(at: frame))
    } else if !notification.payload.isLocal && environment.otherApps == .ignore {
      // A frame of no height or width hides this app's keyboard too: it is posted to all apps when
      // the multitasking mode switches. https://github.com/flutter/engine/pull/37719
      let hides = isVisible && !isZero && !frame.hasArea
      self = hides ? .target(.hidden()) : .nothing(.otherApp)
    } else if isZero {
      // Posted by cross-fade transitions, while a keyboard is dragged, and when a device is locked
      // with a field focused: https://github.com/GetStream/stream-chat-react-native/pull/3803
      let isHide = type.isAnnouncement ? isVisible : visibility == .hiding
      let hides = environment.prefersCrossFadeTransitions && isHide
      if hides {
        self = .target(.hidden())
      } else {
        self = .nothing(type.isShow ? .notAKeyboard : .dragging)
      }
    } else if environment.isAboveScreen(frame) {
      self = .nothing(.notAKeyboard)
    } else {
      self.init(frame, of: notification, whileVisible: isVisible, in: environment)
    }
  }

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
      // A keyboard that is announced below the screen, or with no height, is not there.
      let isAbsent = !isVisible && notification.type.isShow
      self = isAbsent ? .nothing(.notAKeyboard) : .target(.hidden(at: frame))
    }
  }
}
