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
    let members = [time.map { ("time", JSONText.number($0)) }].compactMap(\.self) + content.members
    let payload = members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    return #"{"version":\#(KeyboardTraceFormat.version),"kind":"\#(content.kind.rawValue)","#
      + #""payload":{\#(payload)}}"#
  }
}

extension KeyboardTraceContent {
  fileprivate var members: [(String, String)] {
    switch self {
    case .header(let header): header.members
    case .screen(let frame, let name, let isInferred):
      [
        ("frame", json(frame)), name.map { ("name", JSONText.string($0)) },
        isInferred ? ("inferred", "true") : nil,
      ].compactMap(\.self)
    case .window(let frame): [("frame", json(frame))]
    case .view(let frame, let safeAreaBottom):
      [("frame", json(frame)), ("safeAreaBottom", JSONText.number(Double(safeAreaBottom)))]
    case .accessibility(let value): [("prefersCrossFadeTransitions", "\(value)")]
    case .policy(let otherApps): [("otherApps", JSONText.string(otherApps.rawValue))]
    case .application(let state): [("state", JSONText.string(state.rawValue))]
    case .notification(let name, let userInfo, let screen):
      [
        ("name", JSONText.string(name)),
        screen.map { ("screen", JSONText.string($0)) },
        ("userInfo", userInfo.map { KeyboardTraceValue.json($0) } ?? "null"),
      ].compactMap(\.self)
    case .expectation(let expectation): expectation.members
    }
  }

  private func json(_ frame: CGRect) -> String {
    KeyboardTraceValue(posted: frame).json
  }
}

extension KeyboardTraceHeader {
  fileprivate var members: [(String, String)] {
    [("title", title), ("source", source), ("device", device), ("system", system)]
      .compactMap { key, value in value.map { (key, JSONText.string($0)) } }
  }
}

extension KeyboardTraceExpectation {
  fileprivate var members: [(String, String)] {
    [
      ("visibility", visibility.map { JSONText.string($0.rawValue) }),
      ("placement", placement.map { JSONText.string($0.rawValue) }),
      ("covered", covered.map { JSONText.number(Double($0)) }),
      ("inset", inset.map { JSONText.number(Double($0)) }),
    ].compactMap { key, value in value.map { (key, $0) } }
  }
}
