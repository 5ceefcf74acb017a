public import Foundation
import KeyboardNotifications

extension KeyboardTrace {
  /// Reads a trace from a file.
  ///
  /// If the last line breaks off, as after a crash, it is left out. An expectation that breaks off
  /// is an error. A record of an unknown kind is left out too. ``importNotes`` names what was left
  /// out.
  ///
  /// - Parameter file: A file of JSON Lines, in UTF-8.
  /// - Throws: An error that names the first wrong line, or the reason why the file cannot be read.
  public init(contentsOf file: URL) throws(KeyboardTraceError) {
    let data: Data
    do { data = try Data(contentsOf: file) } catch {
      throw .unreadable(file.lastPathComponent, error.localizedDescription)
    }
    try self.init(data, file: file.lastPathComponent, mayBreakOff: true)
  }

  /// Reads a trace from a text.
  ///
  /// A record of an unknown kind is left out, and ``importNotes`` names it.
  ///
  /// - Parameters:
  ///   - jsonLines: The text of a trace.
  ///   - file: The text's name in errors and failures.
  /// - Throws: An error that names the first wrong line.
  public init(jsonLines: String, file: String = "trace") throws(KeyboardTraceError) {
    try self.init(Data(jsonLines.utf8), file: file, mayBreakOff: false)
  }

  /// Reads a trace from bytes.
  ///
  /// - Parameters:
  ///   - data: All bytes of a trace.
  ///   - file: The name that errors give the trace.
  ///   - mayBreakOff: True for a file, whose last line may break off.
  /// - Throws: An error for the first line that is wrong.
  package init(_ data: Data, file: String, mayBreakOff: Bool) throws(KeyboardTraceError) {
    var reader = TraceReader(trace: KeyboardTrace(title: file))
    reader.trace.file = file
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      do throws(KeyboardTraceError) {
        let isLast = index == lines.count - 1
        try reader.read(bytes, number: index + 1, mayBreakOff: mayBreakOff && isLast)
      } catch {
        var error = error.at(index + 1, of: file)
        if error.reason == .notJSON, index == 0 {
          error.advice = Self.advice(on: lines)
        }
        throw error
      }
    }
    guard reader.hasHeader else {
      let found = "the end of the file"
      throw KeyboardTraceError(file: file, expected: "a header record", found: found)
    }
    self = reader.trace
  }

  /// Returns what to do with a text whose first line is no JSON object.
  private static func advice(on lines: [Data]) -> String {
    let isSpace: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
    let beginnings = lines.prefix(2).map {
      String(decoding: $0.drop(while: isSpace), as: UTF8.self)
    }
    let beginning = beginnings.joined().filter { !$0.isWhitespace }
    let isArray = beginning.hasPrefix("[{")
    let isObject = beginning.hasPrefix("{\"") && beginnings.last?.hasPrefix("\"") == true
    guard isArray || isObject else {
      return "to read a console log, use KeyboardTrace(consoleLog:)"
    }
    let command = isArray ? "jq -c '.[]'" : "jq -c ."
    return "a trace has one object per line, and \(command) makes it so"
  }
}

extension KeyboardTrace.Record {
  /// Reads a record from one line of a trace.
  ///
  /// - Parameter jsonLine: The line of a record of any kind except a header.
  /// - Throws: An error with the place in the line, the expected and the found value.
  package init(jsonLine: String) throws(KeyboardTraceError) {
    do throws(KeyboardTraceError) {
      let line = TraceFields(members: try TraceFields.members(of: Data(jsonLine.utf8)))
      let kind = try line.kind()
      guard let kind, let content = try line.payload().content(of: kind) else {
        let found = kind.map { "a record of kind \($0.rawValue)" } ?? "an unknown kind"
        let expected = "a record of a trace other than its header"
        throw KeyboardTraceError(keyPath: "kind", expected: expected, found: found)
      }
      self.init(time: try line.payload().time(), content)
    } catch {
      throw error.at(1, of: "record")
    }
  }
}

// MARK: - Lines

/// A reader of the lines of a trace, in order.
private struct TraceReader {
  var trace: KeyboardTrace
  private(set) var hasHeader = false
  /// The time of the last record that had one.
  private var time: TimeInterval = 0

  init(trace: KeyboardTrace) {
    self.trace = trace
  }

