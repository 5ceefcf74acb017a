import Foundation

/// Writes text to an open file through a buffer.
///
/// Writing to a closed pipe is no error: the exit status does not depend on the reader of the pipe.
final class Output {
  private let descriptor: Int32
  /// The file's path, which errors name; `nil` for a standard stream.
  private let path: String?
  private var buffer: [UInt8] = []
  /// The number of bytes from which the buffer is written.
  private let bufferLimit: Int

  /// Makes an output; a terminal has no buffer, because each text must appear at once.
  init(descriptor: Int32, of path: String? = nil) {
    self.descriptor = descriptor
    self.path = path
    bufferLimit = isatty(descriptor) == 1 ? 0 : 64 * 1024
  }

  /// Writes a text to standard error at once, without an error if that fails.
  static func writeError(_ text: String) {
    let errors = Output(descriptor: STDERR_FILENO)
    try? errors.write(text)
    try? errors.flush()
  }

  func write(_ text: String) throws(ToolError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > bufferLimit { try flush() }
  }

  /// Writes the buffer; after a closed pipe or an error its rest is dropped.
  func flush() throws(ToolError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count {
      let count = buffer[start...].withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        return
      } else if errno == EAGAIN {
        Tool.wait(for: descriptor, POLLOUT)
      } else if errno != EINTR {
        let file = path.map { " \($0)" } ?? ""
        throw ToolError(.unreadable, "cannot write\(file): \(ToolError.systemReason)")
      }
    }
  }
}

// MARK: - Files

/// The files that a command writes.
enum OutputFile {
  /// Checks that a file to write is not one that is read, even if the two paths differ.
  ///
  /// - Parameters:
  ///   - path: The file to write; `nil` for standard output.
  ///   - inputs: The files and folders that are read; `-` is standard input.
  /// - Throws: An error that names the file.
  static func check(_ path: String?, isNoneOf inputs: [String]) throws(ToolError) {
    guard let path, let output = identity(of: path) else { return }
    var files = inputs
    // A folder that cannot be read is an error later, when its traces are opened.
    for input in inputs { files += (try? TraceFolder(input))?.traces ?? [] }
    for file in files where identity(of: file == "-" ? "/dev/stdin" : file) == output {
      throw ToolError(
        .usage,
        "cannot write \(path): it is the file that is read; name another file"
      )
    }
  }

  /// Replaces a file's content with a text; without a path, writes to standard output.
  static func write(
    _ text: String,
    to path: String?,
    or standardOutput: Output
  ) throws(ToolError) {
    guard let path else {
      try standardOutput.write(text)
      try standardOutput.flush()
      return
    }
    var information = stat()
    let exists = stat(path, &information) == 0
    guard exists || errno == ENOENT else { throw error(path) }
    if exists, information.st_mode & S_IFMT != S_IFREG {
      // A device or a pipe has no content to keep.
      try write(text, to: open(path, O_WRONLY), of: path)
    } else if exists, access(path, W_OK) != 0 {
      throw error(path)
    } else {
      let permissions = exists ? information.st_mode & 0o777 : 0o666
      try replace(Self.target(of: path), by: text, permissions: permissions, of: path)
    }
  }

  /// Writes a text beside a file, and then moves it into the file's place.
  ///
  /// If the text cannot be written, such as on a full disk, the file is as it was.
  private static func replace(
    _ file: String,
    by text: String,
    permissions: mode_t,
    of path: String
  ) throws(ToolError) {
    let temporary = "\(file).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, permissions)
    do throws(ToolError) {
      try write(text, to: descriptor, of: path)
      guard rename(temporary, file) == 0 else { throw error(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Returns the path to which a link leads, even if there is no file yet.
  ///
  /// The system has followed the links before, so they lead to an end.
  private static func target(of path: String) -> String {
    guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return path
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return target(of: URL(fileURLWithPath: link, relativeTo: folder).path)
  }

  /// Writes a text to an open file, and closes it; errors name the path.
  private static func write(
    _ text: String,
    to descriptor: Int32,
    of path: String
  ) throws(ToolError) {
    guard descriptor >= 0 else { throw error(path) }
    let output = Output(descriptor: descriptor, of: path)
    do throws(ToolError) {
      try output.write(text)
      try output.flush()
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only now.
    guard close(descriptor) == 0 else { throw error(path) }
  }

  /// The error of the last call of the system.
  private static func error(_ path: String) -> ToolError {
    let reason = errno == ENOENT ? "its folder does not exist" : ToolError.systemReason
    return ToolError(.unreadable, "cannot write \(path): \(reason)")
  }

  /// Returns the device and the number of a regular file, through links; `nil` if there is none.
  private static func identity(of path: String) -> [Int]? {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let device = attributes[.systemNumber] as? NSNumber,
      let number = attributes[.systemFileNumber] as? NSNumber
    else { return nil }
    return [device.intValue, number.intValue]
  }
}
