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
  private var reader = LogReader()
  /// The screen's size, where the notes give it.
  private var written: CGSize?
  private var screens = LogScreens()
  private var log = ImportedLog()
  private var doubts = LogDoubts()

  /// Makes an importer; without the screen's size, it is inferred from the log.
  package init(
    file: String = "log",
    screen: CGSize? = nil,
    safeAreaBottom: CGFloat? = nil,
    longestLine: Int = 4 * 1024 * 1024
  ) {
    self.file = file
    self.screen = screen.flatMap { $0.isUsable ? $0 : nil }
    self.safeAreaBottom = safeAreaBottom
    lines = LineSplitter(limit: longestLine)
    reader.takesFrames = self.screen != nil
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
    lines.isFinished = true
    readLines()
    reader.endNotifications()
    reader.endHeading()
    addNotifications()
    guard !log.entries.isEmpty else { throw nothingFound }
    log.entries.sort { $0.line < $1.line }
    if log.header.title.isEmpty { log.header.title = String(file.split(separator: "/").last ?? "") }
    let system = log.header.device.flatMap { Self.system.match($0) }.map { String($0.whole) }
    log.header.system = log.header.system ?? system
    log.place(on: screens, given: screen, written: written)
    log.date(noting: &doubts)
    log.safeAreaBottom = try safeArea()
    let other = screen.flatMap { screens.contradiction(of: $0, written: written) }
    log.doubts = [other].compactMap(\.self) + doubts.sentences(longestLine: lines.limit)
    return log
  }

  /// Returns the height of the safe area, where it is one and there is a screen for it.
  private mutating func safeArea() throws(KeyboardTraceError) -> CGFloat? {
    guard let height = safeAreaBottom else { return nil }
    if let screen = log.screens.first(where: { $0.height < height && height.isFinite }) {
      throw KeyboardTraceError(
        file: file,
        expected: "a safe area within the screen of \(screen.text) points",
        found: "a height of \(JSONText.number(Double(height))) points"
      )
    }
    let isHeight = height.isFinite && height >= 0
    if !isHeight { doubts.note(.noHeight) } else if log.screens.isEmpty { doubts.note(.noScreen) }
    return isHeight ? height : nil
  }

  private mutating func readLines() {
    while true {
      switch lines.next() {
      case .line(let range, let isLast): read(lines.buffer[range], mayBeCut: isLast)
      case .tooLong: doubts.note(.tooLong, lines.lineNumber)
      case .nothing: return
      }
    }
  }

  private mutating func read(_ bytes: LogText, mayBeCut: Bool) {
    let isMarked = lines.lineNumber == 1 && bytes.starts(with: "\u{FEFF}")
    let bytes = (isMarked ? bytes.dropFirst(3) : bytes).trimmed
    if bytes.starts(with: "{\"version\":") {
      doubts.note(.ofTrace, lines.lineNumber)
    } else if reader.isInside || bytes.mayMatter {
      // A number at the end of a log may be cut, and is none with a letter behind it.
      read((mayBeCut ? bytes + [.ascii("?")] : bytes).plain)
    } else if !bytes.isEmpty {
      reader.pass(bytes)
    }
  }

  private mutating func read(_ text: LogText) {
    let isNote = text.first == .ascii("#")
    let label = text.starts(with: "Type: ") ? text.firstIndex(of: "Timestamp: ") : nil
    if isNote || label != nil {
      reader.endNotifications()
    } else {
      reader.read(text, line: lines.lineNumber)
    }
    addNotifications()
    if let label { log.date(LogTimestamp(text[(label + 11)...])) }
    guard isNote, log.entries.isEmpty else { return }
    add(note: text.drop { $0 == .ascii("#") }.trimmed.string)
  }

  private mutating func addNotifications() {
    for var notification in reader.ended where notification.isAboutKeyboards {
      doubts.note(&notification)
      log.append(notification, width: screens.add(notification))
    }
    reader.ended = []
  }

  private var nothingFound: KeyboardTraceError {
    var (line, expected) = (reader.firstNamingLine, "a printed keyboard notification")
    var found = "none in \(LogDoubts.count(lines.lineNumber, "line"))"
    if let lineOfTrace = doubts.lines[.ofTrace]?.first {
      (line, expected, found) = (Int(lineOfTrace), "a console log", "a record of a trace")
    } else if line != nil {
      expected += " with its user info, as print(notification) gives it"
      found = "a name without a user info"
    }
    return KeyboardTraceError(file: file, line: line, expected: expected, found: found)
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
    var importer = KeyboardLogImporter(file: file, screen: screen)
    importer.feed(Data(consoleLog.utf8))
    self = try importer.finish().trace
  }
}

// MARK: - Notes

extension KeyboardLogImporter {
  /// Reads a line that begins with `#` before the first notification.
  private mutating func add(note: String) {
    let match = Self.entry.match(note)
    let value = match?["value"].map { String($0) }
    switch match?["label"] {
    case "Source": log.header.source = log.header.source ?? value
    case "Device": log.header.device = log.header.device ?? value
    case "System": log.header.system = log.header.system ?? value
    default: log.header.title = log.header.title.isEmpty ? note : log.header.title
    }
    written = written ?? Self.size.match(note).flatMap { CGSize(description: $0.whole) }
    reader.takesFrames = reader.takesFrames || written != nil
  }

  private static let entry = LogPattern(
    #"^(?<label>Source|Device|System)(?:(?<=Device) and system)?:\s*(?<value>\S.*)"#
  )
  /// The first `iOS 11` or `iPadOS 16.4` in a text.
  private static let system = LogPattern(#"(?<![^\s,()])(?:iOS|iPadOS) [0-9][^\s,()]*"#)
  /// The first `375x667` in a text.
  private static let size = LogPattern(
    #"(?<![\p{L}\p{N}×])[0-9]{3,4}[x×][0-9]{3,4}(?![\p{L}\p{N}×])"#
  )
}
