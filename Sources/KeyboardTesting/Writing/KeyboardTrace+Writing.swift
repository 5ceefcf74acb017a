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
    let (kind, members) = content.payload
    return KeyboardTraceFormat.line(kind.rawValue, [("time", time)] + members)
  }
}

extension KeyboardTraceFormat {
  /// Returns a record of any kind as one line of JSON; a key without a value is left out.
  static func line(_ kind: String, _ members: [(String, Any?)]) -> String {
    let payload = members.compactMap { key, value in
      value.map { "\"\(key)\":\(KeyboardTraceValue(posted: $0).json)" }
    }
    return #"{"version":\#(version),"kind":"\#(kind)","#
      + #""payload":{\#(payload.joined(separator: ","))}}"#
  }
}

extension KeyboardTraceContent {
  var kind: KeyboardTraceFormat.Kind { payload.0 }

  /// The kind, and the keys and values in order; one that is not there has no value.
  fileprivate var payload: (KeyboardTraceFormat.Kind, [(String, Any?)]) {
    switch self {
    case .header(let header):
      let origin = [
        ("source", header.source), ("device", header.device), ("system", header.system),
      ]
      return (.header, [("title", header.title)] + origin)
    case .screen(let frame, let name, let isInferred):
      return (.screen, [("frame", frame), ("name", name), ("inferred", isInferred ? true : nil)])
    case .window(let frame): return (.window, [("frame", frame)])
    case .view(let frame, let safeAreaBottom):
      return (.view, [("frame", frame), ("safeAreaBottom", safeAreaBottom)])
    case .accessibility(let isOn): return (.accessibility, [("prefersCrossFadeTransitions", isOn)])
    case .policy(let otherApps): return (.policy, [("otherApps", otherApps.rawValue)])
    case .application(let state): return (.application, [("state", state.rawValue)])
    case .notification(let name, let userInfo, let screen):
      let values = userInfo.map { KeyboardTraceValue.object($0) } ?? .null
      return (.notification, [("name", name), ("screen", screen), ("userInfo", values)])
    case .expectation(let expectation): return (.expectation, expectation.members)
    }
  }
}
