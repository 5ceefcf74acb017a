import Foundation

/// Writes text to an open file through a buffer.
///
/// Writing to a closed pipe is no error: the exit status does not depend on the reader of the pipe.
final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The number of bytes from which the buffer is written.
  private let bufferLimit: Int

  /// Makes an output; a terminal has no buffer, so that each text appears at once.
  init(descriptor: Int32) {
    self.descriptor = descriptor
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
      } else if errno != EINTR {
        throw ToolError(.unreadable, "cannot write: \(ToolError.systemReason)")
      }
    }
  }
}

// MARK: - Files

/// The files that a command writes.
enum OutputFile {
  /// Checks that a file to write is none that is read, even if the two paths are spelt differently.
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

  /// Writes a text to a file in place of its content; without a path, to standard output.
  static func write(
    _ text: String,
    to path: String?,
    or standardOutput: Output
  ) throws(ToolError) {
    let output = try path.map(create) ?? standardOutput
    try output.write(text)
    try output.flush()
  }

  /// Opens a file to write, and removes its content.
  private static func create(_ path: String) throws(ToolError) -> Output {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else {
      let isMissing = errno == ENOENT
      let reason = isMissing ? "its folder does not exist" : ToolError.systemReason
      throw ToolError(.unreadable, "cannot write \(path): \(reason)")
    }
    return Output(descriptor: descriptor)
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
