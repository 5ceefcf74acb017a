import Foundation
import KeyboardTesting
import TestSupport
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
      ("D04", [320, 568], ["willChangeFrame"], [254]),
      ("D07", [375, 812], ["willChangeFrame"], [380]),
      ("D08", [375, 667], ["willChangeFrame"], [298]),
      ("D10", [414, 736], ["willShow"], [0]),
      ("D11", [320, 568], ["willShow"], [216]),
      ("D14", [414, 736], ["willChangeFrame"], [226]),
      ("D17", [1024, 768], ["willChangeFrame"], [391]),
      ("D20", [375, 667], ["willChangeFrame"], [216]),
      ("D22", [375, 667], ["didShow"], [258]),
      ("D26", [414, 896], ["willShow"], [346]),
      ("D28", [414, 736], ["willChangeFrame"], [271]),
      ("D31", [320, 568], ["willChangeFrame"], [216]),
      ("D34", [320, 568], ["willChangeFrame"], [253]),
      ("D36", [320, 480], ["willChangeFrame"], [253]),
      ("S2", [375, 667], ["willShow", "willShow"], [216, 289.5]),
      ("S4", [1024, 768], ["willChangeFrame", "willChangeFrame"], [0, 398]),
      ("S6", [375, 812], ["willShow", "willHide"], [333, 0]),
      ("S8", [414, 736], ["willChangeFrame", "willHide"], [271, 0]),
      (
        "S11a", [375, 667], ["willChangeFrame", "willShow", "didChangeFrame", "didShow"],
        [258, 258, 258, 258]
      ),
      ("S24", [375, 667], ["willChangeFrame", "willChangeFrame"], [260, 0]),
      ("S26", [320, 568], ["willShow", "willHide"], [253, 0]),
      ("S28", [375, 667], ["willChangeFrame", "willChangeFrame"], [216, 0]),
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

  @Test(arguments: ["S1a", "S1c"])
  func framesThatWereNotTurnedGiveNoExpectation(_ name: String) throws {
    let imported = try ImportedLog(try Recording(name: name + ".txt").log())
    let types = imported.trace.types
    let note = "4 notifications with a frame that is not turned with the screen, as before iOS 8: "
    #expect(imported.trace.importNotes.contains { $0.hasPrefix(note) })
    #expect(imported.doubts.count == types.count)
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

// MARK: - Wrapped and cut logs

/// Logs that a terminal or a mail has wrapped, or of which the end is missing.
///
/// A value is read whole or not at all, and each loss is noted.
struct WrappedLogTests {
  /// A log of each layout, which is cut at the same places as others of its layout.
  static let logs =
    ["D02", "S1a", "S10", "S11a", "S12a", "S24", "S28"].map { Recording(name: $0 + ".txt") }
    + [.sample]

  /// Lines are not wrapped to more than 200 letters, as wide as a terminal is.
  @Test(arguments: logs)
  func aLogWrappedAtAnyWidthLosesNothingWithoutANote(_ recording: Recording) throws {
    let log = try recording.log()
    let whole = try KeyboardTrace(consoleLog: log)
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.filter { !$0.hasPrefix("#") }.map(\.count).max() ?? 0
    let notes = Set(whole.importNotes.map(\.withoutLines))
    for width in stride(from: 15, to: min(200, longest), by: runsLongTests ? 1 : 3) {
      let wrapped = lines.map { $0.hasPrefix("#") ? String($0) : $0.wrapped(to: width) }
      guard let trace = try? KeyboardTrace(consoleLog: wrapped.joined(separator: "\n")) else {
        continue
      }
      var others = Array(zip(whole.types, whole.userInfos))[...]
      for (type, userInfo) in zip(trace.types, trace.userInfos) {
        let match = others.firstIndex { whole in
          let hasName = type == whole.0 || type == "willChangeFrame"
          return hasName && userInfo.allSatisfy { whole.1[$0.key] == $0.value }
        }
        others = others[(try #require(match, "\(width) letters a line") + 1)...]
      }
      let isWhole = trace.types == whole.types && trace.userInfos == whole.userInfos
      let newNotes = Set(trace.importNotes.map(\.withoutLines)).subtracting(notes)
      #expect(isWhole || !newNotes.isEmpty, "\(width) letters a line")
    }
  }

  /// Only the notification that is cut can differ, so the last one is cut.
  @Test(arguments: logs)
  func aNotificationCutAnywhereLosesNothingWithoutANote(_ recording: Recording) throws {
    let lines = try recording.log().split(separator: "\n")
    let first = try #require(lines.lastIndex { $0.contains("name =") })
    let last = lines[first...].joined(separator: "\n")
    let whole = try #require(try KeyboardTrace(consoleLog: last).userInfos.first)
    for count in 0..<last.count {
      let cut = String(last.prefix(count))
      guard let trace = try? KeyboardTrace(consoleLog: cut) else { continue }
      let read = try #require(trace.userInfos.first)
      #expect(trace.userInfos.count == 1, "\(count) letters")
      #expect(read.allSatisfy { whole[$0.key] == $0.value }, "\(count) letters")
      let isNoted = trace.importNotes.contains { $0.contains("cut") }
      #expect(read.count == whole.count || isNoted, "\(count) letters")
    }
  }
}

extension Substring {
  fileprivate func wrapped(to width: Int) -> String {
    stride(from: 0, to: count, by: width).map { dropFirst($0).prefix(width) }
      .joined(separator: "\n")
  }
}

extension String {
  /// A note without the numbers of lines.
  fileprivate var withoutLines: String { components(separatedBy: ": line")[0] }
}
