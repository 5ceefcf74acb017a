import Foundation
import KeyboardTesting
import Testing

@testable import keyboard_replay

@MainActor struct TraceTableTests {
  @Test(
    arguments: [
      (nil, "   0.000  willShow         (0, 409) 375×258        appeared +258         258  ███▉"),
      (82, "   0.000  willShow         (0, 409) 375×258        appeared +258         258  █▌"),
      (81, "   0.000  willShow         (0, 409) 375×258        appeared +258         258"),
      (76, "   0.000  willShow         (0, 409) 375×258        appeared +258         258"),
      (60, "   0.000  willShow         appeared +258         258  ██▍"),
      (44, "willShow         appeared +258         258"), (38, "willShow         appeared +258"),
      (24, "willShow         appear…"), (18, "willShow         …"),
    ] as [(Int?, String)]
  )
  func aNarrowTerminalHasNoColumnForTheFrameThenTheTimeThenTheHeight(
    _ width: Int?,
    _ row: String
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a", Traces.whole).path
    #expect(try rows(of: TraceInput(file: file), width: width).first == row)
  }

  /// A terminal shows one line of a title, however long it is.
  @Test func aLongTitleIsCut() {
    let title = String(repeating: "long ", count: 600)
    let table = TraceTable(width: 20, hasColor: false)
    let header = KeyboardTrace(title: title)
    let cut = table.title(header, file: "a", screenAndView: [])
    #expect(cut.hasPrefix("long long long long…\na\n"))
    let whole = TraceTable(width: nil, hasColor: false).title(header, file: "a", screenAndView: [])
    #expect(whole.hasPrefix(title + "\na\n"))
  }

  @Test func headingsStandAboveTheirColumns() {
    let table = TraceTable(width: nil, hasColor: false)
    let title = table.title(
      KeyboardTrace(title: "T"),
      file: "a",
      screenAndView: ["screen 1×2"]
    )
    let heads = "    time  notification     end frame               what it did       covered"
    #expect(title == "T\na · screen 1×2\n\(heads)\n")
  }

  @Test func colorAddsNoSpace() throws {
    let name = try #require(KeyboardTrace.BuiltInName(rawValue: "show-and-hide"))
    let input = TraceInput(builtIn: name)
    let row = try #require(try rows(of: input, width: 44, hasColor: true).first)
    #expect(row == "willShow         \u{1B}[32mappeared +253     \u{1B}[0m    253")
  }

  @Test func withoutAScreenThereIsNoHeightForABar() throws {
    let notification = Traces.notification("WillShow", y: 409, time: 0)
    let step = try #require(Replay().play(try KeyboardTrace.Record(jsonLine: notification)))
    #expect(step.result.covered == 258 && step.areaHeight == 0)
  }

  @Test func aWarningIsIndented() {
    let table = TraceTable(width: 40, hasColor: false)
    let lines = ["          one two three four five six", "          seven", ""]
    #expect(table.warning("one two three four five six seven") == lines.joined(separator: "\n"))
  }

  @Test func aMeaningThatWrapsIsIndented() throws {
    let replay = Replay()
    for line in Traces.whole.split(separator: "\n").dropFirst() {
      _ = replay.play(try KeyboardTrace.Record(jsonLine: String(line)))
    }
    let summary = TraceTable(width: 24, hasColor: false).summary(replay.summary)
    #expect(summary.contains("\nshown        the\n  keyboard has arrived\n"))
  }

  /// The rows that a table has of a trace, without those below them.
  private func rows(
    of input: TraceInput,
    width: Int?,
    hasColor: Bool = false
  ) throws -> [String] {
    let table = TraceTable(width: width, hasColor: hasColor)
    let replay = Replay()
    var rows = [String]()
    for record in input.trace.records {
      guard let step = replay.play(record), step.subject != .setting else { continue }
      rows.append(String(table.row(step).prefix { $0 != "\n" }))
    }
    return rows
  }
}
