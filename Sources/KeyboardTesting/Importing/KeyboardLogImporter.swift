public import Foundation

/// Importer of keyboard notifications that were printed to a console.
///
/// It reads notifications among other lines, as Foundation, Swift and React Native print them. A
/// value that was cut is left out, as is one that cannot be read. Before a notification may stand
/// the prefix of `NSLog`, of `log stream` in any of its styles, of a device's console, or nothing.
///
/// - Flutter: Not read. Apps print parts of `MediaQuery`, frame by frame, from which the
///   notifications cannot be recovered: https://github.com/flutter/flutter/issues/163502.
/// - Notes: A line that begins with `#` before the first notification is a note. The first is the
///   title; `Source:`, `Device:` (or `Device and system:`) and `System:` go to the header.
/// - Names: A user info that was printed alone has the name before it on its line, or that of a
///   line within eight above it. A name from above that the frames contradict does not count.
/// - Times: A line that begins with a date and time, or a time, dates its notification, as does the
///   line `Type: … | Timestamp: …` that Xcode 15 and later put after a message. Times are kept as
///   seconds since the first.
/// - Other notifications: Those of the life of the application, of its scenes and of an extension's
///   host become `application` records; others without a keyboard's keys are skipped.
package struct KeyboardLogImporter: Sendable {
  /// The log's name, as errors give it.
  package let file: String
  private let screen: CGSize?
  private let safeAreaBottom: CGFloat?
  private var lines: LineSplitter
  private var foundation = FoundationLogFormat()
  private var script = ReactNativeLogFormat()
  private var context = LogContext()
  private var notes = LogNotes()
  private var screens = LogScreens()
  private var archive = LogArchive()
  private var doubts: LogDoubts

  /// Makes an importer; without the screen's size, it is inferred from the log.
  package init(
    file: String = "log",
    screen: CGSize? = nil,
    safeAreaBottom: CGFloat? = nil,
    longestLine: Int = 4 * 1024 * 1024
  ) {
    self.file = file
    self.screen = screen
    self.safeAreaBottom = safeAreaBottom
    lines = LineSplitter(limit: longestLine)
    doubts = LogDoubts(longestLine: longestLine)
    context.takesFrames = screen?.isUsable ?? false
  }

  /// Gives the importer the next bytes: any number of them, cut anywhere.
  package mutating func feed(_ data: Data) {
    lines.feed(data)
    readLines()
  }

  /// Makes the trace after the last bytes.
  ///
  /// - Throws: A ``KeyboardTraceError`` where the log has no notification.
  package mutating func finish() throws(KeyboardTraceError) -> ImportedLog {
    lines.finish()
    readLines()
    endNotifications()
    add(context.finish())
    guard !archive.entries.isEmpty else { throw nothingFound }
    archive.entries.sort { $0.line < $1.line }
    screens.decide(given: screen, written: notes.screen)
    return ImportedLog(
      archive,
      screens,
      header: notes.header(title: file.split(separator: "/").last.map(String.init) ?? file),
      safeAreaBottom: safeAreaBottom,
      doubts: doubts
    )
  }

  private mutating func readLines() {
    while true {
      switch lines.next() {
      case .line(let range, let isLast): read(lines.buffer[range], mayBeCut: isLast)
      case .tooLong: doubts.skip(lines.lineNumber, .tooLong)
      case .nothing: return
      }
    }
  }

  private mutating func read(_ bytes: LogText, mayBeCut: Bool) {
    let isMarked = lines.lineNumber == 1 && bytes.starts(with: "\u{FEFF}")
    let bytes = (isMarked ? bytes.dropFirst(3) : bytes).trimmed
    guard !bytes.isEmpty else { return }
    if bytes.starts(with: "{\"version\":") {
      doubts.skip(lines.lineNumber, .ofTrace)
    } else if foundation.isOpen || script.isOpen || LogLine.mayMatter(bytes) {
      read(LogLine(number: lines.lineNumber, bytes: bytes, mayBeCut: mayBeCut))
    } else {
      context.pass(bytes)
    }
  }

  private mutating func read(_ line: LogLine) {
    guard !line.text.isEmpty else { return }
    if line.text.first == .ascii("#") {
      endNotifications()
      if archive.entries.isEmpty { notes.add(line.text.drop { $0 == .ascii("#") }.trimmed.string) }
      context.takesFrames = context.takesFrames || notes.screen != nil
    } else if line.text.starts(with: "Type: "), let label = line.text.firstIndex(of: "Timestamp: ")
    {
      endNotifications()
      archive.date(LogTimestamp(line.text[(label + 11)...]))
    } else {
      add(foundation.finish(before: line) + context.note(line))
      let found = foundation.read(line, &context) + script.read(line, &context)
      context.pass(foundation.isOpen || !found.isEmpty ? [] : line.text)
      add(found)
    }
  }

  private mutating func endNotifications() {
    add(foundation.finish())
    script.finish()
  }

  private mutating func add(_ notifications: [LogNotification]) {
    for var notification in notifications where notification.isAboutKeyboards {
      doubts.note(&notification)
      archive.append(notification, at: screens.add(notification))
    }
  }

  private var nothingFound: KeyboardTraceError {
    var error = KeyboardTraceError(
      file: file,
      line: doubts.lineOfTrace ?? context.firstNamingLine,
      expected: "a printed keyboard notification",
      found: "none in \(LogDoubts.count(lines.lineNumber, "line"))"
    )
    if doubts.lineOfTrace != nil {
      (error.expected, error.found) = ("a console log", "a record of a trace")
    } else if context.firstNamingLine != nil {
      error.expected += " with its user info, as print(notification) gives it"
      error.found = "a name without a user info"
    }
    return error
  }
}

