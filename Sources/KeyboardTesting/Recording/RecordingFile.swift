import Foundation

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
/// loses its beginning when it grows too long.
///
/// Its contents are also held here, in two parts. When both are full the older one is left
/// out, and the newer one takes its place: so about half of what the limit allows is always there.
///
/// NB: `FileHandle`'s methods that throw are newer than iOS 13, and the older ones raise exceptions
/// that Swift cannot catch when a disk is full.
final class RecordingFile {
  private struct Part {
    /// The lines with which a trace must begin if it begins with this part.
    var opening: [Data] = []
    var lines: [Data] = []
    var length = 0
  }

  let folder: RecordingFolder
  /// The number of records that were left out.
  private(set) var unrecordedCount = 0

  private let url: URL
  private var handle: FileHandle
  private let partLength: Int
  private var header: Data?
  private var (older, newer) = (Part(), Part())

  /// Makes the file of a new session.
  init(in folder: URL, keeping sessions: Int, limit: Int) throws {
    self.folder = try RecordingFolder(folder)
    url = try self.folder.next(keeping: sessions)
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
    // A part's opening and the recording's end need some room as well.
    partLength = max(0, limit / 2 - 1024)
  }

  /// Writes one more line; the first is the header, which is always kept.
  ///
  /// The opening has the lines that a trace which begins here needs first; the cut is the line that
  /// states how many records are missing.
  func append(_ line: Data, opening: () -> [Data], cut: (Int) -> Data) throws {
    // A file that was moved or removed meanwhile is made anew.
    guard keep(line, opening: opening) || !FileManager.default.fileExists(atPath: url.path) else {
      try append(line)
      return
    }
    var data = header ?? Data()
    if unrecordedCount > 0 { data += ([cut(unrecordedCount)] + older.opening).joined() }
    data += (older.lines + newer.lines).joined()
    // A crash leaves either file, whole.
    try data.write(to: url, options: .atomic)
    handle = try FileHandle(forWritingTo: url)
    handle.seekToEndOfFile()
  }

  /// Writes a line that is no record.
  func append(_ line: Data) throws {
    var rest = [UInt8](line)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(handle.fileDescriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        throw CocoaError(errno == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown)
      }
    }
  }

  /// Keeps a line; true where others were left out for it.
  private func keep(_ line: Data, opening: () -> [Data]) -> Bool {
    guard header != nil else {
      header = line
      return false
    }
    var isCut = false
    if !newer.lines.isEmpty, newer.length + line.count > partLength {
      isCut = !older.lines.isEmpty
      unrecordedCount += older.lines.count
      (older, newer) = (newer, Part(opening: opening()))
    }
    newer.lines.append(line)
    newer.length += line.count
    return isCut
  }
}
