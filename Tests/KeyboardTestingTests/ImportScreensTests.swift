import Foundation
import KeyboardTesting
import Testing

/// The screens that an import finds in a log, takes from its caller, or doubts.
struct ImportScreensTests {
  /// A log of moves of a keyboard, and the screens of its trace.
  struct Log: Sendable {
    var header = ""
    /// The frames of each notification, as they are printed; without any, a keyboard hides.
    var moves: [(begin: String, end: String)] = []
    /// The size of the screen that the notifications name.
    var object: String?
    var given: CGSize?
    var screens: [CGSize] = []
    var notes: [String] = []

    var text: String {
      let screen = object.map { "<UIScreen: 0x1; bounds = {{0, 0}, \($0)}>" } ?? "(null)"
      let hide =
        "12:00:00 {name = UIKeyboardWillHideNotification; object = \(screen); userInfo = {}}"
      let shows = moves.map { move in
        """
        12:00:00 {name = UIKeyboardWillChangeFrameNotification; object = \(screen); userInfo = {
            UIKeyboardFrameBeginUserInfoKey = "NSRect: \(move.begin)";
            UIKeyboardFrameEndUserInfoKey = "NSRect: \(move.end)";
        }}
        """
      }
      return ([header] + (shows.isEmpty ? [hide] : shows)).joined(separator: "\n")
    }
  }

  private static let portrait = ("{{0, 852}, {393, 336}}", "{{0, 516}, {393, 336}}")
  private static let landscape = ("{{0, 393}, {852, 200}}", "{{0, 193}, {852, 200}}")
  private static let pad = ("{{0, 1024}, {768, 303}}", "{{0, 721}, {768, 303}}")
  private static let turnedPad = ("{{0, 768}, {1024, 391}}", "{{0, 377}, {1024, 391}}")
  private static let small = ("{{0, 667}, {375, 216}}", "{{0, 451}, {375, 216}}")
  private static let taller = ("{{0, 812}, {375, 333}}", "{{0, 479}, {375, 333}}")
  private static let parts = ["{{0, 451}, {375, 216}}", "{{0, 479}, {375, 333}}"].map { ($0, $0) }
  private static let phone = CGSize(width: 390, height: 844)
  private static let pro = CGSize(width: 393, height: 852)
  private static let turnedPro = CGSize(width: 852, height: 393)
  private static let se = CGSize(width: 375, height: 667)
  private static let plus = CGSize(width: 414, height: 736)
  private static let upright = CGSize(width: 768, height: 1024)
  private static let lying = CGSize(width: 1024, height: 768)
  private static let malformed =
    "1 notification with an end frame that is no rectangle of finite numbers: line 2"

  @Test(
    arguments: [
      (small, 375, 667), (("{{0, 451}, {375, 216}}", "{{0, 667}, {375, 216}}"), 375, 667),
      (("{{0, 667}, {375, 216}}", "{{0, 409}, {375, 258}}"), 375, 667),
      (("{{0, 352}, {320, 216}}", "{{0, 314}, {320, 254}}"), 320, 568),
      (("{{0, 920}, {320, 216}}", "{{0, 352}, {320, 216}}"), 320, 568),
      (("{{0, 1024}, {768, 308}}", "{{0, 980}, {768, 308}}"), 768, 1024),
      (("{{0, 407}, {375, 260}}", "{{0, 667}, {375, 0}}"), 375, 667),
    ] as [((String, String), Int, Int)]
  )
  func framesShowTheScreen(_ move: (String, String), _ width: Int, _ height: Int) throws {
    let note = "screen \(width)×\(height), inferred from the frames"
    let size = CGSize(width: width, height: height)
    try aLogShowsItsScreens(Log(moves: [move], screens: [size], notes: [note]))
  }

  /// A keyboard that moves by its own height shows a bottom, where a screen may have it.
  @Test(arguments: [
    (400, 499, false), (400, 500, true), (400, 920, true), (400, 921, false), (400, 450, false),
    (400, 1400, false),
  ])
  func aScreenHasTheShapeOfADevice(_ width: Int, _ height: Int, _ isInferred: Bool) throws {
    let move = ("{{0, \(height)}, {\(width), 200}}", "{{0, \(height - 200)}, {\(width), 200}}")
    let trace = try KeyboardTrace(consoleLog: Log(moves: [move]).text)
    #expect(trace.screens.isEmpty == !isInferred)
  }

  @Test(
    arguments: [
      ([("{{-352, 0}, {352, 1024}}", "{{0, 0}, {352, 1024}}")], "do not tell it", nil),
      ([("{{0, 0}, {0, 0}}", "{{0, 0}, {0, 0}}")], "do not tell it", nil),
      ([("{{0, 667}, {inf, 216}}", "{{0, inf}, {375, nan}}")], "do not tell it", malformed),
      ([("{{0, 500}, {768, 313}}", "{{0, 500}, {768, 313}}")], "do not tell it", nil),
      ([small, taller], "contradict each other", nil),
    ] as [([(String, String)], String, String?)]
  )
  func otherFramesShowNoScreen(
    _ moves: [(String, String)],
    _ reason: String,
    _ note: String?
  ) throws {
    let notes = ["no screen is known, since the frames \(reason)", note].compactMap(\.self)
    try aLogShowsItsScreens(Log(moves: moves, notes: notes))
  }

