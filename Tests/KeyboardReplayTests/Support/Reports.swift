import Foundation
import KeyboardTesting
import Testing

@testable import keyboard_replay

/// Reports of traces.
enum Reports {
  /// Returns the report of a trace's text.
  @MainActor static func report(_ text: String, file: String = "a.jsonl") throws -> ReportTrace {
    let folder = try TemporaryFolder()
    let input = try TraceInput(file: try folder.file("trace", text).path)
    var report = ReportRecorder.record(input)
    report.file = file
    return report
  }

  /// Returns the report of a built-in trace.
  @MainActor static func report(builtIn name: String) throws -> ReportTrace {
    let input = try TraceInput(named: name)
    return ReportRecorder.record(input)
  }

  /// Returns the traces in the data of a page.
  static func traces(in page: String) throws -> [[String: Any]] {
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    let object = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    return try #require((object as? [String: Any])?["traces"] as? [[String: Any]])
  }
}
