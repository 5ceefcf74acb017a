import Foundation
import KeyboardNotifications

private typealias Info = KeyboardUserInfoKey

/// An object of JavaScript that is not closed yet, and may be a keyboard's event of React Native.
///
/// It stands on one line, or on several from a line that ends with a brace; what is printed before
/// the brace names it, or else a line before. Its members are the notification's, by other names;
/// durations are milliseconds, and every curve but UIKit's four is `keyboard`:
/// https://github.com/facebook/react-native/blob/main/packages/react-native/React/CoreModules/RCTKeyboardObserver.mm
struct LogObject: Sendable {
  /// The notification that begins where the object does, so far without a user info.
  var notification: LogNotification
  var text: LogText = []
  var depth = 0

  /// The most bytes that are kept: an event has some hundred.
  static let limit = 16 * 1024

  mutating func append(_ line: LogText) {
    text += line + [.ascii("\n")]
    depth += line.depth
  }

  /// The user info that an event gives; `nil` where the object is no keyboard's event.
  ///
  /// The keys may be quoted or not, and in any order; an object may be labelled, as in `Object {`.
  var userInfo: [String: KeyboardTraceValue]? {
    let members = Self.members(in: text.string)
    guard let end = members["endCoordinates"] else { return nil }
    var userInfo: [String: KeyboardTraceValue] = [:]
    userInfo[Info.endFrame] = Self.frame(end)
    userInfo[Info.beginFrame] = members["startCoordinates"].flatMap(Self.frame)
    userInfo[Info.duration] = members["duration"].flatMap { Double($0) }.map { .number($0 / 1000) }
    userInfo[Info.curve] = members["easing"]
      .map { .number(Double((Self.curves[$0] ?? .keyboard).rawValue)) }
    userInfo[Info.isLocal] = members["isEventFromThisApp"].flatMap { ["true": 1, "false": 0][$0] }
      .map { .number($0) }
    return userInfo
  }

  private static let curves: [String: KeyboardAnimationCurve] = [
    "easeInEaseOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
  ]

  /// Returns the frame of which a text gives all four members.
  static func frame(_ text: String) -> KeyboardTraceValue? {
    let members = members(in: text)
    let numbers = ["screenX", "screenY", "width", "height"]
      .compactMap { members[$0].flatMap { Double($0) } }
    return numbers.count == 4 ? .array(numbers.map { .number($0) }) : nil
  }

  /// Returns the first value of each key: a number, a word, or the text between braces.
  private static func members(in text: String) -> [String: String] {
    let pairs = member.matches(in: text).map {
      (String($0["key"] ?? ""), String($0["group"] ?? $0["value"] ?? ""))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static let member = LogPattern(
    #"(?<key>(?:start|end)Coordinates|duration|easing|isEventFromThisApp|screenX|screenY|width"#
      + #"|height)["'\s]*:(?:(?<=Coordinates["'\s]{0,9}:)[^{]{0,80}\{(?<group>[^}]*)\}"#
      + #"|[\s"']*(?<value>[\w.+-]*))"#
  )
}

extension LogReader {
  mutating func readObject() {
    let start = Self.start(of: text)
    if let start {
      let type = text[..<start].keyboardNotification
      object = LogObject(notification: LogNotification(line: line, type, LogTimestamp(text)))
    }
    object?.append(text[(start ?? text.startIndex)...])
    guard var object, object.depth <= 0 || object.text.count > LogObject.limit else { return }
    self.object = nil
    let isFrame = takesFrames && object.notification.type != nil && object.notification.line < line
    let frame = isFrame ? LogObject.frame(object.text.string) : nil
    let frames = frame.map { [Info.endFrame: $0] }
    guard let userInfo = object.userInfo ?? frames else { return }
    object.notification.userInfo = userInfo
    name(&object.notification)
    ended.append(object.notification)
  }

  /// Returns the brace with which an event may begin on a line: after its name, or before a member.
  private static func start(of line: LogText) -> Int? {
    guard let open = line.firstIndex(of: .ascii("{")), !line[..<open].contains("Coordinates")
    else { return nil }
    let words: [StaticString] = ["keyboard", "Coordinates", "duration", "easing"]
    let isOpen = open + 1 == line.endIndex && !line[..<open].contains(.ascii("="))
    return isOpen || words.contains(where: { line.contains($0) }) ? open : nil
  }
}
