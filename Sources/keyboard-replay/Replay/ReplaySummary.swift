import KeyboardNotifications
import KeyboardTesting

/// Counts what was played.
struct ReplaySummary: Equatable {
  private(set) var traces = 0
  private(set) var notifications = 0
  private(set) var changes = 0
  private(set) var expectations = 0
  private(set) var failures = 0
  private(set) var skippedRecords = 0
  private var drops: [KeyboardDropReason: Int] = [:]

  mutating func add(_ step: ReplayStep) {
    if step.isNotification { notifications += 1 }
    if step.transition != nil { changes += 1 }
    if let reason = step.dropReason { drops[reason, default: 0] += 1 }
  }

  mutating func addExpectation(isMet: Bool) {
    expectations += 1
    if !isMet { failures += 1 }
  }

  mutating func addTrace(skippedRecords count: Int) {
    traces += 1
    skippedRecords += count
  }

  /// Adds what another summary has counted.
  mutating func add(_ other: ReplaySummary) {
    traces += other.traces
    notifications += other.notifications
    changes += other.changes
    expectations += other.expectations
    failures += other.failures
    skippedRecords += other.skippedRecords
    drops.merge(other.drops, uniquingKeysWith: +)
  }

  /// What was played, in one line.
  var text: String {
    "\(NumberFormat.count(traces, "trace")), \(details)"
  }

  /// What was in the traces, in one line.
  var details: String {
    let reasons = KeyboardDropReason.allCases.compactMap { reason in
      drops[reason].map { "\($0) \(reason.rawValue)" }
    }
    var parts = [
      "\(NumberFormat.count(notifications, "notification")), "
        + NumberFormat.count(changes, "change")
    ]
    if !reasons.isEmpty { parts.append("dropped: " + reasons.joined(separator: ", ")) }
    if expectations > 0 {
      let count = NumberFormat.count(expectations, "expectation")
      parts.append("\(expectations - failures) of \(count) met")
    }
    if skippedRecords > 0 {
      parts.append(NumberFormat.count(skippedRecords, "record") + " of unknown kind skipped")
    }
    return parts.joined(separator: "; ")
  }

  /// Whether the expectations of the traces are met, in one line.
  var verdict: String {
    let skipped = NumberFormat.count(skippedRecords, "record")
    let note = skippedRecords == 0 ? "" : ", \(skipped) of unknown kind skipped"
    guard expectations > 0 else { return "no expectations" + note }
    let count = NumberFormat.count(expectations, "expectation")
    return "\(expectations - failures) of \(count) met" + note
  }
}
