import Foundation
import KeyboardTesting
import Testing

/// The keyboard events of React Native, as its consoles print them.
struct KeyboardLogImporterScriptTests {
  private static let json =
    #"{"duration":250,"easing":"keyboard","endCoordinates":{"height":336,"screenX":0,"#
    + #""screenY":508,"width":390},"startCoordinates":{"height":336,"screenX":0,"screenY":844,"#
    + #""width":390},"isEventFromThisApp":true}"#

  /// As Metro prints an object.
  private static let spaced = json.replacing(",", with: ", ").replacing(":", with: ": ")

  /// As Expo prints an object.
  private static let labelled = """
    Object {
      "duration": 250,
      "easing": "keyboard",
      "endCoordinates": Object {
        "height": 336,
        "screenX": 0,
        "screenY": 508,
        "width": 390,
      },
      "isEventFromThisApp": true,
      "startCoordinates": Object {
        "height": 336,
        "screenX": 0,
        "screenY": 844,
        "width": 390,
      },
    }
    """

  /// As Xcode's console prints an object.
  private static let inspected = """
    { startCoordinates: { width: 390, height: 336, screenX: 0, screenY: 844 },
      easing: 'keyboard',
      isEventFromThisApp: true,
      duration: 250,
      endCoordinates: { width: 390, height: 336, screenX: 0, screenY: 508 } }
    """

  @Test(arguments: [
    "keyboardWillShow \(json)", " LOG  keyboardWillShow \(spaced)", "LOG keyboardWillShow \(json)",
    " WARN  keyboardWillShow = \(spaced)", "keyboardWillShow: \(labelled)",
    "2026-01-28 21:14:29.710 [info][tid:com.facebook.react.JavaScript] 'keyboardWillShow', "
      + inspected,
  ])
  func anEventIsANotification(_ log: String) throws {
    let trace = try KeyboardTrace(consoleLog: "first { a: 1 }\n\(log)\nlast { b: 2 }")
    #expect(trace.types == ["willShow"])
    #expect(
      trace.userInfos == [
        [
          "UIKeyboardAnimationCurveUserInfoKey": 7, "UIKeyboardAnimationDurationUserInfoKey": 0.25,
          "UIKeyboardFrameBeginUserInfoKey": [0, 844, 390, 336],
          "UIKeyboardFrameEndUserInfoKey": [0, 508, 390, 336], "UIKeyboardIsLocalUserInfoKey": 1,
        ]
      ]
    )
    #expect(trace.screens == [[390, 844]])
  }

  @Test(
    arguments: [
      ("\"keyboard\"", "\"easeInEaseOut\"", curve, 0), ("\"keyboard\"", "\"easeIn\"", curve, 1),
      ("\"keyboard\"", "\"easeOut\"", curve, 2), ("\"keyboard\"", "\"linear\"", curve, 3),
      ("\"keyboard\"", "\"keyboard\"", curve, 7), ("true", "false", PrintedLog.local, 0),
      ("\"screenX\":0,", "", PrintedLog.key, nil),
    ] as [(String, String, String, KeyboardTraceValue?)]
  )
  func aMemberIsAValue(
    _ member: String,
    _ other: String,
    _ key: String,
    _ value: KeyboardTraceValue?
  ) throws {
    let log = Self.json.replacingOccurrences(of: member, with: other)
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.userInfos.map { $0[key] } == [value])
    // An event without a name is a change of frame.
    #expect(trace.types == ["willChangeFrame"])
  }

  private static let curve = "UIKeyboardAnimationCurveUserInfoKey"

  @Test func eventsMayShareALine() throws {
    let hide = Self.json.replacingOccurrences(of: "508", with: "844")
    let line = "keyboardWillShow \(Self.json) keyboardWillHide \(hide) keyboardDidHide \(hide)"
    let trace = try KeyboardTrace(consoleLog: "\(line)\nkeyboardWillShow \(Self.labelled) \(hide)")
    let types = ["willShow", "willHide", "didHide", "willShow", "willChangeFrame"]
    #expect(trace.types == types)
    #expect(!trace.importNotes.contains { $0.contains("a name without a user info") })
    let tops = trace.userInfos.map { $0[PrintedLog.key] }
    let up: KeyboardTraceValue = [0, 508, 390, 336]
    let down: KeyboardTraceValue = [0, 844, 390, 336]
    #expect(tops == [up, down, down, up, down])
  }

  @Test func eventsAndNotificationsMayMix() throws {
    let log = """
      keyboardWillShow {
      {name = UIKeyboardDidShowNotification; userInfo = {}}
      keyboardWillHide \(Self.json)
      2026-01-01 12:00:00 {name = UIKeyboardDidHideNotification; userInfo = {
      keyboardDidHide \(Self.spaced)
      """
    let types = try KeyboardTrace(consoleLog: log).types
    #expect(types == ["didShow", "willHide", "didHide", "didHide"])
  }

  @Test func aNameWithoutAnEventIsNotedBesideOneThatHasOne() throws {
    let log = "keyboardWillShow \(Self.json) keyboardDidShow"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.types == ["willShow"])
    #expect(trace.importNotes.contains("skipped, since a name without a user info: line 1"))
  }

  /// An event has a few hundred bytes, so a longer object is none.
  @Test func anObjectThatIsTooLongIsNone() throws {
    let noise = String(repeating: "  a: 1,\n", count: 4_000)
    let event =
      "\(noise)\"endCoordinates\": {\n\"screenX\": 0, \"screenY\": 508, \"width\": 390, \"height\": 336}\n}"
    let trace = try KeyboardTrace(consoleLog: "keyboardDidShow {\n\(event)\n\(PrintedLog.hide)")
    #expect(trace.types == ["willHide"])
  }

  @Test func wordsBeforeAnEventAreNoneOfItsMembers() throws {
    let log = "keyboardWillShow duration: 3 \(Self.json)"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.userInfos.map { $0["UIKeyboardAnimationDurationUserInfoKey"] } == [0.25])
  }

  @Test func aCommentEndsAnObject() throws {
    let parts = PrintedLog.pretty.split(separator: "\n", maxSplits: 1)
    let log = "keyboardDidShow \(parts[0])\n# a comment\n\(parts[1])\n\(PrintedLog.hide)"
    #expect(try KeyboardTrace(consoleLog: log).types == ["willHide"])
  }

  @Test func aCommentEndsADescription() throws {
    let log = "\(PrintedLog.head)\n\(PrintedLog.entry)\n# a comment\n\(PrintedLog.local) = 1;\n}}"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.userInfos.map(\.count) == [1, 1])
    #expect(trace.title == "log")
  }
}
