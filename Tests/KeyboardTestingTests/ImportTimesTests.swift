import Foundation
import KeyboardTesting
import Testing

/// The spellings of a log's dates and times.
struct ImportTimesTests {
  @Test(
    arguments: [
      ("2024/01/05 21:05:51:338", "2024/01/05 21:05:52:038", 0.7),
      ("21:05:51,338", "21:05:51,438", 0.1),
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
