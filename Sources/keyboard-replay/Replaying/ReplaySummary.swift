import KeyboardNotifications
import KeyboardTesting

/// Counts of notifications, changes, drops and expectations.
struct ReplaySummary {
  var traces = 0
  private(set) var notifications = 0
  private(set) var changes = 0
  private(set) var drops: [KeyboardDropReason: Int] = [:]
  var expectations = 0
  /// The number of expectations that do not hold.
  var failures = 0
  /// The words for outcomes that have occurred, which are explained below the counts.
  private(set) var words: Set<String> = []

  mutating func add(_ step: ReplayStep) {
    if step.isNotification { notifications += 1 }
    if step.transition != nil { changes += 1 }
    if let reason = step.dropReason { drops[reason, default: 0] += 1 }
    if let word = step.word { words.insert(word) }
  }

  /// Adds the counts of another summary.
  mutating func add(_ other: ReplaySummary) {
    traces += other.traces
    notifications += other.notifications
    changes += other.changes
    drops.merge(other.drops, uniquingKeysWith: +)
    expectations += other.expectations
    failures += other.failures
    words.formUnion(other.words)
  }
}

// MARK: - In words

extension ReplaySummary {
  /// The counts of notifications, changes, drops and expectations, in one line.
  var details: String {
    let counts = "\(notifications.counting("notification")), \(changes.counting("change"))"
    let reasons = KeyboardDropReason.allCases.compactMap { reason in
      drops[reason].map { "\($0) \(reason.rawValue)" }
    }
    let dropped = reasons.isEmpty ? nil : "dropped: " + reasons.joined(separator: ", ")
    return [counts, dropped, expectationsText].compactMap(\.self).joined(separator: "; ")
  }

  /// The number of expectations that hold, of all.
  var expectationsText: String {
    guard expectations > 0 else { return "no expectations" }
    let verb = expectations == 1 ? "holds" : "hold"
    return "\(expectations - failures) of \(expectations.counting("expectation")) \(verb)"
  }

  /// The number of expectations that failed, of all.
  var failuresText: String {
    "\(failures) of \(expectations.counting("expectation")) failed"
  }
}
