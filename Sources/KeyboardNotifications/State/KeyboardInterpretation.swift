import Foundation

/// Meaning of a notification by its frame, before it is compared with what is known.
enum KeyboardInterpretation: Sendable, Equatable {
  /// The keyboard goes to, or is at, a target.
  case target(KeyboardTarget)
  /// The notification changes nothing, for a reason.
  case nothing(KeyboardDropReason)

  /// Judges a notification.
  ///
  /// - Parameters:
  ///   - notification: The notification, decoded.
  ///   - state: The state of the keyboard so far.
  ///   - environment: The screen and the settings to judge it by.
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
    self.init(framed: notification, whileVisible: state.isVisible, in: environment)
    // A hide on one screen does not hide a keyboard on another.
    guard case .target(let target) = self, !target.isVisible, state.isVisible else { return }
    if screen.isOther(than: state.screen) {
      self = .nothing(.otherScreen)
    }
  }

  private init(
    framed notification: KeyboardNotification,
    whileVisible isVisible: Bool,
    in environment: KeyboardEnvironment
  ) {
    let frame = environment.screenFrame(of: notification.payload.endFrame)
    let type = notification.type
    if type.isHide {
      // A hide counts whatever its frame is and whichever app it is from.
      self = .target(.hidden(at: frame))
    } else if !notification.payload.isLocal && environment.otherApps == .ignore {
      self = Self.ofOtherApp(frame, whileVisible: isVisible)
    } else if frame == .zero {
      self = Self.ofZero(type, whileVisible: isVisible, in: environment)
    } else if environment.isAboveScreen(frame) {
      self = .nothing(.notAKeyboard)
    } else {
      self = Self.ofFrame(frame, notification, whileVisible: isVisible, in: environment)
    }
  }

  /// Judges a frame of another app's keyboard: one of no height or width hides this app's too.
  ///
  /// It is posted to all apps when the multitasking mode switches: https://github.com/flutter/engine/pull/37719
  private static func ofOtherApp(
    _ frame: CGRect,
    whileVisible isVisible: Bool
  ) -> KeyboardInterpretation {
    guard isVisible, frame != .zero, !frame.hasArea else {
      return .nothing(.otherApp)
    }
    return .target(.hidden())
  }

  /// Judges a zero rectangle, which has three causes.
  ///
  /// These are cross-fade transitions, a keyboard being dragged, and a device being locked with a
  /// field focused: https://github.com/GetStream/stream-chat-react-native/pull/3803
  private static func ofZero(
    _ type: KeyboardNotificationType,
    whileVisible isVisible: Bool,
    in environment: KeyboardEnvironment
  ) -> KeyboardInterpretation {
    if environment.prefersCrossFadeTransitions, isVisible, type.isAnnouncement {
      return .target(.hidden())
    }
    return .nothing(type.isShow ? .notAKeyboard : .dragging)
  }

  private static func ofFrame(
    _ frame: CGRect,
    _ notification: KeyboardNotification,
    whileVisible isVisible: Bool,
    in environment: KeyboardEnvironment
  ) -> KeyboardInterpretation {
    let (screen, window) = (environment.screen, environment.window)
    let placement = KeyboardPlacement(of: frame, screen: screen, window: window)
    return switch placement {
    case .docked, .floating:
      .target(KeyboardTarget(frame: frame, placement: placement, screen: notification.screen))
    case .none, .offscreen:
      // A keyboard that is announced below the screen, or with no height, is not there.
      !isVisible && notification.type.isShow ? .nothing(.notAKeyboard) : .target(.hidden(at: frame))
    }
  }
}

/// Place that a notification announces or confirms.
struct KeyboardTarget: Sendable, Equatable {
  /// The frame that the notification gives; `nil` for a hide with an empty one.
  var frame: CGRect?
  /// Docked or floating on the screen; `nil` off the screen.
  var placement: KeyboardPlacement?
  /// The screen that the keyboard is on, where that is known.
  var screen: KeyboardScreen?

  static func hidden(at frame: CGRect = .zero) -> KeyboardTarget {
    KeyboardTarget(frame: frame.hasArea ? frame : nil)
  }

  var isVisible: Bool {
    placement != nil
  }

  /// Returns true if both are the same to an observer, for whom hidden keyboards are alike.
  func isSame(as other: KeyboardTarget) -> Bool {
    guard isVisible, other.isVisible else { return isVisible == other.isVisible }
    return (frame ?? .zero).isSame(as: other.frame ?? .zero) && !screen.isOther(than: other.screen)
  }
}

/// Targets that were announced and then replaced before they were known to be reached.
///
/// A late confirmation of one of them is stale. Four are remembered, one more
/// than the longest burst that was recorded; they are stored inline, so that no notification
/// allocates memory.
struct ReplacedTargets: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var target: KeyboardTarget
    /// True if the target had been confirmed when it was replaced.
    var wasReached: Bool
  }

  private(set) var first: Entry?
  private(set) var second: Entry?
  private(set) var third: Entry?
  private(set) var fourth: Entry?

  /// Remembers a target that a newer announcement has replaced, in place of the oldest of four.
  mutating func add(_ target: KeyboardTarget, wasReached: Bool) {
    remove(target)
    if first != nil {
      if second != nil {
        if third != nil { fourth = third }
        third = second
      }
      second = first
    }
    first = Entry(target: target, wasReached: wasReached)
  }

  /// Forgets a target, since it is the newest again.
  mutating func remove(_ target: KeyboardTarget) {
    forget { $0.target.isSame(as: target) }
  }

  /// Forgets the targets that were reached in their time, since the newest has been reached too:
  /// a confirmation of one of them is news from now on.
  mutating func settle() {
    forget { $0.wasReached }
  }

  func contains(_ target: KeyboardTarget) -> Bool {
    isSame(first, target) || isSame(second, target) || isSame(third, target)
      || isSame(fourth, target)
  }

  private func isSame(_ entry: Entry?, _ target: KeyboardTarget) -> Bool {
    entry?.target.isSame(as: target) ?? false
  }

  private mutating func forget(where isForgotten: (Entry) -> Bool) {
    if let entry = first, isForgotten(entry) { first = nil }
    if let entry = second, isForgotten(entry) { second = nil }
    if let entry = third, isForgotten(entry) { third = nil }
    if let entry = fourth, isForgotten(entry) { fourth = nil }
  }
}