extension LogNotification {
  fileprivate var isAboutKeyboards: Bool {
    name.applicationState != nil || hasKeyboardKeys || name.type != nil && name.source == .written
  }
}

extension KeyboardTrace {
  /// Importer of keyboard notifications that were printed to a console.
  ///
  /// The log may be of `print`, `NSLog`, the system's log, Xcode's console or React Native's, with
  /// other lines between. The trace has no expectations; ``importNotes`` lists what was guessed,
  /// cut or skipped, and a screen that does not fit the log. Where the screen is known, a name with
  /// a frame, such as `keyboardDidShow (0.0, 508.0, 390.0, 336.0)`, is a notification too.
  ///
  /// - Parameters:
  ///   - consoleLog: The text that was printed.
  ///   - screen: The screen's size in points; without it, it is inferred from the log, if it can
  ///     be.
  ///   - file: The name that errors give the log; its last part is the title if the log has none.
  /// - Throws: A ``KeyboardTraceError`` where the log has no notification.
  public init(
    consoleLog: String,
    screen: CGSize? = nil,
    file: String = "log"
  ) throws(KeyboardTraceError) {
    try self.init(consoleLog: consoleLog, screen: screen, safeAreaBottom: nil, file: file)
  }

  /// Makes a trace of a log, for a screen whose bottom safe-area inset is known too, in points.
  package init(
    consoleLog: String,
    screen: CGSize? = nil,
    safeAreaBottom: CGFloat?,
    file: String = "log"
  ) throws(KeyboardTraceError) {
    var importer = KeyboardLogImporter(file: file, screen: screen, safeAreaBottom: safeAreaBottom)
    importer.feed(Data(consoleLog.utf8))
    self = try importer.finish().trace
  }
}

/// The lines that begin with `#` before the first notification.
private struct LogNotes: Sendable {
  private(set) var screen: CGSize?
  private var title: String?
  private var source: String?
  private var device: String?
  private var system: String?

  mutating func add(_ note: String) {
    if let match = Self.entry.match(note), let value = match["value"].map(String.init) {
      switch match["label"] {
      case "Source": source = source ?? value
      case "System": system = value
      default:
        device = device ?? value
        system = system ?? Self.system.match(value)?["system"].map(String.init)
      }
    } else if title == nil, !note.isEmpty {
      title = note
    }
    screen = screen ?? Self.size.match(note)?["size"].flatMap { CGSize(description: $0) }
  }

  func header(title: String) -> KeyboardTraceHeader {
    KeyboardTraceHeader(
      title: self.title ?? title,
      source: source,
      device: device,
      system: system
    )
  }

  private static let entry = LogPattern(
    #"^(?<label>Source|Device and system|Device|System):\s*(?<value>\S.*)"#
  )
  /// The first `iOS 11` or `iPadOS 16.4` in a text.
  private static let system = LogPattern(
    #"(?<![^\s,()])(?<system>(?:iOS|iPadOS) [0-9][^\s,()]*)"#
  )
  /// The first `375x667` in a text.
  private static let size = LogPattern(
    #"(?<![\p{L}\p{N}×])(?<size>[0-9]{3,4}[x×][0-9]{3,4})(?![\p{L}\p{N}×])"#
  )
}
