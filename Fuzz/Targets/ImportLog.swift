import Foundation
import KeyboardTesting

/// A console log: whatever it is, a trace or an error comes of it, and what is written can be read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLog(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var importer = KeyboardLogImporter()
  // Cut at a place that depends on the bytes, since logs come in pieces.
  let cut = count == 0 ? 0 : Int(start[count - 1]) % count
  importer.feed(Data(bytes: start, count: cut))
  importer.feed(Data(bytes: start + cut, count: count - cut))
  do {
    try check(importer.finish().trace)
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}

/// An importer must not write what the reader refuses.
private func check(_ trace: KeyboardTrace) {
  do {
    let read = try KeyboardTrace(jsonLines: trace.jsonLines, file: "imported")
    precondition(read == trace, "\(trace.jsonLines) became \(read.jsonLines)")
  } catch {
    preconditionFailure("What was imported cannot be read: \(error)")
  }
}
