import Foundation
import KeyboardNotifications

/// A reader of keyboard notifications that were printed to a console.
///
/// It reads one line after the other. ``forms`` has a row for each part of a line that means
/// something, and ``formsNotRead`` has one for each form that only a message names. A line that
/// begins with `#` is a comment, and anything else is skipped.
///
/// To read another form, add its row, and a test with the log in which somebody has posted it.
struct ConsoleLog {
  /// A trace without records, with the title, source, device and system in the comments before the
  /// first notification.
  private(set) var header = KeyboardTrace(title: "")
  /// The size of the screen in those comments.
  private(set) var writtenScreen: CGSize?
  private(set) var notifications: [LogNotification] = []
  /// The lines that name a notification without an entry.
  private(set) var skippedNames: [Int] = []
  /// The lines whose end, or the end of the log, cuts a key or a value.
  private(set) var cutLines: [Int] = []

  /// The line that is read now, and the last one above it with a letter or a digit.
  private var line = LogLine()
  private var above = LogLine()
  /// The notification that entries are added to.
  private var open: LogNotification?
  /// A name outside of `name = TEXT` that is not used yet.
  private var mention: (type: KeyboardNotificationType?, line: Int)?

  /// The forms in the log that are recognized and not read, each with its lines.
  private(set) var linesNotRead: [(form: FormNotRead, lines: [Int])]

