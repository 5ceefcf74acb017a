import Foundation
import KeyboardNotifications

@testable import KeyboardTesting

/// A trace with a record of each kind, and with values of each kind.
enum Samples {
  static let everything = {
    var trace = KeyboardTrace(
      title: "Each kind, \"quoted\" and\n\ttabbed \u{1} é 键盘",
      records: records
    )
    trace.source = "recorded"
    trace.device = "iPhone"
    trace.system = "iOS 26"
    return trace
  }()

  private static let records = [
    KeyboardTrace.Record(time: 0, .screen(CGRect(x: 0, y: 0, width: 375, height: 812))),
    KeyboardTrace.Record(.window(CGRect(x: 0.5, y: -1, width: 375, height: 1 / 3))),
    KeyboardTrace.Record(
      time: 0.1,
      .view(CGRect(x: 0, y: 1e-7, width: 1e22, height: 812), safeAreaBottom: 34)
    ),
    KeyboardTrace.Record(.accessibility(prefersCrossFadeTransitions: true)),
    KeyboardTrace.Record(.policy(otherApps: .include)),
    KeyboardTrace.Record(time: 0.30000000000000004, .application(.background)),
    KeyboardTrace.Record(time: 1, .notification(name: "Name", userInfo: values)),
    KeyboardTrace.Record(.notification(name: "Name", userInfo: nil)),
    KeyboardTrace.Record(
      .expectation(
        KeyboardTraceExpectation(visibility: .shown, placement: .docked, covered: 2, inset: 1)
      )
    ),
    KeyboardTrace.Record(.expectation(KeyboardTraceExpectation(covered: 366.66666666666674))),
  ]

  static let values: [String: KeyboardTraceValue] = [
    "null": nil,
    "true": true,
    "false": false,
    "one": 1,
    "half": 0.5,
    "thirds": 366.66666666666674,
    "minus zero": .number(-0.0),
    "many digits": .number(0.1 + 0.2),
    "small": .number(.leastNonzeroMagnitude),
    "large": .number(.greatestFiniteMagnitude),
    "not a number": .number(.nan),
    "infinity": .number(.infinity),
    "text": "a \\ \"b\"\u{7F}\u{2028}",
    "rectangle": [0, .number(.nan), .number(-.infinity), 4],
    "nested": .object(["list": .array([.array([]), .object([:]), "x"])]),
  ]
}

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
    try self.init(data, file: file, mayBreakOff: false)
  }
}

extension KeyboardTraceValue: ExpressibleByNilLiteral {
  init(nilLiteral: ()) {
    self = .null
  }
}

extension KeyboardTraceValue: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) {
    self = .number(value)
  }
}

extension KeyboardTraceValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension KeyboardTraceValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: KeyboardTraceValue...) {
    self = .array(elements)
  }
}

extension KeyboardTrace {
  /// The times of the notifications.
  var times: [TimeInterval?] {
    records.compactMap { record in
      guard case .notification = record.content else { return nil }
      return .some(record.time)
    }
  }
}

extension KeyboardTraceValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  init(integerLiteral value: Int) {
    self = .number(Double(value))
  }
}
