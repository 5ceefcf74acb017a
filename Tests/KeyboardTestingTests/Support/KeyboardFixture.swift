import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing
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

extension [KeyboardReport] {
  /// The events as a row of characters, and their outcomes as a row below.
  ///
  /// `w` `W` willShow and didShow, `h` `H` hide, `c` `C` changeFrame, `m` malformed; `a` active, `i`
  /// inactive, `b` background. `^` appeared, `'` appeared floating, `#` resized, `>` moved while
  /// floating, `_` docked, `v` disappeared, `.` noted; a drop by a letter of its reason.
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
    case .noted: "."
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
    var reports: [KeyboardReport] = []
    player.tracker.onMalformed = { _ in }
    let token = player.tracker.observeReports { reports.append($0) }
    defer { token.cancel() }
    player.play(self)
    return reports.drawing
  }
}

/// A thing that a person or the system does to a simulated keyboard, by its word.
struct KeyboardVerb: Sendable {
  let name: String
  let perform: @MainActor @Sendable (SimulatedKeyboard) -> Void

  /// Makes the verb of a word, which may have numbers behind a colon: `float:30,60`.
  init(_ word: Substring) {
    let parts = word.split(separator: ":")
    let numbers = (parts.count > 1 ? parts[1] : "").split(separator: ",")
      .compactMap { Double($0).map { CGFloat($0) } }
    let number = numbers.first ?? 0
    name = String(word)
    perform =
      switch parts[0] {
      case "show": { $0.show() }
      case "hide": { $0.hide() }
      case "height": { $0.change(height: number) }
      case "heightAtOnce": { $0.change(height: number, animated: false) }
      case "accessory": { $0.change(accessoryHeight: number) }
      case "pinyin": { $0.switchInputMethod(.pinyin) }
      case "standard": { $0.switchInputMethod(.standard) }
      case "undock": { $0.undock() }
      case "float": { $0.float(at: CGPoint(x: number, y: numbers[1])) }
      case "dock": { $0.dock() }
      case "turn": { $0.rotate(to: $0.orientation == .portrait ? .landscape : .portrait) }
      case "portrait": { $0.rotate(to: .portrait) }
      case "landscape": { $0.rotate(to: .landscape) }
      case "attach": { $0.attachHardwareKeyboard() }
      case "detach": { $0.detachHardwareKeyboard() }
      case "prompt": { $0.promptForPassword() }
      case "drag": { $0.dragToDismiss(by: numbers.first ?? 100) }
      case "dragBack": { $0.dragToDismiss(restored: true) }
      case "otherShows": { $0.otherApp(shows: true) }
      case "otherHides": { $0.otherApp(shows: false) }
      case "background": { $0.background() }
      case "hideInBackground": { keyboard in keyboard.background { keyboard.hide() } }
      case "lock": { $0.lock() }
      case "unlock": { $0.unlock() }
      case "repair": { $0.repair() }
      case "crossFade": { $0.environment.prefersCrossFadeTransitions = true }
      case "includeOthers": { $0.environment.otherApps = .include }
      default: { _ in Issue.record("\(word) is no verb") }
      }
  }

  /// The verbs of a text, between spaces.
  static func all(_ text: String) -> [KeyboardVerb] {
    text.split(separator: " ").map { KeyboardVerb($0) }
  }
}

extension SimulatedKeyboard {
  /// Does what a text says.
  func perform(_ text: String) {
    for verb in KeyboardVerb.all(text) { verb.perform(self) }
  }
}
