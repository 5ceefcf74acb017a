import Foundation
import KeyboardTesting
import Testing

/// The parts of an article that are not Swift; Scripts/check-snippets runs the tests of the pages.
struct ArticleTests {
  private static func article(_ name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/KeyboardTesting/Documentation.docc/Articles")
      .appendingPathComponent(name).standardized
    return try String(contentsOf: file, encoding: .utf8)
  }

  @MainActor @Test func theTraceThatIsWrittenByHandMeetsItsExpectations() throws {
    let blocks = try Self.article("trace-format.md").components(separatedBy: "```json\n")
    let lines = try #require(blocks.dropFirst().first?.components(separatedBy: "```").first)
    let trace = try KeyboardTrace(jsonLines: lines)
    #expect(KeyboardTracePlayer().check(trace) == [])
  }

  @Test(arguments: KeyboardTrace.BuiltInName.allCases)
  func thePageListsEachBuiltInTrace(_ name: KeyboardTrace.BuiltInName) throws {
    let trace = KeyboardTrace.builtIn(name)
    let kind = trace.source?.hasPrefix("synthetic") == true ? "a report" : "a log"
    let row = "| `\(name.rawValue)` | \(trace.title) | \(kind) |"
    #expect(try Self.article("from-a-customers-keyboard-to-a-test.md").contains(row))
  }
}
