import Foundation
import Testing

/// Every Swift example of the articles is code of a test, word for word, so that it compiles.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = root.appendingPathComponent(
    "Sources/KeyboardTesting/Documentation.docc"
  )

  static let articles: [String] = {
    let files = FileManager.default.enumerator(atPath: catalogue.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test func thereAreArticles() {
    #expect(Self.articles.count >= 5)
  }

  @Test(arguments: articles)
  func everyExampleIsCodeOfTheTestThatItNames(_ article: String) throws {
    let text = try String(
      contentsOf: Self.catalogue.appendingPathComponent(article),
      encoding: .utf8
    )
    for example in Self.examples(in: text) {
      guard let test = example.test else {
        Issue.record("\(article): an example names no test:\n\(example.code)")
        continue
      }
      #expect(try Self.code(of: test).contains(example.code), "\(article), \(test)")
    }
  }

  private static func examples(in text: String) -> [(test: String?, code: String)] {
    var examples: [(test: String?, code: String)] = []
    var test: String?
    var code: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let lines = code, line == "```" {
        examples.append((test, bare(lines)))
        (code, test) = (nil, nil)
      } else if code != nil {
        code?.append(line)
      } else if line == "```swift" {
        code = []
      } else if line.hasPrefix("<!-- Test: "), line.hasSuffix(" -->") {
        test = String(line.dropFirst(11).dropLast(4))
      }
    }
    return examples
  }

  /// The code of the file that a test such as `Suite.name` stands in, where it has that name.
  private static func code(of test: String) throws -> String {
    let parts = test.split(separator: ".")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("\(parts.first ?? "").swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains(" \(parts.last ?? "")") else { return "" }
    return bare(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// Lines without indentation and without blank lines.
  private static func bare(_ lines: [String]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
