import Foundation
import KeyboardTesting
import Testing

/// The screens of imported logs.
struct LogScreensTests {
  /// The frames in which a keyboard begins and ends.
  typealias Move = (begin: String, end: String)

  /// Returns a log of moves, each with the size of the screen that it is posted with.
  private static func log(
    _ moves: [Move] = [("{{0, 0}, {0, 0}}", "{{0, 0}, {0, 0}}")],
    comment: String = "",
    screen: String? = nil
  ) -> String {
    let object = screen.map { "<UIScreen: 0x1; bounds = {{0, 0}, \($0)}>" } ?? "(null)"
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

  private static let portrait: Move = ("{{0, 852}, {393, 336}}", "{{0, 516}, {393, 336}}")
  private static let landscape: Move = ("{{0, 393}, {852, 200}}", "{{0, 193}, {852, 200}}")
  private static let down: Move = ("{{0, 451}, {375, 216}}", "{{0, 667}, {375, 216}}")
  private static let grown: Move = ("{{0, 352}, {320, 216}}", "{{0, 314}, {320, 254}}")
  private static let taller: Move = ("{{0, 812}, {375, 333}}", "{{0, 479}, {375, 333}}")
  private static let unmoved: Move = ("{{0, 500}, {507, 313}}", "{{0, 500}, {507, 313}}")
  private static let atTheSide: Move = ("{{9, 667}, {375, 216}}", "{{9, 451}, {375, 216}}")
  private static let iPadInLandscape: Move = ("{{0, 0}, {0, 0}}", "{{0, 398}, {1180, 422}}")
  private static let tooLong: Move = ("{{0, 1000}, {375, 100}}", "{{0, 900}, {375, 100}}")

  /// A keyboard moves by its own height to or from the bottom edge, or grows on it.
  @Test(
    arguments: [
      ([down], "375×667"), ([grown], "320×568"),
      ([landscape, portrait, portrait], "852×393 and 393×852"),
    ] as [([Move], String)]
  )
  func theFramesShowTheScreen(_ moves: [Move], _ screens: String) throws {
    let trace = try KeyboardTrace(consoleLog: Self.log(moves))
    #expect(trace.importNotes.first == "screen \(screens), inferred from the frames")
    #expect(trace.jsonLines.contains(#""inferred":true"#))
  }

  @Test(
    arguments: [
      ([down, taller], ", 375 points wide, contradict each other"),
      ([unmoved], ", 507 points wide, do not show it"),
      ([atTheSide], ", 375 points wide, do not show it"),
      ([tooLong], ", 375 points wide, do not show it"),
    ] as [([Move], String)]
  )
  func framesMayNotShowTheScreen(_ moves: [Move], _ words: String) throws {
    let trace = try KeyboardTrace(consoleLog: Self.log(moves))
    #expect(trace.screens == [])
    #expect(trace.importNotes.first == "no screen is known, because the frames\(words)")
  }

  @Test(arguments: [log(comment: "# iPhone 14, 390x844"), log(screen: "{390, 844}")])
  func aCommentOrAUIScreenHasTheScreen(_ log: String) throws {
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.screens == [[390, 844]])
    #expect(trace.importNotes.first == "screen 390×844, as the log says")
    #expect(!trace.jsonLines.contains("inferred"))
  }

  @Test func aGivenScreenIsTurnedWithTheFrames() throws {
    let log = Self.log([Self.landscape, Self.portrait])
    let trace = try KeyboardTrace(consoleLog: log, screen: CGSize(width: 393, height: 852))
    #expect(trace.screens == [[852, 393], [393, 852]])
    #expect(trace.importNotes.first == "screen 852×393 and 393×852, as given")
  }

  /// A size in pixels is two or three times that of the screen on which a keyboard ends.
  @Test(
    arguments: [
      (portrait, "1179×2556", "393×852"), (down, "750×1334", "375×667"),
      (iPadInLandscape, "1640×2360", "1180×820"),
    ] as [(Move, String, String)]
  )
  func aSizeInPixelsIsReadInPoints(_ move: Move, _ pixels: String, _ points: String) throws {
    let given = CGSize(description: pixels)
    let trace = try KeyboardTrace(consoleLog: Self.log([move]), screen: given)
    #expect(
      trace.importNotes.first
        == "screen \(points), inferred from the frames; \(pixels), as given, is in pixels"
    )
    #expect(trace.jsonLines.contains(#""inferred":true"#))
  }

  @Test func aSizeInPixelsMayStandInTheLog() throws {
    let log = Self.log([Self.portrait], comment: "# iPhone 15, 1179x2556")
    #expect(try KeyboardTrace(consoleLog: log).screens == [[393, 852]])
  }

  /// The keyboard does not end at half or a third of the height.
  @Test func aSizeThatTheFramesDoNotConfirmIsInPoints() throws {
    let log = Self.log([Self.unmoved], comment: "# 1014x2000")
    #expect(
      try KeyboardTrace(consoleLog: log).importNotes.first == "screen 1014×2000, as the log says"
    )
  }

  @Test func anImpossibleScreenIsNoScreen() throws {
    let log = Self.log(screen: "{inf, 844}")
    let trace = try KeyboardTrace(consoleLog: log, screen: CGSize(width: CGFloat.nan, height: 844))
    #expect(trace.importNotes.first == "no screen is known, because the frames do not show it")
  }

  /// The given screen counts, but no result is sure.
  @Test(arguments: [log(comment: "# iPhone, 393x852"), log(screen: "{852, 393}")])
  func anotherScreenInTheLogIsADoubt(_ log: String) throws {
    let imported = try ImportedLog(log, screen: CGSize(width: 390, height: 844))
    #expect(imported.trace.screens == [[390, 844]])
    #expect(imported.trace.importNotes[1] == "the log says 393×852, not 390×844 as given")
    #expect(imported.doubts.keys.sorted() == [1])
  }

  @Test func anotherScreenInTheFramesIsADoubt() throws {
    let imported = try ImportedLog(Self.log([Self.portrait], comment: "# 375x667"))
    #expect(imported.trace.screens == [[375, 667]])
    #expect(
      imported.trace.importNotes[1]
        == "the frames show a screen of 393×852 points, not of 375×667 as the log says"
    )
    #expect(imported.doubts.keys.sorted() == [1])
  }

  /// As in a log whose screens are all in portrait.
  @Test(arguments: [nil, CGSize(width: 393, height: 852)])
  func aRotationThatOnlyTheFramesShowIsFollowedInDoubt(_ given: CGSize?) throws {
    let rotation = (Self.portrait.end, Self.landscape.end)
    let log = Self.log([Self.portrait, rotation, Self.landscape], screen: "{393, 852}")
    let imported = try ImportedLog(log, screen: given)
    #expect(imported.trace.screens == [[393, 852], [852, 393]])
    #expect(
      imported.trace.importNotes[1]
        == "the frames of lines 6, 10 show a screen of 852×393 points, not of 393×852 as the log says"
    )
    #expect(imported.doubts.count == 3)
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
