import Foundation
import KeyboardTesting
import Testing

/// The parts of an article that are not Swift; Scripts/check-snippets runs the tests of the pages.
struct ArticleTests {
  private static let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/KeyboardTesting/Documentation.docc/Articles")
    .appendingPathComponent("trace-format.md").standardized

  @MainActor @Test func theTraceThatIsWrittenByHandMeetsItsExpectations() throws {
    let article = try String(contentsOf: Self.article, encoding: .utf8)
    let blocks = article.components(separatedBy: "```json\n")
    let lines = try #require(blocks.dropFirst().first?.components(separatedBy: "```").first)
    let trace = try KeyboardTrace(jsonLines: lines)
    #expect(KeyboardTracePlayer().check(trace) == [])
  }
}
