import Foundation
import KeyboardTesting
import Testing

/// The articles hold the tests as they stand here, so that what is read is what was run.
struct ArticleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root =
    folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let articles = "Sources/KeyboardTesting/Documentation.docc/Articles/"

  @Test(arguments: [
    (articles + "tests-of-an-app.md", "App.swift", "@MainActor\nfinal class Form"),
    (articles + "tests-of-an-app.md", "AppTests.swift", "@MainActor\nstruct"),
    (articles + "tests-of-an-app.md", "AppXCTests.swift", "@MainActor\nfinal class"),
    ("README.md", "ReadmeTests.swift", "import"),
  ])
  func aTestStandsInItsPage(_ page: String, _ file: String, _ beginning: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    let source = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    let start = try #require(source.range(of: beginning)?.lowerBound)
    #expect(text.contains(source[start...].trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  @MainActor @Test func theTraceThatIsWrittenByHandMeetsItsExpectations() throws {
    let url = Self.root.appendingPathComponent(Self.articles + "trace-format.md")
    let article = try String(contentsOf: url, encoding: .utf8)
    let blocks = article.components(separatedBy: "```json\n")
    let lines = try #require(blocks.dropFirst().first?.components(separatedBy: "```").first)
    let trace = try KeyboardTrace(jsonLines: lines)
    #expect(KeyboardTracePlayer().check(trace) == [])
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

  @MainActor
  @Test(arguments: ["a phone with a home indicator", "Slide Over", "a floating keyboard"])
  func theFormCountsNoSafeAreaAndNoOtherWindow(place: String) {
    let keyboard = SimulatedKeyboard(place.contains("phone") ? .iPhone : .iPad)
    let screen = keyboard.environment.screen ?? .zero
    // The tracker knows no window, as the shared one does not where nothing follows a view.
    let window = CGRect(x: screen.width - 330, y: 10, width: 320, height: screen.height - 20)
    let area = place == "Slide Over" ? window : screen
    let frame = area.divided(atDistance: 34, from: .maxYEdge).remainder
    let form = Form(tracker: keyboard.tracker) { frame }
    keyboard.show()
    #expect(form.bottomInset == frame.maxY - (keyboard.frame?.minY ?? 0))
    if place.contains("floating") { keyboard.float(at: CGPoint(x: 40, y: 300)) }
    #expect((form.bottomInset == 0) == place.contains("floating"))
    keyboard.hide()
    #expect(form.bottomInset == 0)
  }
}
