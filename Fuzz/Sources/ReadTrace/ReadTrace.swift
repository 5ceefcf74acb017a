import Foundation
import KeyboardTesting

/// Reads bytes as a trace, which must give an error or a trace that can be written, read and
/// played.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTrace(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do {
    let trace = try KeyboardTrace(jsonLines: text)
    precondition(isReadAgain(trace), "\(trace.jsonLines) is not read again")
    MainActor.assumeIsolated {
      let player = KeyboardTracePlayer()
      for record in trace.records { player.play(record) }
    }
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}

/// Returns true if a trace is the same after it was written and read.
private func isReadAgain(_ trace: KeyboardTrace) -> Bool {
  (try? KeyboardTrace(jsonLines: trace.jsonLines)) == trace
}
