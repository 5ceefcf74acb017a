import Foundation
import KeyboardNotifications

/// A line of a log, in plain spelling.
struct LogLine: Sendable {
  let number: Int
  let text: LogText
  /// True for the last line of a log that does not end with a line feed: the line may be cut.
  let mayBeCut: Bool

  init(number: Int, bytes: LogText, mayBeCut: Bool = false) {
    self.number = number
    self.mayBeCut = mayBeCut
    text = bytes.plain
  }

  /// The time when the line was printed, if it begins with one.
  var timestamp: LogTimestamp? {
    LogTimestamp(text)
  }

  /// The process that printed a line with a time, such as `Chat[4321]`.
  ///
  /// `NSLog` and the system's log write `Chat[4321:1234]`, the log's default style `4321 0 Chat:`.
  fileprivate var process: String? {
    guard let match = Self.process.match(text.prefix(200).string) else { return nil }
    let name = match["name"] ?? match["name2"] ?? ""
    return "\(name)[\(match["number"] ?? match["number2"] ?? "")]"
  }

  private static let process = LogPattern(
    #"(?<!\S)(?:(?<name>\p{L}[^\s\[(]*)(?:\([^\s\[]*)?\[(?<number>\d+)(?::[^\s\]]*)?\]"#
      + #"|(?<number2>[1-9]\d*) +\d+ +(?<name2>\S+):(?!\S))"#
  )

  /// Returns true for a line that may be about a keyboard or the app, by itself or as the
  /// beginning of an object; it sees most lines of most logs.
  static func mayMatter(_ bytes: LogText) -> Bool {
    bytes.first == .ascii("#") || bytes.starts(with: "Type: ")
      // As in keyboard, in whatever letters.
      || bytes.contains("yb") || bytes.contains("yB") || bytes.contains("YB")
      || bytes.contains("Notification") || bytes.contains("Coordinates")
      || bytes.contains("Info = ") || bytes.depth > 0
  }
}

/// One notification as a log gives it.
struct LogNotification: Sendable {
  /// The number of the line on which it begins.
  let line: Int
  var name: LogName
  /// True where another line gives the name.
  var isNamedAbove = false
  var timestamp: LogTimestamp?
  let process: String?
  /// The size of the screen, where the notification names it.
  var screen: CGSize?
  /// The values by their keys; `nil` where one was cut, or is of a kind that is not known.
  var userInfo: [String: KeyboardTraceValue?] = [:]
  /// True where the log shows `<private>` in place of the user info.
  var isPrivate = false

  init(_ line: LogLine, name: LogName) {
    self.line = line.number
    self.name = name
    timestamp = line.timestamp
    process = timestamp == nil ? nil : line.process
  }

  func frame(_ key: String) -> CGRect? {
    userInfo[key]??.posted as? CGRect
  }
}
