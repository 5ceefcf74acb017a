import Foundation
import KeyboardNotifications

private typealias Info = KeyboardUserInfoKey

/// An unfinished object of JavaScript, which may be a keyboard event of React Native.
///
/// It stands on one line, or on several from a line that ends with a brace. Its name is before the
/// brace, or else on a line above. Its members are those of the notification, by other names.
/// Durations are in milliseconds, and every curve except UIKit's four is `keyboard`:
/// https://github.com/facebook/react-native/blob/main/packages/react-native/React/CoreModules/RCTKeyboardObserver.mm
struct LogObject: Sendable {
  /// The notification that begins with the object, without its user info.
  var notification: LogNotification
  private(set) var text: LogText = []
  /// The number of braces that the text has opened and not closed.
  private var depth = 0
  /// True if a line ends in the middle of a key or a value, as in a log of a fixed width.
  private(set) var isCut = false

  init(notification: LogNotification) {
    self.notification = notification
  }

  /// The most bytes that are kept; an event has a few hundred.
  static let limit = 16 * 1024

  /// Adds a line up to the end of the object.
  ///
  /// - Returns: The rest of the line; `nil` if the object is still open.
  mutating func append(_ line: LogText) -> LogText? {
    // The text ends with a line feed.
    if let last = text.dropLast().last, let first = line.first {
      let isBetweenSigns = "{}[](),;".utf8.contains(last) || "}]),".utf8.contains(first)
      if !isBetweenSigns { isCut = true }
    }
    for index in line.indices {
      if line[index] == .ascii("{") { depth += 1 }
      if line[index] == .ascii("}") { depth -= 1 }
      guard depth <= 0, line[index] == .ascii("}") else { continue }
      text += line[...index]
      return line[(index + 1)...]
    }
    text += line + [.ascii("\n")]
    return nil
  }

  /// True for a keyboard event, even if the end of a line cuts this word.
  var mayBeEvent: Bool { text.filter { $0 != .ascii("\n") }.contains("Coordinates") }

  /// The user info of a keyboard event; `nil` for any other object.
  ///
  /// The keys may be quoted or not, and in any order. An object may have a label, as in `Object {`.
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

  private static let curves: [String: KeyboardAnimation.Curve] = [
    "easeInEaseOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
  ]

  /// Returns the frame of a text that has all four members, once each.
  static func frame(_ text: String) -> KeyboardTraceValue? {
    guard text.components(separatedBy: "screenY").count == 2 else { return nil }
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
  /// Reads the objects of a line, of which the last may go on below.
  ///
  /// An object that begins on the line ends an unfinished one, since the log has lost the rest of
  /// it. A line that begins with a closing brace goes on with the unfinished one.
  mutating func readObjects() {
    let mayBeEvent = Self.wordsOfEvents.contains { text.contains($0) }
    var rest = text
    let isContinued = object != nil && text.first == .ascii("}")
    if !isContinued, let new = beginObject(in: &rest, mayBeEvent: mayBeEvent) {
      endObject()
      object = new
    }
    while var open = object {
      let end = open.append(rest)
      object = open
      guard let end else {
        if open.text.count > LogObject.limit { endObject() }
        return
      }
      // mutant: swap, because neither changes the other
      finish(open)
      rest = end
      object = beginObject(in: &rest, mayBeEvent: mayBeEvent)
    }
  }

  /// Returns an object that begins on the rest of a line, and removes the words before its brace.
  private func beginObject(in rest: inout LogText, mayBeEvent: Bool) -> LogObject? {
    guard let start = rest.firstIndex(of: .ascii("{")) else { return nil }
    let words = rest[..<start]
    let endsLine = start + 1 == text.endIndex && !words.contains(.ascii("="))
    guard mayBeEvent || endsLine, !words.contains("Coordinates") else { return nil }
    rest = rest[start...]
    var notification = notification(words.keyboardNotification, LogTimestamp(text))
    notification.source = LogFrames.isLabel(words) ? .frame : .unclearFrames
    return LogObject(notification: notification)
  }

  private static let wordsOfEvents: [StaticString] = [
    "keyboard", "Coordinates", "duration", "easing",
  ]

  /// Ends an object that is not closed, since the log has lost the rest of it.
  mutating func endObject() {
    guard let open = object else { return }
    object = nil
    if open.mayBeEvent { addCut(open.notification) }
  }

  /// Adds the notification of a closed object, if that is an event, or a frame below a name.
  private mutating func finish(_ object: LogObject) {
    var notification = object.notification
    if object.isCut, object.mayBeEvent {
      addCut(notification)
      return
    }
    if let userInfo = object.userInfo {
      notification.source = .userInfo
      notification.userInfo = userInfo
    } else if notification.type != nil, notification.line < line,
      let frame = LogObject.frame(object.text.string)
    {
      notification.userInfo = [Info.endFrame: frame]
    } else {
      return
    }
    name(&notification)
    ended.append(notification)
  }

  /// Adds an event that a line has cut, without its values, since any of them may be cut.
  private mutating func addCut(_ event: LogNotification) {
    var event = event
    event.source = .userInfo
    event.cutLines = [event.line]
    name(&event)
    ended.append(event)
  }
}
