import Foundation
import KeyboardNotifications

/// The folder of a recorder: one file for each session, of which the last few are kept.
struct RecordingFolder {
  let url: URL

  /// Makes the folder where there is none.
  init(_ url: URL) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The recordings that are there, the newest first.
  var files: [URL] {
    numbers.map(file)
  }

  /// Makes room for one more session among those to keep, and returns its file.
  ///
  /// Files are numbered, not dated: a device's clock may be set back. Only files that are named
  /// like a recording are ever removed.
  func next(keeping count: Int) throws -> URL {
    let next = file((numbers.first ?? 0) + 1)
    for url in files.dropFirst(max(1, count) - 1) { try FileManager.default.removeItem(at: url) }
    return next
  }

  /// The numbers of the files, the greatest first; room is left for the next one.
  private var numbers: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let numbers = names.compactMap { name in
      Int(name.dropFirst("keyboard-".count).dropLast(".jsonl".count))
        .flatMap { $0 < .max && file($0).lastPathComponent == name ? $0 : nil }
    }
    return numbers.sorted(by: >)
  }

  private func file(_ number: Int) -> URL {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return url.appendingPathComponent("keyboard-\(zeros)\(digits).jsonl")
  }
}

/// A file that is written line by line, each line handed to the system before the next, and that
/// loses its beginning when it grows too long: half of what the limit allows is always there.
///
/// NB: `FileHandle`'s methods that throw are newer than iOS 13, and the older ones raise exceptions
/// that Swift cannot catch when a disk is full.
@MainActor final class RecordingFile {
  /// The number of lines that are kept in any case: a late confirmation is taken for news where the
  /// announcement that has replaced it is missing.
  private static let leastCount = 12

  let folder: RecordingFolder
  /// The number of records that were left out.
  private(set) var unrecordedCount = 0

  private let url: URL
  private var handle: FileHandle
  private let limit: Int
  /// The header, and what the lines need where they do not begin with the session.
  private var opening: [Data] = []
  private var lines: [Data] = []
  private var length = 0

  /// Makes the file of a new session.
  init(in folder: URL, keeping sessions: Int, limit: Int) throws {
    self.folder = try RecordingFolder(folder)
    url = try self.folder.next(keeping: sessions)
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
    // The opening and the recording's end need some room as well.
    self.limit = max(0, limit - 2048)
  }

  /// Writes one more line; the first is the header, which is always kept.
  func append(_ line: Data) throws {
    if opening.isEmpty { opening = [line] } else { lines.append(line) }
    length += line.count
    let isCut = try length > limit && cut()
    // A file that was moved or removed meanwhile is made anew.
    guard isCut || !FileManager.default.fileExists(atPath: url.path) else { return try write(line) }
    // A crash leaves either file, whole.
    try Data((opening + lines).joined()).write(to: url, options: .atomic)
    handle = try FileHandle(forWritingTo: url)
    handle.seekToEndOfFile()
  }

  /// Writes a line that is no record.
  func write(_ line: Data) throws {
    let count = line.withUnsafeBytes {
      Foundation.write(handle.fileDescriptor, $0.baseAddress, $0.count)
    }
    guard count == line.count else {
      throw CocoaError(errno == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown)
    }
  }
}

// MARK: - Leaving out the beginning

extension RecordingFile {
  /// Leaves out lines until half of the limit is free; true where there were any.
  private func cut() throws -> Bool {
    length = 0
    let fitting = lines.reversed().prefix { line in
      length += line.count
      return length <= limit / 2
    }
    let least = lines.count - max(fitting.count, Self.leastCount)
    // An announcement and what confirms it stay together.
    let start = lines.indices.dropFirst(max(1, least)).first {
      !names("KeyboardWill", lines[$0 - 1]) && !names("KeyboardDid", lines[$0])
    }
    let dropped = lines[..<(start ?? max(0, least))]
    let kept = lines[dropped.endIndex...]
    length = kept.reduce(0) { $0 + $1.count }
    guard !dropped.isEmpty else { return false }
    let text = Data((opening + dropped).joined())
    let trace = try KeyboardTrace(KeyboardTraceReader(text, file: url.lastPathComponent))
    unrecordedCount += dropped.count
    let time = trace.records.last?.time ?? 0
    let cut = KeyboardTraceFormat.note("cut", at: time, unrecorded: unrecordedCount)
    opening = [opening[0], cut] + trace.outcome.map { $0.line(at: time) }
    lines = Array(kept)
    return true
  }
}

/// Returns true where a line has a word.
private func names(_ word: String, _ line: Data) -> Bool {
  line.range(of: Data(word.utf8)) != nil
}

extension KeyboardTrace {
  /// The records with which a trace must begin that goes on where this one ends: the screen, the
  /// settings, the application's state, and a show of the keyboard.
  @MainActor fileprivate var outcome: [KeyboardTraceContent] {
    let player = KeyboardTracePlayer()
    player.tracker.onMalformed = { _ in }
    player.play(self)
    let (environment, state) = (player.environment, player.tracker.state)
    var recorded = RecordedEnvironment()
    var contents = recorded.changes(to: environment, safeAreaBottom: player.safeAreaBottom)
    if environment.applicationState != .active {
      contents.append(.application(environment.applicationState))
    }
    let types: [KeyboardNotificationType] =
      switch state.visibility {
      case .hidden: []
      case .showing: [.willShow]
      case .shown: [.willShow, .didShow]
      case .hiding: [.willHide]
      }
    let userInfo = state.frame.map {
      [KeyboardUserInfoKey.endFrame: KeyboardTraceValue(posted: $0)]
    }
    return contents
      + types.map {
        .notification(name: $0.name.rawValue, userInfo: userInfo, screen: state.screen?.name)
      }
  }
}

extension KeyboardTraceContent {
  /// Returns the line of a record with the content, its line feed included.
  func line(at time: TimeInterval? = nil) -> Data {
    Data((KeyboardTrace.Record(time: time, self).jsonLine + "\n").utf8)
  }
}

extension KeyboardTraceFormat {
  /// Returns a line on how many records are missing, which readers skip: its kind is none of theirs.
  static func note(
    _ kind: String,
    at time: TimeInterval,
    reason: String? = nil,
    unrecorded count: Int
  ) -> Data {
    let members: [(String, Any?)] = [("time", time), ("reason", reason), ("unrecorded", count)]
    return Data((line(kind, members) + "\n").utf8)
  }
}
