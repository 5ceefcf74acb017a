import Foundation
import KeyboardTesting
import KeyboardViewWork
import Testing

/// The article "Work on views" gives the numbers that are counted.
@MainActor
struct WorkTableTests {
  private static let article = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "../../../Documentation/Start.docc/Contributing/work-on-views.md")

  @Test func theArticleGivesWhatIsCounted() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map(String.init)
    let counted = WorkTable.lines
    #expect(lines == counted, "the table should be:\n\(counted.joined(separator: "\n"))")
  }

  /// Otherwise the comparison would compare little.
  @Test func codeByHandMovesTheSameViews() {
    for subject in WorkSubject.allCases {
      let count = WorkTable.sum(subject, by: .hand)
      #expect(count.done.writes > 0, "\(subject)")
      #expect(count.mistakes < count.done.writes / 5, "\(subject)")
    }
  }
}

/// The table of the article: over all built-in traces, for each subject.
@MainActor
private enum WorkTable {
  static var lines: [String] {
    let rows = WorkSubject.allCases.flatMap(rows)
    return ["| | animations | writes | layout passes | wrong |", "|---|---|---|---|---|"] + rows
  }

  static func sum(_ subject: WorkSubject, by author: WorkAuthor) -> WorkCount {
    KeyboardTrace.BuiltInName.allCases.reduce(into: WorkCount()) {
      $0 += WorkScene.count(subject, by: author, over: $1.trace)
    }
  }

  private static func rows(_ subject: WorkSubject) -> [String] {
    let ours = sum(subject, by: .package)
    let hand = sum(subject, by: .hand)
    let names = names(subject)
    let limit = "| \(names.limit) | \(cells(ours.limit, of: nil)) | 0 |"
    let rows = [
      "| \(names.adapter) | \(cells(ours.done, of: ours.limit)) | \(ours.mistakes) |",
      "| \(names.hand) | \(cells(hand.done, of: hand.limit)) | \(hand.mistakes) |",
    ]
    return subject == .closure ? [limit, rows[0]] : [limit] + rows
  }

  private static func names(
    _ subject: WorkSubject
  ) -> (limit: String, adapter: String, hand: String) {
    switch subject {
    case .constraint:
      ("Changes of a constant", "`NSLayoutConstraint.adjustForKeyboard`", "by hand")
    case .follower: ("Changes of a height", "`KeyboardFollower`", "by hand")
    case .scrollView: ("Changes of an inset", "`UIScrollView.adjustForKeyboard`", "by hand")
    case .closure: ("Changes of an overlap", "`UIView.followKeyboard`", "")
    }
  }

  private static func cells(_ work: ViewWork, of limit: ViewWork?) -> String {
    [\ViewWork.animations, \.writes, \.layoutPasses].map { part in
      guard let limit else { return "\(work[keyPath: part])" }
      let ratio = Double(work[keyPath: part]) / Double(limit[keyPath: part])
      return "\(work[keyPath: part]) (\(String(format: "%.1f", ratio)) ×)"
    }.joined(separator: " | ")
  }
}
