import Foundation
import KeyboardTesting

/// A console log: whatever it is, a trace or an error comes of it, and what is written can be read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLog(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var importer = KeyboardLogImporter()
  // Cut at a place that depends on the bytes, since logs come in pieces.
  let cut = count == 0 ? 0 : Int(start[count - 1]) % count
  importer.feed(Data(bytes: start, count: cut))
  do {
    var records = try rest(of: &importer)
    importer.feed(Data(bytes: start + cut, count: count - cut))
    importer.finish()
    records += try rest(of: &importer)
    try check(records)
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}

private func rest(
  of importer: inout KeyboardLogImporter
) throws(KeyboardTraceError) -> [KeyboardTraceRecord] {
  var records: [KeyboardTraceRecord] = []
  while let record = try importer.next() { records.append(record) }
  return records
}

/// An importer must not write what the reader refuses.
private func check(_ records: [KeyboardTraceRecord]) throws(KeyboardTraceError) {
  var reader = KeyboardTraceReader(file: "imported")
  reader.feed(Data(records.map(\.jsonLine).joined(separator: "\n").utf8))
  reader.finish()
  do {
    for record in records {
      guard let read = try reader.next() else { preconditionFailure("a record is missing") }
      precondition(read == record, "\(record) became \(read)")
    }
  } catch {
    preconditionFailure("What was imported cannot be read: \(error)")
  }
}
