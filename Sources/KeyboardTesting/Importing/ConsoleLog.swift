import Foundation
import KeyboardNotifications

/// Reader of keyboard notifications that were printed to a console.
///
/// This is all of its grammar:
///
/// - `name = TEXT` begins a notification. The text up to a comma, a semicolon or a bracket names it
///   if it contains a name of the keyboard's or of the app's lifecycle. Otherwise the notification
///   is a change of frame. The entries that follow, on its line and below, are its.
/// - An entry is one of UIKit's nine keys, `=` or `:`, and a ``LogValue``.
/// - A key that comes again, or while no notification is open, begins a user info that was printed
///   alone. Its name is the last `keyboardWill…` or `keyboardDid…` on its line or on the one above;
///   lines without a letter or a digit do not count.
/// - The bounds of a `UIScreen` before the entries are those of the notification's screen.
/// - A line that begins with `#` is a comment.
///
/// Anything else is skipped.
struct ConsoleLog {
  /// A trace without records, with the title, source, device and system in the comments before the
  /// first notification.
  private(set) var header = KeyboardTrace(title: "")
  /// The size of the screen in those comments.
  private(set) var writtenScreen: CGSize?
  private(set) var notifications: [LogNotification] = []
  /// The lines that name a notification without an entry.
  private(set) var skippedNames: [Int] = []
  /// The lines on which the end of a line, or of the log, cuts a key or a value.
  private(set) var cutLines: [Int] = []
  /// The number of lines.
  private(set) var lineCount = 0

  /// The notification that entries are added to.
  private var open: LogNotification?
  /// A name outside of `name = TEXT` that is not used yet.
  private var mention: (type: KeyboardNotificationType?, line: Int)?
  /// The last line above with a letter or a digit, and its number.
  private var above = (text: "", number: 0)

