import Foundation
import KeyboardTesting

/// Imports bytes as a console log, which must give an error or a trace that can be read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLog(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let log = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do {
    let trace = try KeyboardTrace(consoleLog: log)
    let written = trace.jsonLines
    precondition((try? KeyboardTrace(jsonLines: written)) == trace, "\(written) is not read again")
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}
