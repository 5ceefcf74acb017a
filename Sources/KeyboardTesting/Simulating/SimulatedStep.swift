import Foundation
import KeyboardNotifications

/// One thing that a simulated keyboard does, and when.
struct SimulatedStep {
  enum Action {
    /// Posts a keyboard notification.
    case post(KeyboardNotificationType, [String: KeyboardTraceValue])
    /// Changes the app's state, and posts the notification of that.
    case application(KeyboardApplicationState)
    /// Turns the screen.
    case turn(CGRect)
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

/// The place of a keyboard on the screen.
struct SimulatedPlace: Equatable {
  var frame: CGRect
  var isDocked: Bool
}

/// The announcement of a move; one that is not posted yet can still be taken back.
final class SimulatedAnnouncement {
  var isPosted = false
}

// MARK: - Moves

/// The notifications that accompany a move: the change of frame first.
///
/// InputBarAccessoryView documents the order: https://github.com/nathantannar4/InputBarAccessoryView
extension [KeyboardNotificationType] {
  static let show: Self = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
  static let hide: Self = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
  static let changeFrame: Self = [.willChangeFrame, .didChangeFrame]
}

extension SimulatedKeyboard {
  /// Returns the steps of a move in the manner of the system and the settings.
  ///
  /// The keyboard is where the move takes it from the first notification on. Each notification has
  /// its time; without times the announcements come at once. In the burst of a turn one notification,
  /// `still`, gives only the frame on screen, and the confirmations have no animation.
  func move(
    _ types: [KeyboardNotificationType],
    from begin: CGRect,
    to end: CGRect,
    duration: TimeInterval = 0.25,
    at times: [TimeInterval]? = nil,
    still: KeyboardNotificationType? = nil,
    isLocal: Bool = true
  ) -> [SimulatedStep] {
    let delay = confirmationDelay(of: duration)
    let times = times ?? types.map { $0.isAnnouncement ? 0 : delay }
    let shows = types.contains(.willShow)
    let isVisible = !types.contains(.willHide) && end.height > 0 && end.minY < screen.height
    let place = isVisible ? SimulatedPlace(frame: end, isDocked: shows) : nil
    let confirmsWithAnimation = still == nil && system.contains(.confirmsWithAnimation)
    let actions = zip(types, times).map { type, time in
      let userInfo = SimulatedUserInfo.values(
        begin: type == still && shows ? end : begin,
        end: type == still && !shows ? begin : end,
        duration: type.isAnnouncement || confirmsWithAnimation ? duration : nil,
        isLocal: isLocal
      )
      return (time, SimulatedStep.Action.post(type, userInfo))
    }
    let announcement = SimulatedAnnouncement()
    return ([(times[0], .place(place))] + actions).map { time, action in
      SimulatedStep(delay: time, action: action, announcement: announcement)
    }
  }

  /// Returns the seconds from the announcement of a move to its confirmation.
  func confirmationDelay(of duration: TimeInterval) -> TimeInterval {
    let isEarly = environment.prefersCrossFadeTransitions && system.contains(.confirmsFadesEarly)
    return isEarly ? min(0.04, duration) : duration
  }
}

/// The user info that UIKit would post.
enum SimulatedUserInfo {
  /// All eight keys, less those whose values are left out; with a duration comes the keyboard's curve.
  static func values(
    begin: CGRect?,
    end: CGRect?,
    duration: TimeInterval?,
    isLocal: Bool = true
  ) -> [String: KeyboardTraceValue] {
    let curve = Double(KeyboardAnimationCurve.keyboard.rawValue)
    let centers = [begin, end].map { frame in
      frame.map { KeyboardTraceValue(posted: CGPoint(x: $0.midX, y: $0.midY)) }
    }
    let bounds = end.map { CGRect(origin: .zero, size: $0.size) }
    return [
      KeyboardUserInfoKey.beginFrame: begin.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.beginCenter: centers[0],
      KeyboardUserInfoKey.endFrame: end.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.endCenter: centers[1],
      UndocumentedUserInfoKey.bounds: bounds.map { KeyboardTraceValue(posted: $0) },
      KeyboardUserInfoKey.duration: duration.map { .number($0) },
      KeyboardUserInfoKey.curve: duration.map { _ in .number(curve) },
      KeyboardUserInfoKey.isLocal: .number(isLocal ? 1 : 0),
    ].compactMapValues(\.self)
  }
}
