package import Foundation

/// A value in a notification's user info, as a trace can write it.
///
/// JSON's values, and the numbers that JSON cannot express: a trace writes those as
/// `{"notANumber":true}`, `{"infinity":1}` and `{"infinity":-1}`.
package enum KeyboardTraceValue: Sendable {
  /// No value, as `NSNull`.
  case null
  /// True or false.
  case bool(Bool)
  /// A number, which may be infinite or no number at all.
  case number(Double)
  /// A text.
  case string(String)
  /// A list; one of four numbers is posted as a rectangle, one of two as a point.
  case array([KeyboardTraceValue])
  /// Values by key.
  case object([String: KeyboardTraceValue])

  /// Makes the four numbers of a rectangle.
  package init(_ frame: CGRect) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    self = .array(numbers.map { .number(Double($0)) })
  }

  /// Makes the two numbers of a point.
  package init(_ point: CGPoint) {
    self = .array([.number(Double(point.x)), .number(Double(point.y))])
  }

  /// The number, if the value is one.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension KeyboardTraceValue: Equatable {
  /// Compares two values as they are written: NaN equals NaN.
  package static func == (left: KeyboardTraceValue, right: KeyboardTraceValue) -> Bool {
    left.json == right.json
  }
}

// MARK: - Posted values

extension KeyboardTraceValue {
  /// The value as it is posted.
  ///
  /// Four numbers are a `CGRect`, two a `CGPoint`, as UIKit posts them. A number is an `NSNumber`,
  /// which can be cast to each of Swift's number types. On Linux a `Double` cannot.
  package var posted: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .string(let value): value
    case .array(let values): geometry ?? values.map(\.posted)
    case .object(let values): values.mapValues(\.posted)
    }
  }

  /// The rectangle or point of four or two numbers.
  private var geometry: Any? {
    guard case .array(let values) = self else { return nil }
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count else { return nil }
    return switch numbers.count {
    case 2: CGPoint(x: numbers[0], y: numbers[1])
    case 4: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: nil
    }
  }

  /// Reads a value that was posted, or that Foundation's JSON reader gives.
  ///
  /// A value that a trace cannot write becomes its description. An object such as
  /// `{"notANumber":true}` is the number that it stands for.
  package init(posted value: Any) {
    switch value {
    // NB: On Apple's systems a Boolean can be cast to any number type, so this case is the first.
    case let number as NSNumber: self.init(number)
    case let text as String: self = .string(text)
    case let values as [Any]: self = .array(values.map { KeyboardTraceValue(posted: $0) })
    case let values as [String: Any]:
      self.init(object: values.mapValues { KeyboardTraceValue(posted: $0) })
    case let frame as CGRect: self.init(frame)
    case let point as CGPoint: self.init(point)
    case let size as CGSize: self.init(CGPoint(x: size.width, y: size.height))
    case let number as CGFloat: self = .number(Double(number))
    case is NSNull: self = .null
    default: self = .string(String(describing: value))
    }
  }

  /// Reads a number, or true or false, which Foundation keeps in the same class.
  private init(_ number: NSNumber) {
    // On Apple's systems an integer of eight bits has the same type code as a Boolean.
    if type(of: number) == type(of: NSNumber(value: true)) {
      self = .bool(number.boolValue)
    } else if number is NSDecimalNumber {
      // The conversion of `NSDecimalNumber` is not exact to the last digit.
      self = .number(Double(number.stringValue) ?? number.doubleValue)
    } else {
      self = .number(number.doubleValue)
    }
  }

  /// Reads an object, or the number that one such as `{"notANumber":true}` stands for.
  private init(object members: [String: KeyboardTraceValue]) {
    self = .object(members)
    guard members.count == 1 else { return }
    switch (members["notANumber"], members["infinity"]) {
    case (.bool(true), _): self = .number(.nan)
    case (_, .number(1)): self = .number(.infinity)
    case (_, .number(-1)): self = .number(-.infinity)
    default: break
    }
  }
}

// MARK: - JSON

extension KeyboardTraceValue {
  /// The value as JSON, the keys of objects in alphabetical order.
  package var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(.infinity): #"{"infinity":1}"#
    case .number(-.infinity): #"{"infinity":-1}"#
    case .number(let value): value.isNaN ? #"{"notANumber":true}"# : JSONText.number(value)
    case .string(let value): JSONText.string(value)
    case .array(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let values):
      "{"
        + values.sorted { $0.key < $1.key }
        .map { JSONText.string($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  /// The value in words.
  var nameInErrors: String {
    switch self {
    case .null, .bool: json
    case .number: "the number \(json)"
    case .string(let text): "the string \(JSONText.beginning(of: text))"
    case .array(let values): "an array of \(values.count)"
    case .object: "an object"
    }
  }
}
