import Foundation
import KeyboardNotifications

/// Sentences on the parts of a trace that a reader leaves out or cannot vouch for.
struct TraceNotes: Sendable {
  /// The most different notes; a file of any length may have an unknown kind on each of its lines.
  private static let limit = 20

  /// The notes in their order, without the lines.
  private var words: [String] = []
  private var lines: [String: NotedLines] = [:]
  /// The number of records that were skipped because their kind is unknown.
  private(set) var skippedRecordCount = 0

  /// Notes a record that is skipped because its kind is unknown.
  ///
  /// A recorder ends its files with records that no reader needs.
  mutating func add(unknownKind kind: String, line: Int) {
    guard !["end", "cut"].contains(kind) else { return }
    skippedRecordCount += 1
    add("a record of the unknown kind \(Self.quoted(kind)) is skipped", line)
  }

  /// Notes a notification that nobody observes, because its name is none of the system's.
  mutating func add(nameOf notification: String, line: Int) {
    guard !KeyboardEvent.isSystemName(notification) else { return }
    add("the name \(Self.quoted(notification)) is none of the system's notifications", line)
  }

  /// Notes a last line that breaks off.
  mutating func add(tornLine line: Int) {
    words.append("line \(line) breaks off, and is left out")
  }

  private mutating func add(_ note: String, _ line: Int) {
    if lines[note] == nil {
      guard lines.count < Self.limit else { return }
      words.append(note)
    }
    lines[note, default: NotedLines()].add(line)
  }

  /// The notes, a sentence each, with the lines.
  var sentences: [String] {
    words.map { words in lines[words].map { "\(words): \($0.text)" } ?? words }
  }

  private static func quoted(_ text: String) -> String {
    JSONText.string(String(text.prefix(40)))
  }
}

extension KeyboardEvent {
  /// Returns true for the name of a notification of the system's that a tracker observes.
  package static func isSystemName(_ name: String) -> Bool { systemNames.contains(name) }

  private static let systemNames = Set(
    KeyboardNotificationType.allCases.map(\.name.rawValue) + lifecycle.map(\.0)
  )
}
