import Foundation
import KeyboardNotifications

/// An object of JavaScript that is not closed yet, and may be a keyboard's event of React Native.
///
/// It stands on one line, or on several from a line that ends with a brace; what is printed before
/// the brace names it, or else a line before. Its members are the notification's, by other names;
/// durations are milliseconds, and every curve but UIKit's four is `keyboard`:
/// https://github.com/facebook/react-native/blob/main/packages/react-native/React/CoreModules/RCTKeyboardObserver.mm
struct LogObject: Sendable {
  let start: LogLine
  private(set) var text: LogText = []
  private(set) var depth = 0

  /// The most bytes that are kept: an event has some hundred.
  static let limit = 16 * 1024

  init(_ line: LogLine) {
    start = line
  }

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
    userInfo[KeyboardUserInfoKey.endFrame] = Self.frame(end)
    userInfo[KeyboardUserInfoKey.beginFrame] = members["startCoordinates"].flatMap(Self.frame)
    userInfo[KeyboardUserInfoKey.duration] = members["duration"]
      .flatMap { Double($0) }.map { .number($0 / 1000) }
    userInfo[KeyboardUserInfoKey.curve] = members["easing"]
      .map { .number(Double((Self.curves[$0] ?? .keyboard).rawValue)) }
    userInfo[KeyboardUserInfoKey.isLocal] = members["isEventFromThisApp"]
      .flatMap { ["true": 1, "false": 0][$0] }
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
    let start = Self.start(of: line.text)
    if start != nil { object = LogObject(line) }
    object?.append(line.text[(start ?? line.text.startIndex)...])
    guard let object, object.depth <= 0 || object.text.count > LogObject.limit else { return }
    self.object = nil
    guard object.text.count <= LogObject.limit else { return }
    let name = object.start.text.prefix { $0 != .ascii("{") }
    var notification = LogNotification(object.start, name.keyboardNotification)
    if let userInfo = object.userInfo {
      notification.userInfo = userInfo
    } else if takesFrames, notification.type != nil, object.start.number < line.number,
      let frame = LogObject.frame(object.text.string)
    {
      notification.userInfo[KeyboardUserInfoKey.endFrame] = frame
    } else {
      return
    }
    self.name(&notification)
    ended.append(notification)
  }

  /// Returns the brace with which an event may begin on a line: after its name, or before a member.
  private static func start(of line: LogText) -> Int? {
    guard let open = line.firstIndex(of: .ascii("{")) else { return nil }
    let (name, rest) = (line[..<open], line[open...].dropFirst())
    guard !name.contains("Coordinates") else { return nil }
    let words: [StaticString] = [
      "keyboardWill", "keyboardDid", "Coordinates", "duration", "easing",
    ]
    let isOpen = rest.isEmpty && !name.contains(.ascii("="))
    return isOpen || words.contains(where: { line.contains($0) }) ? open : nil
  }
}
