import Foundation
import KeyboardNotifications

/// Sentences on the omitted and doubtful parts of a trace.
struct TraceNotes: Sendable {
  /// The most different notes, since a long file may have another unknown kind on each line.
  private static let limit = 20

  /// The notes in their order, without their lines.
  private var notes: [String] = []
  /// The lines of each note.
  private var lines: [String: NotedLines] = [:]
  /// The number of records that were skipped because their kind is unknown.
  private(set) var skippedRecordCount = 0
  private var screen: CGRect?
  private var window: CGRect?

  /// Notes a record that is skipped because its kind is unknown.
  mutating func add(unknownKind kind: String, line: Int) {
    guard !KeyboardTraceFormat.recorderKinds.contains(kind) else { return }
    skippedRecordCount += 1
    let note = "a record of the unknown kind \(JSONText.beginning(of: kind)) is skipped"
    add(note, line, or: "records of other unknown kinds are skipped")
  }

  /// Notes a doubtful record.
  ///
  /// A notification with an unknown name has no effect. No keyboard covers a view outside the
  /// screen or window.
  mutating func add(_ content: KeyboardTraceContent, line: Int) {
    switch content {
    case .notification(let name, _, _):
      guard !KeyboardEvent.isSystemName(name) else { return }
      let note = "the name \(JSONText.beginning(of: name)) is none of the system's notifications"
      add(note, line, or: "other names are none of the system's notifications")
    case .screen(let frame, _, _): screen = frame
    case .window(let frame): window = frame
    case .view(let frame, _):
      guard let area = window ?? screen, !frame.isEmpty, frame.intersection(area).isEmpty else {
        return
      }
      let note = "a view lies outside its \(window == nil ? "screen" : "window")"
      add(note, line, or: note)
    default: break
    }
  }

  /// Notes a last line that breaks off.
  mutating func add(tornLine line: Int) {
    notes.append("line \(line) breaks off, and is left out")
  }

  /// Adds a line to a note; beyond the limit of notes, to the note on all others.
  private mutating func add(_ note: String, _ line: Int, or other: String) {
    let note = lines[note] == nil && lines.count >= Self.limit ? other : note
    if lines[note] == nil { notes.append(note) }
    lines[note, default: NotedLines()].add(line)
  }

  /// The notes, a sentence each, with the lines.
  var sentences: [String] {
    notes.map { note in lines[note].map { "\(note): \($0.text)" } ?? note }
  }
}

extension KeyboardEvent {
  /// Returns true for the name of a system notification that a tracker observes.
  package static func isSystemName(_ name: String) -> Bool { systemNames.contains(name) }

  private static let systemNames = Set(
    KeyboardNotificationType.allCases.map(\.name.rawValue) + lifecycle.map(\.0)
  )
}