  init(_ text: String) {
    linesNotRead = Self.formsNotRead.filter { $0.sign.matches(text) }.map { ($0, []) }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, text) in lines.enumerated() {
      line = LogLine(text: String(text.drop { $0 == "\u{FEFF}" }), number: index + 1)
      if line.comment == nil { line.restore() }
      if let comment = line.comment {
        if notifications.isEmpty, open == nil { add(comment: comment) }
      } else if let match = Self.metadata.matches(in: line.text).first {
        endMessage(at: match["stamp"].flatMap { LogTime(String($0)) })
      } else if let index = linesNotRead.firstIndex(where: { $0.form.line.matches(line.text) }) {
        linesNotRead[index].lines.append(line.number)
      } else if !line.text.hasPrefix(#"{"version":"#) {
        readLine()
      }
    }
    close()
    dropMention()
    linesNotRead.removeAll { $0.lines.isEmpty }
  }

  /// The number of lines.
  var lineCount: Int { line.number }

  /// Ends the open notification with the line on which Xcode shows the time of the message above.
  private mutating func endMessage(at time: LogTime?) {
    if let time, open?.time == nil {
      open?.time = time
      open?.hasTimeElsewhere = false
    }
    close()
  }

  private mutating func readLine() {
    let matches = Self.token.matches(in: line.text)
    for match in matches {
      for form in Self.forms {
        if let text = match[form.group] { form.read(&self, text, match) }
      }
    }
    noteCutKeys(after: matches.last?.rest)
    countBrackets()
    if line.hasWords { above = line }
  }

  /// Keeps a name that is printed apart from a notification.
  ///
  /// It ends the notification before it, because its own `name =` may be cut.
  private mutating func mention(_ type: KeyboardNotificationType?) {
    close()
    dropMention()
    mention = (type, line.number)
  }

  private mutating func begin(named text: Substring) {
    close()
    var notification = LogNotification(beginningOn: &line, at: text.startIndex)
    notification.applicationState =
      LogNotification.applicationStates.first { text.contains($0.key) }?.value
    notification.type = KeyboardNotificationType.allCases.first {
      text.lowercased().contains("keyboard\($0.rawValue.lowercased())")
    }
    // An app may print the name before the notification, or somebody may have written it there.
    let isUnnamed = notification.type == nil && notification.applicationState == nil
    if let mention, isNear(mention.line), isUnnamed || mention.type == notification.type {
      notification.isNamedAlone = isUnnamed
      notification.type = mention.type
      self.mention = nil
    }
    open = notification
    dropMention()
  }

  private mutating func add(_ value: KeyboardTraceValue?, for key: String) {
    if open == nil || open?.keys.contains(key) == true { beginUserInfo() }
    open?.keys.insert(key)
    open?.userInfo[key] = value
    if value == nil { noteCut() }
  }

  /// Begins a user info that was printed alone.
  private mutating func beginUserInfo() {
    close()
    var notification = LogNotification(beginningOn: &line, at: line.text.startIndex)
    // The line above may have the name and the time, or the time and the opening bracket.
    var isBelowHead = ["{", "[", "("].contains { above.text.hasSuffix($0) }
    if let mention, isNear(mention.line) {
      notification.type = mention.type
      notification.isNamedAlone = true
      isBelowHead = mention.line != line.number
      self.mention = nil
    }
    if isBelowHead, notification.time == nil {
      notification.time = above.time
      notification.hasTimeElsewhere = above.hasTimeElsewhere
    }
    open = notification
  }

  /// Returns true for the line that is read, and for the one above.
  private func isNear(_ number: Int) -> Bool { number == line.number || number == above.number }

  /// Closes the open notification; one without an entry is skipped.
  private mutating func close() {
    guard var notification = open else { return }
    open = nil
    if let count = notification.openBrackets, count > 0 { notification.isCut = true }
    notification.checkName()
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

  /// Notes a key that begins or ends with the line, or that the line's end cuts from its value.
  ///
  /// - Parameter rest: The part of the line behind its last entry or name; `nil` if it has none.
  private mutating func noteCutKeys(after rest: Substring?) {
    func words(_ text: Substring) -> [Substring] {
      text.split { !$0.isLetter && !$0.isNumber }
    }
    guard let first = words(line.text[...]).first else { return }
    let last = words(rest ?? line.text[...]).last ?? ""
    // Ordinary lines may end with a short word such as `UIKit`.
    let isBeginning =
      last.count >= (open == nil ? 10 : 3)
      && KeyboardUserInfoKey.all.contains { $0.hasPrefix(last) }
    let isRest =
      first.count >= 10 && KeyboardUserInfoKey.all.contains { $0 != first && $0.contains(first) }
    if KeyboardUserInfoKey.all.contains(String(last)) {
      add(nil, for: String(last))
    } else if isBeginning || isRest {
      noteCut()
    }
  }

  /// Counts the brackets of the open notification, until its last one is closed.
  private mutating func countBrackets() {
    guard var notification = open, notification.openBrackets != 0 else { return }
    let text = notification.line == line.number ? notification.head : line.text[...]
    let steps = text.map { "{[(".contains($0) ? 1 : ")]}".contains($0) ? -1 : 0 }
    let count = steps.reduce(notification.openBrackets ?? 0, +)
    notification.openBrackets = notification.keys.isEmpty ? count : max(0, count)
    open = notification
  }

  private mutating func noteCut() {
    open?.isCut = true
    if cutLines.last != line.number { cutLines.append(line.number) }
  }

  /// Reads the text of a comment.
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

// MARK: - Forms

extension ConsoleLog {
  /// A form of a part of a line.
  private struct Form: Sendable {
    /// The group of the pattern that the form is known by.
    let group: String
    let pattern: String
    /// Reads the text of the group, and its match.
    let read: @Sendable (inout ConsoleLog, Substring, LogPattern.Match) -> Void
  }

  /// The forms that are read.
  private static let forms = [
    // The beginning of a notification. The entries that follow belong to it, on this line and
    // below. If the text has no name of the keyboard's or of the app's lifecycle, the name may be
    // on the line above. Otherwise it is a change of the frame.
    Form(group: "text", pattern: #"(?<!\w)name = (?<text>[^,;=\[{]*)"#) { log, text, _ in
      log.begin(named: text)
    },
    // An entry: one of UIKit's keys, `=` or `:`, and a value. A key that comes again, or while no
    // notification is open, begins a user info that was printed alone. Its name is the last mention
    // on its line, or on the line above. Lines without a letter or a digit do not count.
    Form(
      group: "key",
      pattern: #"(?<!\w)(?<key>\#(KeyboardUserInfoKey.all.joined(separator: "|")))"#
        + #"[\s"')\]]*[=:]\s*(?:\#(LogValue.pattern))?"#
    ) { log, key, match in
      log.add(LogValue.value(of: match), for: String(key))
    },
    // The screen of the notification, if it stands before the entries.
    Form(
      group: "bounds",
      pattern: #"<UIScreen: [^{>]*bounds = \{\{0, 0\}, "#
        + #"(?<bounds>\{\#(LogValue.number), \#(LogValue.number)\})\}"#
    ) { log, size, _ in
      if log.open?.keys.isEmpty == true { log.open?.screen = LogValue.screen(size) }
    },
    // The beginning of another user info.
    Form(group: "opening", pattern: #"(?<opening>\[(?=AnyHashable)|^\s*\{\s*$)"#) { log, _, _ in
      if log.open?.keys.isEmpty == false { log.close() }
    },
    // A name that is printed apart, by the app or the system.
    Form(
      group: "mention",
      pattern: #"[Kk]eyboard(?<mention>(?:Will|Did)(?:Show|Hide|ChangeFrame))"#
    ) { log, name, _ in
      log.mention(type(name))
    },
    Form(
      group: "state",
      pattern:
        #"(?<state>\#(LogNotification.applicationStates.keys.sorted().joined(separator: "|")))"#
    ) { log, _, _ in
      log.mention(nil)
    },
  ]

  private static let token = LogPattern(forms.map(\.pattern).joined(separator: "|"))

  /// A form that is recognized but not read, because nobody has posted a log of it so far.
  struct FormNotRead: Sendable {
    /// The form in words.
    let words: String
    /// A pattern of a whole log in which the form occurs.
    let sign: LogPattern
    /// A pattern of the lines that are left out then.
    let line: LogPattern
  }

  private static let formsNotRead = [
    // The first line of `po notification` is that of `print(notification)`, and is read.
    FormNotRead(
      words: "LLDB's tree of values, as po prints it",
      sign: LogPattern(#"(?m)^\s*▿ "#),
      line: LogPattern(
        #"^\s*(?:▿ (?!name = )|- (?:key|value|name|object|userInfo|some|_\w+|\d+)\b)"#
      )
    ),
    FormNotRead(
      words: "a typed message of iOS 26",
      sign: LogPattern(typedMessage),
      line: LogPattern(typedMessage)
    ),
    // A value that JSON writes as a text, such as "{{0, 516}, {393, 336}}", is read.
    FormNotRead(
      words: "a user info as JSON",
      sign: LogPattern(#""UIKeyboard\w+"\s*:\s*(?:\[|\{\s*")"#),
      line: LogPattern(#""UIKeyboard\w+"\s*:"#)
    ),
  ]

  // https://developer.apple.com/documentation/uikit/uiresponder/keyboarddidshowmessage
  private static let typedMessage = #"Keyboard(?:Will|Did)(?:Show|Hide|ChangeFrame)Message\b"#

  /// The line below a message of Xcode's console.
  ///
  /// Text that was printed has no time there:
  /// https://github.com/petgprojects/ElementalWarrior/blob/main/docs/errors.md
  private static let metadata = LogPattern(
    #"^Type: \w+(?: \| Timestamp: (?<stamp>.*))?\s*$"#
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

// MARK: - Lines

/// A line of a log.
private struct LogLine {
  var text = ""
  /// The number of the line, counted from 1.
  var number = 0
  /// The time at its beginning.
  lazy var time = LogTime(text)
  /// True if it has a time that is not read, because other columns are before it.
  lazy var hasTimeElsewhere = time == nil && LogTime.anywhere.matches(text)

  /// The text of a line that begins with `#`; `nil` for any other.
  var comment: Substring? {
    text.hasPrefix("#") ? text.drop { $0 == "#" || $0 == " " } : nil
  }

  /// Undoes what a web page, a mail, a chat or a terminal has made of the line.
  mutating func restore() {
    guard Self.changed.matches(text) else { return }
    for (changed, printed) in Self.changes {
      text = text.replacingOccurrences(of: changed, with: printed)
    }
    text = text.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
  }

  private static let changed = LogPattern(#"[“”„‟«»&\\\x{A0}\x{1B}]"#)
  /// Typographic quotes, HTML, a space that does not break, and texts in JSON, as
  /// `log stream --style ndjson` has them.
  private static let changes: KeyValuePairs = [
    "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "«": "\"", "»": "\"",
    "&quot;": "\"", "&#34;": "\"", "&#39;": "'", "&lt;": "<", "&gt;": ">", "&nbsp;": " ",
    "&amp;": "&", "\u{A0}": " ", "\\\"": "\"", "\\n": " ", "\\t": " ",
  ]

  var hasWords: Bool { text.contains { $0.isLetter || $0.isNumber } }
}

// MARK: - Notifications

/// One notification, as far as a log shows it.
struct LogNotification {
  /// The line on which it begins.
  let line: Int
  /// The time of the notification, if a line gives it.
  var time: LogTime?
  /// The part of that line that belongs to it.
  let head: Substring
  /// The keyboard's notification that the name gives.
  var type: KeyboardNotificationType?
  /// True if the name was printed apart from the notification.
  var isNamedAlone = false
  /// True if such a name is not used, because the frames contradict it.
  private(set) var isNameContradicted = false
  /// The state that a notification of the app's lifecycle announces.
  var applicationState: KeyboardApplicationState?
  /// True if its line has a time that is not read, because other columns are before it.
  var hasTimeElsewhere: Bool
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

  /// Makes the notification that begins at a place of a line.
  fileprivate init(beginningOn line: inout LogLine, at start: String.Index) {
    self.line = line.number
    head = line.text[start...]
    time = line.time
    hasTimeElsewhere = line.hasTimeElsewhere
  }

  /// True if the whole user info has no value for a key.
  func lacks(_ key: String) -> Bool { !isCut && userInfo[key] == nil }

  var isHide: Bool { type?.isHide == true }

  func frame(_ key: String) -> CGRect? { userInfo[key]?.posted as? CGRect }

  var begin: CGRect? { frame(KeyboardUserInfoKey.beginFrame) }

  var end: CGRect? { frame(KeyboardUserInfoKey.endFrame) }

  /// Drops a name that was printed apart if the frames contradict it.
  ///
  /// They do if a hide moves up, or a show moves down, by the height of the keyboard.
  fileprivate mutating func checkName() {
    guard isNamedAlone, let type, let begin, let end, !begin.isEmpty, !end.isEmpty else { return }
    isNameContradicted =
      type.isHide && begin.minY.rounded() >= end.maxY.rounded()
      || type.isShow && end.minY.rounded() >= begin.maxY.rounded()
    if isNameContradicted { self.type = nil }
  }
}
