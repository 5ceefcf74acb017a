import Foundation
import KeyboardNotifications
import KeyboardTesting
import Testing

struct KeyboardTraceReaderTests {
  @Test(arguments: [1, 2, 7, 64, 1000, 100_000])
  func piecesOfAnySizeGiveTheSameRecords(_ size: Int) throws {
    var reader = KeyboardTraceReader(file: "t")
    var records: [KeyboardTraceRecord] = []
    var rest = Data(Samples.everything.jsonLines.utf8)
    while !rest.isEmpty {
      reader.feed(Data(rest.prefix(size)))
      rest = Data(rest.dropFirst(size))
      while let record = try reader.next() { records.append(record) }
    }
    reader.finish()
    #expect(try reader.next() == nil)
    #expect(records.dropFirst() == Samples.everything.records[...])
  }

  @Test func aRecordKnowsItsLineAndTime() throws {
    let records = try read(Lines.trace("", Lines.screen(time: "0.5"), "  \t", record("window")))
    #expect(records.map(\.line) == [1, 3, 5])
    #expect(records.map(\.time) == [nil, 0.5, nil])
  }

  @Test func unknownKindsAreSkippedAndCounted() throws {
    let future = #"{"version":1,"kind":"future"}"#
    var reader = KeyboardTraceReader(file: "t")
    reader.feed(Data((future + "\n" + Lines.trace(future, Lines.screen())).utf8))
    reader.finish()
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(count == 2)
    #expect(reader.skippedRecordCount == 2)
  }

  @Test func theLastLineNeedsNoLineFeed() throws {
    #expect(try read(Lines.header + "\n" + Lines.screen()).count == 2)
  }

  @Test func aLineMayEndAsOnWindows() throws {
    #expect(try read(Lines.header + "\r\n\r\n" + Lines.screen() + "\r\n").count == 2)
  }

  @Test func aByteOrderMarkIsNotInTheWay() throws {
    #expect(try read("\u{FEFF}" + Lines.header).count == 1)
  }

  @Test func keysMayComeInAnyOrderAndBeEscaped() throws {
    let line = #"{"payload":{"fr\u0061me":[0,0,1,1],"time":3},"kind":"window","v\u0065rsion":1}"#
    let records = try read(Lines.trace(line))
    #expect(
      records.last
        == KeyboardTraceRecord(time: 3, .window(CGRect(x: 0, y: 0, width: 1, height: 1)))
    )
  }

  @Test func keysThatAreNotKnownAreLeftAlone() throws {
    let line = #"{"version":1,"new":1,"kind":"window","payload":{"frame":[0,0,1,1],"new":{}}}"#
    #expect(try read(Lines.trace(line)).count == 2)
  }

  @Test func aViewWithoutASafeAreaHasNone() throws {
    let records = try read(Lines.trace(record("view")))
    guard case .view(_, let safeAreaBottom) = records.last?.content else {
      Issue.record("No view was read.")
      return
    }
    #expect(safeAreaBottom == 0)
  }

  @Test(arguments: ["", #","userInfo":null"#])
  func aNotificationMayBePostedWithoutUserInfo(_ userInfo: String) throws {
    let line = Lines.record("notification", #""name":"N"\#(userInfo)"#)
    let records = try read(Lines.trace(line))
    #expect(records.last?.content == .notification(name: "N", userInfo: nil))
  }

  @Test func aTruncatedLastLineIsToleratedOnRequest() throws {
    let text = Lines.trace(Lines.screen()) + Lines.screen(time: "1").dropLast(5)
    let options = KeyboardTraceReader.Options(toleratesTruncatedLastLine: true)
    #expect(try KeyboardTrace(data: Data(text.utf8), options: options).records.count == 1)
    #expect(throws: KeyboardTraceError.self) { try KeyboardTrace(jsonLines: text) }
  }

  @Test func onlyALineThatBreaksOffIsTolerated() {
    let options = KeyboardTraceReader.Options(toleratesTruncatedLastLine: true)
    let wrong = Lines.record("screen", #""frame":[0,0,1]"#)
    let tooLarge = Lines.record("screen", #""frame":[0,0,1e999,1]"#)
    let lasts = [wrong, tooLarge, "garbage", "[1]", "12"].map { Lines.header + "\n" + $0 }
    for text in [Lines.trace("{", Lines.screen())] + lasts {
      #expect(throws: KeyboardTraceError.self) {
        try KeyboardTrace(data: Data(text.utf8), options: options)
      }
    }
  }

  private func read(_ text: String) throws -> [KeyboardTrace.Record] {
    var reader = KeyboardTraceReader(file: "t")
    reader.feed(Data(text.utf8))
    reader.finish()
    var records: [KeyboardTrace.Record] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }

  private func record(_ kind: String) -> String {
    Lines.record(kind, #""frame":[0,0,1,1]"#)
  }
}
