import Testing

@testable import keyboard_replay

/// Texts as the tool prints them: numbers, names of a trace, suggestions and colors.
struct TextTests {
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

  @Test(
    arguments: [
      ("\u{1B}[2J", #"\u{1b}[2J"#), ("a\nb\r\n", #"a\u{a}b\u{d}\u{a}"#), ("\0", #"\u{0}"#),
      ("\u{7F}", #"\u{7f}"#), ("\u{80}\u{9B}\u{9F}", #"\u{80}\u{9b}\u{9f}"#),
      ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("\u{202A}\u{202E}", #"\u{202a}\u{202e}"#),
      ("\u{2066}\u{2069}", #"\u{2066}\u{2069}"#), ("e\u{301}\u{1B}", "e\u{301}" + #"\u{1b}"#),
    ]
  )
  func whatMovesATerminalIsSpeltOut(_ text: String, _ expected: String) {
    #expect(Printable.text(text) == expected)
  }

  @Test(arguments: ["", "a b", "é — ≠ ·", "拼音", "👩‍👩‍👧", #"\u{1b}"#, "\u{A0}", "\u{2027}\u{202F}"])
  func otherTextStaysAsItIs(_ text: String) {
    #expect(Printable.text(text) == text)
  }

  @Test(arguments: [
    ("", "", 0), ("play", "play", 0), ("plya", "play", 2), ("pla", "play", 1), ("", "play", 4),
    ("check", "", 5), ("kitten", "sitting", 3),
  ])
  func distanceCountsTheLettersToChange(_ left: String, _ right: String, _ distance: Int) {
    #expect(Suggestion.distance(left, right) == distance)
  }

  @Test(arguments: [
    ("pinyin-grwth", "pinyin-growth"), ("pinyin", "pinyin-growth"), ("GROWTH", "pinyin-growth"),
    ("area", "safe-area"), ("ipad", "ipad-a"), ("-show", "a-show"),
    // Nearly every name contains a letter or two, so that these mean nothing.
    ("p", nil), ("nothing-like-it", nil),
  ])
  func whatContainsAWordIsSuggestedAndElseWhatIsNearest(_ word: String, _ names: String?) {
    let known = ["pinyin-growth", "ipad-a", "ipad-b", "safe-area", "a-show", "b-show", "c-show"]
    let question = Suggestion.question(word, among: known)
    #expect(question == names.map { "did you mean \($0)?" })
  }

  @Test func onlyATerminalHasColor() {
    #expect(Terminal.hasColor(isTerminal: true, [:]))
    #expect(!Terminal.hasColor(isTerminal: false, [:]))
  }

  @Test func whoeverWantsNoColorGetsNone() {
    #expect(!Terminal.hasColor(isTerminal: true, ["NO_COLOR": "1"]))
    #expect(Terminal.hasColor(isTerminal: true, ["NO_COLOR": ""]))
    #expect(!Terminal.hasColor(isTerminal: true, ["TERM": "dumb"]))
  }

  @Test func withoutColorATextStaysAsItIs() {
    #expect(TextColor.paint("x", .red, if: false) == "x")
    #expect(TextColor.paint("x", nil, if: true) == "x")
    #expect(TextColor.paint("x", .red, if: true) == "\u{1B}[31mx\u{1B}[0m")
    #expect(TextColor.paint("", .red, if: true) == "")
  }
}
