import Testing

@testable import keyboard_replay

struct PrintableTests {
  @Test(
    arguments: [
      ("\u{1B}[2J", #"\u{1b}[2J"#), ("a\nb\r\n", #"a\u{a}b\u{d}\u{a}"#), ("\0", #"\u{0}"#),
      ("\u{7F}", #"\u{7f}"#), ("\u{80}\u{9B}\u{9F}", #"\u{80}\u{9b}\u{9f}"#),
      ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#), ("\u{202A}\u{202E}", #"\u{202a}\u{202e}"#),
      ("\u{2066}\u{2069}", #"\u{2066}\u{2069}"#), ("e\u{301}\u{1B}", "e\u{301}" + #"\u{1b}"#),
    ]
  )
  func controlCharactersAreSpeltOut(_ text: String, _ expected: String) {
    #expect(Printable.text(text) == expected)
  }

  @Test(arguments: ["", "a b", "é — ≠ ·", "拼音", "👩‍👩‍👧", #"\u{1b}"#, "\u{A0}", "\u{2027}\u{202F}"])
  func otherTextStaysAsItIs(_ text: String) {
    #expect(Printable.text(text) == text)
  }
}
