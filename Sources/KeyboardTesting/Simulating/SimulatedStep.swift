import Foundation
import KeyboardNotifications

/// Step of an action of a simulated keyboard, and its time.
struct SimulatedStep {
  enum Action {
    /// Posts a keyboard notification.
    case post(SimulatedNotification)
    /// Changes the app's state, and posts the notification of the change.
    case application(KeyboardApplicationState)
    /// Gives the screen its new frame, and then does the caller's work.
    case turn(CGRect, then: @MainActor () -> Void)
    /// Moves the keyboard to a place, or off the screen.
    case place(SimulatedPlace?)
  }

  /// The seconds since the action.
  var delay: TimeInterval = 0
  var action: Action
  /// The move that the step belongs to, if any.
  var move: SimulatedMove?

  var isPost: Bool {
    if case .post = action { true } else { false }
  }

  var isPlace: Bool {
    if case .place = action { true } else { false }
  }

  /// True for a notification that announces a move, and for the change of place.
  var isAnnouncement: Bool {
    if case .post(let notification) = action { notification.type.isAnnouncement } else { isPlace }
  }

  /// True for a confirmation of a move whose announcement was posted.
  var confirmsAnnouncedMove: Bool {
    !isAnnouncement && move?.isAnnounced == true
  }
}

extension [SimulatedStep] {
  /// Returns the steps with other values in their notifications.
  func changingNotifications(
    _ change: (inout SimulatedNotification) -> Void
  ) -> [SimulatedStep] {
    map { step in
      guard case .post(var notification) = step.action else { return step }
      change(&notification)
      var changed = step
      changed.action = .post(notification)
      return changed
    }
  }
}

/// Move of a simulated keyboard, shared by its steps.
final class SimulatedMove {
  /// True once a step has been carried out; the first one announces the move.
  var isAnnounced = false
}

/// The notifications of a move, in the order of the system.
///
/// InputBarAccessoryView documents the order:
/// https://github.com/nathantannar4/InputBarAccessoryView
extension [KeyboardNotificationType] {
  static let show: Self = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
  static let hide: Self = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
  static let changeFrame: Self = [.willChangeFrame, .didChangeFrame]
}
