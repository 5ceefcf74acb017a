import Foundation

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
  /// Compares two values as they are written: what is not a number equals its like.
  package static func == (left: KeyboardTraceValue, right: KeyboardTraceValue) -> Bool {
    left.json == right.json
  }
}

extension KeyboardTraceValue {
  /// The value as it is posted.
  ///
  /// Four numbers are a `CGRect`, two a `CGPoint`, as UIKit posts them. Numbers are `NSNumber`,
  /// which casts to any of Swift's number types on Linux too, where a native one does not.
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

  /// Reads a value that was posted; what a trace cannot write becomes its description.
  package init(posted value: Any) {
    switch value {
    case let value as KeyboardTraceValue: self = value
    case let text as String: self = .string(text)
    case let rectangle as CGRect:
      let (origin, size) = (rectangle.origin, rectangle.size)
      self.init(numbers: [origin.x, origin.y, size.width, size.height])
    case let point as CGPoint: self.init(numbers: [point.x, point.y])
    case let size as CGSize: self.init(numbers: [size.width, size.height])
    // NB: On Apple's systems a Boolean can be cast to any number type, hence this one first.
    case let number as NSNumber: self.init(number)
    case let number as CGFloat: self = .number(Double(number))
    case let values as [Any]: self = .array(values.map(Self.init(posted:)))
    case let values as [String: Any]: self = .object(values.mapValues(Self.init(posted:)))
    case is NSNull: self = .null
    default: self = .string(String(describing: value))
    }
  }

  /// Reads a number, or true or false, which Foundation keeps in the same class.
  init(_ number: NSNumber) {
    // A Boolean is the one number whose type code is a character's.
    let isBoolean = number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c"))
    self = isBoolean ? .bool(number.boolValue) : .number(number.doubleValue)
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

  /// The number, where the value is one.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
