import Foundation

extension KeyboardTraceValue {
  /// Reads a value out of Foundation's JSON parser.
  init(parsed value: Any) {
    // Casts that fail are slow where they try to bridge, so the types of Swift's own come first.
    let type = type(of: value)
    if type == [Any].self, let values = value as? [Any] {
      self = .array(values.map { Self.init(parsed: $0) })
    } else if type == String.self, let text = value as? String {
      self = .string(text)
    } else {
      self.init(bridged: value)
    }
  }

  private init(bridged value: Any) {
    switch value {
    case let number as NSNumber: self.init(number)
    case let text as String: self = .string(text)
    case let values as [Any]: self = .array(values.map { Self.init(parsed: $0) })
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
