import Foundation
import KeyboardNotifications

/// The keyboard events of React Native, as Metro, Expo or Xcode print them.
///
/// An event stands on one line, or on several from a line that ends with a brace; what is printed
/// before the brace names it, or else a line before.
struct ReactNativeLogFormat: LogFormat {
  /// The lines of an object that is not closed yet.
  private struct Object: Sendable {
    var start: LogLine
    var text: String
  }

  private var current: Object?
  /// The last heading, where no event has come since.
  private var heading: LogLine?

  /// The most bytes of an object that is kept: an event has some hundred.
  private static let limit = 16 * 1024

  mutating func read(_ line: LogLine) -> [LogNotification] {
    if line.isHeading { heading = line }
    if let open = Self.start(of: line.text) {
      current = Object(start: line, text: String(line.text[open...]))
    } else if current != nil {
      current?.text += "\n" + line.text
    }
    guard let object = current, object.text.utf8.count <= Self.limit else {
      current = nil
      return []
    }
    guard Self.isClosed(object.text) else { return [] }
    current = nil
    return notification(object).map { [$0] } ?? []
  }

  /// An object that is not closed is no event.
  mutating func finish() -> [LogNotification] {
    current = nil
    return []
  }

  /// The brace with which an event may begin on a line: after its name, or before a member.
  private static func start(of line: String) -> String.Index? {
    guard let open = line.firstIndex(of: "{") else { return nil }
    let (name, rest) = (line[..<open], line[open...].dropFirst())
    guard !name.contains("Coordinates") else { return nil }
    let isEvent =
      (rest.isEmpty && !name.contains("=")) || name.contains("keyboardWill")
      || name.contains("keyboardDid")
      || ["Coordinates", "duration", "easing"].contains { rest.contains($0) }
    return isEvent ? open : nil
  }

  private static func isClosed(_ text: String) -> Bool {
    text.utf8.count { $0 == UInt8(ascii: "{") } <= text.utf8.count { $0 == UInt8(ascii: "}") }
  }

  private mutating func notification(_ object: Object) -> LogNotification? {
    guard let event = ReactNativeEvent(object.text[...]) else { return nil }
    let name = LogName(String(object.start.text.prefix { $0 != "{" }))
    var notification = LogNotification(object.start, name: name, above: [heading])
    heading = nil
    notification.userInfo = event.userInfo
    notification.hasKeyboardKeys = true
    return notification
  }
}

/// A keyboard event of React Native, as an app printed it.
///
/// Its members are the notification's, by other names; durations are milliseconds, and every curve
/// but UIKit's four is `keyboard`: https://github.com/facebook/react-native/blob/main/packages/react-native/React/CoreModules/RCTKeyboardObserver.mm
private struct ReactNativeEvent {
  /// What of the notification's user info was printed.
  let userInfo: [String: KeyboardTraceValue]

  /// Reads an object from its first brace to its last; `nil` where it is no keyboard's event.
  ///
  /// The keys may be quoted or not, and in any order; an object may be labelled, as in `Object {`.
  init?(_ text: Substring) {
    guard let end = Self.group("endCoordinates", in: text) else { return nil }
    let begin = Self.group("startCoordinates", in: text)
    var userInfo: [String: KeyboardTraceValue] = [:]
    userInfo[KeyboardUserInfoKey.endFrame] = Self.frame(end)
    userInfo[KeyboardUserInfoKey.beginFrame] = begin.flatMap(Self.frame)
    userInfo[KeyboardUserInfoKey.duration] = Self.number("duration", in: text)
      .map { .number($0 / 1000) }
    userInfo[KeyboardUserInfoKey.curve] = Self.word("easing", in: text)
      .map { .number(Double(Self.curve(String($0)).rawValue)) }
    switch Self.word("isEventFromThisApp", in: text) {
    case "true": userInfo[KeyboardUserInfoKey.isLocal] = 1
    case "false": userInfo[KeyboardUserInfoKey.isLocal] = 0
    default: break
    }
    self.userInfo = userInfo
  }

  private static func frame(_ group: Substring) -> KeyboardTraceValue? {
    let numbers = ["screenX", "screenY", "width", "height"].compactMap { number($0, in: group) }
    return numbers.count == 4 ? .array(numbers.map { .number($0) }) : nil
  }

  private static func curve(_ name: String) -> KeyboardAnimationCurve {
    switch name {
    case "easeInEaseOut": .easeInOut
    case "easeIn": .easeIn
    case "easeOut": .easeOut
    case "linear": .linear
    default: .keyboard
    }
  }

  /// The text between the braces after a key.
  private static func group(_ key: String, in text: Substring) -> Substring? {
    guard let value = value(of: key, in: text), let open = value.firstIndex(of: "{"),
      let close = value[open...].firstIndex(of: "}")
    else { return nil }
    return value[value.index(after: open)..<close]
  }

  private static func number(_ key: String, in text: Substring) -> Double? {
    word(key, in: text).flatMap { Double($0) }
  }

  /// The number or word after a key.
  private static func word(_ key: String, in text: Substring) -> Substring? {
    guard let value = value(of: key, in: text)?.drop(while: { " '\"".contains($0) }) else {
      return nil
    }
    return value.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
  }

  /// What follows a key and its colon.
  private static func value(of key: String, in text: Substring) -> Substring? {
    guard let found = text.range(of: key) else { return nil }
    let rest = text[found.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
    return rest.first == ":" ? rest.dropFirst() : nil
  }
}
