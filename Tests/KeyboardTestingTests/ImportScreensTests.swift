import Foundation
import KeyboardTesting
import Testing

/// The screens of an import: those that the log shows, and those that the caller gives.
struct ImportScreensTests {
  typealias Move = (begin: String, end: String)

  /// Returns a log of moves of a keyboard, whose notifications may name a screen; without any move
  /// a keyboard hides.
  private static func log(
    _ comment: String = "",
    _ moves: [Move] = [],
    object: String? = nil
  ) -> String {
    let screen = object.map { "<UIScreen: 0x1; bounds = {{0, 0}, \($0)}>" } ?? "(null)"
    let hide = "12:00:00 {name = UIKeyboardWillHideNotification; object = \(screen); userInfo = {}}"
    let shows = moves.map { move in
      """
      12:00:00 {name = UIKeyboardWillChangeFrameNotification; object = \(screen); userInfo = {
          UIKeyboardFrameBeginUserInfoKey = "NSRect: \(move.begin)";
          UIKeyboardFrameEndUserInfoKey = "NSRect: \(move.end)";
      }}
      """
    }
    return ([comment] + (shows.isEmpty ? [hide] : shows)).joined(separator: "\n")
  }

  private static let portrait = ("{{0, 852}, {393, 336}}", "{{0, 516}, {393, 336}}")
  private static let landscape = ("{{0, 393}, {852, 200}}", "{{0, 193}, {852, 200}}")
  private static let below = "{{0, 667}, {375, 216}}"
  private static let up = "{{0, 352}, {320, 216}}"
  private static let pad = ("{{0, 1024}, {768, 303}}", "{{0, 721}, {768, 303}}")
  private static let higherPad = ("{{0, 1024}, {768, 308}}", "{{0, 980}, {768, 308}}")
  private static let turnedPad = ("{{0, 768}, {1024, 391}}", "{{0, 377}, {1024, 391}}")
  private static let small = ("{{0, 667}, {375, 216}}", "{{0, 451}, {375, 216}}")
  private static let taller = ("{{0, 812}, {375, 333}}", "{{0, 479}, {375, 333}}")
  private static let parts = ["{{0, 451}, {375, 216}}", "{{0, 479}, {375, 333}}"].map { ($0, $0) }
  private static let split = ("{{0, 500}, {507, 313}}", "{{0, 500}, {507, 313}}")
  private static let floating = ("{{0, 700}, {320, 250}}", "{{0, 700}, {320, 250}}")
  private static let inferred = "inferred from the frames"
  private static let old = CGSize(width: 320, height: 568)
  private static let phone = CGSize(width: 390, height: 844)
  private static let pro = CGSize(width: 393, height: 852)
  private static let turnedPro = CGSize(width: 852, height: 393)
  private static let se = CGSize(width: 375, height: 667)
  private static let plus = CGSize(width: 414, height: 736)
  private static let upright = CGSize(width: 768, height: 1024)
  private static let lying = CGSize(width: 1024, height: 768)
  private static let impossible = CGSize(width: CGFloat.infinity, height: 844)

  @Test(arguments: [
    "99x667", "375x99", "099x667", "375x099", "12345x667", "375x12345", "375", "375x667x2",
  ])
  func aSizeHasTwoNumbersOfThreeOrFourDigits(_ text: String) {
    #expect(CGSize(description: "375x1024") == CGSize(width: 375, height: 1024))
    #expect(CGSize(description: "100x100") == CGSize(width: 100, height: 100))
    #expect(CGSize(description: text) == nil)
  }

  /// A keyboard that moves by its own height shows a bottom, if a screen may have it.
  @Test(arguments: [
    (400, 499, false), (400, 500, true), (400, 920, true), (400, 921, false), (400, 450, false),
    (400, 1400, false),
  ])
  func aScreenHasTheShapeOfADevice(_ width: Int, _ height: Int, _ isInferred: Bool) throws {
    let move = ("{{0, \(height)}, {\(width), 200}}", "{{0, \(height - 200)}, {\(width), 200}}")
    let trace = try KeyboardTrace(consoleLog: Self.log("", [move]))
    #expect(trace.screens.isEmpty == !isInferred)
  }

