import Foundation

/// What is wrong with one record, before it is known which file and line it stands in.
struct TraceFault: Error {
  var keyPath: String?
  var column: Int?
  var expected: String
  var found: String
}

extension TraceFault {
  /// Names a value out of a JSON parser, cut to a length that fits in a sentence.
  static func name(_ value: Any?) -> String {
    switch value {
    case nil: "nothing"
    case let text as String: "the string " + JSONText.string(String(text.prefix(40)))
    case let number as NSNumber: name(KeyboardTraceValue(number))
    case let values as [Any]: "an array of \(values.count)"
    case is [String: Any]: "an object"
    default: "null"
    }
  }

  private static func name(_ value: KeyboardTraceValue) -> String {
    if case .number = value { "the number \(value.json)" } else { value.json }
  }
}
