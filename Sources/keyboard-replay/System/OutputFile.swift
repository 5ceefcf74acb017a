import Foundation

/// Opens the files that a command writes.
enum OutputFile {
  /// Checks that a file to write is none that is read, even if the two paths are spelt differently.
  ///
  /// - Parameters:
  ///   - path: The file to write; `-` is standard output.
  ///   - inputs: The files and folders that are read; `-` is standard input.
  /// - Throws: An error that names the file.
  static func check(_ path: String, isNoneOf inputs: [String]) throws(ToolError) {
    guard path != "-", let output = identity(of: path) else { return }
    var files = inputs
    // A folder that cannot be read is an error later, when its traces are opened.
    for input in inputs { files += (try? TraceFolder(input))?.traces ?? [] }
    for file in files where identity(of: file == "-" ? "/dev/stdin" : file) == output {
      throw ToolError(.usage, "cannot write \(path): it is the file that is read")
    }
  }

  /// Opens a file to write, and removes its content.
  static func create(_ path: String) throws(ToolError) -> Output {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    // mutant: >= to >, because 0 is standard input
    // mutant: 0 to 1, because 0 is standard input
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
