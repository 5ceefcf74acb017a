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
    return KeyboardTraceFormat.line(content.kind.rawValue, [("time", time)] + content.members)
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
  /// The keys and values of the payload, in order; one that is not there has no value.
  fileprivate var members: [(String, KeyboardTraceValue?)] {
    switch self {
    case .header(let header):
      [
        ("title", .string(header.title)), ("source", header.source.map { .string($0) }),
        ("device", header.device.map { .string($0) }),
        ("system", header.system.map { .string($0) }),
      ]
    case .screen(let frame, let name, let isInferred):
      [
        ("frame", KeyboardTraceValue(posted: frame)), ("name", name.map { .string($0) }),
        ("inferred", isInferred ? true : nil),
      ]
    case .window(let frame): [("frame", KeyboardTraceValue(posted: frame))]
    case .view(let frame, let safeAreaBottom):
      [
        ("frame", KeyboardTraceValue(posted: frame)),
        ("safeAreaBottom", .number(Double(safeAreaBottom))),
      ]
    case .accessibility(let value): [("prefersCrossFadeTransitions", .bool(value))]
    case .policy(let otherApps): [("otherApps", .string(otherApps.rawValue))]
    case .application(let state): [("state", .string(state.rawValue))]
    case .notification(let name, let userInfo, let screen):
      [
        ("name", .string(name)), ("screen", screen.map { .string($0) }),
        ("userInfo", userInfo.map { .object($0) } ?? .null),
      ]
    case .expectation(let expectation):
      [
        ("visibility", expectation.visibility.map { .string($0.rawValue) }),
        ("placement", expectation.placement.map { .string($0.rawValue) }),
        ("covered", expectation.covered.map { .number(Double($0)) }),
        ("inset", expectation.inset.map { .number(Double($0)) }),
      ]
    }
  }
}
