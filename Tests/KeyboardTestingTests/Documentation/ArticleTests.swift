import Foundation
import KeyboardTesting
import Testing

/// The articles hold the tests as they stand here, so that what is read is what was run.
struct ArticleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let articles =
    folder
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/KeyboardTesting/Documentation.docc/Articles")

  @Test(arguments: [
    ("App.swift", "@MainActor\nfinal class Form"),
    ("AppTests.swift", "@MainActor\nstruct"),
    ("AppXCTests.swift", "@MainActor\nfinal class"),
  ])
  func theTestsOfAnAppStandInTheArticle(_ file: String, _ beginning: String) throws {
    let url = Self.articles.appendingPathComponent("tests-of-an-app.md")
    let article = try String(contentsOf: url, encoding: .utf8)
    let source = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    let start = try #require(source.range(of: beginning)?.lowerBound)
    let code = source[start...].trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(article.contains(code))
  }

  @MainActor @Test func theTraceThatIsWrittenByHandMeetsItsExpectations() throws {
    let url = Self.articles.appendingPathComponent("trace-format.md")
    let article = try String(contentsOf: url, encoding: .utf8)
    let blocks = article.components(separatedBy: "```json\n")
    let lines = try #require(blocks.dropFirst().first?.components(separatedBy: "```").first)
    let trace = try KeyboardTrace(jsonLines: lines)
    #expect(KeyboardTracePlayer().check(trace) == [])
  }

  @Test func theTestInTheReadmeIsThisTest() throws {
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = root.appendingPathComponent("README.md")
    let readme = try String(contentsOf: url, encoding: .utf8)
    let file = Self.folder.appendingPathComponent("ReadmeTests.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    #expect(readme.contains(source.trimmingCharacters(in: .newlines)))
  }

  @Test(arguments: ["AppTests.swift", "AppXCTests.swift"])
  func eachTestHasTenLinesAtMost(_ file: String) throws {
    let source = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].contains(" func ") }
    #expect(starts.count == 5)
    for start in starts {
      let end = lines[start...].firstIndex(of: "  }") ?? lines.endIndex
      #expect(end - start + 1 <= 10, "\(lines[start])")
    }
  }
}
