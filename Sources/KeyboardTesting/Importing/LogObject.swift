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
  let notification: LogNotification
  /// True if the words before the brace are usual ones before the frame of a keyboard.
  let hasLabelOfFrame: Bool
  private(set) var text: LogText = []
  /// The number of braces that the text has opened and not closed.
  private var depth = 0
  /// True if a line ends in the middle of a key or a value, as in a log of a fixed width.
  private(set) var isCut = false

  init(notification: LogNotification, hasLabelOfFrame: Bool) {
    self.notification = notification
    self.hasLabelOfFrame = hasLabelOfFrame
  }

  /// True for an object with more bytes than are kept; an event has a few hundred.
  // mutant: > to >=, because a byte less is no difference
  var isTooLong: Bool { text.count > 16_384 }

  /// Adds a line up to the end of the object; the first line from its brace on.
  ///
  /// - Returns: The rest of the line; `nil` if the object is still open.
  mutating func append(_ line: LogText) -> LogText? {
    let line = text.isEmpty ? line.drop { $0 != .ascii("{") } : line
    noteCut(before: line)
    for index in line.indices {
      switch line[index] {
      case .ascii("{"): depth += 1
      case .ascii("}"):
        depth -= 1
        guard depth <= 0 else { continue }
        text += line[...index]
        return line[(index + 1)...]
      default: break
      }
    }
    text += line + [.ascii("\n")]
    return nil
  }

  /// Notes that the line before, which ends the text, was cut in the middle of a key or a value.
  ///
  /// Between whole parts there is a sign at the end of the one line or at the start of the other.
  private mutating func noteCut(before line: LogText) {
    guard let last = text.dropLast().last, let first = line.first else { return }
    let hasSign = "{}[](),;".utf8.contains(last) || "}]),".utf8.contains(first)
    if !hasSign { isCut = true }
  }

  /// True for a keyboard event, even if the end of a line cuts this word.
  var mayBeEvent: Bool { text.filter { $0 != .ascii("\n") }.contains("Coordinates") }

  /// The user info of a keyboard event; `nil` for any other object.
  ///
  /// The keys may be quoted or not, and in any order. An object may have a label, as in `Object {`.
  var userInfo: [String: KeyboardTraceValue]? {
    let members = Self.members(in: text.string)
    guard let end = members["endCoordinates"] else { return nil }
    let milliseconds = members["duration"].flatMap { Double($0) }
    let curve = members["easing"].map { Self.curves[$0] ?? .keyboard }
    return [
      Info.endFrame: Self.frame(end),
      Info.beginFrame: members["startCoordinates"].flatMap(Self.frame),
      Info.duration: milliseconds.map { .number($0 / 1000) },
      Info.curve: curve.map { .number(Double($0.rawValue)) },
      Info.isLocal: members["isEventFromThisApp"].flatMap { Self.flags[$0] },
    ].compactMapValues(\.self)
  }

  private static let flags: [String: KeyboardTraceValue] = [
    "true": .number(1), "false": .number(0),
  ]
  private static let curves: [String: KeyboardAnimation.Curve] = [
    "easeInEaseOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
  ]

  /// The frame, if the object is one.
  var frame: KeyboardTraceValue? { Self.frame(text.string) }

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

  private static let member: LogPattern = {
    let keys =
      "(?:start|end)Coordinates|duration|easing|isEventFromThisApp|screenX|screenY|width|height"
    // Only coordinates have a group as their value.
    let isCoordinates = #"(?<=Coordinates["'\s]{0,9}:)"#
    let label = "[^{]{0,80}"
    let group = #"\{(?<group>[^}]*)\}"#
    let value = #"[\s"']*(?<value>[\w.+-]*)"#
    return LogPattern(
      #"(?<key>\#(keys))["'\s]*:(?:\#(isCoordinates)\#(label)\#(group)|\#(value))"#
    )
  }()
}
