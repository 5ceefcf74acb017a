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
    var moves: [(begin: String?, end: String)] = [("{{0, 0}, {0, 0}}", "{{0, 0}, {0, 0}}")]
    /// The size of the screen that is printed as the object of each notification.
    var object: String?
    var given: CGSize?
    var screens: [KeyboardTraceValue] = []
    let note: String

    var log: String {
      let object = object.map { "<UIScreen: 0x1; bounds = {{0, 0}, \($0)}>" } ?? "(null)"
      let shows = moves.map { move in
        let begin = move.begin.map { "UIKeyboardFrameBeginUserInfoKey = \"NSRect: \($0)\";" }
        return """
          {name = UIKeyboardWillChangeFrameNotification; object = \(object); userInfo = {
              \(begin ?? "")
              UIKeyboardFrameEndUserInfoKey = "NSRect: \(move.end)";
          }}
          """
      }
      return ([comment] + shows).joined(separator: "\n")
    }
  }

  private static let portrait: (String?, String) = (
    "{{0, 852}, {393, 336}}", "{{0, 516}, {393, 336}}"
  )
  private static let landscape: (String?, String) = (
    "{{0, 393}, {852, 200}}", "{{0, 193}, {852, 200}}"
  )
  private static let small: (String?, String) = ("{{0, 667}, {375, 216}}", "{{0, 451}, {375, 216}}")
  private static let taller: (String?, String) = (
    "{{0, 812}, {375, 333}}", "{{0, 479}, {375, 333}}"
  )
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
      moves: [(small.1, "{{0, 667}, {375, 216}}")],
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
      note: "no screen is known, because the frames, 375 points wide, contradict each other"
    ),
    Example(
      testDescription: "no bottom",
      moves: [("{{0, 500}, {507, 313}}", "{{0, 500}, {507, 313}}")],
      note: "no screen is known, because the frames, 507 points wide, do not show it"
    ),
    Example(
      testDescription: "at the side",
      moves: [("{{9, 667}, {375, 216}}", "{{9, 451}, {375, 216}}")],
      note: "no screen is known, because the frames, 375 points wide, do not show it"
    ),
    Example(
      testDescription: "not the shape of a screen",
      moves: [("{{0, 1000}, {375, 100}}", "{{0, 900}, {375, 100}}")],
      note: "no screen is known, because the frames, 375 points wide, do not show it"
    ),
    Example(
      testDescription: "not finite",
      moves: [("{{0, inf}, {375, nan}}", small.1)],
      note: "no screen is known, because the frames, 375 points wide, do not show it"
    ),
    Example(
      testDescription: "no frames",
      note: "no screen is known, because the frames do not show it"
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
      note: "no screen is known, because the frames do not show it"
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

  /// A size in pixels is two or three times that of the screen on which a keyboard ends.
  @Test(arguments: [
    Example(
      testDescription: "a comment, without a begin frame",
      comment: "# iPhone 14, 1170x2532",
      moves: [(nil, "{{0, 508}, {390, 336}}")],
      screens: [[390, 844]],
      note: "1170×2532, as the log says,"
    ),
    Example(
      testDescription: "given, with a begin frame",
      moves: [portrait],
      given: CGSize(width: 1179, height: 2556),
      screens: [[393, 852]],
      note: "1179×2556, as given,"
    ),
    Example(
      testDescription: "an iPad's, given in portrait and used in landscape",
      moves: [(nil, "{{0, 398}, {1180, 422}}")],
      given: CGSize(width: 1640, height: 2360),
      screens: [[1180, 820]],
      note: "1640×2360, as given,"
    ),
    Example(
      testDescription: "a hidden keyboard",
      comment: "# 750x1334",
      moves: [(nil, "{{0, 667}, {375, 216}}")],
      screens: [[375, 667]],
      note: "750×1334, as the log says,"
    ),
  ])
  func aSizeInPixelsIsReadInPoints(_ example: Example) throws {
    let log = try ImportedLog(example.log, screen: example.given)
    let size = try #require(example.screens.first?.json.split { "[,]".contains($0) })
    #expect(log.trace.screens == example.screens)
    #expect(
      log.trace.importNotes.first
        == "screen \(size.joined(separator: "×")), inferred from the frames; \(example.note) is in "
        + "pixels"
    )
    #expect(log.trace.jsonLines.contains(#""inferred":true"#))
  }

  /// The height is not that at which the keyboard ends, or the width is none of a keyboard.
  @Test(arguments: ["{{0, 400}, {390, 336}}", "{{0, 508}, {320, 336}}", "{{9, 508}, {390, 336}}"])
  func aSizeThatTheFramesDoNotConfirmIsInPoints(_ frame: String) throws {
    let example = Example(
      testDescription: "",
      comment: "# 1170x2532",
      moves: [(nil, frame)],
      note: "screen 1170×2532, as the log says"
    )
    let trace = try KeyboardTrace(consoleLog: example.log)
    #expect(trace.screens == [[1170, 2532]])
    #expect(trace.importNotes.first == example.note)
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
    #expect(log.doubts.keys.sorted() == [1])
  }

  /// As in a log whose screens are all in portrait.
  @Test(arguments: [nil, pro])
  func aRotationThatOnlyTheFramesShowIsFollowedInDoubt(_ given: CGSize?) throws {
    let example = Example(
      testDescription: "",
      moves: [Self.portrait, (Self.portrait.1, Self.landscape.1), Self.landscape],
      object: "{393, 852}",
      note: ""
    )
    let log = try ImportedLog(example.log, screen: given)
    #expect(log.trace.screens == [[393, 852], [852, 393]])
    #expect(
      log.trace.importNotes[1]
        == "the frames of lines 6, 10 show a screen of 852×393 points, not of 393×852 as the log says"
    )
    #expect(log.doubts.count == 3)
  }

  @Test(arguments: [
    "99x667", "375x99", "12345x667", "375", "375x667x2", "375x667x", "1024x102", "axb",
  ])
  func aSizeHasTheShapeOfAScreen(_ text: String) {
    #expect(CGSize(description: "375x667") == CGSize(width: 375, height: 667))
    #expect(CGSize(description: "1024×768") == CGSize(width: 1024, height: 768))
    #expect(CGSize(description: text) == nil)
  }
}
