import Foundation
import KeyboardNotifications

/// The keyboard events of React Native, as Metro, Expo or Xcode print them.
///
/// An event stands on one line, or on several from a line that ends with a brace; what is printed
/// before the brace names it, or else a line before.
struct ReactNativeLogFormat: Sendable {
  /// The lines of an object that is not closed yet.
  private struct Object: Sendable {
    var start: LogLine
    var text: [UInt8] = []
    var depth = 0
    var lines = 0

    mutating func append(_ line: LogText) {
      lines += 1
      text += line + [.ascii("\n")]
      for byte in line {
        if byte == .ascii("{") { depth += 1 }
        if byte == .ascii("}") { depth -= 1 }
      }
    }
  }

  private var current: Object?

  /// The most bytes of an object that is kept: an event has some hundred.
  private static let limit = 16 * 1024

  /// True while an object is under way, so that each line counts.
  var isOpen: Bool { current != nil }

  /// Reads the next line, which is not empty.
  ///
  /// - Returns: The event that ends with the line, if there is one.
  mutating func read(_ line: LogLine, _ context: inout LogContext) -> [LogNotification] {
    if let open = Self.start(of: line.text) {
      current = Object(start: line)
      current?.append(line.text[open...])
    } else if current != nil {
      current?.append(line.text)
    }
    guard let object = current, object.text.count <= Self.limit else {
      current = nil
      return []
    }
    guard object.depth <= 0 else { return [] }
    current = nil
    return notification(object, &context)
  }

  /// Forgets an object that is not closed: it is no event.
  mutating func finish() {
    current = nil
  }

  /// Returns the brace with which an event may begin on a line: after its name, or before a member.
  private static func start(of line: LogText) -> Int? {
    guard let open = line.firstIndex(of: .ascii("{")) else { return nil }
    let (name, rest) = (line[..<open], line[open...].dropFirst())
    guard !name.contains("Coordinates") else { return nil }
    let isEvent =
      (rest.isEmpty && !name.contains(.ascii("="))) || name.contains("keyboardWill")
      || name.contains("keyboardDid") || rest.contains("Coordinates") || rest.contains("duration")
      || rest.contains("easing")
    return isEvent ? open : nil
  }

  private func notification(_ object: Object, _ context: inout LogContext) -> [LogNotification] {
    let name = LogName(before: object.start.text.prefix { $0 != .ascii("{") })
    var notification = LogNotification(object.start, name: name)
    notification.hasKeyboardKeys = true
    if let event = ReactNativeEvent(object.text[...]) {
      notification.userInfo = event.userInfo
    } else if context.takesFrames, name.type != nil, object.lines > 1,
      let frame = ReactNativeEvent.frame(object.text[...])
    {
      notification.userInfo[KeyboardUserInfoKey.endFrame] = frame
    } else {
      return []
    }
    return context.name(&notification) + [notification]
  }
}

/// A keyboard event of React Native, as an app printed it.
///
/// Its members are the notification's, by other names; durations are milliseconds, and every curve
/// but UIKit's four is `keyboard`: https://github.com/facebook/react-native/blob/main/packages/react-native/React/CoreModules/RCTKeyboardObserver.mm
struct ReactNativeEvent {
  /// The part of the notification's user info that was printed.
  let userInfo: [String: KeyboardTraceValue]

  /// Reads an object from its first brace to its last; `nil` where it is no keyboard's event.
  ///
  /// The keys may be quoted or not, and in any order; an object may be labelled, as in `Object {`.
  init?(_ text: LogText) {
    guard let end = Self.group("endCoordinates", in: text) else { return nil }
    let begin = Self.group("startCoordinates", in: text)
    var userInfo: [String: KeyboardTraceValue] = [:]
    userInfo[KeyboardUserInfoKey.endFrame] = Self.frame(end)
    userInfo[KeyboardUserInfoKey.beginFrame] = begin.flatMap(Self.frame)
    userInfo[KeyboardUserInfoKey.duration] = Self.number("duration", in: text)
      .map { .number($0 / 1000) }
    userInfo[KeyboardUserInfoKey.curve] = Self.word("easing", in: text)
      .map { .number(Double(Self.curve($0).rawValue)) }
    switch Self.word("isEventFromThisApp", in: text) {
    case "true": userInfo[KeyboardUserInfoKey.isLocal] = 1
    case "false": userInfo[KeyboardUserInfoKey.isLocal] = 0
    default: break
    }
    self.userInfo = userInfo
  }

  /// Returns the frame of which a text gives all four members.
  static func frame(_ text: LogText) -> KeyboardTraceValue? {
    let keys: [StaticString] = ["screenX", "screenY", "width", "height"]
    let numbers = keys.compactMap { number($0, in: text) }
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

  /// Returns the text between the braces after a key.
  private static func group(_ key: StaticString, in text: LogText) -> LogText? {
    guard let value = value(of: key, in: text), let open = value.firstIndex(of: .ascii("{")),
      let close = value[open...].firstIndex(of: .ascii("}"))
    else { return nil }
    return value[(open + 1)..<close]
  }

  private static func number(_ key: StaticString, in text: LogText) -> Double? {
    word(key, in: text).flatMap { Double($0) }
  }

  /// Returns the number or word after a key.
  private static func word(_ key: StaticString, in text: LogText) -> String? {
    value(of: key, in: text)?.drop { " '\"".utf8.contains($0) }
      .prefix { $0.isLogWord || "+-.".utf8.contains($0) }.string
  }

  /// Returns the text after a key and its colon.
  private static func value(of key: StaticString, in text: LogText) -> LogText? {
    guard let found = text.firstIndex(of: key) else { return nil }
    let rest = text[(found + key.utf8CodeUnitCount)...].drop { "\"' ".utf8.contains($0) }
    return rest.first == .ascii(":") ? rest.dropFirst() : nil
  }
}
