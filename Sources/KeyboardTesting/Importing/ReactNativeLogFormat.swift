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
      depth += line.depth
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
    let text = object.text[...].string
    if let userInfo = ReactNativeEvent.userInfo(text) {
      notification.userInfo = userInfo
    } else if context.takesFrames, name.type != nil, object.lines > 1,
      let frame = ReactNativeEvent.frame(text)
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
enum ReactNativeEvent {
  /// Returns the part of a user info that an object gives from its first brace to its last; `nil`
  /// where it is no keyboard's event.
  ///
  /// The keys may be quoted or not, and in any order; an object may be labelled, as in `Object {`.
  static func userInfo(_ text: String) -> [String: KeyboardTraceValue]? {
    guard let end = groups["endCoordinates"]?.match(text)?["value"] else { return nil }
    let begin = groups["startCoordinates"]?.match(text)?["value"]
    var userInfo: [String: KeyboardTraceValue] = [:]
    userInfo[KeyboardUserInfoKey.endFrame] = frame(String(end))
    userInfo[KeyboardUserInfoKey.beginFrame] = begin.flatMap { frame(String($0)) }
    userInfo[KeyboardUserInfoKey.duration] = member("duration", in: text)
      .flatMap { Double($0) }.map { .number($0 / 1000) }
    userInfo[KeyboardUserInfoKey.curve] = member("easing", in: text)
      .map { .number(Double((curves[$0] ?? .keyboard).rawValue)) }
    userInfo[KeyboardUserInfoKey.isLocal] = member("isEventFromThisApp", in: text)
      .flatMap { ["true": 1, "false": 0][$0] }
    return userInfo
  }

  /// Returns the frame of which a text gives all four members.
  static func frame(_ text: String) -> KeyboardTraceValue? {
    let numbers = ["screenX", "screenY", "width", "height"]
      .compactMap { member($0, in: text).flatMap { Double($0) } }
    return numbers.count == 4 ? .array(numbers.map { .number($0) }) : nil
  }

  private static let curves: [Substring: KeyboardAnimationCurve] = [
    "easeInEaseOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
  ]

  /// Returns the number or word after a key.
  private static func member(_ key: String, in text: String) -> Substring? {
    members[key]?.match(text)?["value"]
  }

  private static let members = patterns(
    [
      "duration", "easing", "isEventFromThisApp", "screenX", "screenY", "width", "height",
    ],
    value: #"[\s"']*(?<value>[\w.+-]*)"#
  )
  /// The texts between the braces after a key.
  private static let groups = patterns(
    ["startCoordinates", "endCoordinates"],
    value: #"[^{]{0,80}\{(?<value>[^}]*)\}"#
  )

  private static func patterns(_ keys: [String], value: String) -> [String: LogPattern] {
    Dictionary(keys.map { ($0, LogPattern($0 + #"["'\s]*:"# + value)) }) { first, _ in first }
  }
}
