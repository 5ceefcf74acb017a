import KeyboardNotifications
import KeyboardTesting

/// Counts of what was played.
struct ReplaySummary: Equatable {
  private(set) var traces: Int
  private(set) var notifications = 0
  private(set) var changes = 0
  private(set) var expectations = 0
  /// The expectations that do not hold.
  private(set) var failures = 0
  var skippedRecords = 0
  private var drops: [KeyboardDropReason: Int] = [:]
  private var seenWords: Set<OutcomeWord> = []

  init(traces: Int = 0) {
    self.traces = traces
  }

  mutating func add(_ step: ReplayStep) {
    if step.isNotification { notifications += 1 }
    if step.transition != nil { changes += 1 }
    if let reason = step.dropReason { drops[reason, default: 0] += 1 }
    if let word = step.outcomeWord { seenWords.insert(word) }
  }

  mutating func addExpectation(isMet: Bool) {
    expectations += 1
    if !isMet { failures += 1 }
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
    seenWords.formUnion(other.seenWords)
  }
}

// MARK: - In words

extension ReplaySummary {
  /// The words that occurred and need an explanation.
  var words: [OutcomeWord] {
    OutcomeWord.all.filter(seenWords.contains)
  }

  /// All counts, in one line.
  var text: String {
    "\(NumberFormat.count(traces, "trace")), \(details)"
  }

  /// The counts of notifications, changes, drops and expectations, in one line.
  var details: String {
    let reasons = KeyboardDropReason.allCases.compactMap { reason in
      drops[reason].map { "\($0) \(reason.rawValue)" }
    }
    return [
      NumberFormat.count(notifications, "notification") + ", "
        + NumberFormat.count(changes, "change"),
      reasons.isEmpty ? nil : "dropped: " + reasons.joined(separator: ", "),
      met, skipped,
    ].compactMap(\.self).joined(separator: "; ")
  }

  /// The counts of expectations and of skipped records, in one line.
  var verdict: String {
    [met, skipped].compactMap(\.self).joined(separator: ", ")
  }

  /// The expectations that hold, of all.
  var met: String {
    guard expectations > 0 else { return "no expectations" }
    return
      "\(expectations - failures) of \(NumberFormat.count(expectations, "expectation")) \(expectations == 1 ? "holds" : "hold")"
  }

  /// The expectations that failed, of all.
  var failed: String {
    "\(failures) of \(NumberFormat.count(expectations, "expectation")) failed"
  }

  private var skipped: String? {
    guard skippedRecords > 0 else { return nil }
    return NumberFormat.count(skippedRecords, "record") + " of unknown kind skipped"
  }
}
