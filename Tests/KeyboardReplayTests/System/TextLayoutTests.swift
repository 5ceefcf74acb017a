import Testing

@testable import keyboard_replay

struct TextLayoutTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("e\u{301}", 1), ("键盘", 4), ("ｗ", 2), ("한국", 4), ("👩‍👩‍👧", 2), ("× ≠ …", 5),
    ("█▌", 2), ("\u{200B}", 0),
  ])
  func aTextIsAsWideAsItsColumns(_ text: String, _ width: Int) {
    #expect(TextLayout.width(of: text) == width)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("键盘键", 4, "键…"), ("abc", 1, "…"), ("abc", 0, ""),
  ])
  func aTextThatIsTooWideIsCut(_ text: String, _ width: Int, _ result: String) {
    #expect(TextLayout.cut(text, to: width) == result)
    #expect(TextLayout.cut(text, to: nil) == text)
  }

  @Test(arguments: [
    ("ab cd ef", 8, 0, "ab cd ef"), ("ab cd ef", 7, 0, "ab cd\nef"),
    ("abcdefghij", 7, 0, "abcdefg\nhij"), ("ab cdefghijkl m", 7, 0, "ab\ncdefghi\njkl m"),
    ("ab cd ef", 8, 2, "  ab cd\n  ef"), ("ab", 3, 2, "  ab"), ("", 5, 0, ""),
    ("键盘 键盘", 6, 0, "键盘\n键盘"),
  ])
  func aTextIsWrappedBetweenWords(_ text: String, _ width: Int, _ indent: Int, _ result: String) {
    #expect(TextLayout.wrap(text, to: width, indent: indent) == result)
  }

  @Test func withoutAWidthNothingIsWrapped() {
    let text = String(repeating: "word ", count: 100)
    #expect(TextLayout.wrap(text, to: nil, indent: 2) == "  " + text)
  }

  /// Widths at which nothing can be read are not honoured.
  @Test func theNarrowestTerminalsWrapByThemselves() {
    #expect(TextLayout.wrap("ab cd ef", to: 4) == "ab cd ef")
  }
}
