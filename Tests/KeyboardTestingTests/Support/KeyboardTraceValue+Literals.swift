package import KeyboardTesting

extension KeyboardTraceValue: ExpressibleByNilLiteral {
  package init(nilLiteral: ()) {
    self = .null
  }
}

extension KeyboardTraceValue: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) {
    self = .number(value)
  }
}

extension KeyboardTraceValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension KeyboardTraceValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: KeyboardTraceValue...) {
    self = .array(elements)
  }
}
