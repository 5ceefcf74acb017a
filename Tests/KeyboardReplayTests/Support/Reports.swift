import Foundation
import KeyboardTesting

@testable import keyboard_replay

/// Traces as a report has them.
enum Reports {
  /// The report of a trace's text.
  @MainActor static func report(_ text: String, file: String = "a.jsonl") throws -> ReportTrace {
    let folder = try TemporaryFolder()
    var input = try TraceInput(file: try folder.file("trace", text).path)
    var progress = Progress(whileWriting: false)
    var report = try ReportRecorder.record(&input, progress: &progress)
    report.file = file
    return report
  }

  /// The report of a built-in trace.
  @MainActor static func report(builtIn name: String) throws -> ReportTrace {
    var input = try TraceReference.named(name).open()
    var progress = Progress(whileWriting: false)
    return try ReportRecorder.record(&input, progress: &progress)
  }
}
