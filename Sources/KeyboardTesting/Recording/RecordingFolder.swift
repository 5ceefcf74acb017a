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
    numbers.sorted(by: >).map(file)
  }

  /// Makes room for one more session, and returns its file.
  ///
  /// Files are numbered, not dated: a device's clock may be set back. Only files that are named
  /// like a recording are ever removed.
  ///
  /// - Parameter count: The number of sessions to keep, the new one included.
  /// - Returns: A file that is not there yet.
  /// - Throws: The error of the file system where an older file cannot be removed.
  func next(keeping count: Int) throws -> URL {
    let numbers = numbers.sorted(by: >)
    for number in numbers.dropFirst(max(1, count) - 1) {
      try FileManager.default.removeItem(at: file(number))
    }
    return file((numbers.first ?? 0) + 1)
  }

  private var numbers: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.compactMap(Self.number)
  }

  private func file(_ number: Int) -> URL {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return url.appendingPathComponent("keyboard-\(zeros)\(digits).jsonl")
  }

  private static func number(of name: String) -> Int? {
    guard name.hasPrefix("keyboard-"), name.hasSuffix(".jsonl") else { return nil }
    let digits = name.dropFirst("keyboard-".count).dropLast(".jsonl".count)
    guard digits.count >= 4, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    // Room is left for the next number.
    return Int(digits).flatMap { $0 < Int.max ? $0 : nil }
  }
}

/// A file that is written line by line, each line handed to the system before the next.
///
/// NB: `FileHandle`'s methods that throw are newer than iOS 13, and the older ones raise exceptions
/// that Swift cannot catch when a disk is full.
final class RecordingFile {
  private let url: URL
  private var handle: FileHandle

  init(_ url: URL) throws {
    self.url = url
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  /// True once the file was moved or removed.
  var isMissing: Bool {
    !FileManager.default.fileExists(atPath: url.path)
  }

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

  /// Puts other bytes in place of all that was written; a crash leaves either, whole.
  func replace(with data: Data) throws {
    try data.write(to: url, options: .atomic)
    handle = try FileHandle(forWritingTo: url)
    handle.seekToEndOfFile()
  }
}
