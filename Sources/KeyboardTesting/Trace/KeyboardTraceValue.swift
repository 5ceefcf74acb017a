/// A value in a notification's user info, as a trace can write it.
///
/// JSON's values, and the numbers that JSON cannot say: a trace writes those as
/// `{"notANumber":true}`, `{"infinity":1}` and `{"infinity":-1}`.
public enum KeyboardTraceValue: Sendable {
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
  /// Compares two values; unlike in arithmetic, what is not a number equals its like.
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another value.
  /// - Returns: Whether both are of the same kind and hold the same.
  public static func == (left: KeyboardTraceValue, right: KeyboardTraceValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right || (left.isNaN && right.isNaN)
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension KeyboardTraceValue: ExpressibleByNilLiteral {
  /// Makes a null.
  public init(nilLiteral: ()) {
    self = .null
  }
}

extension KeyboardTraceValue: ExpressibleByBooleanLiteral {
  /// Makes true or false.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension KeyboardTraceValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a number.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  /// Makes a number.
  public init(integerLiteral value: Int) {
    self = .number(Double(value))
  }
}

extension KeyboardTraceValue: ExpressibleByStringLiteral {
  /// Makes a text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension KeyboardTraceValue: ExpressibleByArrayLiteral {
  /// Makes a list.
  public init(arrayLiteral elements: KeyboardTraceValue...) {
    self = .array(elements)
  }
}