  /// Adds the record on a line to the trace, or a note on it.
  mutating func read(_ bytes: Data, number: Int, mayBreakOff: Bool) throws(KeyboardTraceError) {
    let spaces = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    if bytes.allSatisfy(spaces.contains) { return }
    let line: TraceFields
    do {
      line = TraceFields(members: try TraceFields.members(of: bytes))
    } catch {
      // A file that begins with such a line is no trace. No recorder writes expectations, and none
      // may be lost.
      let isExpectation = String(decoding: bytes, as: UTF8.self).contains("\"expectation\"")
      guard mayBreakOff, hasHeader, !isExpectation else { throw error }
      trace.importNotes.append("line \(number) breaks off and is left out")
      return
    }
    guard let kind = try line.kind() else {
      let name = JSONText.beginning(of: try line.required("kind", line.text))
      return note("skipped a record of the unknown kind \(name)", number)
    }
    switch kind {
    case .header:
      guard !hasHeader else {
        let found = "a second header"
        throw KeyboardTraceError(keyPath: "kind", expected: "one header only", found: found)
      }
      hasHeader = true
      try read(header: try line.payload())
    case _ where !hasHeader:
      let found = "a record of kind \(kind.rawValue)"
      throw KeyboardTraceError(keyPath: "kind", expected: "a header record first", found: found)
    case .end, .cut:
      try read(kind, of: line, number)
    default:
      let payload = try line.payload()
      let nextTime = try payload.time()
      guard let content = try payload.content(of: kind) else { return }
      var record = KeyboardTrace.Record(time: nextTime, content)
      record.line = number
      if let next = nextTime {
        guard next >= time else {
          let expected = "a time of at least \(JSONText.number(time))"
          let found = JSONText.number(next)
          throw KeyboardTraceError(keyPath: "payload.time", expected: expected, found: found)
        }
        time = next
      }
      noteDoubt(about: content, number)
      trace.records.append(record)
    }
  }

  private mutating func read(header: TraceFields) throws(KeyboardTraceError) {
    trace.title = try header.required("title", header.text)
    trace.source = try header.optional("source", header.text)
    trace.device = try header.optional("device", header.text)
    trace.system = try header.optional("system", header.text)
  }

  /// Notes the end or the beginning of a file between which a keyboard was on screen.
  private mutating func read(
    _ kind: KeyboardTraceFormat.Kind,
    of line: TraceFields,
    _ number: Int
  ) throws(KeyboardTraceError) {
    guard try line.payload().members["keyboard"] == .bool(true) else { return }
    if kind == .cut {
      let isNotification = { (record: KeyboardTrace.Record) in record.content.kind == .notification
      }
      // A recorder writes it at the beginning of a file, where the keyboard is not known yet.
      guard !trace.records.contains(where: isNotification) else {
        return note("skipped a record of kind cut, because it comes after a notification", number)
      }
      trace.continuesKeyboard = true
      note("the recording continues another file, with a keyboard on screen", number)
    } else {
      note("the recording is continued in another file, with a keyboard on screen", number)
    }
  }

  /// Notes a notification with an unknown name, which has no effect.
  private mutating func noteDoubt(about content: KeyboardTraceContent, _ number: Int) {
    guard case .notification(let name, _, _) = content, !KeyboardEvent.isSystemName(name) else {
      return
    }
    note("\(JSONText.beginning(of: name)) is not the name of a system notification", number)
  }

  private mutating func note(_ text: String, _ line: Int) {
    trace.importNotes.append("line \(line): \(text)")
  }
}

extension KeyboardEvent {
  /// Returns true for the name of a system notification that a tracker observes.
  package static func isSystemName(_ name: String) -> Bool { systemNames.contains(name) }

  private static let systemNames = Set(
    KeyboardNotificationType.allCases.map(\.name.rawValue) + lifecycle.map(\.0)
  )
}

extension Collection<UInt8> {
  /// True if the bytes begin like a text in UTF-16, with a byte order mark or without one.
  package var isUTF16: Bool {
    let start = Array(prefix(2))
    let isByteOrderMark = start == [0xFE, 0xFF] || start == [0xFF, 0xFE]
    // UTF-16 writes a character of ASCII as a zero and the character's byte, in either order.
    let isASCIICharacter = start.contains(0) && start.contains { (0x20..<0x7F).contains($0) }
    return isByteOrderMark || isASCIICharacter
  }
}

// MARK: - Fields

/// The members of a JSON object, read with errors that name the key, the expected and the found
/// value.
private struct TraceFields {
  /// A kind of value: its words in an error, and a function that returns `nil` for other kinds.
  typealias Shape<Value> = (words: String, read: (KeyboardTraceValue) -> Value?)

  let members: [String: KeyboardTraceValue]
  /// The prefix of a key in errors, such as `payload.`.
  var path = ""

