import Foundation
import KeyboardTesting
import Testing

/// The screens that an import finds in a log, takes from its caller, or doubts.
struct ImportScreensTests {
  /// A log of moves of a keyboard, and the screens of its trace.
  struct Log: Sendable {
    var header = ""
    var moves: [Move] = []
    /// The size of the screen that the notifications name.
    var object: String?
    var given: CGSize?
    var screens: [KeyboardTraceValue]
    var notes: [String]

    /// The frames of a notification, as they are printed; without them, a keyboard hides.
    typealias Move = (begin: String, end: String)

    func trace() throws -> KeyboardTrace {
      try KeyboardTrace(consoleLog: text, screen: given)
    }

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
  private static let parts = ["{{0, 451}, {375, 216}}", "{{0, 479}, {375, 333}}"].map { ($0, $0) }
  private static let phone = CGSize(width: 390, height: 844)
  private static let pro = CGSize(width: 393, height: 852)
  private static let se = CGSize(width: 375, height: 667)
  private static let plus = CGSize(width: 414, height: 736)
  private static let others = "the frames are of a screen of 393×852 points, not of"
  private static let malformed =
    "1 notification with an end frame that is no rectangle of finite numbers: line 2"
  private static let lying = CGSize(width: 1024, height: 768)

  @Test(
    arguments: [
      (small, 375, 667), (("{{0, 451}, {375, 216}}", "{{0, 667}, {375, 216}}"), 375, 667),
      (("{{0, 667}, {375, 216}}", "{{0, 409}, {375, 258}}"), 375, 667),
      (("{{0, 352}, {320, 216}}", "{{0, 314}, {320, 254}}"), 320, 568),
      (("{{0, 920}, {320, 216}}", "{{0, 352}, {320, 216}}"), 320, 568),
      (("{{0, 1024}, {768, 308}}", "{{0, 980}, {768, 308}}"), 768, 1024),
      (("{{0, 407}, {375, 260}}", "{{0, 667}, {375, 0}}"), 375, 667),
    ] as [(Log.Move, Int, Int)]
  )
  func framesShowTheScreen(_ move: Log.Move, _ width: Int, _ height: Int) throws {
    let note = "screen \(width)×\(height), inferred from the frames"
    let size: KeyboardTraceValue = [.number(Double(width)), .number(Double(height))]
    try check(Log(moves: [move], screens: [size], notes: [note]))
  }

  /// A keyboard that moves by its own height shows a bottom, where a screen may have it.
  @Test(arguments: [
    (400, 499, false), (400, 500, true), (400, 920, true), (400, 921, false), (400, 450, false),
    (400, 1400, false),
  ])
  func aScreenHasTheShapeOfADevice(_ width: Int, _ height: Int, _ isInferred: Bool) throws {
    let move = ("{{0, \(height)}, {\(width), 200}}", "{{0, \(height - 200)}, {\(width), 200}}")
    let trace = try Log(moves: [move], screens: [], notes: []).trace()
    #expect(trace.screens.isEmpty == !isInferred)
  }

  @Test(
    arguments: [
      ("{{-352, 0}, {352, 1024}}", "{{0, 0}, {352, 1024}}", nil),
      ("{{0, 0}, {0, 0}}", "{{0, 0}, {0, 0}}", nil),
      ("{{0, 667}, {inf, 216}}", "{{0, inf}, {375, nan}}", malformed),
      ("{{0, 500}, {768, 313}}", "{{0, 500}, {768, 313}}", nil),
    ] as [(String, String, String?)]
  )
  func otherFramesShowNoScreen(_ begin: String, _ end: String, _ note: String?) throws {
    let notes = ["no screen is known, since the frames do not tell it", note]
    try check(Log(moves: [(begin, end)], screens: [], notes: notes.compactMap(\.self)))
  }

  @Test func framesOfTwoScreensContradictEachOther() throws {
    let taller = ("{{0, 812}, {375, 333}}", "{{0, 479}, {375, 333}}")
    let note = "no screen is known, since the frames contradict each other"
    try check(Log(moves: [Self.small, taller], screens: [], notes: [note]))
  }

  @Test func aKeyboardAsWideAsTheScreenIsHighTurnsIt() throws {
    let moves = [Self.turnedPad, Self.pad, Self.pad, Self.turnedPad]
    let note = "screen 1024×768 and 768×1024, inferred from the frames"
    try check(
      Log(moves: moves, screens: [[1024, 768], [768, 1024], [1024, 768]], notes: [note])
    )
  }

  @Test func whatTheLogSaysIsTaken() throws {
    let note = "screen 390×844, as the log says"
    try check(Log(object: "{390, 844}", screens: [[390, 844]], notes: [note]))
    let header = "# iPhone 14, 390x844"
    try check(Log(header: header, moves: [Self.pad], screens: [[390, 844]], notes: [note]))
  }

