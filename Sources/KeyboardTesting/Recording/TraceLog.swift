import Foundation
import KeyboardNotifications

/// The records of a trace as they come, in the order of time.
struct TraceLog: Sendable {
  private(set) var records: [KeyboardTraceRecord] = []
  private var recorded = RecordedEnvironment()

  mutating func append(_ content: KeyboardTraceContent, at time: TimeInterval) {
    records.append(KeyboardTraceRecord(time: time, content))
  }

  mutating func note(
    _ environment: KeyboardEnvironment,
    safeAreaBottom: CGFloat,
    at time: TimeInterval
  ) {
    for content in recorded.changes(to: environment, safeAreaBottom: safeAreaBottom) {
      append(content, at: time)
    }
  }
}
