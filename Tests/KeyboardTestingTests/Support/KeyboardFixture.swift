import Foundation
import KeyboardNotifications
import KeyboardTesting
import TypedNotifications

/// A tracker of a simulated keyboard, and all that it reports.
@MainActor
final class KeyboardFixture {
  let keyboard: SimulatedKeyboard
  let tracker: KeyboardTracker
  private(set) var reports: [KeyboardReport] = []
  private var token: NotificationToken?

  init(_ keyboard: SimulatedKeyboard = SimulatedKeyboard()) {
    self.keyboard = keyboard
    tracker = KeyboardTracker(center: keyboard.center) { keyboard.environment }
    tracker.onMalformed = { _ in }
    token = tracker.observeReports { [weak self] in self?.reports.append($0) }
  }

  /// What was reported since the last time, drawn.
  func timeline() -> String {
    defer { reports = [] }
    return KeyboardTimeline(reports: reports).description
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
