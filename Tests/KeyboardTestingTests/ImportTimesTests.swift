import Foundation
import KeyboardTesting
import Testing

/// The spellings of a log's dates and times.
struct ImportTimesTests {
  /// Two lines of a log, and the seconds between them.
  struct Pair: Sendable {
    let first: String
    let second: String
    let seconds: Double
  }

  @Test(arguments: [
    // ISO 8601
    Pair(first: "2024-01-05T21:05:51Z", second: "2024-01-05T21:05:52.5Z", seconds: 1.5),
    Pair(first: "2024-01-05 21:05:51,338", second: "2024-01-05 21:05:52,338", seconds: 1),
    Pair(first: "2018-12-19 21:05:51+08:00", second: "2018-12-19 14:05:51+01:00", seconds: 0),
    Pair(first: "2024-01-05 21:05:51-0500", second: "2024-01-06 02:05:51+0000", seconds: 0),
    Pair(first: "2024-01-05 21:05:51+0500", second: "2024-01-05 21:05:51+0430", seconds: 1800),
    Pair(first: "[2024-01-05T21:05:51Z]", second: "[2024-01-06T21:05:51Z]", seconds: 86_400),
    Pair(first: "2024-02-28T23:59:59Z: ", second: "2024-03-01T00:00:00Z: ", seconds: 86_401),
    // NSLog
    Pair(first: "2026-01-01 12:00:00.5 A[1:2]", second: "2026-01-01 12:00:01 A[1:2]", seconds: 0.5),
    // log stream, and a device's console
    Pair(
      first: "2024-01-05 21:05:51.338401+0100  0x1f  Default",
      second: "2024-01-05 20:05:52.338401+0000  0x1f  Info",
      seconds: 1
    ),
    Pair(first: "default\t21:05:51.5+0100\tA", second: "error\t21:05:52.5+0100\tA", seconds: 1),
    Pair(first: "Info 21:05:51+0100 A", second: "Debug 20:05:52+0000 A", seconds: 1),
    Pair(first: "2024-01-05 21:05:51 A", second: "2024-01-05 21:05:52+0000 A", seconds: 1),
    // Hours, minutes and seconds
    Pair(first: "13:05:48.791", second: "13:05:49.073", seconds: 0.282),
    Pair(first: "21:05:51.338: ", second: "21:05:52.338: ", seconds: 1),
    Pair(first: "23:59:59.9", second: "00:00:00.4", seconds: 0.5),
    Pair(first: "2024-01-05 21:05:51", second: "21:05:53", seconds: 2),
    Pair(first: "\u{FEFF}21:05:51", second: "21:05:52", seconds: 1),
  ])
  func aTimeIsReadInEachSpelling(_ pair: Pair) throws {
    let times = try times(of: [pair.first, pair.second])
    #expect(times.first == 0)
    let last = try #require(times.last ?? nil)
    #expect(abs(last - pair.seconds) < 1e-6)
  }

  /// Returns the times of the hides that follow the stamps in a log.
  private func times(of stamps: [String]) throws -> [Double?] {
    let log = stamps.map { "\($0) \(PrintedLog.hide)" }.joined(separator: "\n")
    return try KeyboardTrace(consoleLog: log).times
  }

  @Test func aTimeThatDecreasesIsThatOfTheNotificationBefore() throws {
    let stamps = [
      "2018-12-31 23:59:59.500000+0800 App[1:2]", "2019-01-01 00:00:00.25+0800",
      "2018-12-31 16:00:01+0000", "2018-12-31 10:00:00.000 App", "",
    ]
    #expect(try times(of: stamps) == [0, 0.75, 1.5, 1.5, nil])
  }

  @Test func manyMidnightsMayPass() throws {
    let stamps = ["18:00:00", "02:00:00", "10:00:00", "18:00:00", "02:00:00"]
    #expect(try times(of: stamps) == [0, 28_800, 57_600, 86_400, 115_200])
  }

  /// Dates differ from country to country, and an hour is another one with AM or PM behind it.
  @Test(arguments: [
    "24:00:00", "12:60:00", "12:00:61", "12:00", "1/2/3/4 12:00:00", "2024-13-01 12:00:00",
    "2024-01-32 12:00:00", "1:2:3:4:5", "1e9:00:00", "App 12:00:00", "99999999999999999999:00:00",
    "12:00:00.x", "default", "default Chat 12:00:00", "11:59:59 AM", "12:00:01 PM", "9:05:51 PM",
    "12:00:01\u{202F}p.m.", "1/5/2024, 9:05:51 AM", "05.01.2024 21:05:51", "Dec 31 23:59:59",
    "Jan 5, 2024 at 9:05:51 PM", "2024/01/05 21:05:51", "2024年1月5日 21:05:51", "上午11:59:59",
    "1704488751.5", "Jan  1 12:00:00 iPhone App(UIKitCore)[4321] <Notice>:",
  ])
  func anotherSpellingIsNoTimeAndIsNoted(_ text: String) throws {
    let log = "\(text) \(PrintedLog.hide)\n\(text) \(PrintedLog.hide)"
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.times == [nil, nil])
    let note = "no notification begins with a time, so that the trace has no times"
    #expect(trace.importNotes.contains(note))
  }
}