  /// Reads the members of the object on a line.
  ///
  /// For malformed JSON the error has Foundation's own words.
  static func members(
    of line: Data
  ) throws(KeyboardTraceError) -> [String: KeyboardTraceValue] {
    guard let text = String(bytes: line, encoding: .utf8), !text.utf8.contains(0) else {
      // NB: Foundation reads UTF-16 too, but a line feed of UTF-16 does not end a line here.
      if line.isUTF16 {
        throw KeyboardTraceError(reason: .utf16, expected: "UTF-8 text", found: "UTF-16 text")
      }
      let found = line.contains(0) ? "a NUL byte" : "bytes that are not UTF-8"
      throw KeyboardTraceError(expected: "UTF-8 text", found: found)
    }
    let found: String
    do {
      let json = try JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed)
      let value = KeyboardTraceValue(posted: json)
      if case .object(let members) = value { return members }
      found = value.nameInErrors
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      // The number of the line is always 1.
      let words = (reason ?? error.localizedDescription)
        .replacingOccurrences(of: "line 1, ", with: "").trimmingCharacters(in: ["."])
      found = "text that is not JSON: \(words)"
    }
    throw KeyboardTraceError(reason: .notJSON, expected: "a JSON object", found: found)
  }

  /// Returns an error at a key, by default with the value that was found there.
  func error(_ key: String, _ expected: String, found: String? = nil) -> KeyboardTraceError {
    KeyboardTraceError(
      keyPath: path + key,
      expected: expected,
      found: found ?? members[key]?.nameInErrors ?? "nothing"
    )
  }

  /// Reads the value of a key; `nil` if there is none.
  func optional<V>(_ key: String, _ shape: Shape<V>) throws(KeyboardTraceError) -> V? {
    guard let member = members[key] else { return nil }
    guard let value = shape.read(member) else { throw error(key, shape.words) }
    return value
  }

  /// Reads the value of a key that must be there.
  func required<V>(_ key: String, _ shape: Shape<V>) throws(KeyboardTraceError) -> V {
    guard let value = try optional(key, shape) else { throw error(key, shape.words) }
    return value
  }

  var text: Shape<String> {
    ("a string", { if case .string(let text) = $0 { text } else { nil } })
  }

  var number: Shape<Double> {
    ("a finite number", { value in value.number.flatMap { $0.isFinite ? $0 : nil } })
  }

  var flag: Shape<Bool> {
    ("true or false", { if case .bool(let flag) = $0 { flag } else { nil } })
  }

  var object: Shape<[String: KeyboardTraceValue]> {
    ("an object", { if case .object(let object) = $0 { object } else { nil } })
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable<String> & CaseIterable>() -> Shape<Word> {
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    return ("one of " + words, { text.read($0).flatMap(Word.init) })
  }
}

// MARK: - Records

extension TraceFields {
  /// Reads the kind of a record, and checks its version; `nil` for an unknown kind.
  func kind() throws(KeyboardTraceError) -> KeyboardTraceFormat.Kind? {
    let words = "version \(KeyboardTraceFormat.version)"
    let version = try required("version", (words, number.read))
    guard version == Double(KeyboardTraceFormat.version) else {
      throw error("version", words, found: "version \(JSONText.number(version))")
    }
    return KeyboardTraceFormat.Kind(rawValue: try required("kind", text))
  }

  func payload() throws(KeyboardTraceError) -> TraceFields {
    TraceFields(members: try required("payload", object), path: "payload.")
  }

  func time() throws(KeyboardTraceError) -> TimeInterval? {
    try optional("time", number)
  }

  /// Reads the payload of a record of a kind; `nil` for a header and a recorder's own records.
  func content(
    of kind: KeyboardTraceFormat.Kind
  ) throws(KeyboardTraceError) -> KeyboardTraceContent? {
    switch kind {
    case .header, .end, .cut: return nil
    case .screen:
      let name = try optional("name", text)
      let isInferred = try optional("inferred", flag)
      return .screen(try frame(), name: name, isInferred: isInferred ?? false)
    case .window: return .window(try frame())
    case .view:
      let height = try optional("safeAreaBottom", number) ?? 0
      guard height >= 0 else { throw error("safeAreaBottom", "a height of at least 0") }
      return .view(try frame(), safeAreaBottom: CGFloat(height))
    case .accessibility:
      let isOn = try required("prefersCrossFadeTransitions", flag)
      return .accessibility(prefersCrossFadeTransitions: isOn)
    case .policy: return .policy(otherApps: try required("otherApps", word()))
    case .application: return .application(try required("state", word()))
    case .notification:
      let name = try required("name", text)
      let screen = try optional("screen", text)
      let userInfo = members["userInfo"] == .null ? nil : try optional("userInfo", object)
      return .notification(name: name, userInfo: userInfo, screen: screen)
    case .expectation: return .expectation(try expectation())
    }
  }

  /// Reads the frame; the error for an element that is no number has its index.
  private func frame() throws(KeyboardTraceError) -> CGRect {
    let words = "a frame of four finite numbers [x, y, width, height]"
    if case .array(let values) = members["frame"],
      let index = values.firstIndex(where: { number.read($0) == nil })
    {
      throw error("frame[\(index)]", words, found: values[index].nameInErrors)
    }
    return try required("frame", (words, { $0.posted as? CGRect }))
  }

  /// Reads an expectation; an unknown part is an error, because a misspelled one would never fail.
  private func expectation() throws(KeyboardTraceError) -> KeyboardTraceExpectation {
    let parts = KeyboardTraceExpectation.partKeys
    let expected = "any of " + parts.joined(separator: ", ")
    let keys = members.keys.filter { $0 != "time" && $0 != "written" }.sorted()
    if let unknown = keys.first(where: { !parts.contains($0) }) {
      throw error(unknown, expected, found: "the key \(unknown)")
    }
    if keys.isEmpty {
      throw KeyboardTraceError(keyPath: "payload", expected: expected, found: "none of them")
    }
    return KeyboardTraceExpectation(
      visibility: try optional("visibility", word()),
      placement: try optional("placement", word()),
      covered: try optional("covered", number).map { CGFloat($0) },
      inset: try optional("inset", number).map { CGFloat($0) },
      isWritten: try optional("written", flag) ?? false
    )
  }
}
