import Foundation
import KeyboardTesting
import Testing

@testable import keyboard_replay

@MainActor struct TraceTableTests {
  @Test(arguments: [200, 80, 60, 40, 20])
  func noRowOfABuiltInTraceIsWiderThanTheTerminal(_ width: Int) throws {
    for trace in KeyboardTrace.BuiltInName.allCases {
      for row in try rows(of: TraceInput(builtIn: trace), width: width) {
        #expect(row.count <= width, "\(row)")
      }
    }
  }

  @Test func aNarrowTerminalHasNoColumnForTheFrameThenTheTimeThenTheHeight() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", Traces.whole).path
    func row(_ width: Int?) throws -> String? {
      try rows(of: TraceInput(file: file), width: width).first
    }
    #expect(
      try row(nil)
        == "   0.000  willShow         (0, 409) 375×258        appeared +258         258  ███▉"
    )
    #expect(
      try row(80) == "   0.000  willShow         (0, 409) 375×258        appeared +258         258"
    )
    #expect(try row(60) == "   0.000  willShow         appeared +258         258  ██▍")
    #expect(try row(44) == "willShow         appeared +258         258")
    #expect(try row(38) == "willShow         appeared +258")
    #expect(try row(24) == "willShow         appear…")
  }

  @Test func headingsStandAboveTheirColumns() {
    let table = TraceTable(width: nil, hasColor: false, hasFrames: false)
    #expect(table.heading == "    time  notification     what it did       covered\n")
  }

  @Test func colorTakesNoSpace() throws {
    let name = try #require(KeyboardTrace.BuiltInName(rawValue: "show-and-hide"))
    let input = TraceInput(builtIn: name)
    let row = try #require(try rows(of: input, width: 44, hasColor: true).first)
    #expect(row == "willShow         \u{1B}[32mappeared +253     \u{1B}[0m    253")
  }

  @Test(
    arguments: [
      (0, ""), (667, "████"), (333.5, "██"), (10, ""), (21, "▏"), (700, "████"), (-1, ""),
      (250, "█▌"),
    ] as [(Double, String)]
  )
  func aBarIsAsLongAsWhatIsCovered(_ covered: Double, _ bar: String) {
    #expect(Bar(width: 4).text(covered, of: 667) == bar)
  }

  @Test func withoutAHeightThereIsNoBar() {
    #expect(Bar(width: 4).text(258, of: 0) == "")
    #expect(Bar(width: 4).text(.nan, of: .nan) == "")
  }

  /// The rows that a table has of a trace, without those below them.
  private func rows(
    of input: TraceInput,
    width: Int?,
    hasColor: Bool = false
  ) throws -> [String] {
    let table = TraceTable(width: width, hasColor: hasColor)
    let replay = Replay()
    var (input, rows) = (input, [String]())
    while let record = try input.next() {
      guard let step = replay.play(record), step.subject != .setting else { continue }
      rows.append(String(table.row(step).prefix { $0 != "\n" }))
    }
    return rows
  }
}
