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
    let words = "a frame of four finite numbers [x, y, width, height]"
    if case .array(let values) = members["frame"],
      let index = values.firstIndex(where: { $0.finiteNumber == nil })
    {
      throw error("frame[\(index)]", words, found: values[index].nameInErrors)
    }
    return try required("frame", TraceShape(words: words) { $0.posted as? CGRect })
  }
}

/// A kind of value: its words in an error, and the function that reads it.
struct TraceShape<Value> {
  let words: String
  let read: (KeyboardTraceValue) -> Value?
}

extension TraceFields {
  var text: TraceShape<String> {
    TraceShape(words: "a string") { if case .string(let text) = $0 { text } else { nil } }
  }

  var number: TraceShape<Double> { TraceShape(words: "a number", read: \.finiteNumber) }

  var flag: TraceShape<Bool> {
    TraceShape(words: "true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  var object: TraceShape<[String: KeyboardTraceValue]> {
    TraceShape(words: "an object") { if case .object(let object) = $0 { object } else { nil } }
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable<String> & CaseIterable>() -> TraceShape<Word> {
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    return TraceShape(words: "one of " + words) { text.read($0).flatMap(Word.init) }
  }
}

extension KeyboardTraceValue {
  fileprivate var finiteNumber: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }
}
