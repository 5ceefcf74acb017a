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

extension [LoggedEvent] {
  /// The events as a row of characters, and their outcomes as a row below.
  ///
  /// `w` `W` willShow and didShow, `h` `H` hide, `c` `C` changeFrame, `m` malformed; `a` active, `i`
  /// inactive, `b` background. `^` appeared, `'` appeared floating, `#` resized, `>` moved while
  /// floating, `_` docked, `v` disappeared, `.` unchanged; a drop by a letter of its reason.
  var drawing: String {
    map { Self.mark($0.event) }.joined() + "\n" + map { Self.mark($0.outcome) }.joined()
  }

  private static func mark(_ event: KeyboardEvent) -> String {
    switch event {
    case .malformed: "m"
    case .application(let state): String(state.rawValue.prefix(1))
    case .notification(let notification):
      switch notification.type {
      case .willShow: "w"
      case .didShow: "W"
      case .willHide: "h"
      case .didHide: "H"
      case .willChangeFrame: "c"
      case .didChangeFrame: "C"
      }
    }
  }

  private static func mark(_ outcome: KeyboardOutcome) -> String {
    switch outcome {
    case .unchanged: "."
    case .transition(let transition):
      switch transition.change {
      case .appeared: transition.state.placement == .floating ? "'" : "^"
      case .resized: "#"
      case .moved: transition.state.placement == .floating ? ">" : "_"
      case .disappeared: "v"
      }
    case .dropped(let reason):
      switch reason {
      case .duplicate: "="
      case .otherScreen: "e"
      default: String(reason.rawValue.prefix(1))
      }
    }
  }
}

extension KeyboardTrace {
  /// The notifications and changes of the application, and what a tracker reports of them.
  @MainActor var drawing: String {
    let player = KeyboardTracePlayer()
    var reports: [LoggedEvent] = []
    player.tracker.onMalformed = { _ in }
    let token = player.tracker.observeEvents { reports.append(LoggedEvent(event: $0, outcome: $1)) }
    defer { token.cancel() }
    player.play(self)
    return reports.drawing
  }
}
