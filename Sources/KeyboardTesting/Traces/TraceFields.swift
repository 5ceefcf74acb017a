import Foundation
import KeyboardNotifications

extension KeyboardTrace.Record {
  /// Reads a record from the members of its object; `nil` if its kind is unknown.
  init?(_ members: [String: KeyboardTraceValue]) throws(KeyboardTraceError) {
    let fields = TraceFields(members: members)
    let version = try fields.required("version", fields.version)
    guard version == Double(KeyboardTraceFormat.version) else {
      let found = "version \(JSONText.number(version))"
      throw fields.error("version", fields.version.words, found: found)
    }
    let name = try fields.required("kind", fields.text)
    guard let kind = KeyboardTraceFormat.Kind(rawValue: name) else { return nil }
    let members = try fields.required("payload", fields.object)
    let payload = TraceFields(members: members, path: "payload.")
    let time = kind == .header ? nil : try payload.optional("time", payload.number)
    self.init(time: time, try payload.content(of: kind))
  }
}

/// The members of a JSON object, read with errors that name the key, the expected and the found
/// value.
private struct TraceFields {
  /// A kind of value: its words in an error, and a function that returns `nil` for other kinds.
  typealias Shape<Value> = (words: String, read: (KeyboardTraceValue) -> Value?)

  let members: [String: KeyboardTraceValue]
  /// The prefix of a key in errors, such as `payload.`.
  var path = ""

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
}

extension TraceFields {
  var text: Shape<String> {
    ("a string", { if case .string(let text) = $0 { text } else { nil } })
  }

  var number: Shape<Double> {
    ("a finite number", { value in value.number.flatMap { $0.isFinite ? $0 : nil } })
  }

  /// A number whose errors name the version that is expected.
  var version: Shape<Double> { (KeyboardTraceFormat.versionText, number.read) }

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

  /// Reads the frame; the error for an element that is no number has its index.
  func frame() throws(KeyboardTraceError) -> CGRect {
    let words = "a frame of four finite numbers [x, y, width, height]"
    if case .array(let values) = members["frame"],
      let index = values.firstIndex(where: { number.read($0) == nil })
    {
      throw error("frame[\(index)]", words, found: values[index].nameInErrors)
    }
    return try required("frame", (words, { $0.posted as? CGRect }))
  }
}

extension TraceFields {
  /// Reads the payload of a kind.
  func content(
    of kind: KeyboardTraceFormat.Kind
  ) throws(KeyboardTraceError) -> KeyboardTraceContent {
    switch kind {
    case .header: return .header(try header())
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
      if case .null = members["userInfo"] {
        return .notification(name: name, userInfo: nil, screen: screen)
      }
      let userInfo = try optional("userInfo", object)
      return .notification(name: name, userInfo: userInfo, screen: screen)
    case .expectation: return .expectation(try expectation())
    }
  }

  private func header() throws(KeyboardTraceError) -> KeyboardTraceHeader {
    KeyboardTraceHeader(
      title: try required("title", text),
      source: try optional("source", text),
      device: try optional("device", text),
      system: try optional("system", text)
    )
  }

  /// Reads an expectation; an unknown part is an error, since a misspelt one would never fail.
  private func expectation() throws(KeyboardTraceError) -> KeyboardTraceExpectation {
    let partKeys = KeyboardTraceExpectation.partKeys
    let expected = "any of " + partKeys.joined(separator: ", ")
    let keys = members.keys.filter { $0 != "time" && $0 != "written" }.sorted()
    if let unknown = keys.first(where: { !partKeys.contains($0) }) {
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
