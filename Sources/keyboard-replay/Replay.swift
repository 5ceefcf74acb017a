import Foundation
import KeyboardNotifications
import KeyboardTesting
import TypedNotifications

/// Plays one trace through a notification centre and a tracker of its own.
@MainActor final class Replay {
  let player = KeyboardTracePlayer()
  /// The parts of the last record's expectation that do not hold; `nil` after any other record.
  private(set) var mismatches: [String]?
  /// The counts so far.
  private(set) var summary = ReplaySummary()
  /// The time of the last record; `nil` as long as no record has given one.
  private(set) var time: TimeInterval?
  /// True if an import has inferred the screen from the frames of keyboards.
  private(set) var isScreenInferred = false

  private var token: NotificationToken?
  /// The tracker's last event and outcome, if the last record has led to one.
  private var event: KeyboardEvent?
  private var outcome: KeyboardOutcome?
  /// The covered height after the last step, in points.
  private var coveredHeight: CGFloat = 0

  init() {
    summary[.traces] = 1
    // The rows contain the malformed notifications, so the tracker need not log them.
    player.tracker.onMalformed = { _ in }
    token = player.tracker.observeEvents { [weak self] event, outcome in
      self?.event = event
      self?.outcome = outcome
    }
  }

  /// Plays a record, counts it, and compares the result with it if it is an expectation.
  ///
  /// - Returns: The step of the record; `nil` for an expectation.
  func play(_ record: KeyboardTrace.Record) -> ReplayStep? {
    event = nil
    outcome = nil
    time = record.time ?? time
    mismatches = nil
    player.play(record)
    if case .screen(_, _, let isInferred) = record.content { isScreenInferred = isInferred }
    if case .expectation(let expectation) = record.content {
      let mismatches = expectation.mismatches(with: player.result)
      summary[.expectations] += 1
      if !mismatches.isEmpty { summary[.failures] += 1 }
      self.mismatches = mismatches
    }
    guard let step = step(of: record) else { return nil }
    coveredHeight = step.result.covered ?? 0
    if step.subject != .setting { summary.add(step) }
    return step
  }

  /// True if the last record has changed the state.
  var hasChanged: Bool { outcome?.transition != nil }

  private func step(of record: KeyboardTrace.Record) -> ReplayStep? {
    switch record.content {
    case .notification(let name, let userInfo, _):
      var step = makeStep(record, .notification, name: name)
      step.endFrame = userInfo?[KeyboardUserInfoKey.endFrame]?.posted as? CGRect
      // The tracker does not observe other names, so it has no outcome for them.
      if !KeyboardEvent.isSystemName(name) {
        step.outcome = .dropped(.malformed)
        step.error = "\(name): the name is none of the system's notifications"
      }
      return step
    case .application(let state): return makeStep(record, .application, name: state.rawValue)
    case .screen(let frame, _, _): return makeStep(record, .setting, name: "screen", frame)
    case .window(let frame): return makeStep(record, .setting, name: "window", frame)
    case .view(let frame, _): return makeStep(record, .setting, name: "view", frame)
    case .accessibility(let isOn):
      return makeStep(record, .setting, name: "cross-fade \(isOn ? "on" : "off")")
    case .policy(let otherApps):
      return makeStep(record, .setting, name: "other apps \(otherApps.rawValue)")
    case .expectation: return nil
    }
  }

  private func makeStep(
    _ record: KeyboardTrace.Record,
    _ subject: ReplayStep.Subject,
    name: String,
    _ frame: CGRect? = nil
  ) -> ReplayStep {
    var step = ReplayStep(
      line: record.line ?? 0,
      time: time,
      name: frame.map { "\(name) \(NumberFormat.size($0.size))" } ?? name,
      subject: subject,
      outcome: outcome ?? .unchanged,
      state: player.tracker.machine.state,
      result: player.result,
      coveredBefore: coveredHeight,
      areaHeight: Double(player.area?.size.height ?? 0)
    )
    if case .malformed(let error) = event { step.error = error.description }
    return step
  }

  /// The sizes of the screen and of the view that is kept clear; empty without a screen.
  var screenAndView: [String] {
    let environment = player.environment
    guard let screen = environment.screen else { return [] }
    let frame = environment.view ?? environment.window
    let view =
      frame.map { "view \(NumberFormat.size($0.size))" } ?? "the view is the whole screen"
    let safeArea = Double(player.safeAreaBottom)
    let inset = safeArea == 0 ? "" : ", safe area \(NumberFormat.text(safeArea))"
    return ["screen \(NumberFormat.size(screen.size))", view + inset]
  }
}

// MARK: - Steps

/// A record that was played, and its outcome.
struct ReplayStep: Equatable {
  /// The subject of a record.
  enum Subject: String {
    /// A posted notification.
    case notification
    /// A change of the application's state.
    case application
    /// A screen, a window, a view or a setting of the user's.
    case setting
  }

  /// The line of the trace, counted from 1.
  var line: Int
  /// The seconds since the start of the trace; `nil` as long as no record has given a time.
  var time: TimeInterval?
  /// The notification's name, the word for the application's state, or the setting.
  var name: String
  var subject: Subject
  /// The end frame that was posted, if it is a frame.
  var endFrame: CGRect?
  var outcome: KeyboardOutcome
  /// The decoding error's sentence, if the notification is malformed.
  var error: String?
  /// The keyboard's state after the record.
  var state: KeyboardState
  /// The state as an expectation, with the covered height and the inset of the trace's view.
  var result: KeyboardTraceExpectation
  /// The height that was covered before the record, in points.
  var coveredBefore: CGFloat
  /// The height of the view, else the window, else the screen, in points.
  var areaHeight: Double

