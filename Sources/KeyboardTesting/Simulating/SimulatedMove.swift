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
    SimulatedStep(after: delay, .place(place), of: announcement)
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
    return SimulatedStep(after: delay, .post(type, userInfo), of: announcement)
  }

  private func posts(
    after delay: TimeInterval,
    _ change: KeyboardNotificationType,
    _ show: KeyboardNotificationType,
    _ hide: KeyboardNotificationType
  ) -> [SimulatedStep] {
    switch kind {
    case .show: [step(change, after: delay), step(show, after: delay)]
    case .hide: [step(change, after: delay), step(hide, after: delay)]
    case .changeFrame: [step(change, after: delay)]
    }
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
  var delay: TimeInterval
  var action: Action
  /// The announcement of the move that the step belongs to.
  var announcement: SimulatedAnnouncement?

  init(
    after delay: TimeInterval = 0,
    _ action: Action,
    of announcement: SimulatedAnnouncement? = nil
  ) {
    self.delay = delay
    self.action = action
    self.announcement = announcement
  }

  var isPost: Bool {
    guard case .post = action else { return false }
    return true
  }

  var isPlace: Bool {
    guard case .place = action else { return false }
    return true
  }

  /// True for a step that announces; else it confirms.
  var isAnnouncement: Bool {
    switch action {
    case .post(let type, _): type.isAnnouncement
    case .place: true
    case .application, .turn: false
    }
  }

  /// Returns the same step at another time.
  func moved(to delay: TimeInterval) -> SimulatedStep {
    SimulatedStep(after: delay, action, of: announcement)
  }

  /// Returns a change of the app's state.
  static func application(_ state: KeyboardApplicationState) -> SimulatedStep {
    SimulatedStep(.application(state))
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
    var userInfo: [String: KeyboardTraceValue] = [KeyboardUserInfoKey.isLocal: isLocal ? 1 : 0]
    if let begin {
      userInfo[KeyboardUserInfoKey.beginFrame] = KeyboardTraceValue(posted: begin)
      userInfo[UndocumentedUserInfoKey.beginCenter] = KeyboardTraceValue(posted: begin.middle)
    }
    if let end {
      let bounds = CGRect(origin: .zero, size: end.size)
      userInfo[KeyboardUserInfoKey.endFrame] = KeyboardTraceValue(posted: end)
      userInfo[UndocumentedUserInfoKey.bounds] = KeyboardTraceValue(posted: bounds)
      userInfo[UndocumentedUserInfoKey.endCenter] = KeyboardTraceValue(posted: end.middle)
    }
    userInfo[KeyboardUserInfoKey.duration] = duration.map { .number($0) }
    let curve = KeyboardAnimationCurve.keyboard.rawValue
    userInfo[KeyboardUserInfoKey.curve] = duration == nil ? nil : .number(Double(curve))
    return userInfo
  }
}

extension CGRect {
  var middle: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}
