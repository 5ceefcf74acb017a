import Foundation
import KeyboardTesting

/// Imports bytes as a console log, which must give an error or a trace that can be read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLog(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var importer = KeyboardLogImporter()
  // A log is read in pieces, so it is cut at a place that depends on the bytes.
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

/// Fails if the trace of an import cannot be read again.
private func check(_ trace: KeyboardTrace) {
  do {
    let read = try KeyboardTrace(jsonLines: trace.jsonLines, file: "imported")
    precondition(read == trace, "\(trace.jsonLines) became \(read.jsonLines)")
  } catch {
    preconditionFailure("What was imported cannot be read: \(error)")
  }
}
