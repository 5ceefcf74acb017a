import Testing

@testable import keyboard_replay

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
