import Foundation
import KeyboardTesting
import Testing

/// The spellings of a log's dates and times.
struct ImportTimesTests {
  @Test(
    arguments: [
      ("2024/01/05 21:05:51:338", "2024/01/05 21:05:52:038", 0.7),
      ("21:05:51,338", "21:05:51,438", 0.1), ("13:05:48.791", "13:05:49.073", 0.282),
      ("2024-01-05 21:05:51,338", "2024-01-05 21:05:52,338", 1),
      ("9:05:51 PM", "9:05:52 PM", 1), ("11:59:59 AM", "12:00:01 PM", 2),
      ("11:59:59.5 PM", "12:00:01 AM", 1.5), ("9:05:51\u{202F}PM", "9:05:52\u{202F}PM", 1),
      ("1/5/2024, 9:05:51 AM", "1/5/2024, 9:05:51 PM", 43_200),
      ("[1/5/24, 9:05:51.25 AM]", "[1/5/24, 9:05:51.5 AM]", 0.25),
      ("01/05/2024 21:05:51", "01/06/2024 21:05:51", 86_400),
      ("23:59:59.9", "00:00:00.4", 0.5), ("Dec 31 23:59:59", "Jan  1 00:00:01", 2),
      ("2018-12-19 21:05:51.338+08:00", "2018-12-19 14:05:51.338+01:00", 0),
      ("2024-01-05 21:05:51", "21:05:53", 2),
      ("default\t21:05:51.338401+0100\tChat\t", "error\t21:05:52.338401+0100\tChat\t", 1),
      ("Info 21:05:51.338401+0100 Chat", "Debug 20:05:52.338401+0000 Chat", 1),
      ("13/01/2024 21:05:51", "14/01/2024 21:05:51", 86_400),
      ("31/01/2024 23:59:59", "01/02/2024 00:00:01", 2),
      ("05/01/2024 23:59:59", "06/01/2024 00:00:01", 2),
      ("05-01-2024 23:59:59", "06-01-2024 00:00:01", 2),
      ("05.01.2024 21:05:51", "05.02.2024 21:05:51", 2_678_400),
      ("01/31/2024 23:59:59", "02/01/2024 00:00:01", 2),
      ("Jan 5, 2024 at 9:05:51 PM", "Jan 5, 2024 at 9:05:52 PM", 1),
      ("Friday, January 5, 2024 at 9:05:51\u{202F}AM", "January 5, 2024 at 9:05:51 PM", 43_200),
      ("5 Jan 2024 at 21:05:51", "6 Jan 2024, 21:05:51", 86_400),
      ("٢٠٢٤-٠١-٠٥ ٢١:٠٥:٥١", "٢٠٢٤-٠١-٠٥ ٢١:٠٥:٥٢", 1),
      ("2024/1/5 上午9:05:51", "2024/1/5 下午9:05:51", 43_200), ("上午11:59:59", "下午12:00:01", 2),
      ("2024年1月5日 21:05:51", "2024年1月6日 21:05:51", 86_400),
      ("9:05:51 a. m.", "9:05:51 p. m.", 43_200),
      ("1704488751.5", "1704488753.25", 1.75), ("1704488751500", "1704488753250", 1.75),
      ("\u{FEFF}21:05:51", "21:05:52", 1), ("[Chat] 21:05:51", "[Chat] 21:05:52", 1),
      ("flutter: 21:05:51", "flutter: 21:05:52", 1), ("INFO - 21:05:51", "WARN - 21:05:52", 1),
      ("Chat 2024-01-05 21:05:51", "Chat 2024-01-05 21:05:52", 1), ("🔵 21:05:51", "🔵 21:05:52", 1),
      ("2024-01-05 21:05:51-0500", "2024-01-06 02:05:51+0000", 0),
      ("2024-01-05 21:05:51-0500", "2024-01-05 21:05:51-0600", 3600),
      ("2024-01-05 21:05:51+0500", "2024-01-05 21:05:51+0430", 1800),
      ("21:05:51.338: ", "21:05:52.338: ", 1), ("⌨️ 21:05:51.338", "⌨️ 21:05:52.338", 1),
      ("2024-01-05T21:05:51Z: ", "2024-01-05T21:05:52Z: ", 1),
      ("1704488751.5: ", "1704488753.25: ", 1.75),
      ("fault\t2024-01-05 21:05:51.25\t", "default\t2024-01-06 21:05:51.25\t", 86_400),
      (
        "2024-01-05 21:05:51.338401+0100\t0x1f\tDefault", "2024-01-05 21:05:52.338401+0100\t0x1f\t",
        1
      ),
      (
        "2024-01-05 21:05:51.338401+0100  0x1f  Default",
        "2024-01-05 20:05:52.338401+0000  0x1f  Info", 1
      ),
    ]
  )
  func aTimeIsReadInEachSpelling(_ first: String, _ second: String, _ seconds: Double) throws {
    let log = "\(first) \(Self.hide)\n\(second) \(Self.hide)"
    let times = try KeyboardTrace(consoleLog: log).records.map(\.time)
    #expect(times.first == 0)
    let last = try #require(times.last ?? nil)
    #expect(abs(last - seconds) < 1e-6)
  }