  var isNotification: Bool { subject == .notification }

  /// The transition that was delivered, if any.
  var transition: KeyboardTransition? { outcome.transition }

  /// The reason why no transition was delivered, if it is known.
  var dropReason: KeyboardDropReason? {
    guard case .dropped(let reason) = outcome else { return nil }
    return reason
  }

  /// The word for an outcome that is not delivered to observers; `nil` for a transition.
  var outcomeWord: String? {
    switch outcome {
    case .transition: nil
    case .unchanged: isNotification ? state.visibility.rawValue : "noted"
    case .dropped(let reason): reason.rawValue
    }
  }
}

/// The texts that a table and a report have in common.
extension ReplayStep {
  /// The notification's name without the parts that all names share.
  var shortName: String {
    KeyboardNotificationType(name: Notification.Name(name))?.rawValue ?? name
  }

  /// The outcome, in a word or two.
  var outcomeText: String {
    if let transition {
      let increment = NumberFormat.signed(Double(transition.heightIncrement))
      return "\(transition.change.rawValue) \(increment)"
    }
    // A setting delivers no change, but the keyboard may cover more or less of a new view.
    if subject == .setting, let covered = result.covered, covered != coveredBefore {
      return "covers \(NumberFormat.text(Double(covered)))"
    }
    return outcomeWord ?? ""
  }

  /// The decoding error, or the meaning of the reason for a drop; `nil` for any other outcome.
  var explanation: String? {
    error ?? dropReason.flatMap { OutcomeWord.meaning(of: $0.rawValue) }
  }

  /// The visibility and the placement of the keyboard.
  var stateText: String {
    let visibility = state.visibility.rawValue
    return state.placement == .none ? visibility : "\(visibility), \(state.placement.rawValue)"
  }
}

/// The words for outcomes that are not delivered to observers.
enum OutcomeWord {
  /// The words and their meanings, in the order in which they are explained.
  private static let meanings: KeyValuePairs = [
    "showing": "the keyboard is on its way in, as announced before",
    "shown": "the keyboard has arrived",
    "hiding": "the keyboard is on its way out, as announced before",
    "hidden": "the keyboard has gone",
    "noted": "changed nothing",
    "duplicate": "repeats what is already known",
    "stale": "confirms an announcement that a newer one has replaced",
    "unannounced": "confirms a frame that nobody announced; another may agree",
    "otherApp": "belongs to another app's keyboard",
    "otherScreen": "belongs to a keyboard on another screen",
    "inactive": "came while the app was not active; delivered on its return",
    "dragging": "has no frame, as during a drag",
    "malformed": "cannot be decoded",
    "notAKeyboard": "puts no keyboard on the screen",
  ]

  static func meaning(of word: String) -> String? {
    meanings.first { $0.key == word }?.value
  }

  /// Returns a line for each word, with the word in one column and its meaning in the next.
  static func explanations(of words: Set<String> = Set(meanings.map(\.key))) -> [String] {
    let lines = meanings.filter { words.contains($0.key) }.map { word, meaning in
      // The table has the same sign before the reason for a drop.
      let sign = KeyboardDropReason(rawValue: word) == nil ? "" : "× "
      return (word: sign + word, meaning: meaning)
    }
    let width = lines.map(\.word.count).max() ?? 0
    return lines.map { $0.word.padded(to: width) + "  " + $0.meaning }
  }
}

// MARK: - Counts

/// Counts of notifications, changes, drops and expectations.
struct ReplaySummary {
  /// The kinds of counts; failures are the expectations that do not hold.
  enum Count: Hashable {
    case traces, notifications, changes, expectations, failures
    case dropped(KeyboardDropReason)
  }

  private var counts: [Count: Int] = [:]
  /// The words for outcomes that have occurred, which are explained below the counts.
  private(set) var words: Set<String> = []

  subscript(count: Count) -> Int {
    get { counts[count] ?? 0 }
    set { counts[count] = newValue }
  }

  mutating func add(_ step: ReplayStep) {
    if step.isNotification { counts[.notifications, default: 0] += 1 }
    if step.transition != nil { counts[.changes, default: 0] += 1 }
    if let reason = step.dropReason { counts[.dropped(reason), default: 0] += 1 }
    if let word = step.outcomeWord { words.insert(word) }
  }

  /// Adds the counts of another summary.
  mutating func add(_ other: ReplaySummary) {
    counts.merge(other.counts, uniquingKeysWith: +)
    words.formUnion(other.words)
  }
}

// MARK: - In words

extension ReplaySummary {
  /// The counts of notifications, changes, drops and expectations, in one line.
  var details: String {
    let reasons = KeyboardDropReason.allCases.compactMap { reason in
      counts[.dropped(reason)].map { "\($0) \(reason.rawValue)" }
    }
    let changes = "\(text(.notifications, "notification")), \(text(.changes, "change"))"
    let drops = reasons.isEmpty ? nil : "dropped: " + reasons.joined(separator: ", ")
    let parts = [changes, drops, expectationsText]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  /// The number of expectations that hold, of all.
  var expectationsText: String {
    let count = self[.expectations]
    let failures = self[.failures]
    guard count > 0 else { return "no expectations" }
    return
      "\(count - failures) of \(text(.expectations, "expectation")) hold\(count == 1 ? "s" : "")"
  }

  /// The number of expectations that failed, of all.
  var failuresText: String {
    "\(self[.failures]) of \(text(.expectations, "expectation")) failed"
  }

  /// Returns a count and its noun, as in `1 trace` and `2 traces`.
  func text(_ count: Count, _ noun: String) -> String {
    self[count].counting(noun)
  }
}
