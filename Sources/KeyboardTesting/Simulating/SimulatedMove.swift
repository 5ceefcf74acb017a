import Foundation
import KeyboardNotifications

/// A way from one frame to another, and the notifications that accompany it.
@MainActor
struct SimulatedMove {
  /// Which notifications accompany the move.
  enum Kind {
    case show, hide, changeFrame
  }

  var kind: Kind
  var begin: CGRect
  var end: CGRect
  /// The place of the keyboard once the move is announced.
  var place: SimulatedPlace?
  /// The length that the notifications give, in seconds.
  var duration: TimeInterval = 0.25
  /// The time from the announcements to the confirmations, in seconds.
  var confirmedAfter: TimeInterval = 0.25
  var isLocal = true
  var confirmsWithAnimation = true
  let announcement = SimulatedAnnouncement()

  /// Returns the move as UIKit announces it, and then confirms it: the change of frame first.
  ///
  /// InputBarAccessoryView documents the order: https://github.com/nathantannar4/InputBarAccessoryView
  func steps(after delay: TimeInterval = 0) -> [SimulatedStep] {
    announcements(after: delay) + confirmations(after: delay + confirmedAfter)
  }

  func announcements(after delay: TimeInterval = 0) -> [SimulatedStep] {
    [landing(after: delay)] + posts(after: delay, .willChangeFrame, .willShow, .willHide)
  }

  func confirmations(after delay: TimeInterval = 0) -> [SimulatedStep] {
    posts(after: delay, .didChangeFrame, .didShow, .didHide)
  }

  /// Returns the step from which on the keyboard is where the move takes it.
  func landing(after delay: TimeInterval = 0) -> SimulatedStep {
    SimulatedStep(delay: delay, action: .place(place), announcement: announcement)
  }

  /// Returns one of the notifications of the move.
  func step(_ type: KeyboardNotificationType, after delay: TimeInterval = 0) -> SimulatedStep {
    let isAnimated = type.isAnnouncement || confirmsWithAnimation
    let userInfo = SimulatedUserInfo.values(
      begin: begin,
      end: end,
      duration: isAnimated ? duration : nil,
      isLocal: isLocal
    )
    return SimulatedStep(delay: delay, action: .post(type, userInfo), announcement: announcement)
  }

  private func posts(
    after delay: TimeInterval,
    _ change: KeyboardNotificationType,
    _ show: KeyboardNotificationType,
    _ hide: KeyboardNotificationType
  ) -> [SimulatedStep] {
    let types = kind == .changeFrame ? [change] : [change, kind == .show ? show : hide]
    return types.map { step($0, after: delay) }
  }
}

/// The announcement of a move; one that is not posted yet can still be taken back.
@MainActor
final class SimulatedAnnouncement {
  var isPosted = false
}

/// One thing that a simulated keyboard does, and when.
@MainActor
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
    switch action {
    case .post(let type, _): type.isAnnouncement
    case .place: true
    case .application, .turn: false
    }
  }

  /// Returns a change of the app's state.
  static func application(_ state: KeyboardApplicationState) -> SimulatedStep {
    SimulatedStep(action: .application(state))
  }
}

// MARK: - User info

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
    let bounds = end.map { CGRect(origin: .zero, size: $0.size) }
    return [
      KeyboardUserInfoKey.beginFrame: begin.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.beginCenter: begin.map { KeyboardTraceValue(posted: $0.middle) },
      KeyboardUserInfoKey.endFrame: end.map { KeyboardTraceValue(posted: $0) },
      UndocumentedUserInfoKey.endCenter: end.map { KeyboardTraceValue(posted: $0.middle) },
      UndocumentedUserInfoKey.bounds: bounds.map { KeyboardTraceValue(posted: $0) },
      KeyboardUserInfoKey.duration: duration.map { .number($0) },
      KeyboardUserInfoKey.curve: duration.map { _ in .number(curve) },
      KeyboardUserInfoKey.isLocal: isLocal ? 1 : 0,
    ].compactMapValues(\.self)
  }
}

extension CGRect {
  var middle: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}
