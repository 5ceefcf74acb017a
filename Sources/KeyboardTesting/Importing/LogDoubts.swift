import Foundation
import KeyboardNotifications

/// The things in a log that an import guesses, leaves out or doubts, and on which lines.
struct LogDoubts: Sendable {
  /// A doubt about notifications, in words.
  enum Doubt: String, CaseIterable, Sendable {
    case noName = "no name, read as a change of frame"
    case guessedName = "a name guessed from show or hide"
    case contradictedName = "a name that its frames contradict"
    case privateUserInfo = "a user info that the log hides as private"
    case cutValue = "a value that is cut or unknown"
    case noEndFrame = "no end frame"
    case unturned = "a frame that is not turned with the screen, as before iOS 8"
    case earlierTime = "a time before the last one, which was kept"
    case noTime = "no time, put at that of the one before"
  }

  /// A reason to skip a line, in words.
  enum Skipped: String, CaseIterable, Sendable {
    case ofTrace = "a record of a trace"
    case tooLong = "longer than"
  }

  /// Some lines, of which the first few are kept.
  private struct Lines: Sendable {
    private(set) var count = 0
    private(set) var first: [Int] = []

    mutating func add(_ line: Int) {
      count += 1
      guard first.count < 5 || line < first[4] else { return }
      first = Array((first + [line]).sorted().prefix(5))
    }

    /// The numbers of the lines, in words.
    var text: String {
      let numbers = first.map(String.init).joined(separator: ", ")
      let more = count > 5 ? " and \(count - 5) more" : ""
      return "line\(count == 1 ? "" : "s") \(numbers)\(more)"
    }
  }

  private let longestLine: Int
  private var lines: [Doubt: Lines] = [:]
  private var skipped: [Skipped: Lines] = [:]
  private var cutKeys: Set<String> = []
  private var processes: Set<String> = []

  init(longestLine: Int) {
    self.longestLine = longestLine
  }

  /// The first line that is a record of a trace.
  var lineOfTrace: Int? { skipped[.ofTrace]?.first.first }

  mutating func note(_ doubt: Doubt, _ line: Int) {
    lines[doubt, default: Lines()].add(line)
  }

  mutating func skip(_ line: Int, _ reason: Skipped) {
    skipped[reason, default: Lines()].add(line)
  }

  /// Notes what is doubtful of a notification, and takes away a name from above that its frames
  /// contradict.
  mutating func note(_ notification: inout LogNotification) {
    if let process = notification.process { processes.insert(process) }
    guard notification.name.applicationState == nil else { return }
    let line = notification.line
    if notification.isNameContradicted {
      note(.contradictedName, line)
      if notification.isNamedAbove { notification.name = .missing }
    } else if notification.name.source == .missing {
      note(.noName, line)
    }
    if notification.name.source == .guessed { note(.guessedName, line) }
    if notification.isPrivate { note(.privateUserInfo, line) }
    if !notification.unreadableKeys.isEmpty { note(.cutValue, line) }
    cutKeys.formUnion(notification.unreadableKeys.prefix(8))
    if notification.lacksEndFrame { note(.noEndFrame, line) }
    if notification.isUnturned { note(.unturned, line) }
  }

  /// The doubts in words, a sentence for each kind.
  var sentences: [String] {
    let keys = cutKeys.sorted().prefix(9).joined(separator: ", ")
    let doubts = Doubt.allCases.compactMap { doubt in
      lines[doubt].map { lines in
        let words = doubt == .cutValue ? "\(doubt.rawValue) (\(keys))" : doubt.rawValue
        return "\(Self.count(lines.count, "notification")) with \(words): \(lines.text)"
      }
    }
    let list = processes.sorted().prefix(5).joined(separator: ", ")
    let note = "notifications of \(processes.count) processes in one trace: \(list)"
    let reasons = Skipped.allCases.compactMap { reason in
      skipped[reason].map { lines in
        let length = reason == .tooLong ? " \(longestLine) bytes" : ""
        return "skipped, since \(reason.rawValue)\(length): \(lines.text)"
      }
    }
    return doubts + (processes.count > 1 ? [note] : []) + reasons
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension LogNotification {
  /// True where a hide comes from below, or a show goes there, by the height of the keyboard.
  fileprivate var isNameContradicted: Bool {
    guard let type = name.type, let begin = frame(KeyboardUserInfoKey.beginFrame),
      let end = frame(KeyboardUserInfoKey.endFrame), begin.height >= 1, end.height >= 1
    else { return false }
    switch type {
    case .willHide, .didHide: return begin.minY >= end.maxY - 1
    case .willShow, .didShow: return end.minY >= begin.maxY - 1
    case .willChangeFrame, .didChangeFrame: return false
    }
  }

  /// True where the end frame is as wide as the keyboard's own bounds are high, and the other way
  /// round.
  fileprivate var isUnturned: Bool {
    guard let bounds = frame("UIKeyboardBoundsUserInfoKey"),
      let frame = frame(KeyboardUserInfoKey.endFrame)
    else { return false }
    let turned = CGSize(width: bounds.height, height: bounds.width)
    return frame.size == turned && frame.size != bounds.size
  }

  /// True where an end frame should be there and is neither read, cut nor hidden.
  fileprivate var lacksEndFrame: Bool {
    let key = KeyboardUserInfoKey.endFrame
    return !isPrivate && !has(key) && name.type != .willHide && name.type != .didHide
  }
}
