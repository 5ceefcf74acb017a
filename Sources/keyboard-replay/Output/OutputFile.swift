import Foundation

/// Makes the files that a command writes.
enum OutputFile {
  /// Refuses to write over a file that is read, whatever the two paths look like.
  static func refuse(_ path: String, from inputs: [String]) throws(ToolError) {
    guard path != "-", let output = FileIdentity(path: path) else { return }
    for input in inputs {
      let identity = input == "-" ? FileIdentity(STDIN_FILENO) : FileIdentity(path: input)
      guard identity == output else { continue }
      throw ToolError(.usage, "cannot write \(path): it is the file that is read")
    }
  }

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