  /// A log, the screen that the caller gives, and the screens of the trace.
  struct Example: Sendable {
    var comment = ""
    var moves: [Move] = []
    /// The size of the screen that is printed as the object of each notification.
    var object: String?
    var given: CGSize?
    let screens: [CGSize]
    let origin: String
  }

  /// The frames show a screen if only one is possible, else the log or the caller gives it.
  @Test(arguments: [
    Example(moves: [small], screens: [se], origin: inferred),
    Example(moves: [("{{0, 451}, {375, 216}}", below)], screens: [se], origin: inferred),
    Example(moves: [(below, "{{0, 409}, {375, 258}}")], screens: [se], origin: inferred),
    Example(moves: [(up, "{{0, 314}, {320, 254}}")], screens: [old], origin: inferred),
    Example(moves: [("{{0, 920}, {320, 216}}", up)], screens: [old], origin: inferred),
    Example(moves: [higherPad], screens: [upright], origin: inferred),
    Example(
      moves: [("{{0, 407}, {375, 260}}", "{{0, 667}, {375, 0}}")],
      screens: [se],
      origin: inferred
    ),
    // A keyboard as wide as the screen is high turns it.
    Example(
      moves: [turnedPad, pad, pad, turnedPad],
      screens: [lying, upright, lying],
      origin: inferred
    ),
    // The notifications or a comment of the log give the screen.
    Example(object: "{390, 844}", screens: [phone], origin: "as the log says"),
    Example(comment: "# iPhone 14, 390x844", screens: [phone], origin: "as the log says"),
    Example(comment: "# iPhone 14, 390×844", screens: [phone], origin: "as the log says"),
    // The given screen turns as that of the log does; an impossible one is ignored.
    Example(moves: [landscape], given: pro, screens: [turnedPro], origin: "as given but turned"),
    Example(object: "{852, 393}", given: pro, screens: [turnedPro], origin: "as given but turned"),
    Example(
      moves: [landscape, portrait],
      given: pro,
      screens: [turnedPro, pro],
      origin: "as given"
    ),
    Example(moves: [pad], given: impossible, screens: [upright], origin: inferred),
    // The frames of an app in Split View or of a floating keyboard show no other screen.
    Example(moves: [portrait, small], given: se, screens: [se], origin: "as given"),
    Example(moves: [split], given: lying, screens: [lying], origin: "as given"),
    Example(moves: parts, given: lying, screens: [lying], origin: "as given"),
    Example(moves: [floating], given: lying, screens: [lying], origin: "as given"),
  ])
  func theScreenIsKnown(_ example: Example) throws {
    let log = Self.log(example.comment, example.moves, object: example.object)
    let trace = try KeyboardTrace(consoleLog: log, screen: example.given)
    #expect(trace.screens == example.screens.map { KeyboardTraceValue(posted: $0) })
    var sizes = example.screens.map { "\(Int($0.width))×\(Int($0.height))" }
    if sizes.count > 2 { sizes.removeLast() }
    let note = "screen \(sizes.joined(separator: " and ")), \(example.origin)"
    #expect(trace.importNotes.first == note)
  }