  @Test(arguments: [
    // A keyboard as wide as the screen is high turns it.
    Log(
      moves: [turnedPad, pad, pad, turnedPad],
      screens: [lying, upright, lying],
      notes: ["screen 1024×768 and 768×1024, inferred from the frames"]
    ),
    // The screen that the log names is taken, and that of its notes.
    Log(object: "{390, 844}", screens: [phone], notes: ["screen 390×844, as the log says"]),
    Log(
      header: "# iPhone 14, 390x844",
      moves: [pad],
      screens: [phone],
      notes: ["screen 390×844, as the log says"]
    ),
    // The given screen turns as the log's does.
    Log(
      moves: [landscape],
      given: pro,
      screens: [turnedPro],
      notes: ["screen 852×393, as given but turned"]
    ),
    Log(
      object: "{852, 393}",
      given: pro,
      screens: [turnedPro],
      notes: ["screen 852×393, as given but turned"]
    ),
    Log(
      moves: [landscape, portrait],
      given: pro,
      screens: [turnedPro, pro],
      notes: ["screen 852×393 and 393×852, as given"]
    ),
    // A given screen that makes no sense is ignored.
    Log(
      moves: [pad],
      given: CGSize(width: CGFloat.infinity, height: 844),
      screens: [upright],
      notes: ["screen 768×1024, inferred from the frames"]
    ),
  ])
  func aLogShowsItsScreens(_ log: Log) throws {
    let trace = try KeyboardTrace(consoleLog: log.text, screen: log.given)
    #expect(trace.screens == log.screens.map { KeyboardTraceValue(posted: $0) })
    #expect(trace.importNotes == log.notes)
  }

  @Test(arguments: ["{1e300, 844}", "{inf, 844}", "{390, nan}", "{0, 844}", "{-390, 844}"])
  func aScreenThatMakesNoSenseTellsNothing(_ size: String) throws {
    #expect(try KeyboardTrace(consoleLog: Log(object: size).text).screens.isEmpty)
    let notes = ["screen 390×844, as given"]
    try aLogShowsItsScreens(
      Log(object: size, given: Self.phone, screens: [Self.phone], notes: notes)
    )
  }

  /// A given screen counts; where the log shows another one, the import notes it.
  ///
  /// The frames of an app in Split View or of a floating keyboard show no other.
  @Test(
    arguments: [
      ("# A title\n# Device: 320x568", [pad], nil, plus, "the log says 320×568, not"),
      ("# iPhone, 393x852", [portrait], "{390, 844}", phone, "the log says 393×852, not"),
      ("", [portrait], "{393, 852}", phone, "the log says 393×852, not"),
      ("", [portrait], nil, phone, others), ("", [portrait], nil, se, others),
      ("", [landscape], nil, se, others), ("", [portrait, small], nil, se, nil),
      ("", [("{{0, 500}, {507, 313}}", "{{0, 500}, {507, 313}}")], nil, lying, nil),
      ("", [("{{0, 700}, {320, 250}}", "{{0, 700}, {320, 250}}")], nil, lying, nil),
      ("", parts, nil, lying, nil),
    ] as [(String, [(String, String)], String?, CGSize, String?)]
  )
  func theGivenScreenCounts(
    _ header: String,
    _ moves: [(String, String)],
    _ object: String?,
    _ given: CGSize,
    _ note: String?
  ) throws {
    let size = "\(Int(given.width))×\(Int(given.height))"
    let notes = ["screen \(size), as given", note.map { "\($0) \(size) as given" }]
    var log = Log(header: header, moves: moves, object: object, given: given, screens: [given])
    log.notes = notes.compactMap(\.self)
    try aLogShowsItsScreens(log)
  }

  private static let others = "the frames are of a screen of 393×852 points, not of"

  @Test func theScreensThatNotificationsNameAreEachTaken() throws {
    let log = ["{852, 393}", "{393, 852}"].map { Log(object: $0).text }.joined(separator: "\n")
    let screens: [KeyboardTraceValue] = [[852, 393], [393, 852]]
    #expect(try KeyboardTrace(consoleLog: log, screen: Self.pro).screens == screens)
    #expect(try KeyboardTrace(consoleLog: log).screens == screens)
  }

  @Test(
    arguments: [
      ("", portrait, nil, .inferred), ("# 393x852\n", portrait, nil, .written),
      ("", portrait, pro, .given(isTurned: false)), ("", nil, nil, .unknown(isContradicted: false)),
    ] as [(String, (String, String)?, CGSize?, KeyboardScreenOrigin)]
  )
  func theOriginOfTheScreenIsAValue(
    _ header: String,
    _ move: (String, String)?,
    _ screen: CGSize?,
    _ origin: KeyboardScreenOrigin
  ) throws {
    var importer = KeyboardLogImporter(screen: screen)
    let frame = move.map { "UIKeyboardFrameEndUserInfoKey = \"NSRect: \($0.1)\";" } ?? ""
    importer.feed(Data("\(header)\(PrintedLog.head)\(frame)}}".utf8))
    #expect(try importer.finish().screenOrigin == origin)
  }

  @Test func aSafeAreaIsWrittenAfterEachScreen() throws {
    let log = Log(moves: [Self.turnedPad, Self.pad, Self.pad]).text
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

  @Test(arguments: [-1, CGFloat.nan, .infinity, -.infinity])
  func aSafeAreaThatIsNoHeightIsLeftOut(_ height: CGFloat) throws {
    let log = Log(moves: [Self.portrait]).text
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.pro, safeAreaBottom: height)
    #expect(!trace.jsonLines.contains("safeArea"))
    #expect(trace.importNotes.contains("the safe area is left out, since it is no height"))
  }

  @Test func aSafeAreaHigherThanTheScreenIsRefused() throws {
    let log = Log(moves: [Self.portrait]).text
    let trace = try KeyboardTrace(consoleLog: log, safeAreaBottom: 852)
    #expect(trace.jsonLines.contains(#""safeAreaBottom":852"#))
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace(consoleLog: log, safeAreaBottom: 852.5)
    }
    #expect(error?.expected == "a safe area within the screen of 393×852 points")
    #expect(error?.found == "a height of 852.5 points")
  }
}
