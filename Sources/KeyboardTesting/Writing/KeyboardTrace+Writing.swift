import Foundation
import KeyboardNotifications

extension KeyboardTrace {
  /// The trace as JSON Lines, each line ended by a line feed.
  ///
  /// Reading it again gives an equal trace, if its times do not decrease and its values could have
  /// been read: not nested beyond what a line may hold, and no object that the format reads as a
  /// number, such as `{"notANumber":true}`.
  public var jsonLines: String {
    ([Record(.header(header))] + records).map { $0.jsonLine + "\n" }.joined()
  }
}

extension KeyboardTrace.Record {
  /// The record as one line of JSON, without the line feed at its end.
  ///
  /// Keys come in the order of the format's description: version, kind, payload; time first.
  public var jsonLine: String {
    let time = time.map { KeyboardTraceValue.number($0) }
    let (kind, members) = content.payload
    return KeyboardTraceFormat.line(kind.rawValue, [("time", time)] + members)
  }
}

extension KeyboardTraceFormat {
  /// Returns a record of any kind as one line of JSON; a key without a value is left out.
  static func line(_ kind: String, _ members: [(String, KeyboardTraceValue?)]) -> String {
    let payload = members.compactMap { key, value in value.map { "\"\(key)\":\($0.json)" } }
    return #"{"version":\#(version),"kind":"\#(kind)","#
      + #""payload":{\#(payload.joined(separator: ","))}}"#
  }
}

extension KeyboardTraceContent {
  var kind: KeyboardTraceFormat.Kind { payload.0 }

  /// The kind, and the keys and values in order; one that is not there has no value.
  fileprivate var payload: (KeyboardTraceFormat.Kind, [(String, KeyboardTraceValue?)]) {
    switch self {
    case .header(let header):
      let texts = [
        ("title", header.title), ("source", header.source), ("device", header.device),
        ("system", header.system),
      ]
      return (.header, texts.map { key, text in (key, text.map { .string($0) }) })
    case .screen(let frame, let name, let isInferred):
      let inferred: KeyboardTraceValue? = isInferred ? true : nil
      let name = name.map { KeyboardTraceValue.string($0) }
      return (
        .screen,
        [("frame", KeyboardTraceValue(posted: frame)), ("name", name), ("inferred", inferred)]
      )
    case .window(let frame): return (.window, [("frame", KeyboardTraceValue(posted: frame))])
    case .view(let frame, let safeAreaBottom):
      let height = KeyboardTraceValue.number(Double(safeAreaBottom))
      return (.view, [("frame", KeyboardTraceValue(posted: frame)), ("safeAreaBottom", height)])
    case .accessibility(let isOn):
      return (.accessibility, [("prefersCrossFadeTransitions", .bool(isOn))])
    case .policy(let otherApps): return (.policy, [("otherApps", .string(otherApps.rawValue))])
    case .application(let state): return (.application, [("state", .string(state.rawValue))])
    case .notification(let name, let userInfo, let screen):
      let values = userInfo.map { KeyboardTraceValue.object($0) } ?? .null
      let screen = screen.map { KeyboardTraceValue.string($0) }
      return (.notification, [("name", .string(name)), ("screen", screen), ("userInfo", values)])
    case .expectation(let expectation): return (.expectation, expectation.members)
    }
  }
}

extension KeyboardTraceExpectation {
  fileprivate var members: [(String, KeyboardTraceValue?)] {
    [
      ("visibility", visibility.map { .string($0.rawValue) }),
      ("placement", placement.map { .string($0.rawValue) }),
      ("covered", covered.map { .number(Double($0)) }),
      ("inset", inset.map { .number(Double($0)) }),
    ]
  }
}
