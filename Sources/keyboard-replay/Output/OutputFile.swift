import Foundation

/// Makes the files that a command writes.
enum OutputFile {
  /// Opens a file to write, empty.
  static func create(_ path: String) throws(ToolError) -> Output {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno)).lowercased()
      throw ToolError(.unreadable, "cannot write \(path): \(reason)")
    }
    return Output(descriptor: descriptor)
  }
}
