import Foundation
import KeyboardTesting
import Testing

struct KeyboardLogImporterScreenTests {
  @Test(
    arguments: [
      ("{{0, 667}, {375, 216}}", "{{0, 451}, {375, 216}}", [375, 667]),
      ("{{0, 451}, {375, 216}}", "{{0, 667}, {375, 216}}", [375, 667]),
      ("{{0, 667}, {375, 216}}", "{{0, 409}, {375, 258}}", [375, 667]),
      ("{{0, 352}, {320, 216}}", "{{0, 314}, {320, 254}}", [320, 568]),
      ("{{0, 920}, {320, 216}}", "{{0, 352}, {320, 216}}", [320, 568]),
      ("{{0, 1024}, {768, 308}}", "{{0, 980}, {768, 308}}", [768, 1024]),
      ("{{0, 407}, {375, 260}}", "{{0, 667}, {375, 0}}", [375, 667]),
    ] as [(String, String, KeyboardTraceValue)]
  )
  func theScreenIsToldFromTheFrames(
    _ begin: String,
    _ end: String,
    _ screen: KeyboardTraceValue
  ) throws {
    #expect(try trace([(begin, end)]).screens == [screen])
  }

  @Test(arguments: [
    ("{{-352, 0}, {352, 1024}}", "{{0, 0}, {352, 1024}}"), ("{{0, 0}, {0, 0}}", "{{0, 0}, {0, 0}}"),
    ("{{0, 667}, {inf, 216}}", "{{0, inf}, {375, nan}}"),
  ])
  func framesThatMakeNoSenseTellNothing(_ begin: String, _ end: String) throws {
    #expect(try trace([(begin, end)]).screens.isEmpty)
  }

  @Test func whatIsGivenCountsMoreThanWhatIsWritten() throws {
    let log = "# A title\n# Device: 320x568\n" + log([portrait])
    let size = CGSize(width: 414, height: 736)
    #expect(try KeyboardTrace(consoleLog: log, screen: size).screens == [[414, 736]])
    #expect(try KeyboardTrace(consoleLog: log).screens == [[320, 568]])
  }

  @Test func whatIsGivenCountsMoreThanWhatTheNotificationNames() throws {
    let trace = try KeyboardTrace(consoleLog: hide(on: "{393, 852}"), screen: given)
    #expect(trace.screens == [[390, 844]])
  }

  @Test func theGivenScreenTurnsAsTheLogsDoes() throws {
    let log = hide(on: "{844, 390}") + hide(on: "{390, 844}")
    let trace = try KeyboardTrace(consoleLog: log, screen: given)
    #expect(trace.screens == [[844, 390], [390, 844]])
  }

  @Test(arguments: ["{1e300, 844}", "{inf, 844}", "{390, nan}", "{0, 844}", "{-390, 844}"])
  func aScreenThatMakesNoSenseTellsNothing(_ size: String) throws {
    #expect(try KeyboardTrace(consoleLog: hide(on: size)).screens.isEmpty)
    let trace = try KeyboardTrace(consoleLog: hide(on: size), screen: given)
    #expect(trace.screens == [[390, 844]])
    #expect(trace.importNotes == ["screen 390×844, as given"])
  }

  @Test func aGivenScreenThatMakesNoSenseIsIgnored() throws {
    let screen = CGSize(width: CGFloat.infinity, height: 844)
    let trace = try KeyboardTrace(consoleLog: log([portrait]), screen: screen)
    #expect(trace.screens == [[768, 1024]])
  }

  @Test func aSafeAreaIsWrittenAfterEachScreen() throws {
    let log = log([landscape, portrait, portrait])
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

  @Test func aScreenThatTheNotificationNamesIsTaken() throws {
    #expect(try KeyboardTrace(consoleLog: hide(on: "{390, 844}")).screens == [[390, 844]])
  }

  @Test func aKeyboardAsWideAsTheScreenIsHighTurnsIt() throws {
    let trace = try trace([landscape, portrait, portrait, landscape])
    #expect(trace.screens == [[1024, 768], [768, 1024], [1024, 768]])
  }

  private let given = CGSize(width: 390, height: 844)
  private let landscape = ("{{0, 768}, {1024, 391}}", "{{0, 377}, {1024, 391}}")
  private let portrait = ("{{0, 1024}, {768, 303}}", "{{0, 721}, {768, 303}}")

  private func hide(on size: String) -> String {
    let object = "<UIScreen: 0x1; bounds = {{0, 0}, \(size)}; mode = <UIScreenMode: 0x2>>"
    return "{name = UIKeyboardWillHideNotification; object = \(object); userInfo = {\n}}\n"
  }

  private func log(_ frames: [(String, String)]) -> String {
    frames.map { begin, end in
      """
      {name = UIKeyboardWillChangeFrameNotification; userInfo = {
          UIKeyboardFrameBeginUserInfoKey = "NSRect: \(begin)";
          UIKeyboardFrameEndUserInfoKey = "NSRect: \(end)";
      }}
      """
    }.joined(separator: "\n")
  }

  private func trace(_ frames: [(String, String)]) throws -> KeyboardTrace {
    try KeyboardTrace(consoleLog: log(frames))
  }
}
