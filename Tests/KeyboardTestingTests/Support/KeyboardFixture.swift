import Foundation
import KeyboardNotifications
import KeyboardTesting
import TypedNotifications

/// A simulated keyboard, and all that its tracker reports.
@MainActor
final class KeyboardFixture {
  let keyboard: SimulatedKeyboard
  var tracker: KeyboardTracker { keyboard.tracker }
  private(set) var reports: [KeyboardReport] = []
  private var token: NotificationToken?

  init(_ keyboard: SimulatedKeyboard = SimulatedKeyboard()) {
    self.keyboard = keyboard
    tracker.onMalformed = { _ in }
    token = tracker.observeReports { [weak self] in self?.reports.append($0) }
  }

  /// What was reported since the last time, drawn.
  func timeline() -> String {
    defer { reports = [] }
    return reports.drawing
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
