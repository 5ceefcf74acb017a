import Foundation
import Testing

/// The list of behaviors, whose numbers comments cite, and which names the tests of each.
@Suite struct BehaviorListTests {
  private let behaviors: [Behavior]
  private let sources: [URL]

  init() throws {
    // This file is four folders below the root.
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let list = "Sources/KeyboardNotifications/Documentation.docc/Articles/keyboard-behaviors.md"
    let text = try String(contentsOf: root.appendingPathComponent(list), encoding: .utf8)
    behaviors = text.components(separatedBy: "\n- **").dropFirst().compactMap(Behavior.init)
    sources = ["Sources", "Tests"].flatMap { folder in
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder),
        includingPropertiesForKeys: nil
      )
      let urls = files?.compactMap { $0 as? URL } ?? []
      return urls.filter { $0.pathExtension == "swift" }
    }
  }

  @Test func eachNumberStandsForOneBehavior() {
    let numbers = behaviors.map(\.number)
    #expect(numbers.count > 50)
    #expect(numbers.sorted() == Set(numbers).sorted())
  }

  @Test func eachBehaviorHasSuitesThatExistOrARule() {
    let suites = Set(sources.map { $0.deletingPathExtension().lastPathComponent })
    for behavior in behaviors {
      let hasProof = behavior.text.contains("*Rule:*") || !behavior.suites.isEmpty
      #expect(hasProof, "Behavior \(behavior.number) has neither *Tests:* nor a *Rule:*.")
      let missing = behavior.suites.filter { !suites.contains($0) }
      #expect(missing.isEmpty, "Behavior \(behavior.number) names suites that do not exist.")
    }
  }

  @Test func eachNumberThatACommentCitesIsInTheList() throws {
    let numbers = Set(behaviors.map(\.number))
    let citation = try NSRegularExpression(pattern: "[Bb]ehaviors? ((?:\\d+(?:, | and )?)+)")
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      let range = NSRange(text.startIndex..., in: text)
      for match in citation.matches(in: text, range: range) {
        guard let cited = Range(match.range(at: 1), in: text) else { continue }
        let unknown = text[cited].split { !$0.isNumber }.compactMap { Int($0) }
          .filter { !numbers.contains($0) }
        #expect(unknown.isEmpty, "\(source.lastPathComponent) cites what the list does not have.")
      }
    }
  }
}

/// An entry of the list.
private struct Behavior {
  let number: Int
  let text: String
  /// The suites that prove the response of the package.
  let suites: [String]

  /// Reads an entry after its bullet, such as `12. A sheet moves.** …`; `nil` if it has no number.
  init?(_ entry: String) {
    guard let number = Int(entry.prefix { $0 != "." }) else { return nil }
    self.number = number
    text = entry
    let proof = entry.components(separatedBy: "*Tests:*").dropFirst().joined()
    // Each name stands between backquotes.
    suites = proof.components(separatedBy: "`").enumerated()
      .compactMap { $0.offset % 2 == 1 && $0.element.hasSuffix("Tests") ? $0.element : nil }
  }
}
