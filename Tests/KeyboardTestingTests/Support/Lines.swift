import Foundation
import KeyboardTesting

/// Lines of traces, short enough to read in a test.
enum Lines {
  static let header = #"{"version":1,"kind":"header","payload":{"title":"A test"}}"#

  static func record(_ kind: String, _ payload: String) -> String {
    #"{"version":1,"kind":"\#(kind)","payload":{\#(payload)}}"#
  }

  static func screen(time: String = "0") -> String {
    record("screen", #""time":\#(time),"frame":[0,0,375,667]"#)
  }

  static func trace(_ lines: String...) -> String {
    ([header] + lines).joined(separator: "\n") + "\n"
  }
}

extension KeyboardTrace {
  init(data: Data, file: String = "trace") throws(KeyboardTraceError) {
    try self.init(KeyboardTraceReader(data, file: file))
  }
}