  @Test(
    arguments: [
      ([("{{-352, 0}, {352, 1024}}", "{{0, 0}, {352, 1024}}")], "do not show it"),
      ([("{{0, 0}, {0, 0}}", "{{0, 0}, {0, 0}}")], "do not show it"),
      ([("{{0, 500}, {768, 313}}", "{{0, 500}, {768, 313}}")], "do not show it"),
      // A keyboard at the top of the screen is not docked.
      ([("{{0, 479}, {375, 333}}", "{{0, 0}, {375, 333}}")], "do not show it"),
      // A frame without height ends where it begins, wherever it is.
      ([("{{0, 700}, {414, 0}}", "{{0, 700}, {414, 0}}")], "do not show it"),
      ([small, taller], "contradict each other"),
    ] as [(moves: [Move], reason: String)]
  )
  func noScreenIsKnown(_ moves: [Move], _ reason: String) throws {
    let trace = try KeyboardTrace(consoleLog: Self.log("", moves))
    #expect(trace.screens.isEmpty)
    #expect(trace.importNotes == ["no screen is known, since the frames \(reason)"])
  }

  @Test func framesThatAreNotFiniteShowNoScreen() throws {
    let moves = [
      ("{{0, 667}, {inf, 216}}", Self.small.1), (Self.below, "{{0, inf}, {375, nan}}"),
    ]
    let trace = try KeyboardTrace(consoleLog: Self.log("", moves))
    #expect(trace.screens.isEmpty)
    let note = "1 notification with an end frame that is no rectangle of finite numbers: line 6"
    #expect(trace.importNotes.last == note)
  }

