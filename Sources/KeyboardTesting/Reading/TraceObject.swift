import Foundation

/// A JSON object whose values are asked for by key and kind; what is wrong is a fault with its path.
struct TraceObject {
  let values: [String: Any]
  let path: String

  func fault(_ key: String, expected: String) -> TraceFault {
    TraceFault(keyPath: path + key, expected: expected, found: TraceFault.name(values[key]))
  }

  func object(_ key: String) throws(TraceFault) -> TraceObject {
    guard let object = values[key] as? [String: Any] else {
      throw fault(key, expected: "an object")
    }
    return TraceObject(values: object, path: path + key + ".")
  }

  func string(_ key: String) throws(TraceFault) -> String {
    guard let text = values[key] as? String else { throw fault(key, expected: "a string") }
    return text
  }

  func string(ifPresent key: String) throws(TraceFault) -> String? {
    values[key] == nil ? nil : try string(key)
  }

  func number(_ key: String) throws(TraceFault) -> Double {
    guard let number = Self.number(values[key]) else { throw fault(key, expected: "a number") }
    return number
  }

  func number(ifPresent key: String) throws(TraceFault) -> Double? {
    values[key] == nil ? nil : try number(key)
  }

  func bool(_ key: String) throws(TraceFault) -> Bool {
    guard let number = values[key] as? NSNumber, case .bool(let value) = KeyboardTraceValue(number)
    else { throw fault(key, expected: "true or false") }
    return value
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(TraceFault) -> Word where Word.RawValue == String {
    guard let text = values[key] as? String, let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault(key, expected: "one of \(words)")
    }
    return word
  }

  func frame(_ key: String) throws(TraceFault) -> CGRect {
    let expected = "a frame of four finite numbers [x, y, width, height]"
    guard let values = values[key] as? [Any], values.count == 4 else {
      throw fault(key, expected: expected)
    }
    var numbers: [Double] = []
    for (index, value) in values.enumerated() {
      guard let number = Self.number(value) else {
        let place = "\(path)\(key)[\(index)]"
        throw TraceFault(keyPath: place, expected: expected, found: TraceFault.name(value))
      }
      numbers.append(number)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func number(_ value: Any?) -> Double? {
    guard let number = value as? NSNumber, case .number(let value) = KeyboardTraceValue(number),
      value.isFinite
    else { return nil }
    return value
  }
}
