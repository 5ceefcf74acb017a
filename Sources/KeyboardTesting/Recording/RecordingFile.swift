import Foundation
import KeyboardNotifications

/// A file that is written line by line, each line handed to the system before the next, and that
/// loses its beginning when it grows too long: half of what the limit allows is always there.
///
/// NB: `FileHandle`'s methods that throw are newer than iOS 13, and the older ones raise exceptions
/// that Swift cannot catch when a disk is full.
@MainActor final class RecordingFile {
  /// The number of lines that are kept in any case: a late confirmation is taken for news where the
  /// announcement that has replaced it is missing.
  private static let leastCount = 12

  /// The number of records that were left out.
  private(set) var unrecordedCount = 0

  private let folder: URL
  private let url: URL
  private var handle: FileHandle
  private let limit: Int
  /// The header, and what the lines need where they do not begin with the session.
  private var opening: [String] = []
  private var lines: [String] = []
  private var length = 0

  /// Makes the file of a new session, and removes older ones than are to be kept.
  ///
  /// Files are numbered, not dated: a device's clock may be set back. Only files that are named
  /// like a recording are ever removed.
  init(in folder: URL, keeping sessions: Int, limit: Int) throws {
    self.folder = folder
    // The opening and the recording's end need some room as well.
    self.limit = max(0, limit - 2048)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let numbers = Self.numbers(in: folder)
    url = Self.file((numbers.first ?? 0) + 1, in: folder)
    for number in numbers.dropFirst(max(1, sessions) - 1) {
      try FileManager.default.removeItem(at: Self.file(number, in: folder))
    }
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  /// The recordings of all sessions that are kept, the newest first.
  var files: [URL] {
    Self.numbers(in: folder).map { Self.file($0, in: folder) }
  }

  /// The numbers of the files, the greatest first; room is left for the next one.
  private static func numbers(in folder: URL) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let numbers = names.compactMap { Int($0.dropFirst("keyboard-".count).dropLast(".jsonl".count)) }
    return Set(numbers)
      .filter { $0 < .max && names.contains(file($0, in: folder).lastPathComponent) }
      .sorted(by: >)
  }

  private static func file(_ number: Int, in folder: URL) -> URL {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return folder.appendingPathComponent("keyboard-\(zeros)\(digits).jsonl")
  }

  /// Writes one more line; the first is the header, which is always kept.
  func append(_ line: String) throws {
    if opening.isEmpty { opening = [line] } else { lines.append(line) }
    length += line.utf8.count + 1
    let isCut = try length > limit && cut()
    // A file that was moved or removed meanwhile is made anew.
    guard isCut || !FileManager.default.fileExists(atPath: url.path) else { return try write(line) }
    let text = (opening + lines).map { $0 + "\n" }.joined()
    // A crash leaves either file, whole.
    try Data(text.utf8).write(to: url, options: .atomic)
    handle = try FileHandle(forWritingTo: url)
    handle.seekToEndOfFile()
  }

  /// Writes a line that is no record.
  func write(_ line: String) throws {
    let bytes = Array((line + "\n").utf8)
    guard Foundation.write(handle.fileDescriptor, bytes, bytes.count) == bytes.count else {
      throw CocoaError(errno == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown)
    }
  }
}

extension RecordingFile {
  /// Leaves out lines until half of the limit is free; true where there were any.
  private func cut() throws -> Bool {
    var rest = 0
    let fitting = lines.reversed().prefix { line in
      rest += line.utf8.count + 1
      return rest <= limit / 2
    }
    let least = lines.count - max(fitting.count, Self.leastCount)
    guard least > 0 else { return false }
    // An announcement and what confirms it stay together.
    let start = lines.indices.dropFirst(least).first {
      !lines[$0 - 1].contains("KeyboardWill") && !lines[$0].contains("KeyboardDid")
    }
    let dropped = lines[..<(start ?? least)]
    let trace = try KeyboardTrace(jsonLines: (opening + dropped).joined(separator: "\n"))
    unrecordedCount += dropped.count
    let time = trace.records.last?.time
    let cut = KeyboardTraceFormat.line("cut", [("time", time), ("unrecorded", unrecordedCount)])
    opening =
      [opening[0], cut] + trace.outcome.map { KeyboardTrace.Record(time: time, $0).jsonLine }
    lines.removeFirst(dropped.count)
    length = lines.reduce(0) { $0 + $1.utf8.count + 1 }
    return true
  }
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
    for (name, screen) in player.screens { recorded.screenNames[KeyboardScreen(screen)] = name }
    var contents = recorded.changes(to: environment, safeAreaBottom: player.safeAreaBottom)
    if environment.applicationState != .active {
      contents.append(.application(environment.applicationState))
    }
    let types: [KeyboardVisibility: [KeyboardNotificationType]] = [
      .showing: [.willShow], .shown: [.willShow, .didShow], .hiding: [.willHide],
    ]
    let userInfo = state.frame.map {
      [KeyboardUserInfoKey.endFrame: KeyboardTraceValue(posted: $0)]
    }
    let screen = recorded.name(of: state.screen)
    for type in types[state.visibility] ?? [] {
      let name = type.name.rawValue
      contents.append(.notification(name: name, userInfo: userInfo, screen: screen))
    }
    return contents
  }
}
