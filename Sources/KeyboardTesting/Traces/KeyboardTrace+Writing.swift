import Foundation
import KeyboardNotifications

extension KeyboardTrace {
  /// The trace as JSON Lines, each line ended by a line feed.
  ///
  /// Reading the lines gives an equal trace. Exceptions are times that decrease, values that are
  /// nested too deeply to be read, and an object such as `{"notANumber":true}`, which is read as a
  /// number.
  public var jsonLines: String {
    ([Record(.header(header))] + records).map { $0.jsonLine + "\n" }.joined()
  }
}

extension KeyboardTrace.Record {
  /// The record as one line of JSON, without the line feed at its end.
  ///
  /// The keys are version, kind and payload; the payload's first key is the time.
  public var jsonLine: String {
    KeyboardTraceFormat.line(content.kind.rawValue, [("time", time)] + content.members)
  }
}

extension KeyboardTraceFormat {
  /// Returns a record of any kind, also of a recorder's, as one line of JSON.
  static func line(_ kind: String, _ members: [Member]) -> String {
    let payload = members.compactMap { key, value in
      value.map { "\"\(key)\":\(KeyboardTraceValue(posted: $0).json)" }
    }
    return #"{"version":\#(version),"kind":"\#(kind)","#
      + #""payload":{\#(payload.joined(separator: ","))}}"#
  }
}

extension KeyboardTraceContent {
  var kind: KeyboardTraceFormat.Kind {
    switch self {
    case .header: .header
    case .screen: .screen
    case .window: .window
    case .view: .view
    case .accessibility: .accessibility
    case .policy: .policy
    case .application: .application
    case .notification: .notification
    case .expectation: .expectation
    }
  }

  /// The keys and values of the payload, in order.
  fileprivate var members: [KeyboardTraceFormat.Member] {
    switch self {
    case .header(let header):
      [
        ("title", header.title), ("source", header.source), ("device", header.device),
        ("system", header.system),
      ]
    case .screen(let frame, let name, let isInferred):
      [("frame", frame), ("name", name), ("inferred", isInferred ? true : nil)]
    case .window(let frame): [("frame", frame)]
    case .view(let frame, let safeAreaBottom):
      [("frame", frame), ("safeAreaBottom", safeAreaBottom)]
    case .accessibility(let isOn): [("prefersCrossFadeTransitions", isOn)]
    case .policy(let otherApps): [("otherApps", otherApps.rawValue)]
    case .application(let state): [("state", state.rawValue)]
    case .notification(let name, let userInfo, let screen):
      [
        ("name", name), ("screen", screen),
        ("userInfo", userInfo.map { KeyboardTraceValue.object($0) } ?? KeyboardTraceValue.null),
      ]
    case .expectation(let expectation): expectation.members
    }
  }
}
