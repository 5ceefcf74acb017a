import Foundation

/// Log file that is rotated: the next file of a folder is begun when this one is full or gone.
///
/// Files are numbered, not dated, since a device's clock may be set back. Each line is handed to
/// the system before the next, so that a crash costs the last line at most. Several processes may
/// write to one folder, each to files of its own.
final class RotatingFile {
  struct OpenFile {
    let number: Int
    let handle: FileHandle
    var byteCount: Int
  }

  private let header: String
  private let folder: URL
  private let fileCount: Int
  private var current: OpenFile

  /// Begins a file, and removes older ones than are to be kept.
  ///
  /// - Parameters:
  ///   - header: The first line of each file.
  ///   - folder: The folder to write to; it is made if there is none.
  ///   - fileCount: The number of files to keep, the new one included; one at least.
  /// - Throws: The error of the file system; no file is removed then.
  init(header: String, in folder: URL, keeping fileCount: Int) throws {
    self.header = header
    self.folder = folder
    self.fileCount = fileCount
    current = try Self.begin(header, in: folder, after: 0)
    removeOldFiles()
  }

  /// Begins the next file, and removes older ones than are to be kept.
  func rotate() throws {
    current = try Self.begin(header, in: folder, after: current.number)
    removeOldFiles()
  }

  /// Writes a line at the end of the file.
  func append(_ line: String) throws {
    let data = Data((line + "\n").utf8)
    try current.handle.write(contentsOf: data)
    current.byteCount += data.count
  }

  /// The size of the file, in bytes.
  var byteCount: Int { current.byteCount }

  /// The name of the file.
  var name: String { url(of: current.number).lastPathComponent }

  /// True if the file was moved or removed since it was begun.
  var isGone: Bool {
    !FileManager.default.fileExists(atPath: url(of: current.number).path)
  }

  /// The files of the folder that have any content, the newest first.
  var files: [URL] {
    recordings.map(url)
  }

  // MARK: - Files of the folder

  private func url(of number: Int) -> URL {
    Self.url(of: number, in: folder)
  }

  private static func url(of number: Int, in folder: URL) -> URL {
    folder.appendingPathComponent(String(format: "keyboard-%04ld.jsonl", number))
  }

  /// The numbers of the files, the greatest first.
  ///
  /// A file with any other name is never removed.
  private static func numbers(in folder: URL) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let numbers = names.compactMap { Int($0.dropFirst("keyboard-".count).dropLast(".jsonl".count)) }
    // A greater number was not counted here, and might have none after it.
    return Set(numbers)
      .filter { $0 < 1_000_000_000 && names.contains(url(of: $0, in: folder).lastPathComponent) }
      .sorted(by: >)
  }

  /// The numbers of the files that have any content, the greatest first.
  private var recordings: [Int] {
    Self.numbers(in: folder).filter { number in
      let values = try? url(of: number).resourceValues(forKeys: [.fileSizeKey])
      return values?.fileSize ?? 0 > 0
    }
  }

  /// Makes the folder if there is none, and a file whose number is the greatest.
  private static func begin(
    _ header: String,
    in folder: URL,
    after number: Int
  ) throws -> OpenFile {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let greatest = max(number, numbers(in: folder).first ?? 0)
    return try open(header, in: folder, from: greatest + 1)
  }

  /// Makes a file with the header, under the first number that is free.
  ///
  /// Another process may have taken a number since the folder was listed.
  static func open(_ header: String, in folder: URL, from number: Int) throws -> OpenFile {
    let url = url(of: number, in: folder)
    let data = Data((header + "\n").utf8)
    do {
      try data.write(to: url, options: .withoutOverwriting)
      let handle = try FileHandle(forWritingTo: url)
      try handle.seekToEnd()
      return OpenFile(number: number, handle: handle, byteCount: data.count)
    } catch CocoaError.fileWriteFileExists {
      return try open(header, in: folder, from: number + 1)
    } catch {
      // On a full disk the file is there, and empty.
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  /// Removes the files that are older than those to keep, as far as that is possible.
  ///
  /// An empty file is not counted: it may be left from an attempt to begin one.
  private func removeOldFiles() {
    guard let oldest = recordings.prefix(max(1, fileCount)).last else { return }
    for number in Self.numbers(in: folder) where number < oldest {
      try? FileManager.default.removeItem(at: url(of: number))
    }
  }
}
