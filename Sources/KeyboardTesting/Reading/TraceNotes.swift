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
  private var screen: CGRect?
  private var window: CGRect?

  /// Notes a record that is skipped because its kind is unknown.
  ///
  /// A recorder ends its files with records that no reader needs.
  mutating func add(unknownKind kind: String, line: Int) {
    guard !["end", "cut"].contains(kind) else { return }
    skippedRecordCount += 1
    let note = "a record of the unknown kind \(Self.quoted(kind)) is skipped"
    add(note, line, orOneOfMany: "records of other unknown kinds are skipped")
  }

  /// Notes the doubtful parts of a record: a notification that nobody observes, because its name is
  /// none of the system's, or a view that no keyboard covers, because it lies elsewhere.
  mutating func add(_ content: KeyboardTraceContent, line: Int) {
    switch content {
    case .notification(let name, _, _):
      guard !KeyboardEvent.isSystemName(name) else { return }
      let note = "the name \(Self.quoted(name)) is none of the system's notifications"
      add(note, line, orOneOfMany: "other names are none of the system's notifications")
    case .screen(let frame, _, _): screen = frame
    case .window(let frame): window = frame
    case .view(let frame, _):
      guard let area = window ?? screen, !frame.isEmpty, frame.intersection(area).isEmpty else {
        return
      }
      let note = "a view lies outside its \(window == nil ? "screen" : "window")"
      add(note, line, orOneOfMany: note)
    default: break
    }
  }

  /// Notes a last line that breaks off.
  mutating func add(tornLine line: Int) {
    words.append("line \(line) breaks off, and is left out")
  }

  /// Adds a line to a note, or to one that stands for many if there are too many.
  private mutating func add(_ note: String, _ line: Int, orOneOfMany other: String) {
    let note = lines[note] == nil && lines.count >= Self.limit ? other : note
    if lines[note] == nil { words.append(note) }
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
