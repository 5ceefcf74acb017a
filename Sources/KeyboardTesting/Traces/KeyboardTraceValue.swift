import Foundation
import KeyboardNotifications

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
}

extension KeyboardTraceValue: Equatable {
  /// Compares two values as they are written: NaN equals NaN.
  package static func == (left: KeyboardTraceValue, right: KeyboardTraceValue) -> Bool {
    left.json == right.json
  }
}

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
    case .array(let values): Self.geometry(values) ?? values.map(\.posted)
    case .object(let values): values.mapValues(\.posted)
    }
  }

  /// Reads a value that was posted, or that Foundation's JSON reader gives.
  ///
  /// A value that a trace cannot write becomes its description. An object such as
  /// `{"notANumber":true}` is the number that it stands for.
  package init(posted value: Any) {
    self = Self.readByExactType(value) ?? Self.readByCasts(value)
  }

  /// Reads a value of one of the four types that Foundation's JSON reader gives most often; `nil`
  /// for any other type.
  ///
  /// NB: A cast that fails is slow on Linux, since it tries each bridge of Foundation. The types
  /// are compared first, so that only casts that succeed are made.
  private static func readByExactType(_ value: Any) -> KeyboardTraceValue? {
    // mutant: nil, because casts give the same value
    exactly(NSNumber.self, value).map { KeyboardTraceValue($0) }
      ?? exactly(String.self, value).map { .string($0) }
      ?? exactly([Any].self, value).map { KeyboardTraceValue(array: $0) }
      ?? exactly([String: Any].self, value).map { KeyboardTraceValue(object: $0) }
  }

  /// Reads a value of any type.
  private static func readByCasts(_ value: Any) -> KeyboardTraceValue {
    switch value {
    // NB: On Apple's systems a Boolean can be cast to any number type, so this case is the first.
    case let number as NSNumber: KeyboardTraceValue(number)
    case let value as KeyboardTraceValue: value
    case let text as String: .string(text)
    case let frame as CGRect:
      KeyboardTraceValue(
        numbers: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      )
    case let point as CGPoint: KeyboardTraceValue(numbers: [point.x, point.y])
    case let size as CGSize: KeyboardTraceValue(numbers: [size.width, size.height])
    case let number as CGFloat: .number(Double(number))
    case let values as [Any]: KeyboardTraceValue(array: values)
    case let values as [String: Any]: KeyboardTraceValue(object: values)
    case is NSNull: .null
    default: .string(String(describing: value))
    }
  }

  /// Reads a number, or true or false, which Foundation keeps in the same class.
  private init(_ number: NSNumber) {
    if number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c")) {
      // Only a Boolean has the type code of a character.
      self = .bool(number.boolValue)
    } else if type(of: number) == NSDecimalNumber.self {
      // The conversion of `NSDecimalNumber` is not exact to the last digit.
      self = .number(Double(number.stringValue) ?? number.doubleValue)
    } else {
      self = .number(number.doubleValue)
    }
  }

  private init(array values: [Any]) {
    self = .array(values.map(KeyboardTraceValue.init(posted:)))
  }

  /// Reads an object, or the number that one such as `{"notANumber":true}` stands for.
  private init(object values: [String: Any]) {
    let members = values.mapValues(KeyboardTraceValue.init(posted:))
    self = Self.numberBeyondJSON(members).map { .number($0) } ?? .object(members)
  }

  /// Returns the number that stands for an object such as `{"notANumber":true}`.
  private static func numberBeyondJSON(_ members: [String: KeyboardTraceValue]) -> Double? {
    guard members.count == 1, let member = members.first else { return nil }
    switch (member.key, member.value) {
    case ("notANumber", .bool(true)): return .nan
    case ("infinity", .number(1)): return .infinity
    case ("infinity", .number(-1)): return -.infinity
    default: return nil
    }
  }

  private init(numbers: [CGFloat]) {
    self = .array(numbers.map { .number(Double($0)) })
  }

  private static func geometry(_ values: [KeyboardTraceValue]) -> Any? {
    guard values.count == 2 || values.count == 4 else { return nil }
    guard let x = values[0].number, let y = values[1].number else { return nil }
    guard values.count == 4 else { return CGPoint(x: x, y: y) }
    guard let width = values[2].number, let height = values[3].number else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The number, if the value is one.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

/// Returns a value as a type if that is its own type.
///
/// A value that a cast would bridge or unwrap has another type.
private func exactly<Wanted>(_ wanted: Wanted.Type, _ value: Any) -> Wanted? {
  // mutant: nil, because casts give the same value
  // mutant: == to !=, because casts give the same value
  type(of: value) == wanted ? value as? Wanted : nil
}
