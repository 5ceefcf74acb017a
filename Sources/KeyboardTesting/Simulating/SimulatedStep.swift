import Foundation
import KeyboardNotifications

/// Step of a simulated keyboard's action, and its time.
struct SimulatedStep {
  enum Action {
    /// Posts a keyboard notification.
    case post(KeyboardNotificationType, [String: KeyboardTraceValue])
    /// Changes the app's state, and posts the notification of that.
    case application(KeyboardApplicationState)
    /// Turns the screen, and then does the caller's work.
    case turn(CGRect, then: @MainActor () -> Void)
    /// Puts the keyboard somewhere, or away.
    case place(SimulatedPlace?)
  }

  /// The seconds since the first step.
  var delay: TimeInterval = 0
  let action: Action
  /// The announcement of the move that the step belongs to.
  var announcement: SimulatedAnnouncement?

  var isPost: Bool {
    if case .post = action { true } else { false }
  }

  var isPlace: Bool {
    if case .place = action { true } else { false }
  }

  /// True for a step that announces; else it confirms.
  var isAnnouncement: Bool {
    if case .post(let type, _) = action { type.isAnnouncement } else { isPlace }
  }
}

/// Frame of a simulated keyboard on the screen.
struct SimulatedPlace: Equatable {
  var frame: CGRect
  var isDocked: Bool
}

/// Announcement of a move; until it is posted, another move can replace it.
final class SimulatedAnnouncement {
  var isPosted = false
}

/// The notifications that accompany a move: the change of frame first.
///
/// InputBarAccessoryView documents the order:
/// https://github.com/nathantannar4/InputBarAccessoryView
extension [KeyboardNotificationType] {
  static let show: Self = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
  static let hide: Self = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
  static let changeFrame: Self = [.willChangeFrame, .didChangeFrame]
}