  @Test(arguments: ["{1e300, 844}", "{inf, 844}", "{390, nan}", "{0, 844}", "{-390, 844}"])
  func aScreenThatMakesNoSenseTellsNothing(_ size: String) throws {
    #expect(try Log(object: size, screens: [], notes: []).trace().screens.isEmpty)
    let note = "screen 390×844, as given"
    try check(Log(object: size, given: Self.phone, screens: [[390, 844]], notes: [note]))
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
    ] as [(String, [Log.Move], String?, CGSize, String?)]
  )
  func theGivenScreenCounts(
    _ header: String,
    _ moves: [Log.Move],
    _ object: String?,
    _ given: CGSize,
    _ note: String?
  ) throws {
    let size = "\(Int(given.width))×\(Int(given.height))"
    let notes = ["screen \(size), as given", note.map { "\($0) \(size) as given" }]
    let screen: KeyboardTraceValue = [.number(given.width), .number(given.height)]
    let log = Log(
      header: header,
      moves: moves,
      object: object,
      given: given,
      screens: [screen],
      notes: notes.compactMap(\.self)
    )
    try check(log)
  }

  @Test func theGivenScreenTurnsAsTheLogsDoes() throws {
    let note = "screen 852×393, as given but turned"
    try check(
      Log(moves: [Self.landscape], given: Self.pro, screens: [[852, 393]], notes: [note])
    )
    try check(Log(object: "{852, 393}", given: Self.pro, screens: [[852, 393]], notes: [note]))
    let both = Log(
      moves: [Self.landscape, Self.portrait],
      given: Self.pro,
      screens: [[852, 393], [393, 852]],
      notes: ["screen 852×393 and 393×852, as given"]
    )
    try check(both)
    let hides = ["{852, 393}", "{393, 852}"].map {
      "{name = UIKeyboardWillHideNotification; "
        + "object = <UIScreen: 0x1; bounds = {{0, 0}, \($0)}>; userInfo = {}}"
    }
    let trace = try KeyboardTrace(consoleLog: hides.joined(separator: "\n"), screen: Self.pro)
    #expect(trace.screens == [[852, 393], [393, 852]])
  }

  @Test func aGivenScreenThatMakesNoSenseIsIgnored() throws {
    let endless = CGSize(width: CGFloat.infinity, height: 844)
    let note = "screen 768×1024, inferred from the frames"
    try check(Log(moves: [Self.pad], given: endless, screens: [[768, 1024]], notes: [note]))
  }

  @Test func theOriginOfTheScreenIsAValue() throws {
    func origin(
      _ header: String,
      _ move: Log.Move?,
      _ screen: CGSize? = nil
    ) throws
      -> KeyboardScreenOrigin
    {
      var importer = KeyboardLogImporter(screen: screen)
      let frame = move.map { "UIKeyboardFrameEndUserInfoKey = \"NSRect: \($0.end)\";" } ?? ""
      let log = "\(header){name = UIKeyboardWillShowNotification; userInfo = {\(frame)}}"
      importer.feed(Data(log.utf8))
      return try importer.finish().screenOrigin
    }
    #expect(try origin("", Self.portrait) == .inferred)
    #expect(try origin("# 393x852\n", Self.portrait) == .written)
    #expect(try origin("", Self.portrait, Self.pro) == .given(isTurned: false))
    #expect(try origin("", nil) == .unknown(isContradicted: false))
  }

  @Test func aSafeAreaIsWrittenAfterEachScreen() throws {
    var log = Log(moves: [Self.turnedPad, Self.pad, Self.pad], screens: [], notes: []).text
    log = log.replacingOccurrences(of: "12:00:00 ", with: "")
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
    let log = Log(moves: [Self.portrait], screens: [], notes: []).text
    let trace = try KeyboardTrace(consoleLog: log, screen: Self.pro, safeAreaBottom: height)
    #expect(!trace.jsonLines.contains("safeArea"))
    #expect(trace.importNotes.contains("the safe area is left out, since it is no height"))
  }

  @Test func aSafeAreaHigherThanTheScreenIsRefused() throws {
    let log = Log(moves: [Self.portrait], screens: [], notes: []).text
    for height in [CGFloat(852), 34] {
      let trace = try KeyboardTrace(consoleLog: log, screen: Self.pro, safeAreaBottom: height)
      #expect(trace.jsonLines.contains(#""safeAreaBottom":\#(Int(height))"#))
    }
    let error = #expect(throws: KeyboardTraceError.self) {
      try KeyboardTrace(consoleLog: log, safeAreaBottom: 852.5)
    }
    #expect(error?.expected == "a safe area within the screen of 393×852 points")
    #expect(error?.found == "a height of 852.5 points")
  }

  private func check(_ log: Log) throws {
    let trace = try log.trace()
    #expect(trace.screens == log.screens)
    #expect(trace.importNotes == log.notes)
  }
}
