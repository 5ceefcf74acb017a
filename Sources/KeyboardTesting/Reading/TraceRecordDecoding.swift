import Foundation
import KeyboardNotifications

extension KeyboardTrace.Record {
  /// Reads a record from the members of its object; `nil` where its kind is unknown.
  init?(_ members: [String: KeyboardTraceValue]) throws(KeyboardTraceError) {
    let fields = TraceFields(members: members)
    try fields.checkVersion()
    let name = try fields.required("kind", fields.text)
    guard let kind = KeyboardTraceFormat.Kind(rawValue: name) else { return nil }
    let members = try fields.required("payload", fields.object)
    let payload = TraceFields(members: members, path: "payload.")
    let time = kind == .header ? nil : try payload.optional("time", payload.number)
    self.init(time: time, try payload.content(of: kind))
  }
}

extension TraceFields {
  fileprivate func checkVersion() throws(KeyboardTraceError) {
    let expected = "version \(KeyboardTraceFormat.version)"
    guard let version = try optional("version", number) else { throw error("version", expected) }
    guard version == Double(KeyboardTraceFormat.version) else {
      throw error("version", expected, found: "version \(JSONText.number(version))")
    }
  }

  fileprivate func content(
    of kind: KeyboardTraceFormat.Kind
  ) throws(KeyboardTraceError) -> KeyboardTraceContent {
    switch kind {
    case .header: .header(try header())
    case .screen:
      .screen(
        try frame(),
        name: try optional("name", text),
        isInferred: try optional("inferred", flag) ?? false
      )
    case .window: .window(try frame())
    case .view: .view(try frame(), safeAreaBottom: try safeAreaBottom())
    case .accessibility:
      .accessibility(
        prefersCrossFadeTransitions: try required("prefersCrossFadeTransitions", flag)
      )
    case .policy: .policy(otherApps: try required("otherApps", word()))
    case .application: .application(try required("state", word()))
    case .notification: try notification()
    case .expectation: .expectation(try expectation())
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

  private func safeAreaBottom() throws(KeyboardTraceError) -> CGFloat {
    let height = try optional("safeAreaBottom", number) ?? 0
    guard height >= 0 else { throw error("safeAreaBottom", "a height of at least 0") }
    return CGFloat(height)
  }

  /// Reads a notification; without user info it was posted without any.
  private func notification() throws(KeyboardTraceError) -> KeyboardTraceContent {
    let isWithout = members["userInfo"] == .null
    return .notification(
      name: try required("name", text),
      userInfo: isWithout ? nil : try optional("userInfo", object),
      screen: try optional("screen", text)
    )
  }

  /// Reads an expectation; an unknown part is refused, since it would never fail.
  private func expectation() throws(KeyboardTraceError) -> KeyboardTraceExpectation {
    let parts = ["visibility", "placement", "covered", "inset"]
    let expected = "any of " + parts.joined(separator: ", ")
    let keys = members.keys.filter { $0 != "time" }.sorted()
    if let unknown = keys.first(where: { !parts.contains($0) }) {
      throw error(unknown, expected, found: "the key \(unknown)")
    }
    guard !keys.isEmpty else { throw error(nil, expected, found: "none of them") }
    return KeyboardTraceExpectation(
      visibility: try optional("visibility", word()),
      placement: try optional("placement", word()),
      covered: try optional("covered", number).map { CGFloat($0) },
      inset: try optional("inset", number).map { CGFloat($0) }
    )
  }
}
