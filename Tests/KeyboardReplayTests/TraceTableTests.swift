import Foundation
import KeyboardTesting
import TestSupport
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
    let folder = TemporaryFolder()
    let file = try folder.file("a", Traces.whole).path
    #expect(try rows(of: .file(InputFile(path: file)), width: width).first == row)
  }

  /// A terminal shows one line of a title, however long it is.
  @Test func aLongTitleIsCut() {
    let title = String(repeating: "long ", count: 600)
    let table = TraceTable(width: 20, hasColor: false)
    let trace = KeyboardTrace(title: title)
    let cut = table.title(trace, file: "a", screenAndView: [])
    #expect(cut.hasPrefix("long long long long…\na\n"))
    let whole = TraceTable(width: nil, hasColor: false).title(trace, file: "a", screenAndView: [])
    #expect(whole.hasPrefix(title + "\na\n"))
  }

  @Test func colorAddsNoSpace() throws {
    let input = try #require(TraceInput.all(["show-and-hide"]).first)
    let row = try #require(try rows(of: input, width: 44, hasColor: true).first)
    #expect(row == "willShow         \u{1B}[32mappeared +253\u{1B}[0m         253")
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
    return try input.read().records.compactMap(replay.play).filter { $0.subject != .setting }
      .map { String(table.row($0).prefix { $0 != "\n" }) }
  }
}

struct WrappingTests {
  @Test(
    arguments: [
      (nil, "five words and no more", ["five words and no more"]),
      (22, "five words and no more", ["five words and no more"]),
      (21, "five words and no more", ["five words and no", "  more"]),
      (10, "five words and no more", ["five words", "  and no", "  more"]),
      (4, "incomprehensible", ["inco", " mpr", " ehe", " nsi", " ble"]), (0, "ab", ["a", "b"]),
      (10, "", [""]),
    ] as [(Int?, String, [String])]
  )
  func aTextIsBrokenAtSpacesIfPossible(_ width: Int?, _ text: String, _ lines: [String]) {
    #expect(text.wrapped(to: width, indent: 2) == lines.joined(separator: "\n"))
  }

  @Test func anIndentIsAtMostAThirdOfTheWidth() {
    #expect("one two".wrapped(to: 9, indent: 5, firstIndent: 5) == "   one\n   two")
  }
}

struct TextColorTests {
  @Test func onlyATerminalThatAllowsItHasColor() {
    #expect(Terminal.hasColor(isTerminal: true, [:]))
    #expect(Terminal.hasColor(isTerminal: true, ["NO_COLOR": ""]))
    #expect(!Terminal.hasColor(isTerminal: false, [:]))
    #expect(!Terminal.hasColor(isTerminal: true, ["NO_COLOR": "1"]))
    #expect(!Terminal.hasColor(isTerminal: true, ["TERM": "dumb"]))
  }

  @Test func withoutColorATextStaysAsItIs() {
    #expect(TextColor.paint("x", .red, if: false) == "x")
    #expect(TextColor.paint("x", nil, if: true) == "x")
    #expect(TextColor.paint("x", .red, if: true) == "\u{1B}[31mx\u{1B}[0m")
    #expect(TextColor.paint("", .red, if: true) == "")
  }
}

struct BarTests {
  @Test(
    arguments: [
      (0, ""), (667, "████"), (333.5, "██"), (10, ""), (21, "▏"), (700, "████"), (-1, ""),
      (250, "█▌"),
    ] as [(Double, String)]
  )
  func aBarIsProportionalToTheCoveredHeight(_ covered: Double, _ bar: String) {
    #expect(Bar(width: 4).text(covered, of: 667) == bar)
  }

  @Test func aBarNeedsAHeight() {
    #expect(Bar(width: 4).text(1, of: 10) == "▍")
    #expect(Bar(width: 4).text(258, of: 0) == "")
    #expect(Bar(width: 4).text(.nan, of: .nan) == "")
  }
}

struct NumberFormatTests {
  @Test(
    arguments: [
      (258, "258"), (31.5, "31.5"), (366.66666666666674, "366.67"), (-0.001, "0"),
      (1e300, "1e+300"), (1e308, "1e+308"), (-1e308, "-1e+308"), (1e15, "1000000000000000"),
      (.infinity, "inf"),
    ] as [(Double, String)]
  )
  func numbersHaveAtMostTwoDecimals(_ value: Double, _ text: String) {
    #expect(NumberFormat.text(value) == text)
  }

  @Test(arguments: [(258, "+258"), (-31.5, "-31.5"), (0, "+0")] as [(Double, String)])
  func incrementsHaveASign(_ value: Double, _ text: String) {
    #expect(NumberFormat.signed(value) == text)
  }

  @Test(
    arguments: [
      (0, "0.000"), (0.30596, "0.306"), (12.0005, "12.001"), (1e300, "1e+300"),
    ] as [(Double, String)]
  )
  func secondsHaveThreeDecimals(_ value: Double, _ text: String) {
    #expect(NumberFormat.seconds(value) == text)
  }
}
