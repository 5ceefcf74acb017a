import Foundation
import KeyboardNotifications

extension KeyboardTrace {
  /// The trace as JSON Lines, each line ended by a line feed.
  ///
  /// Reading the lines gives an equal trace. Exceptions are times that decrease, values that are
  /// nested too deeply to be read, and an object such as `{"notANumber":true}`, which is read as a
  /// number.
  public var jsonLines: String {
    // A recorder's own record is kept if readers need it: the keyboard before it is unknown.
    let cut = KeyboardTraceFormat.line(.cut, [("keyboard", .bool(true))])
    let beginning = continuesKeyboard ? [headerLine, cut] : [headerLine]
    return (beginning + records.map(\.jsonLine)).map { $0 + "\n" }.joined()
  }

  /// The header as one line of JSON, without the line feed at its end.
  package var headerLine: String {
    KeyboardTraceFormat.line(
      .header,
      [
        ("title", .string(title)), ("source", source.map { .string($0) }),
        ("device", device.map { .string($0) }), ("system", system.map { .string($0) }),
      ]
    )
  }
}

extension KeyboardTrace.Record {
  /// The record as one line of JSON, without the line feed at its end.
  ///
  /// The keys are version, kind and payload; the payload's first key is the time.
  package var jsonLine: String {
    KeyboardTraceFormat.line(
      content.kind,
      [("time", time.map { .number($0) })] + content.members
    )
  }
}

/// The words of the trace format.
enum KeyboardTraceFormat {
  /// The version that is read and written.
  static let version = 1

  /// The kinds of records; a record of any other kind is skipped.
  ///
  /// By the last two a recorder ends a file and continues it in another.
  enum Kind: String {
    case header, screen, window, view, accessibility, policy, application, notification
    case expectation
    case end, cut
  }

  /// A key and its value; a key without a value is left out.
  typealias Member = (key: String, value: KeyboardTraceValue?)

  /// Returns a record as one line of JSON.
  static func line(_ kind: Kind, _ members: [Member]) -> String {
    let payload = members.compactMap { key, value in value.map { "\"\(key)\":\($0.json)" } }
    return #"{"version":\#(version),"kind":"\#(kind.rawValue)","#
      + #""payload":{\#(payload.joined(separator: ","))}}"#
  }
}

extension KeyboardTraceContent {
  var kind: KeyboardTraceFormat.Kind {
    switch self {
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
    case .screen(let frame, let name, let isInferred):
      [
        ("frame", KeyboardTraceValue(frame)), ("name", name.map { .string($0) }),
        ("inferred", isInferred ? .bool(true) : nil),
      ]
    case .window(let frame): [("frame", KeyboardTraceValue(frame))]
    case .view(let frame, let safeAreaBottom):
      [("frame", KeyboardTraceValue(frame)), ("safeAreaBottom", .number(Double(safeAreaBottom)))]
    case .accessibility(let isOn): [("prefersCrossFadeTransitions", .bool(isOn))]
    case .policy(let otherApps): [("otherApps", .string(otherApps.rawValue))]
    case .application(let state): [("state", .string(state.rawValue))]
    case .notification(let name, let userInfo, let screen):
      [
        ("name", .string(name)), ("screen", screen.map { .string($0) }),
        ("userInfo", userInfo.map { .object($0) } ?? .null),
      ]
    case .expectation(let expectation):
      [
        ("visibility", (expectation.visibility?.rawValue).map { .string($0) }),
        ("placement", (expectation.placement?.rawValue).map { .string($0) }),
        ("covered", expectation.covered.map { .number(Double($0)) }),
        ("inset", expectation.inset.map { .number(Double($0)) }),
        ("written", expectation.isWritten ? .bool(true) : nil),
      ]
    }
  }
}

// MARK: - JSON

/// A writer of the numbers and texts of JSON.
package enum JSONText {
  /// Returns a number as JSON; one that is not finite becomes `null`.
  ///
  /// Whole ones have no fraction, others the fewest digits that read back.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard let whole = Int(exactly: value) else { return value.description }
    return whole == 0 && value.sign == .minus ? "-0.0" : String(whole)
  }

  /// Returns a text as JSON, in quotation marks and with escapes.
  package static func string(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      // JSON requires no escape here; the text may be shown in a terminal.
      default: scalar.isObeyedByTerminals ? escape(scalar) : String(scalar)
      }
    }
    return "\"\(characters.joined())\""
  }

  /// Returns the beginning of a text as JSON, in a length that fits in a sentence.
  static func beginning(of text: String) -> String { string(String(text.prefix(40))) }

  /// Returns the six characters by which JSON writes a character of the first 65,536.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Unicode.Scalar {
  /// True for a character that a terminal may interpret instead of showing it.
  ///
  /// A control character could move the cursor, a line separator could make one line look like two,
  /// and a bidirectional override could make letters stand in another order than they do.
  package var isObeyedByTerminals: Bool {
    switch self {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}
