import KeyboardNotifications
import KeyboardTesting

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
