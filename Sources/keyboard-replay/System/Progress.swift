import Foundation

/// The progress of long work, on standard error where that is a terminal.
struct Progress {
  private let isShown: Bool
  private let start = Date()
  private var place = ""
  private var records = 0
  private var bytes = 0
  private var next: TimeInterval = 1
  private var hasShown = false

  /// Makes a progress that is shown on a terminal, unless the output scrolls by on it anyway.
  init(whileWriting: Bool) {
    isShown = isatty(STDERR_FILENO) == 1 && !(whileWriting && isatty(STDOUT_FILENO) == 1)
  }

  /// Begins with a file, counted from 1.
  mutating func begin(_ file: Int, of files: Int) {
    place = files > 1 ? "file \(file) of \(files), " : ""
  }

  /// Counts one record more.
  mutating func advance() {
    records += 1
    if isShown, records % 1024 == 0 { show("\(records) records…") }
  }

  /// Counts bytes that have been read.
  mutating func advance(bytes count: Int) {
    bytes += count
    if isShown { show("\(bytes / 1_000_000) MB…") }
  }

  /// Shows a text after a second, and then twice a second at most.
  private mutating func show(_ text: String) {
    let elapsed = Date().timeIntervalSince(start)
    guard elapsed >= next else { return }
    next = elapsed + 0.5
    hasShown = true
    Output.writeError("\r\u{1B}[K\(place)\(text)")
  }

  /// Removes what was shown, before something else is printed.
  mutating func finish() {
    if hasShown { Output.writeError("\r\u{1B}[K") }
    hasShown = false
  }
}
