import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
import TypedNotifications

/// An event of a tracker, and its outcome.
struct LoggedEvent {
  var event: KeyboardEvent
  var outcome: KeyboardOutcome
}

/// A simulated keyboard, and the events of its tracker.
@MainActor
final class SimulatedKeyboardFixture {
  let keyboard: SimulatedKeyboard
  var tracker: KeyboardTracker { keyboard.tracker }
  private(set) var events: [LoggedEvent] = []
  private var token: NotificationToken?

  init(_ keyboard: SimulatedKeyboard = SimulatedKeyboard()) {
    self.keyboard = keyboard
    tracker.onMalformed = { _ in }
    token = tracker.observeEvents { [weak self] in
      self?.events.append(LoggedEvent(event: $0, outcome: $1))
    }
  }

  /// The types of the notifications, and the states of the app, since the last call.
  func posts() -> [String] {
    defer { events = [] }
    return events.map(\.name)
  }

  /// The events since the last call, and their outcomes, as in `willShow appeared`.
  func outcomes() -> [String] {
    defer { events = [] }
    return events.map(\.nameAndOutcome)
  }

  /// The notifications since the last call.
  func notifications() -> [KeyboardNotification] {
    defer { events = [] }
    return events.compactMap { logged in
      guard case .notification(let notification) = logged.event else { return nil }
      return notification
    }
  }
}

extension LoggedEvent {
  var name: String {
    switch event {
    case .malformed: "unreadable"
    case .application(let state): state.rawValue
    case .notification(let notification): notification.type.rawValue
    }
  }

  var nameAndOutcome: String {
    switch outcome {
    case .unchanged: "\(name) unchanged"
    case .transition(let transition): "\(name) \(transition.kind.rawValue)"
    case .dropped(let reason): "\(name) \(reason.rawValue)"
    }
  }
}
