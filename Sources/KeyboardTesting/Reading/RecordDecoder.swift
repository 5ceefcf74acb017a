import Foundation
import KeyboardNotifications

/// Reads records, one from each line.
struct RecordDecoder: Sendable {
  private var memory = JSONParser.Memory()

  /// Reads a record; `nil` where its kind is unknown.
  mutating func record(
    in bytes: [UInt8],
    _ line: Range<Int>
  ) throws(JSONFault) -> KeyboardTraceRecord? {
    var parser = JSONParser(bytes, in: line, memory: memory)
    // Given away, so that the parser's is the only one and is changed in place.
    memory = JSONParser.Memory()
    defer { memory = parser.memory }
    do {
      return try parser.record()
    } catch {
      guard error.keyPath != nil else { throw error }
      // Text that is no JSON comes first: what it says may be cut.
      var parser = JSONParser(bytes, in: line)
      try parser.skip()
      try parser.finish()
      throw error
    }
  }
}

extension JSONParser {
  /// A payload, which may stand before what says how to read it.
  private enum Payload {
    case missing
    case skipped(at: Int)
    case read(KeyboardTraceRecord?)
  }

  fileprivate mutating func record() throws(JSONFault) -> KeyboardTraceRecord? {
    guard next == UInt8(ascii: "{") else { throw try notAnObject() }
    let start = position
    var hasVersion = false
    var kind: String?
    var payload = Payload.missing
    try members { (parser, key) throws(JSONFault) in
      switch TraceKey(key, in: parser) {
      case .version:
        try parser.version()
        hasVersion = true
      case .kind: kind = try parser.string()
      case .payload:
        if hasVersion, let kind {
          payload = .read(try parser.payload(of: kind))
        } else {
          payload = .skipped(at: parser.position)
          try parser.skip()
        }
      default: try parser.skip()
      }
    }
    try finish()
    let version = "version \(KeyboardTraceFormat.version)"
    guard hasVersion else { throw missing("version", version, at: start) }
    guard let kind else { throw missing("kind", "a string", at: start) }
    return try record(payload, kind, at: start)
  }

  private mutating func record(
    _ payload: Payload,
    _ kind: String,
    at start: Int
  ) throws(JSONFault) -> KeyboardTraceRecord? {
    switch payload {
    case .read(let record): return record
    case .missing:
      guard KeyboardTraceFormat.Kind(rawValue: kind) != nil else { return nil }
      throw missing("payload", "an object", at: start)
    case .skipped(let place):
      advance(to: place)
      do { return try self.payload(of: kind) } catch { throw error.inside(".payload") }
    }
  }

  private mutating func payload(of kind: String) throws(JSONFault) -> KeyboardTraceRecord? {
    guard let kind = KeyboardTraceFormat.Kind(rawValue: kind) else {
      try skip()
      return nil
    }
    return try payload(of: kind)
  }

  /// The fault of a line whose value, if it is one, is not an object.
  private mutating func notAnObject() throws(JSONFault) -> JSONFault {
    let start = position
    do {
      try skip()
      try finish()
    } catch {
      // No text could follow that makes an object of it.
      var fault = error
      fault.isTruncated = false
      if fault.offset == start { fault.expected = "a JSON object" }
      throw fault
    }
    return JSONFault(offset: start, expected: "a JSON object", found: nameOfValue(at: start))
  }

  private mutating func version() throws(JSONFault) {
    let start = position
    let version = try number()
    guard version == Double(KeyboardTraceFormat.version) else {
      throw mismatch(
        "version \(KeyboardTraceFormat.version)",
        at: start,
        found: "version \(JSONText.number(version))"
      )
    }
  }
}
