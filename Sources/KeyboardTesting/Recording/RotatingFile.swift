import Foundation

/// A log file that can be rotated: it is continued in the next file of its folder.
///
/// Files are numbered, not dated, because a device's clock may be set back. Each line is written
/// without a buffer, so a crash loses the last line at most. Several processes may write to one
/// folder, each to its own files.
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

  /// Begins a file, and removes the oldest ones of the folder.
  ///
  /// - Parameters:
  ///   - header: The first line of each file.
  ///   - folder: The folder to write to. It is created if it does not exist.
  ///   - fileCount: The number of files to keep, the new one included; one at least.
  /// - Throws: The error of the file system; no file is removed then.
  init(header: String, in folder: URL, keeping fileCount: Int) throws {
    self.header = header
    self.folder = folder
    self.fileCount = fileCount
    current = try Self.begin(header, in: folder, after: 0)
    removeOldFiles()
  }

  /// Begins the next file, and removes the oldest ones of the folder.
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

  /// The size of the file in bytes.
  var byteCount: Int { current.byteCount }

  /// The name of the file.
  var name: String { Self.name(of: current.number) }

  /// True if the file was moved or removed since it was begun.
  var isGone: Bool {
    !FileManager.default.fileExists(atPath: url(of: current.number).path)
  }

  /// The files of the folder that are not empty, the newest first.
  var files: [URL] {
    recordings.map(url)
  }

  // MARK: - Files of the folder

  private func url(of number: Int) -> URL {
    Self.url(of: number, in: folder)
  }

  private static func url(of number: Int, in folder: URL) -> URL {
    folder.appendingPathComponent(name(of: number))
  }

  private static func name(of number: Int) -> String {
    String(format: "keyboard-%04ld.jsonl", number)
  }

  /// The numbers of the files in the folder, the greatest first.
  private static func numbers(in folder: URL) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { number(of: $0) }.sorted(by: >)
  }

  /// Returns the number of a file; `nil` for a name that this type does not give.
  ///
  /// Numbers have an upper limit, so that the next one also fits into an integer.
  private static func number(of name: String) -> Int? {
    let digits = name.dropFirst("keyboard-".count).dropLast(".jsonl".count)
    guard let number = Int(digits), number < 1_000_000_000 else { return nil }
    return name == Self.name(of: number) ? number : nil
  }

  /// The numbers of the files that are not empty, the greatest first.
  ///
  /// A file whose size cannot be read counts as well.
  private var recordings: [Int] {
    Self.numbers(in: folder).filter { number in
      let values = try? url(of: number).resourceValues(forKeys: [.fileSizeKey])
      return values?.fileSize != 0
    }
  }

  /// Creates the folder if it does not exist, and a file with the greatest number.
  private static func begin(
    _ header: String,
    in folder: URL,
    after number: Int
  ) throws -> OpenFile {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The current file may be gone from the folder; its number is not used again.
    let greatest = max(number, numbers(in: folder).first ?? 0)
    return try open(header, in: folder, from: greatest + 1)
  }

  /// Creates a file with the header, and with the first free number.
  ///
  /// Another process may have used a number since the folder was listed.
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
      // On a full disk an empty file was created.
      try? FileManager.default.removeItem(at: url)
      throw error
    }
  }

  /// Removes the oldest files of the folder, and ignores errors.
  ///
  /// Ignores empty files, which a failed start on a full disk leaves behind.
  private func removeOldFiles() {
    guard let oldest = recordings.prefix(max(1, fileCount)).last else { return }
    for number in Self.numbers(in: folder) where number < oldest {
      try? FileManager.default.removeItem(at: url(of: number))
    }
  }
}
