import Foundation
import KeyboardTesting
import Testing

/// The screens of imported logs.
struct LogScreensTests {
  /// A log of moves of a keyboard, the screen that the caller gives, and the screens of the trace.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var comment = ""
    /// The frames in which the keyboard begins and ends.
    var moves: [(begin: String, end: String)] = [("{{0, 0}, {0, 0}}", "{{0, 0}, {0, 0}}")]
    /// The size of the screen that is printed as the object of each notification.
    var object: String?
    var given: CGSize?
    var screens: [KeyboardTraceValue] = []
    let note: String

    var log: String {
      let object = object.map { "<UIScreen: 0x1; bounds = {{0, 0}, \($0)}>" } ?? "(null)"
      let shows = moves.map { move in
        """
        {name = UIKeyboardWillChangeFrameNotification; object = \(object); userInfo = {
            UIKeyboardFrameBeginUserInfoKey = "NSRect: \(move.begin)";
            UIKeyboardFrameEndUserInfoKey = "NSRect: \(move.end)";
        }}
        """
      }
      return ([comment] + shows).joined(separator: "\n")
    }
  }

  private static let portrait = ("{{0, 852}, {393, 336}}", "{{0, 516}, {393, 336}}")
  private static let landscape = ("{{0, 393}, {852, 200}}", "{{0, 193}, {852, 200}}")
  private static let small = ("{{0, 667}, {375, 216}}", "{{0, 451}, {375, 216}}")
  private static let taller = ("{{0, 812}, {375, 333}}", "{{0, 479}, {375, 333}}")
  private static let pro = CGSize(width: 393, height: 852)
  private static let phone = CGSize(width: 390, height: 844)

  @Test(arguments: [
    Example(
      testDescription: "moves by its height",
      moves: [small],
      screens: [[375, 667]],
      note: "screen 375×667, inferred from the frames"
    ),
    Example(
      testDescription: "moves down by its height",
      moves: [(small.1, small.0)],
      screens: [[375, 667]],
      note: "screen 375×667, inferred from the frames"
    ),
    Example(
      testDescription: "grows on the edge",
      moves: [("{{0, 352}, {320, 216}}", "{{0, 314}, {320, 254}}")],
      screens: [[320, 568]],
      note: "screen 320×568, inferred from the frames"
    ),
    Example(
      testDescription: "turns",
      moves: [landscape, portrait, portrait],
      screens: [[852, 393], [393, 852]],
      note: "screen 852×393 and 393×852, inferred from the frames"
    ),
    Example(
      testDescription: "two bottoms",
      moves: [small, taller],
      note: "no screen is known, since the frames, 375 points wide, contradict each other"
    ),
    Example(
      testDescription: "no bottom",
      moves: [("{{0, 500}, {507, 313}}", "{{0, 500}, {507, 313}}")],
      note: "no screen is known, since the frames, 507 points wide, do not show it"
    ),
    Example(
      testDescription: "at the side",
      moves: [("{{9, 667}, {375, 216}}", "{{9, 451}, {375, 216}}")],
      note: "no screen is known, since the frames, 375 points wide, do not show it"
    ),
    Example(
      testDescription: "not the shape of a screen",
      moves: [("{{0, 1000}, {375, 100}}", "{{0, 900}, {375, 100}}")],
      note: "no screen is known, since the frames, 375 points wide, do not show it"
    ),
    Example(
      testDescription: "not finite",
      moves: [("{{0, inf}, {375, nan}}", small.1)],
      note: "no screen is known, since the frames, 375 points wide, do not show it"
    ),
    Example(
      testDescription: "no frames",
      note: "no screen is known, since the frames do not show it"
    ),
    Example(
      testDescription: "a comment",
      comment: "# iPhone 14, 390x844",
      screens: [[390, 844]],
      note: "screen 390×844, as the log says"
    ),
    Example(
      testDescription: "a UIScreen",
      object: "{390, 844}",
      screens: [[390, 844]],
      note: "screen 390×844, as the log says"
    ),
    Example(
      testDescription: "an impossible UIScreen",
      object: "{inf, 844}",
      note: "no screen is known, since the frames do not show it"
    ),
    Example(
      testDescription: "given, and turned",
      moves: [landscape, portrait],
      given: pro,
      screens: [[852, 393], [393, 852]],
      note: "screen 852×393 and 393×852, as given"
    ),
    Example(
      testDescription: "given impossibly",
      moves: [small],
      given: CGSize(width: CGFloat.infinity, height: 844),
      screens: [[375, 667]],
      note: "screen 375×667, inferred from the frames"
    ),
    Example(
      testDescription: "given, with a floating keyboard",
      moves: [("{{0, 700}, {320, 250}}", "{{0, 700}, {320, 250}}")],
      given: pro,
      screens: [[393, 852]],
      note: "screen 393×852, as given"
    ),
  ])
  func theScreenIsKnown(_ example: Example) throws {
    let trace = try KeyboardTrace(consoleLog: example.log, screen: example.given)
    #expect(trace.screens == example.screens)
    #expect(trace.importNotes.first == example.note)
    let isInferred = example.note.contains("inferred")
    #expect(trace.jsonLines.contains(#""inferred":true"#) == isInferred)
  }

  /// The given screen counts, but no result is sure.
  @Test(arguments: [
    Example(
      testDescription: "a comment",
      comment: "# iPhone, 393x852",
      given: phone,
      note: "the log says 393×852, not 390×844 as given"
    ),
    Example(
      testDescription: "a UIScreen",
      object: "{852, 393}",
      given: phone,
      note: "the log says 393×852, not 390×844 as given"
    ),
    Example(
      testDescription: "the frames",
      moves: [portrait],
      given: phone,
      note: "the frames show a screen of 393×852 points, not of 390×844 as given"
    ),
    Example(
      testDescription: "the frames and a comment",
      comment: "# 375x667",
      moves: [portrait],
      note: "the frames show a screen of 393×852 points, not of 375×667 as the log says"
    ),
  ])
  func anotherScreenInTheLogIsADoubt(_ example: Example) throws {
    let log = try ImportedLog(example.log, screen: example.given)
    #expect(log.trace.screens == [example.given == nil ? [375, 667] : [390, 844]])
    #expect(log.trace.importNotes[1] == example.note)
    #expect(log.doubtfulRecords == [1])
  }

  @Test(arguments: ["99x667", "375x99", "12345x667", "375", "375x667x2", "1024x102", "axb"])
  func aSizeHasTheShapeOfAScreen(_ text: String) {
    #expect(CGSize(description: "375x667") == CGSize(width: 375, height: 667))
    #expect(CGSize(description: "1024×768") == CGSize(width: 1024, height: 768))
    #expect(CGSize(description: text) == nil)
  }
}
