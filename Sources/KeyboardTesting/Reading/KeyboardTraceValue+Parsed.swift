import Foundation

extension KeyboardTraceValue {
  /// Reads a value out of Foundation's JSON parser.
  init(parsed value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber: self.init(number)
    case let values as [Any]: self = .array(values.map(Self.init(parsed:)))
    case let values as [String: Any]: self.init(members: values)
    default: self = .null
    }
  }

  private init(members: [String: Any]) {
    if members.count == 1, let number = members.first.flatMap(Self.marker) {
      self = .number(number)
    } else {
      self = .object(members.mapValues(Self.init(parsed:)))
    }
  }

  /// The number that a one-member object stands for, where it is one that JSON cannot say.
  private static func marker(_ member: (key: String, value: Any)) -> Double? {
    guard let number = member.value as? NSNumber else { return nil }
    switch (member.key, KeyboardTraceValue(number)) {
    case ("notANumber", .bool(true)): return .nan
    case ("infinity", .number(1)): return .infinity
    case ("infinity", .number(-1)): return -.infinity
    default: return nil
    }
  }
}
