import Foundation
import KeyboardNotifications

/// The members of a JSON object, read with errors that name the key, what was expected and found.
struct TraceFields {
  let members: [String: KeyboardTraceValue]
  /// The keys that lead to the object, with a point behind them.
  var path = ""

  /// Returns an error at a key; one at the object itself where there is no key.
  func error(_ key: String?, _ expected: String, found: String? = nil) -> KeyboardTraceError {
    KeyboardTraceError(
      keyPath: key.map { path + $0 } ?? String(path.dropLast()),
      expected: expected,
      found: found ?? key.flatMap { members[$0] }?.nameInErrors ?? "nothing"
    )
  }

  /// Reads the value of a key; `nil` where there is none.
  func optional<Value>(
    _ key: String,
    _ shape: TraceShape<Value>
  ) throws(KeyboardTraceError) -> Value? {
    members[key] == nil ? nil : try required(key, shape)
  }

  /// Reads the value of a key that must be there.
  func required<Value>(
    _ key: String,
    _ shape: TraceShape<Value>
  ) throws(KeyboardTraceError) -> Value {
    guard let value = members[key].flatMap(shape.read) else { throw error(key, shape.words) }
    return value
  }

  /// Reads the frame; an element that is no number is named by its place in the list.
  func frame() throws(KeyboardTraceError) -> CGRect {
    let shape = TraceShape.frame
    if case .array(let values) = members["frame"],
      let index = values.firstIndex(where: { $0.finiteNumber == nil })
    {
      throw error("frame[\(index)]", shape.words, found: values[index].nameInErrors)
    }
    return try required("frame", shape)
  }
}

/// A kind of value: its words in an error, and the function that reads it.
struct TraceShape<Value> {
  let words: String
  let read: (KeyboardTraceValue) -> Value?
}

extension TraceShape where Value == String {
  static var text: Self { Self(words: "a string", read: \.text) }
}

extension TraceShape where Value == Double {
  static var number: Self { Self(words: "a number", read: \.finiteNumber) }
}

extension TraceShape where Value == Bool {
  static var flag: Self {
    Self(words: "true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }
}

extension TraceShape where Value == [String: KeyboardTraceValue] {
  static var object: Self {
    Self(words: "an object") { if case .object(let members) = $0 { members } else { nil } }
  }
}

extension TraceShape where Value == CGRect {
  static var frame: Self {
    Self(words: "a frame of four finite numbers [x, y, width, height]") { $0.posted as? CGRect }
  }
}

extension TraceShape where Value: RawRepresentable<String> & CaseIterable {
  /// One of the words of an enumeration.
  static var word: Self {
    Self(words: "one of " + Value.allCases.map(\.rawValue).joined(separator: ", ")) {
      $0.text.flatMap(Value.init)
    }
  }
}

extension KeyboardTraceValue {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  fileprivate var finiteNumber: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }
}