  init(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      lineCount += 1
      let line = line.drop { $0 == "\u{FEFF}" }
      if line.hasPrefix("#") {
        if notifications.isEmpty, open == nil { add(comment: line.drop { $0 == "#" || $0 == " " }) }
      } else if !line.hasPrefix(#"{"version":"#) {
        read(String(line))
      }
    }
    close()
    dropMention()
  }

  private mutating func read(_ line: String) {
    let matches = Self.token.matches(in: line)
    for match in matches {
      if let text = match["text"] {
        begin(named: text, line)
      } else if let key = match["key"] {
        add(LogValue.value(of: match), for: String(key), line)
      } else if let size = match["bounds"] {
        if open?.keys.isEmpty == true { open?.screen = LogValue.screen(size) }
      } else if match["opening"] != nil {
        if open?.keys.isEmpty == false { close() }
      } else {
        // A name ends the notification before it, since its own `name =` may be cut.
        close()
        dropMention()
        mention = (match["mention"].flatMap(Self.type), lineCount)
      }
    }
    noteCutKeys(in: line, after: matches.last?.rest)
    countBrackets(in: line)
    if line.contains(where: { $0.isLetter || $0.isNumber }) { above = (line, lineCount) }
  }

  private mutating func begin(named text: Substring, _ line: String) {
    close()
    let types = KeyboardNotificationType.allCases
    let state = LogNotification.applicationStates.first { text.contains($0.key) }?.value
    let type = types.first { text.lowercased().contains("keyboard\($0.rawValue.lowercased())") }
    let head = line[text.startIndex...]
    var notification = LogNotification(line: lineCount, time: LogTime(line), head: head)
    notification.type = type
    notification.applicationState = state
    open = notification
    // An app may print the name itself before the notification.
    if let mention, mention.type == type, isNear(mention.line) { self.mention = nil }
    dropMention()
  }

  private mutating func add(_ value: KeyboardTraceValue?, for key: String, _ line: String) {
    if open == nil || open?.keys.contains(key) == true { beginUserInfo(line) }
    open?.keys.insert(key)
    open?.userInfo[key] = value
    if value == nil { noteCut() }
  }

  /// Begins a user info that was printed alone.
  private mutating func beginUserInfo(_ line: String) {
    close()
    var notification = LogNotification(line: lineCount, time: LogTime(line), head: line[...])
    // The line above may have the name and the time, or the time and the opening bracket.
    var isBelowHead = ["{", "[", "("].contains { above.text.hasSuffix($0) }
    if let mention, isNear(mention.line) {
      notification.type = mention.type
      notification.isNamedAlone = true
      isBelowHead = mention.line != lineCount
      self.mention = nil
    }
    if isBelowHead, notification.time == nil { notification.time = LogTime(above.text) }
    open = notification
  }

  /// Returns true for the line that is read, and for the one above.
  private func isNear(_ line: Int) -> Bool { line == lineCount || line == above.number }

  /// Closes the open notification; one without an entry is skipped.
  private mutating func close() {
    guard var notification = open else { return }
    open = nil
    if let count = notification.openBrackets, count > 0 { notification.isCut = true }
    if notification.applicationState != nil || !notification.userInfo.isEmpty {
      notifications.append(notification)
    } else {
      skippedNames.append(notification.line)
    }
  }

  private mutating func dropMention() {
    if let mention { skippedNames.append(mention.line) }
    mention = nil
  }

  /// Notes a key that begins or ends with a line, or that the line's end cuts from its value.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - rest: The part of the line behind its last entry or name; `nil` for a line without one.
  private mutating func noteCutKeys(in line: String, after rest: Substring?) {
    func words(_ text: Substring) -> [String] {
      text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    guard let first = words(line[...]).first else { return }
    let last = words(rest ?? line[...]).last ?? ""
    // Ordinary lines may end with a short word such as `UIKit`.
    let isBeginning =
      last.count >= (open == nil ? 10 : 3)
      && KeyboardUserInfoKey.all.contains { $0.hasPrefix(last) }
    let isRest =
      first.count >= 10 && KeyboardUserInfoKey.all.contains { $0 != first && $0.contains(first) }
    if KeyboardUserInfoKey.all.contains(last) {
      add(nil, for: last, line)
    } else if isBeginning || isRest {
      noteCut()
    }
  }

  /// Counts the brackets of the open notification, until its last one is closed.
  private mutating func countBrackets(in line: String) {
    guard var notification = open, notification.openBrackets != 0 else { return }
    let text = notification.line == lineCount ? notification.head : line[...]
    let steps = text.map { "{[(".contains($0) ? 1 : ")]}".contains($0) ? -1 : 0 }
    let count = steps.reduce(notification.openBrackets ?? 0, +)
    notification.openBrackets = notification.keys.isEmpty ? count : max(0, count)
    open = notification
  }

  private mutating func noteCut() {
    open?.isCut = true
    if cutLines.last != lineCount { cutLines.append(lineCount) }
  }

  /// Reads a line that begins with `#`.
  private mutating func add(comment: Substring) {
    let match = Self.comment.matches(in: String(comment)).first
    let value = match?["value"].map(String.init)
    switch match?["label"] {
    case "Source": header.source = header.source ?? value
    case "Device", "Device and system": header.device = header.device ?? value
    case "System": header.system = header.system ?? value
    default: if header.title.isEmpty { header.title = String(comment) }
    }
    if writtenScreen == nil, let size = Self.size.matches(in: String(comment)).first?["size"] {
      writtenScreen = CGSize(description: size)
    }
  }
}

// MARK: - Patterns

