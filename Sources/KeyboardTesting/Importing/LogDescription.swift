import Foundation

/// An unfinished description of a notification, as Foundation or Swift prints it.
///
/// It ends with the bracket that closes all of its own.
struct LogDescription: Sendable {
  /// The part of a description that is being read.
  private enum Part: Sendable {
    /// The name and the object.
    case head
    /// The user info, from the word `userInfo` or the first entry on.
    case userInfo
    /// The part behind the last bracket; entries may still follow on the next line.
    case end
  }

  /// The notification, with the values that were read.
  private(set) var notification: LogNotification
  /// True if a brace stands before the name; its counterpart ends the description.
  private let isInBraces: Bool
  private var openBracketCount: Int
  private var part = Part.head
  /// The key of a number at the end of a line, which may be cut.
  private var numberAtLineEnd: (key: String, line: Int)?

  /// Makes a description that begins with the name of its notification.
  init(_ notification: LogNotification, isInBraces: Bool) {
    self.notification = notification
    self.isInBraces = isInBraces
    openBracketCount = isInBraces ? 1 : 0
  }

  /// Makes a description of a user info that is printed alone, behind its open brackets.
  init(_ notification: LogNotification, openBracketCount: Int) {
    self.notification = notification
    isInBraces = false
    self.openBracketCount = openBracketCount
  }

  /// True once the brackets are closed.
  var isClosed: Bool { part == .end }

  /// True if neither a bracket nor an entry has followed the word `userInfo`.
  var hasEmptyUserInfo: Bool {
    part == .userInfo && openBracketCount == 0 && !notification.hasEntries
  }

  /// True if the line before ends with a number, which may be cut.
  var hasNumberAtLineEnd: Bool { numberAtLineEnd != nil }

  mutating func beginUserInfo() {
    if part == .head { part = .userInfo }
  }

  mutating func openBracket() { openBracketCount += 1 }

  /// Counts a closing bracket.
  ///
  /// - Returns: True for the bracket that ends the description.
  mutating func closeBracket() -> Bool {
    // mutant: swap, because an entry sets the number of a closed description
    guard !isClosed else { return false }
    openBracketCount -= 1
    // A bracket before the user info may belong to the object.
    guard openBracketCount <= 0, isInBraces || part == .userInfo else { return false }
    close()
    return true
  }

  mutating func close() { part = .end }

  /// Adds an entry of the user info.
  ///
  /// If the description was closed, the last bracket was that of another object.
  mutating func add(_ entry: LogEntry) {
    // mutant: swap, because neither changes the other
    notification.set(entry.value, for: entry.key)
    if isClosed { openBracketCount = 1 }
    part = .userInfo
  }

  /// Notes that an entry ends with its line, which may have cut it.
  mutating func endLine(_ line: LogLine, with entry: LogEntry) {
    // mutant: swap, because neither changes the other
    if case .number = entry.value { numberAtLineEnd = (entry.key, line.number) }
    // The reader counts no brackets inside an entry. The next line may close a group of this one.
    openBracketCount += line.text[entry.start...].openBraces
  }

  /// Keeps the number at the end of the line before, or leaves it out if it is cut.
  mutating func endNumber(isCut: Bool) {
    if let number = numberAtLineEnd, isCut {
      // mutant: swap, because neither changes the other
      notification.set(nil, for: number.key)
      addCutLine(number.line)
    }
    numberAtLineEnd = nil
  }

  mutating func addCutLine(_ line: Int) { notification.cutLines.append(line) }
}