  @Test(arguments: ["{1e300, 844}", "{inf, 844}", "{390, nan}", "{0, 844}", "{-390, 844}"])
  func anImpossibleScreenOfANotificationIsIgnored(_ size: String) throws {
    let log = Self.log(object: size)
    #expect(try KeyboardTrace(consoleLog: log).screens.isEmpty)
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.phone)
    #expect(trace.importNotes == ["screen 390×844, as given"])
  }

  /// The given screen counts; if the log shows another one, the import notes it.
  @Test(
    arguments: [
      ("# A title\n# Device: 320x568", pad, nil, plus, "the log says 320×568, not"),
      ("# iPhone, 393x852", portrait, "{390, 844}", phone, "the log says 393×852, not"),
      ("", portrait, "{393, 852}", phone, "the log says 393×852, not"),
      ("", portrait, nil, phone, others), ("", portrait, nil, se, others),
      ("", landscape, nil, se, others),
    ] as [(comments: String, move: Move, object: String?, given: CGSize, note: String)]
  )
  func anotherScreenThanTheGivenOneIsNoted(
    _ comments: String,
    _ move: Move,
    _ object: String?,
    _ given: CGSize,
    _ note: String
  ) throws {
    let log = Self.log(comments, [move], object: object)
    let trace = try KeyboardTrace(consoleLog: log, screen: given)
    let size = "\(Int(given.width))×\(Int(given.height))"
    #expect(trace.screens == [KeyboardTraceValue(posted: given)])
    #expect(trace.importNotes == ["screen \(size), as given", "\(note) \(size) as given"])
  }

  @Test func aSizeInACommentThatTheFramesContradictIsNoted() throws {
    let trace = try KeyboardTrace(consoleLog: Self.log("# iPhone 1170x2532", [Self.portrait]))
    #expect(trace.screens == [[1170, 2532]])
    let note = "the frames are of a screen of 393×852 points, not of 1170×2532 as the log says"
    #expect(trace.importNotes == ["screen 1170×2532, as the log says", note])
  }

  @Test func aSizeOnALineThatIsNoCommentDoesNotCount() throws {
    let log = Self.log("screen 1170x2532", [Self.portrait])
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.phone)
    let notes = [
      "screen 390×844, as given", "\(Self.others) 390×844 as given",
      "a size of a screen that does not count, since its line does not begin with #: line 1",
    ]
    #expect(trace.importNotes == notes)
  }

  @Test func aSizeInACommentThatTheNotificationsContradictIsNoted() throws {
    let trace = try KeyboardTrace(consoleLog: Self.log("# 375x667", object: "{393, 852}"))
    let note = "the notifications say 393×852, not 375×667 as the log says"
    #expect(trace.importNotes == ["screen 393×852, as the log says", note])
  }

  /// Apple lists the screens of its devices.
  ///
  /// https://developer.apple.com/design/human-interface-guidelines/layout
  @Test(arguments: [
    (320, 480), (320, 568), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874), (414, 736),
    (414, 896), (420, 912), (428, 926), (430, 932), (440, 956), (744, 1133), (768, 1024),
    (810, 1080), (820, 1180), (834, 1112), (834, 1194), (834, 1210), (1024, 1366), (1032, 1376),
  ])
  func aKeyboardAtTheBottomOfADeviceShowsItsScreen(_ width: Int, _ height: Int) throws {
    for (width, height) in [(width, height), (height, width)] {
      let up = "{{0, \(height - 200)}, {\(width), 200}}"
      let trace = try KeyboardTrace(consoleLog: Self.log("", [(up, up)]))
      #expect(trace.screens == [[.number(Double(width)), .number(Double(height))]])
    }
  }

  @Test(arguments: [(phone, true), (pro, false)])
  func aScreenThatTheFramesContradictIsUncertain(_ given: CGSize, _ isUncertain: Bool) throws {
    var importer = KeyboardLogImporter(screen: given)
    importer.feed(Data(Self.log("", [Self.portrait]).utf8))
    #expect(try importer.finish().isScreenUncertain == isUncertain)
  }

  @Test func framesBesideNamesShowAnotherScreenThanTheGivenOne() throws {
    let log = "keyboardDidShow (0.0, 508.0, 390.0, 336.0)"
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.pro)
    let note = "the frames are of a screen of 390×844 points, not of 393×852 as given"
    #expect(trace.importNotes == ["screen 393×852, as given", note])
  }

  private static let others = "the frames are of a screen of 393×852 points, not of"

  @Test func theScreensThatNotificationsNameAreEachImported() throws {
    let log = ["{852, 393}", "{393, 852}"].map { Self.log(object: $0) }.joined(separator: "\n")
    let screens: [KeyboardTraceValue] = [[852, 393], [393, 852]]
    #expect(try KeyboardTrace(consoleLog: log, screen: Self.pro).screens == screens)
    #expect(try KeyboardTrace(consoleLog: log).screens == screens)
  }

  @Test func aSafeAreaIsWrittenAfterEachScreen() throws {
    let log = Self.log("", [Self.turnedPad, Self.pad, Self.pad])
      .replacingOccurrences(of: "12:00:00 ", with: "")
    let trace = try KeyboardTrace(consoleLog: log, safeAreaBottom: 20)
    let lines = trace.records.map(\.jsonLine).filter { !$0.contains("notification") }
    #expect(
      lines == [
        #"{"version":1,"kind":"screen","payload":{"frame":[0,0,1024,768],"inferred":true}}"#,
        #"{"version":1,"kind":"view","payload":{"frame":[0,0,1024,768],"safeAreaBottom":20}}"#,
        #"{"version":1,"kind":"screen","payload":{"frame":[0,0,768,1024],"inferred":true}}"#,
        #"{"version":1,"kind":"view","payload":{"frame":[0,0,768,1024],"safeAreaBottom":20}}"#,
      ]
    )
  }

  @Test func aSafeAreaWithoutAScreenIsNoted() throws {
    let trace = try KeyboardTrace(consoleLog: Self.log(), safeAreaBottom: 34)
    let note = "the safe area is left out, since no screen is known"
    #expect(trace.importNotes.dropFirst() == [note])
  }

  @Test func aSafeAreaHigherThanTheScreenIsRefused() throws {
    let log = Self.log("", [Self.portrait])
    let trace = try KeyboardTrace(consoleLog: log, safeAreaBottom: 852)
    #expect(trace.jsonLines.contains(#""safeAreaBottom":852"#))
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace(consoleLog: log, safeAreaBottom: 852.5)
    }
    #expect(error?.expected == "a safe area within the screen of 393×852 points")
    #expect(error?.found == "a height of 852.5 points")
  }
}
