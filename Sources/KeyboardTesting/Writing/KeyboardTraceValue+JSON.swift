extension KeyboardTraceValue {
  /// The value as JSON, the keys of objects in alphabetical order.
  public var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.json(value)
    case .string(let value): JSONText.string(value)
    case .array(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let values): Self.json(values)
    }
  }

  static func json(_ values: [String: KeyboardTraceValue]) -> String {
    let members = values.sorted { $0.key < $1.key }
      .map { JSONText.string($0.key) + ":" + $0.value.json }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func json(_ number: Double) -> String {
    if number.isNaN { return #"{"notANumber":true}"# }
    if number.isInfinite { return number > 0 ? #"{"infinity":1}"# : #"{"infinity":-1}"# }
    return JSONText.number(number)
  }
}
