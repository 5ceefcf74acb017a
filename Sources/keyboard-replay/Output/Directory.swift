import Foundation

/// Makes the directories that a command writes to.
enum Directory {
  /// Makes a directory, and those above it, where they do not exist.
  static func make(_ path: String) throws(ToolError) {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += part
      if mkdir(prefix, 0o777) != 0 {
        let reason = reason(errno, prefix)
        guard exists(prefix) else {
          throw ToolError(.unreadable, "cannot make the directory \(path): \(reason)")
        }
      }
      prefix += "/"
    }
  }

  /// Why it cannot be made, in the system's own words but where a file is in the way.
  private static func reason(_ code: Int32, _ path: String) -> String {
    code == EEXIST ? "\(path) is not a directory" : String(cString: strerror(code)).lowercased()
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
