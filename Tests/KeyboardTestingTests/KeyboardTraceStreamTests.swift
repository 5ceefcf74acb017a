import Foundation
import KeyboardTesting
import Testing

struct KeyboardTraceStreamTests {
  @Test func aFileIsReadRecordByRecord() throws {
    let file = try TemporaryFile(Samples.everything.jsonLines)
    var stream = KeyboardTraceStream(try file.handle(), file: "t")
    var count = 0
    while try stream.next() != nil { count += 1 }
    #expect(count == Samples.everything.records.count + 1)
    #expect(stream.skippedRecordCount == 0)
  }

  @Test func aLongFileIsReadInOrder() throws {
    let lines = (0..<20_000).map { Lines.screen(time: "\($0)") }
    let file = try TemporaryFile(([Lines.header] + lines).joined(separator: "\n"))
    var stream = KeyboardTraceStream(try file.handle(), file: "t")
    var last: KeyboardTrace.Record?
    while let record = try stream.next() { last = record }
    #expect(last?.line == 20_001)
    #expect(last?.time == 19_999)
  }

  @Test func aDirectoryIsUnreadable() throws {
    let handle = try FileHandle(forReadingFrom: FileManager.default.temporaryDirectory)
    var stream = KeyboardTraceStream(handle, file: "t")
    let error = #expect(throws: KeyboardTraceError.self) { try stream.next() }
    #expect(error?.reason == .unreadable)
  }
}

/// A file that is gone when the test is.
final class TemporaryFile {
  let url: URL

  init(_ text: String) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
  }

  func handle() throws -> FileHandle {
    try FileHandle(forReadingFrom: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
