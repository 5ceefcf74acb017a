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

/// A simulated keyboard, and all that its tracker reports.
@MainActor
final class KeyboardFixture {
  let keyboard: SimulatedKeyboard
  var tracker: KeyboardTracker { keyboard.tracker }
  private(set) var reports: [LoggedEvent] = []
  private var token: NotificationToken?

  init(_ keyboard: SimulatedKeyboard = SimulatedKeyboard()) {
    self.keyboard = keyboard
    tracker.onMalformed = { _ in }
    token = tracker.observeEvents { [weak self] in
      self?.reports.append(LoggedEvent(event: $0, outcome: $1))
    }
  }

  /// The events since the last time, and their outcomes, in words.
  func outcomes() -> [String] {
    defer { reports = [] }
    return reports.words
  }

  /// The notifications since the last time.
  func notifications() -> [KeyboardNotification] {
    defer { reports = [] }
    return reports.compactMap { report in
      guard case .notification(let notification) = report.event else { return nil }
      return notification
    }
  }
}

extension [LoggedEvent] {
  /// The event and the outcome of each in words, as in `willShow appeared`.
  var words: [String] {
    map { "\(Self.word($0.event)) \(Self.word($0.outcome))" }
  }

  private static func word(_ event: KeyboardEvent) -> String {
    switch event {
    case .malformed: "unreadable"
    case .application(let state): state.rawValue
    case .notification(let notification): notification.type.rawValue
    }
  }

  private static func word(_ outcome: KeyboardOutcome) -> String {
    switch outcome {
    case .unchanged: "unchanged"
    case .transition(let transition): transition.change.rawValue
    case .dropped(let reason): reason.rawValue
    }
  }
}

extension KeyboardTrace {
  /// The notifications and changes of the application, and what a tracker reports of them.
  @MainActor var outcomes: [String] {
    let player = KeyboardTracePlayer()
    var reports: [LoggedEvent] = []
    player.tracker.onMalformed = { _ in }
    let token = player.tracker.observeEvents { reports.append(LoggedEvent(event: $0, outcome: $1)) }
    defer { token.cancel() }
    player.play(self)
    return reports.words
  }
}
