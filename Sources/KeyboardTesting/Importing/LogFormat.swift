import Foundation
import KeyboardNotifications

/// A way in which keyboard notifications are printed.
///
/// To read another one, conform a type in a file of its own and add it to ``LogFormats/all``.
protocol LogFormat: Sendable {
  /// Reads the next line, which is not empty.
  ///
  /// - Returns: The notifications that end with the line, or before it.
  mutating func read(_ line: LogLine) -> [LogNotification]

  /// Ends the notification under way, since nothing more of it follows.
  ///
  /// - Returns: That notification, if there is one.
  mutating func finish() -> [LogNotification]
}

/// The formats that are read.
enum LogFormats {
  static var all: [any LogFormat] {
    [FoundationLogFormat(), ReactNativeLogFormat()]
  }
}

/// A line of a log, without the space around it.
struct LogLine: Sendable {
  let number: Int
  let text: String
  /// When the line was printed, where it says so.
  let timestamp: LogTimestamp?
  /// Whether the line names a notification without its user info, as `print("keyboardWillShow")`.
  let isHeading: Bool

  init(number: Int, text: String) {
    self.number = number
    self.text = text
    timestamp = LogTimestamp(line: text)
    isHeading =
      text.contains("eyboard")
      && !["name =", "UserInfoKey", "Coordinates"].contains { text.contains($0) }
      && LogName(before: text).type != nil
  }

  /// The process that printed the line, such as `Chat[4321]`.
  ///
  /// `NSLog` and the system's log write `Chat[4321:1234]`, the log's default style `4321 0 Chat:`.
  var process: String? {
    guard timestamp != nil else { return nil }
    let words = text.prefix(200).split(separator: " ")
    for (index, word) in words.enumerated() {
      if let process = Self.process(word) { return process }
      guard index >= 2, word.last == ":", Int(words[index - 1]) != nil, word.count > 1,
        let number = Int(words[index - 2]), number > 0
      else { continue }
      return "\(word.dropLast())[\(number)]"
    }
    return nil
  }

  /// Reads `Chat[4321:1234]`, `Chat(UIKitCore)[4321]` or `Chat[4321]:`.
  private static func process(_ word: Substring) -> String? {
    guard let open = word.firstIndex(of: "["), open != word.startIndex,
      let close = word[open...].firstIndex(of: "]")
    else { return nil }
    let name = word[..<open].prefix { $0 != "(" }
    let number = word[word.index(after: open)..<close].prefix { $0 != ":" }
    guard name.first?.isLetter == true, Int(number) != nil else { return nil }
    return "\(name)[\(number)]"
  }
}

/// One notification as a log gives it.
struct LogNotification: Sendable {
  /// The number of the line on which it begins.
  var line: Int
  var name: LogName
  var timestamp: LogTimestamp?
  var process: String?
  /// The size of the screen, where the notification names it.
  var screen: CGSize?
  /// The values that could be read.
  var userInfo: [String: KeyboardTraceValue] = [:]
  /// The keys whose values were cut, or are of a kind that is not known.
  var unreadableKeys: [String] = []
  /// Whether the log shows `<private>` in place of the user info.
  var isPrivate = false
  /// Whether any of a keyboard's keys was printed, readable or not.
  var hasKeyboardKeys = false

  /// Begins a notification; where its name is missing, the lines above give it, and a missing time.
  init(_ line: LogLine, name: LogName, above: [LogLine?] = []) {
    self.line = line.number
    self.name = name
    timestamp = line.timestamp
    process = line.process
    for line in above.compactMap(\.self) where self.name.type == nil {
      self.name = LogName(before: line.text)
      let isMeant = self.name.type != nil || "{[(:".contains(line.text.last ?? " ")
      timestamp = timestamp ?? (isMeant ? line.timestamp : nil)
    }
  }

  func frame(_ key: String) -> CGRect? {
    userInfo[key]?.posted as? CGRect
  }
}

/// What a log says of a notification's name.
struct LogName: Sendable {
  /// How the name is known.
  enum Source: Sendable {
    /// The log gives it, whole or in short, as in `keyboardWillShow`.
    case written
    /// A word such as `hide` stands in its place.
    case guessed
    /// Nothing says it.
    case missing
  }

  let text: String
  let source: Source
  /// The keyboard's notification, if it is one.
  let type: KeyboardNotificationType?

  /// Reads the text that stands in place of a name.
  init(_ text: String) {
    self.text = String(text.filter { !$0.isWhitespace })
    if let type = Self.type(named: self.text) {
      (self.type, source) = (type, .written)
    } else if Self.isNotification(self.text) {
      (type, source) = (nil, .written)
    } else if let type = Self.type(meantBy: text) {
      (self.type, source) = (type, .guessed)
    } else {
      (type, source) = (nil, .missing)
    }
  }

  /// Reads the text before a user info that was printed alone, such as `keyboard will show`; words
  /// such as `hide` say nothing.
  init(before userInfo: some StringProtocol) {
    text = ""
    let words = userInfo.lowercased().filter { !$0.isWhitespace }
    let spelt = KeyboardNotificationType.allCases.first {
      words.contains("keyboard" + $0.rawValue.lowercased())
    }
    type = Self.type(named: String(userInfo)) ?? spelt
    source = type == nil ? .missing : .written
  }

  /// The name of the system's notification.
  ///
  /// One that cannot be told is that of a change of frame, which is posted with every change and
  /// leaves the frames to say what happened.
  var name: String {
    if let type { return type.name.rawValue }
    return isNotification ? text : KeyboardNotificationType.willChangeFrame.name.rawValue
  }

  /// Whether the text looks like the name of a notification, whichever.
  var isNotification: Bool {
    Self.isNotification(text)
  }

  /// The state of the application that the notification announces, if any.
  var applicationState: KeyboardApplicationState? {
    Self.states[text]
  }

  private static let states: [String: KeyboardApplicationState] = {
    let scenes: [(String, KeyboardApplicationState)] = [
      ("UISceneDidActivateNotification", .active), ("UISceneWillDeactivateNotification", .inactive),
      ("UISceneDidEnterBackgroundNotification", .background),
      ("UISceneWillEnterForegroundNotification", .inactive),
    ]
    return Dictionary(KeyboardEvent.lifecycle + scenes) { first, _ in first }
  }()

  private static func isNotification(_ text: String) -> Bool {
    text.hasSuffix("Notification") && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The first notification that a text names: `UIKeyboardWillShowNotification`, `keyboardWillShow`.
  private static func type(named text: String) -> KeyboardNotificationType? {
    let types = KeyboardNotificationType.allCases
    if let type = types.first(where: { text.contains($0.name.rawValue) }) { return type }
    // A notification of an app's own may have the same words in its name.
    guard !isNotification(text) || text.hasPrefix("keyboard") else { return nil }
    let places = types.compactMap { type in
      text.range(of: type.rawValue, options: .caseInsensitive).map { ($0.lowerBound, type) }
    }
    return places.min { $0.0 < $1.0 }?.1
  }

  /// The notification that a remark such as `(hide handler)` means.
  private static func type(meantBy remark: String) -> KeyboardNotificationType? {
    let words = remark.lowercased().split { !$0.isLetter }
    if words.contains("show") { return .willShow }
    return words.contains("hide") ? .willHide : nil
  }
}