extension ConsoleLog {
  /// The parts of a line that have a meaning, each with a group for its kind.
  private static let token = LogPattern(
    [
      #"(?<!\w)name = (?<text>[^,;=\[{]*)"#,
      #"(?<!\w)(?<key>\#(KeyboardUserInfoKey.all.joined(separator: "|")))[\s"')\]]*[=:]\s*(?:\#(LogValue.pattern))?"#,
      #"<UIScreen: [^{>]*bounds = \{\{0, 0\}, (?<bounds>\{\#(LogValue.number), \#(LogValue.number)\})\}"#,
      #"(?<opening>\[(?=AnyHashable)|^\s*\{\s*$)"#,
      #"[Kk]eyboard(?<mention>(?:Will|Did)(?:Show|Hide|ChangeFrame))"#,
      #"(?<state>\#(LogNotification.applicationStates.keys.sorted().joined(separator: "|")))"#,
    ].joined(separator: "|")
  )

  private static let comment = LogPattern(
    #"^(?<label>Source|Device|Device and system|System):\s*(?<value>\S.*)"#
  )
  /// The first `375x667` in a comment.
  private static let size = LogPattern(#"(?<!\d)(?<size>\d{3,4}[x×]\d{3,4})(?!\d)"#)

  /// Returns the type whose name ends with a word such as `WillShow`.
  private static func type(_ word: Substring) -> KeyboardNotificationType? {
    KeyboardNotificationType.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
  }
}

extension Character {
  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

// MARK: - Notifications

/// One notification, as far as a log shows it.
struct LogNotification {
  /// The line on which it begins.
  let line: Int
  /// The time at the beginning of that line.
  var time: LogTime?
  /// The part of that line that belongs to it.
  let head: Substring
  /// The keyboard's notification that the name gives.
  var type: KeyboardNotificationType?
  /// True if the name was printed apart from the notification.
  var isNamedAlone = false
  /// The state that a notification of the app's lifecycle announces.
  var applicationState: KeyboardApplicationState?
  /// The size of the screen that is printed as its object.
  var screen: CGSize?
  var userInfo: [String: KeyboardTraceValue] = [:]
  /// The keys, including those whose values were cut.
  var keys: Set<String> = []
  /// The brackets that are not closed after the last line; `nil` as long as its first line is read.
  var openBrackets: Int?
  /// True if a key or a value is cut, or the end of the user info is.
  var isCut = false

  /// The names of the notifications of the app's lifecycle, and the states that they announce.
  static let applicationStates = Dictionary(
    KeyboardEvent.lifecycle + [
      ("UISceneDidActivateNotification", .active), ("UISceneWillDeactivateNotification", .inactive),
      ("UISceneDidEnterBackgroundNotification", .background),
      ("UISceneWillEnterForegroundNotification", .inactive),
    ]
  ) { first, _ in first }

  /// The name of the system's notification; without a known one, that of each change of a frame.
  var name: String { (type ?? .willChangeFrame).name.rawValue }

  var isHide: Bool { type?.isHide == true }

  func frame(_ key: String) -> CGRect? { userInfo[key]?.posted as? CGRect }

  var begin: CGRect? { frame(KeyboardUserInfoKey.beginFrame) }

  var end: CGRect? { frame(KeyboardUserInfoKey.endFrame) }

  /// True for a hide that moves up, or a show that moves down, by the height of the keyboard.
  var isNameContradicted: Bool {
    guard let begin, let end, !begin.isEmpty, !end.isEmpty else { return false }
    return switch type {
    case .willHide, .didHide: begin.minY.rounded() >= end.maxY.rounded()
    case .willShow, .didShow: end.minY.rounded() >= begin.maxY.rounded()
    case .willChangeFrame, .didChangeFrame, nil: false
    }
  }

  /// True for an end frame that is not turned with a screen in landscape, as before iOS 8.
  ///
  /// It has the width and the height of the bounds exchanged, or stands on end at the top.
  var isUnturned: Bool {
    guard let end else { return false }
    let bounds = frame(UndocumentedUserInfoKey.bounds)?.size
    let isExchanged = bounds == CGSize(width: end.height, height: end.width)
    return end.width < end.height && (isExchanged || end.minY == 0)
  }
}