  @Test func manyMidnightsPass() throws {
    let stamps = ["18:00:00", "02:00:00", "10:00:00", "18:00:00", "02:00:00"]
    let log = stamps.map { "\($0) \(Self.hide)" }.joined(separator: "\n")
    let times = try KeyboardTrace(consoleLog: log).records.map(\.time)
    #expect(times == [0, 28_800, 57_600, 86_400, 115_200])
  }

  @Test func datesThatDoNotShowTheirOrderAreReadMonthFirst() throws {
    let log = ["05/01/2024 12:00:00", "07/03/2024 12:00:00"].map { "\($0) \(Self.hide)" }
    let trace = try KeyboardTrace(consoleLog: log.joined(separator: "\n"))
    #expect(trace.records.map(\.time) == [0, 63 * 86_400])
    let note = "the dates do not show which of day and month comes first, and are read month first"
    #expect(trace.importNotes.contains(note))
  }

  @Test func oneDateDecidesForAll() throws {
    let log = ["05/01/2024 12:00:00", "07/03/2024 12:00:00", "13/03/2024 12:00:00"]
      .map { "\($0) \(Self.hide)" }.joined(separator: "\n")
    let trace = try KeyboardTrace(consoleLog: log)
    #expect(trace.records.map(\.time) == [0, 62 * 86_400, 68 * 86_400])
    #expect(!trace.importNotes.contains { $0.contains("month first") })
  }

  @Test func timeThatGoesBackDecidesAgainstAnOrder() throws {
    let log = ["01/02/2024 12:00:00", "02/01/2024 12:00:00"].map { "\($0) \(Self.hide)" }
    let there = try KeyboardTrace(consoleLog: log.joined(separator: "\n"))
    #expect(there.records.map(\.time) == [0, 30 * 86_400])
    let back = try KeyboardTrace(consoleLog: log.reversed().joined(separator: "\n"))
    #expect(back.records.map(\.time) == [0, 30 * 86_400])
  }

  @Test(arguments: [
    "24:00:00", "12:60:00", "12:00:61", "13:00:00 PM", "0:00:00 AM", "12:00", "1/2/3/4 12:00:00",
    "2024-13-01 12:00:00", "2024-01-32 12:00:00", "1:2:3:4:5", "1e9:00:00", "App 12:00:00",
    "99999999999999999999:00:00", "12:00:00.x", "default", "default Chat 12:00:00",
  ])
  func whatIsNoTimeDatesNothing(_ text: String) throws {
    #expect(try KeyboardTrace(consoleLog: "\(text) \(Self.hide)").records.map(\.time) == [nil])
  }

  private static let hide = "{name = UIKeyboardWillHideNotification; userInfo = {}}"
}
