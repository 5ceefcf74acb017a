import Foundation
import KeyboardNotifications

/// Reads records, one from each line.
struct RecordDecoder: Sendable {
  private var memory = JSONParser.Memory()

  /// Reads a record; `nil` where its kind is unknown.
  mutating func record(
    in bytes: [UInt8],
    _ line: Range<Int>
  ) throws(JSONFault) -> KeyboardTrace.Record? {
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
    case read(KeyboardTrace.Record?)
  }

  private static let version = "version \(KeyboardTraceFormat.version)"

  fileprivate mutating func record() throws(JSONFault) -> KeyboardTrace.Record? {
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
    guard hasVersion else { throw missing("version", Self.version, at: start) }
    guard let kind else { throw missing("kind", "a string", at: start) }
    return try record(payload, kind, at: start)
  }

  private mutating func record(
    _ payload: Payload,
    _ kind: String,
    at start: Int
  ) throws(JSONFault) -> KeyboardTrace.Record? {
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

  private mutating func payload(of kind: String) throws(JSONFault) -> KeyboardTrace.Record? {
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

/// The keys of the trace format.
enum TraceKey: String, CaseIterable {
  case version, kind, payload
  case time, frame, safeAreaBottom, prefersCrossFadeTransitions, state
  case name, userInfo, screen, inferred
  case title, source, device, system
  case visibility, placement, covered, inset

  /// Finds the key that stands in a text; `nil` where the format has no such key.
  init?(_ token: JSONStringToken, in parser: JSONParser) {
    guard token.isPlain else {
      self.init(rawValue: parser.text(of: token))
      return
    }
    guard token.range.count < Self.byLength.count else { return nil }
    let text = parser.bytes[token.range]
    let match = Self.byLength[token.range.count].first { text.elementsEqual($0.bytes) }
    guard let match else { return nil }
    self = match.key
  }

  private static let byLength: [[(key: TraceKey, bytes: [UInt8])]] = {
    let keys = allCases.map { ($0, Array($0.rawValue.utf8)) }
    let longest = keys.map(\.1.count).max() ?? 0
    return (0...longest).map { length in keys.filter { $0.1.count == length } }
  }()
}
