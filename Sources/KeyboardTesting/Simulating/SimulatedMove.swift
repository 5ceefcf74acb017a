import Foundation
import KeyboardNotifications

/// A way from one frame to another, and the notifications that accompany it.
struct SimulatedMove {
  /// Which notifications accompany the move.
  enum Kind {
    case show, hide, changeFrame
  }

  var kind: Kind
  var begin: CGRect
  var end: CGRect
  /// The length that the notifications give, in seconds.
  var duration: TimeInterval = 0.25
  /// The time from the announcements to the confirmations, in seconds.
  var confirmedAfter: TimeInterval = 0.25
  var isLocal = true
  var confirmsWithAnimation = true

  /// The move as UIKit announces it, and then confirms it: the change of frame first.
  ///
  /// InputBarAccessoryView documents the order: https://github.com/nathantannar4/InputBarAccessoryView
  func steps(after delay: TimeInterval = 0) -> [SimulatedStep] {
    announcements(after: delay) + confirmations(after: delay + confirmedAfter)
  }

  func announcements(after delay: TimeInterval = 0) -> [SimulatedStep] {
    switch kind {
    case .show: [step(.willChangeFrame, after: delay), step(.willShow, after: delay)]
    case .hide: [step(.willChangeFrame, after: delay), step(.willHide, after: delay)]
    case .changeFrame: [step(.willChangeFrame, after: delay)]
    }
  }

  func confirmations(after delay: TimeInterval = 0) -> [SimulatedStep] {
    switch kind {
    case .show: [step(.didChangeFrame, after: delay), step(.didShow, after: delay)]
    case .hide: [step(.didChangeFrame, after: delay), step(.didHide, after: delay)]
    case .changeFrame: [step(.didChangeFrame, after: delay)]
    }
  }

  /// One of the notifications of the move.
  func step(_ type: KeyboardNotificationType, after delay: TimeInterval = 0) -> SimulatedStep {
    let isAnimated = type.isAnnouncement || confirmsWithAnimation
    let payload = KeyboardPayload(
      beginFrame: begin,
      endFrame: end,
      duration: isAnimated ? duration : nil,
      curve: isAnimated ? .keyboard : nil,
      isLocal: isLocal
    )
    let notification = KeyboardNotification(type: type, payload: payload)
    return SimulatedStep(after: delay, .post(notification))
  }
}
