import KeyboardNotifications
import KeyboardTesting

/// Counts what was played.
struct Tally: Equatable {
  private(set) var traces = 0
  private(set) var notifications = 0
  private(set) var changes = 0
  private(set) var expectations = 0
  private(set) var failures = 0
  private(set) var skippedRecords = 0
  private var drops: [String: Int] = [:]

  mutating func add(_ step: ReplayStep) {
    if !step.isApplication { notifications += 1 }
    if step.transition != nil { changes += 1 }
    if let reason = step.dropReason { drops[reason.rawValue, default: 0] += 1 }
  }

  mutating func addExpectation(isMet: Bool) {
    expectations += 1
    if !isMet { failures += 1 }
  }

  mutating func addTrace(skippedRecords count: Int) {
    traces += 1
    skippedRecords += count
  }

  /// What was played, in one line.
  var summary: String {
    "\(Self.count(traces, "trace")), \(details)"
  }

  /// What was in the traces, in one line.
  var details: String {
    let reasons = KeyboardDropReason.allCases.compactMap { reason in
      drops[reason.rawValue].map { "\($0) \(reason.rawValue)" }
    }
    var parts = [
      "\(Self.count(notifications, "notification")), "
        + Self.count(changes, "change")
    ]
    if !reasons.isEmpty { parts.append("dropped: " + reasons.joined(separator: ", ")) }
    if expectations > 0 {
      let count = Self.count(expectations, "expectation")
      parts.append("\(expectations - failures) of \(count) met")
    }
    if skippedRecords > 0 {
      parts.append(Self.count(skippedRecords, "record") + " of unknown kind skipped")
    }
    return parts.joined(separator: "; ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
