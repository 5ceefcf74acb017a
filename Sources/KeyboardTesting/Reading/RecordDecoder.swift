import Foundation
import KeyboardNotifications

/// Reads one record from a line's JSON.
enum RecordDecoder {
  /// Reads a record; `nil` where its kind is unknown.
  static func record(from line: Data) throws(TraceFault) -> KeyboardTraceRecord? {
    let record = TraceObject(values: try JSONLine.object(in: line), path: "")
    let version = try record.number(ifPresent: "version")
    guard version == Double(KeyboardTraceFormat.version) else {
      throw TraceFault(
        keyPath: "version",
        expected: "version \(KeyboardTraceFormat.version)",
        found: version.map { "version \(JSONText.number($0))" } ?? "nothing"
      )
    }
    guard let kind = KeyboardTraceFormat.Kind(rawValue: try record.string("kind")) else {
      return nil
    }
    let payload = try record.object("payload")
    let content = try content(of: kind, from: payload)
    let time = kind == .header ? nil : try payload.number(ifPresent: "time")
    return KeyboardTraceRecord(time: time, content)
  }

  private static func content(
    of kind: KeyboardTraceFormat.Kind,
    from payload: TraceObject
  ) throws(TraceFault) -> KeyboardTraceContent {
    switch kind {
    case .header: .header(try header(from: payload))
    case .screen: .screen(try payload.frame("frame"))
    case .window: .window(try payload.frame("frame"))
    case .view: try view(from: payload)
    case .accessibility:
      .accessibility(prefersCrossFadeTransitions: try payload.bool("prefersCrossFadeTransitions"))
    case .application: .application(try payload.word("state"))
    case .notification: try notification(from: payload)
    case .expectation: .expectation(try expectation(from: payload))
    }
  }

  private static func header(from payload: TraceObject) throws(TraceFault) -> KeyboardTraceHeader {
    KeyboardTraceHeader(
      title: try payload.string("title"),
      source: try payload.string(ifPresent: "source"),
      device: try payload.string(ifPresent: "device"),
      system: try payload.string(ifPresent: "system")
    )
  }

  private static func view(from payload: TraceObject) throws(TraceFault) -> KeyboardTraceContent {
    let safeAreaBottom = try payload.number(ifPresent: "safeAreaBottom") ?? 0
    guard safeAreaBottom >= 0 else {
      throw payload.fault("safeAreaBottom", expected: "a height of at least 0")
    }
    return .view(try payload.frame("frame"), safeAreaBottom: CGFloat(safeAreaBottom))
  }

  /// Reads a notification; without user info it was posted without any.
  private static func notification(
    from payload: TraceObject
  ) throws(TraceFault) -> KeyboardTraceContent {
    let name = try payload.string("name")
    let userInfo = payload.values["userInfo"]
    // The usual case comes first: to ask whether an object is null would bridge all of it.
    if let values = userInfo as? [String: Any] {
      return .notification(name: name, userInfo: values.mapValues { .init(parsed: $0) })
    }
    guard userInfo == nil || userInfo is NSNull else {
      throw payload.fault("userInfo", expected: "an object")
    }
    return .notification(name: name, userInfo: nil)
  }

  /// Reads an expectation; a part that cannot be checked is refused, lest it seem to hold.
  private static func expectation(
    from payload: TraceObject
  ) throws(TraceFault) -> KeyboardTraceExpectation {
    let parts: Set = ["visibility", "placement", "covered", "inset"]
    let expected = "any of visibility, placement, covered, inset"
    let keys = payload.values.keys.filter { $0 != "time" }.sorted()
    if let key = keys.first(where: { !parts.contains($0) }) {
      throw TraceFault(keyPath: payload.path + key, expected: expected, found: "the key \(key)")
    }
    guard !keys.isEmpty else {
      throw TraceFault(keyPath: "payload", expected: expected, found: "none of them")
    }
    return KeyboardTraceExpectation(
      visibility: payload.values["visibility"] == nil ? nil : try payload.word("visibility"),
      placement: payload.values["placement"] == nil ? nil : try payload.word("placement"),
      covered: try payload.number(ifPresent: "covered").map { CGFloat($0) },
      inset: try payload.number(ifPresent: "inset").map { CGFloat($0) }
    )
  }
}
