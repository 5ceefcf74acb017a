import Foundation
import KeyboardTesting
import Testing

/// Logs that people have posted, which play as on the device.
@MainActor struct RecordingTests {
  @Test(arguments: Recording.all)
  func aRecordingIsImportedWhole(_ recording: Recording) throws {
    let trace = try recording.trace()
    let lines = try recording.log().split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    #expect(trace.types.count == lines.count { $0.contains("name =") })
    let keys = trace.userInfos.flatMap(\.keys).filter { $0.hasSuffix("UserInfoKey") }
    let printed = lines.map { $0.drop { !$0.isLetter } }.filter { $0.contains("UserInfoKey") }
    #expect(keys.count == printed.count)
    #expect(try KeyboardTrace(jsonLines: trace.jsonLines) == trace)
    #expect(trace.title.hasPrefix(recording.name.dropLast(4)))
    #expect(trace.header.source != nil)
    #expect(trace.header.device != nil)
  }

  @Test(
    arguments: [
      ("D01", [375, 667], ["willShow"], [258]),
      ("D02", [375, 812], ["willChangeFrame"], [366.66666666666674]),
      ("D04", [320, 568], ["willChangeFrame"], [254]),
      ("D07", [375, 812], ["willShow"], [380]),
      ("D08", [375, 667], ["willChangeFrame"], [298]),
      ("D10", [414, 736], ["willShow"], [0]),
      ("D11", [320, 568], ["willShow"], [216]),
      ("D14", [414, 736], ["willChangeFrame"], [226]),
      ("D17", [1024, 768], ["willChangeFrame"], [391]),
      ("D20", [375, 667], ["willChangeFrame"], [216]),
      ("D22", [375, 667], ["didShow"], [258]),
      ("D26", [414, 896], ["willShow"], [346]),
      ("D28", [414, 736], ["willChangeFrame"], [271]),
      ("D31", [320, 568], ["willShow"], [216]),
      ("D34", [320, 568], ["willChangeFrame"], [253]),
      ("D36", [320, 480], ["willShow"], [253]),
      ("S2", [375, 667], ["willShow", "willShow"], [216, 289.5]),
      ("S4", [1024, 768], ["willShow", "willShow"], [0, 398]),
      ("S6", [375, 812], ["willShow", "willHide"], [333, 0]),
      ("S8", [414, 736], ["willChangeFrame", "willHide"], [271, 0]),
      (
        "S11a", [375, 667], ["willChangeFrame", "willShow", "didChangeFrame", "didShow"],
        [258, 258, 258, 258]
      ),
      ("S24", [375, 667], ["willChangeFrame", "willChangeFrame"], [260, 0]),
      ("S26", [320, 568], ["willShow", "willHide"], [253, 0]),
      ("S28", [375, 667], ["willShow", "willHide"], [216, 0]),
    ] as [(String, KeyboardTraceValue, [String], [Double])]
  )
  func aRecordingPlaysAsItDidOnTheDevice(
    _ name: String,
    _ screen: KeyboardTraceValue,
    _ types: [String],
    _ covered: [Double]
  ) throws {
    let recording = Recording(name: name + ".txt")
    let trace = try recording.trace()
    #expect(trace.screens == [screen])
    #expect(trace.types == types)
    #expect(trace.coveredHeights == covered)
    // Without its comments, the frames show the screen.
    let lines = try recording.log().split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    let bare = try KeyboardTrace(consoleLog: lines.joined(separator: "\n"))
    #expect(bare.coveredHeights == covered)
  }

  @Test func timesAreSecondsSinceTheFirst() throws {
    let times = try Recording(name: "S1c.txt").trace().records.compactMap(\.time)
    #expect(Set(times).sorted() == [0, 0.003, 0.024, 0.027, 0.144, 0.146, 0.565, 0.568])
  }

  @Test func aMissingValueStaysMissing() throws {
    let userInfo = try Recording(name: "S12a.txt").trace().userInfos
    #expect(userInfo == [["UIKeyboardFrameBeginUserInfoKey": [0, 0, 768, 304]]])
  }

  @Test func framesThatWereNotTurnedShowNoScreen() throws {
    let trace = try Recording(name: "S1a.txt").trace()
    #expect(trace.screens.isEmpty)
    let note = "4 notifications with a frame that is not turned with the screen, as before iOS 8: "
    #expect(trace.importNotes.contains { $0.hasPrefix(note) })
    let turned = try Recording(name: "D01.txt").trace().importNotes
    #expect(!turned.contains { $0.contains("not turned") })
  }

  /// The log beside the article on console logs is read as the article describes.
  @Test func theSampleLogHasThreeNotifications() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent(
      "Sources/KeyboardTesting/Documentation.docc/Resources/customer.log"
    )
    let log = try String(contentsOf: file, encoding: .utf8)
    let screen = CGSize(width: 393, height: 852)
    let trace = try KeyboardTrace(consoleLog: log, screen: screen, safeAreaBottom: 34)
    #expect(trace.types == ["willShow", "didShow", "willChangeFrame"])
    #expect(trace.coveredHeights == [336, 336, 291])
    #expect(
      trace.importNotes == [
        "screen 393×852, as given",
        "no notification begins with a time, so that the trace has no times",
      ]
    )
    #expect(try KeyboardTrace(consoleLog: log).screens == [[393, 852]])
  }
}
