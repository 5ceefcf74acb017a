import KeyboardTesting
import Testing

@testable import keyboard_replay

@MainActor struct DiffTableTests {
  private let sides = DiffSides(
    left: DiffSides.Side(file: "other-app"),
    right: DiffSides.Side(file: "other-app", policy: ReplayPolicy(otherApps: .include))
  )

  @Test(arguments: [200, 100, 80, 72, 60, 58, 57, 40, 20])
  func noLineIsWiderThanTheTerminal(_ width: Int) throws {
    for line in try table(sides, width: width).split(separator: "\n") {
      #expect(TextLayout.width(of: line) <= width, "\(line)")
    }
  }

  @Test func aNarrowTerminalHasOneSideBelowTheOther() throws {
    #expect(
      try table(sides, width: 40).hasPrefix(
        """
        < other-app, other apps ignored
        > other-app, other apps included
              time notification
        ≠    0.000 willShow
          < × otherApp, 0 covered
          > appeared +391, 391 covered
            visibility hidden | showing;
            placement none | docked; frame none

        """
      )
    )
  }

  @Test(arguments: [
    ("a.jsonl", "b.jsonl", "a.jsonl", "b.jsonl"), ("/x/a", "/y/a", "x/a", "y/a"),
    ("/x/1/a", "/x/2/a", "1/a", "2/a"), ("a", "-", "a", "standard input"),
    ("\u{1B}", "b", #"\u{1b}"#, "b"),
  ])
  func twoTracesAreNamedByAsMuchOfTheirPathsAsItTakes(
    _ left: String,
    _ right: String,
    _ leftName: String,
    _ rightName: String
  ) {
    let sides = DiffSides(
      left: DiffSides.Side(file: left),
      right: DiffSides.Side(file: right)
    )
    #expect(sides.names == (leftName, rightName))
  }

  @Test func oneTraceIsNamedByItsPolicies() {
    #expect(sides.names == ("other apps ignored", "other apps included"))
    var other = sides
    other.left.policy.crossFade = false
    other.right.policy = ReplayPolicy(crossFade: true)
    #expect(other.names == ("cross-fade off", "cross-fade on"))
  }

  private func table(_ sides: DiffSides, width: Int) throws -> String {
    var table = DiffTable(sides, width: width, hasColor: false)
    var summary = DiffSummary()
    let rows = try DiffRows(sides, toleratesTruncation: false)
    var text = table.title
    while let row = try rows.next() {
      _ = summary.add(row)
      text += table.text(row)
    }
    return text + table.finish(summary)
  }
}
