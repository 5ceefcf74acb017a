import Foundation

/// Says on standard error how far long work has come, where someone watches.
struct Progress {
  private let isShown: Bool
  private let start = Date()
  private var place = ""
  private var count = 0
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
    count += 1
    guard isShown, count % 1024 == 0 else { return }
    let elapsed = Date().timeIntervalSince(start)
    guard elapsed >= next else { return }
    next = elapsed + 0.5
    hasShown = true
    Output.writeError("\r\u{1B}[K\(place)\(count) records…")
  }

  /// Takes what was shown off the terminal, before something else is printed.
  mutating func finish() {
    if hasShown { Output.writeError("\r\u{1B}[K") }
    hasShown = false
  }
}
