import Foundation

/// The traces in a folder and below it.
struct TraceFolder {
  /// The paths of the traces, in the order of the names.
  private(set) var traces: [String] = []
  /// A note for each skipped file that has the name of a trace, and for each skipped folder.
  private(set) var skipped: [String] = []

  /// Finds the traces in a folder; `nil` for a path that leads to no folder.
  init?(_ path: String) throws(ToolError) {
    guard Self.kind(of: path) == S_IFDIR else { return nil }
    try addFiles(in: path.hasSuffix("/") ? String(path.dropLast()) : path)
    guard !traces.isEmpty else {
      throw ToolError(.unreadable, "cannot read \(path): expected traces, *.jsonl, found none")
    }
  }

  private mutating func addFiles(in folder: String) throws(ToolError) {
    guard access(folder, R_OK | X_OK) == 0,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else {
      throw ToolError(.unreadable, "cannot read \(folder): \(ToolError.systemReason)")
    }
    for name in names.sorted() {
      let file = folder + "/" + name
      let isTrace = name.lowercased().hasSuffix(".jsonl")
      switch Self.kind(of: file) {
      // A link may lead back to a folder around it.
      case S_IFDIR where Self.isLink(file): skipped.append("\(file): skipped, a link to a folder")
      case S_IFDIR: try addFiles(in: file)
      // A link to a missing file is an error when the trace is opened.
      case S_IFREG, nil: if isTrace { traces.append(file) }
      default: if isTrace { skipped.append("\(file): skipped, no regular file") }
      }
    }
  }

  /// Returns the kind of the file at a path, such as `S_IFDIR`; `nil` for a missing file.
  private static func kind(of path: String) -> mode_t? {
    var information = stat()
    return stat(path, &information) == 0 ? information.st_mode & S_IFMT : nil
  }

  private static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }
}
