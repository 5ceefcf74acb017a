import Foundation
import KeyboardTesting
import Testing

/// Logs that people have posted.
///
/// Each begins with its name and its source. D stands for a dump of one notification, and S for a
/// sequence, or with a letter after the number for a part of one. A new one has the next free
/// number.
///
/// Where the collector has replaced the name, a recording is read as a change of frame.
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
    #expect(trace.source != nil)
    #expect(trace.device != nil)
  }

  @Test(
    arguments: [
      ("D01", [375, 667], ["willShow"], [258]),
      ("D02", [375, 812], ["willChangeFrame"], [366.66666666666674]),
      ("D07", [375, 812], ["willChangeFrame"], [380]),
      ("D10", [414, 736], ["willShow"], [0]),
      ("D17", [1024, 768], ["willChangeFrame"], [391]),
      ("D22", [375, 667], ["didShow"], [258]),
      ("D36", [320, 480], ["willChangeFrame"], [253]),
      ("S2", [375, 667], ["willShow", "willShow"], [216, 289.5]),
      ("S4", [1024, 768], ["willChangeFrame", "willChangeFrame"], [0, 398]),
      ("S6", [375, 812], ["willShow", "willHide"], [333, 0]),
      (
        "S11a", [375, 667], ["willChangeFrame", "willShow", "didChangeFrame", "didShow"],
        [258, 258, 258, 258]
      ),
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

  /// The log beside the article on console logs is read as the article describes.
  @Test func theSampleLogHasThreeNotifications() throws {
    let trace = try Recording.sample.trace()
    #expect(trace.types == ["willShow", "didShow", "willChangeFrame"])
    #expect(trace.screens == [[393, 852]])
    #expect(trace.coveredHeights == [291, 291, 336])
    #expect(
      trace.importNotes == [
        "screen 393×852, as the log says",
        "no notification begins with a time, so the trace has no times",
      ]
    )
  }
}
