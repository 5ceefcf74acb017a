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
  private var notes = LogNotes()
  private var screens = LogScreens()
  private var archive = LogArchive()
  private var doubts = LogDoubts()

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
    reader.takesFrames = screen?.isUsable ?? false
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
    reader.endNotifications()
    reader.endHeading()
    addNotifications()
    guard !archive.entries.isEmpty else { throw nothingFound }
    archive.entries.sort { $0.line < $1.line }
    doubts.contradiction = screens.decide(given: screen, written: notes.screen)
    let sizes = archive.place(on: &screens)
    let area = try safeArea(on: sizes)
    archive.date(noting: &doubts)
    return ImportedLog(
      header: notes.header(title: file.split(separator: "/").last.map(String.init) ?? file),
      screenOrigin: screens.origin,
      screens: sizes,
      doubts: doubts.sentences(longestLine: lines.limit),
      archive: archive,
      safeAreaBottom: area
    )
  }

  /// Returns the height of the safe area, where it is one and there is a screen for it.
  private mutating func safeArea(on screens: [CGSize]) throws(KeyboardTraceError) -> CGFloat? {
    guard let safeAreaBottom else { return nil }
    guard safeAreaBottom.isFinite, safeAreaBottom >= 0 else {
      doubts.note(.noHeight)
      return nil
    }
    if let screen = screens.first(where: { $0.height < safeAreaBottom }) {
      throw KeyboardTraceError(
        file: file,
        expected: "a safe area within the screen of \(screen.text) points",
        found: "a height of \(JSONText.number(Double(safeAreaBottom))) points"
      )
    }
    if screens.isEmpty { doubts.note(.noScreen) }
    return safeAreaBottom
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
    guard !bytes.isEmpty else { return }
    if bytes.starts(with: "{\"version\":") {
      doubts.note(.ofTrace, lines.lineNumber)
    } else if reader.isInside || LogLine.mayMatter(bytes) {
      read(LogLine(number: lines.lineNumber, bytes: bytes, mayBeCut: mayBeCut))
    } else {
      reader.pass(bytes)
    }
  }

  private mutating func read(_ line: LogLine) {
    guard !line.text.isEmpty else { return }
    if line.text.first == .ascii("#") {
      reader.endNotifications()
      addNotifications()
      if archive.entries.isEmpty { notes.add(line.text.drop { $0 == .ascii("#") }.trimmed.string) }
      reader.takesFrames = reader.takesFrames || notes.screen != nil
    } else if line.text.starts(with: "Type: "), let label = line.text.firstIndex(of: "Timestamp: ")
    {
      reader.endNotifications()
      addNotifications()
      archive.date(LogTimestamp(line.text[(label + 11)...]))
    } else {
      reader.read(line)
      addNotifications()
    }
  }

  private mutating func addNotifications() {
    for var notification in reader.ended where notification.isAboutKeyboards {
      doubts.note(&notification)
      archive.append(notification, width: screens.add(notification))
    }
    reader.ended = []
  }

  private var nothingFound: KeyboardTraceError {
    var expected = "a printed keyboard notification"
    var found = "none in \(LogDoubts.count(lines.lineNumber, "line"))"
    if doubts.lineOfTrace != nil {
      (expected, found) = ("a console log", "a record of a trace")
    } else if reader.firstNamingLine != nil {
      expected += " with its user info, as print(notification) gives it"
      found = "a name without a user info"
    }
    let line = doubts.lineOfTrace ?? reader.firstNamingLine
    return KeyboardTraceError(file: file, line: line, expected: expected, found: found)
  }
}

/// The trace that a log makes, a record at a time.
package struct ImportedLog: Sendable, Sequence {
  /// The title, source, device and system that the log gives.
  package let header: KeyboardTraceHeader
  /// The way in which the screen is known.
  package let screenOrigin: KeyboardScreenOrigin
  /// The size of the screens, in the order in which they come.
  package let screens: [CGSize]
  /// The things that were guessed, left out or are doubtful, but for the screen.
  package let doubts: [String]
  let archive: LogArchive
  let safeAreaBottom: CGFloat?

  /// Makes an iterator over the records after the header.
  package func makeIterator() -> AnyIterator<KeyboardTrace.Record> {
    AnyIterator(archive.entries.lazy.flatMap(records).makeIterator())
  }

  /// Returns a notification, and before it its screen and view where they are new.
  private func records(of entry: LogArchive.Entry) -> [KeyboardTrace.Record] {
    var contents = [archive.content(of: entry)]
    if let screen = entry.screen {
      let frame = CGRect(origin: .zero, size: screens[Int(screen)])
      let view = safeAreaBottom.map { KeyboardTraceContent.view(frame, safeAreaBottom: $0) }
      contents.insert(.screen(frame, isInferred: screenOrigin == .inferred), at: 0)
      if let view { contents.insert(view, at: 1) }
    }
    return contents.map { KeyboardTrace.Record(time: entry.timestamp?.seconds(), $0) }
  }

  /// The way in which the screen is known, in a sentence.
  package var screenNote: String {
    if case .unknown = screenOrigin { return "no screen is known, since \(screenOrigin.words)" }
    return "screen \(screens.map(\.text).joined(separator: " and ")), \(screenOrigin.words)"
  }

  /// The whole trace.
  package var trace: KeyboardTrace {
    var trace = KeyboardTrace(header: header, records: Array(self))
    trace.importNotes = [screenNote] + doubts
    return trace
  }
}

extension LogNotification {
  fileprivate var isAboutKeyboards: Bool {
    name.applicationState != nil || !userInfo.isEmpty || name.type != nil && !name.isGuessed
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

/// The lines that begin with `#` before the first notification.
private struct LogNotes: Sendable {
  private(set) var screen: CGSize?
  private var title: String?
  /// The first values of `Source`, `Device` and `System`.
  private var values: [Substring: String] = [:]

  mutating func add(_ note: String) {
    if let match = Self.entry.match(note), let label = match["label"], let value = match["value"] {
      values[label] = values[label] ?? String(value)
    } else if title == nil, !note.isEmpty {
      title = note
    }
    screen = screen ?? Self.size.match(note).flatMap { CGSize(description: $0.whole) }
  }

  func header(title: String) -> KeyboardTraceHeader {
    let device = values["Device"]
    return KeyboardTraceHeader(
      title: self.title ?? title,
      source: values["Source"],
      device: device,
      system: values["System"] ?? device.flatMap { Self.system.match($0) }.map { String($0.whole) }
    )
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
