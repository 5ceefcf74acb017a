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
/// - Frames: A line with a name and a frame is a notification when a screen is known, if the frame
///   stands alone or is labelled `end` or `to`. A hide needs no more than its name.
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
  /// The screen's size, if the notes give it.
  private var written: CGSize?
  private var header = KeyboardTraceHeader(title: "")
  private var notifications: [LogNotification] = []
  private var notes = LogNotes()

  /// Makes an importer; without the screen's size, it is inferred from the log.
  ///
  /// The height of the safe area is finite, and at least 0.
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
  }

  /// Gives the importer the next bytes: any number of them, cut anywhere.
  package mutating func feed(_ data: Data) {
    lines.feed(data)
    readLines()
  }

  /// Makes the trace after the last bytes.
  ///
  /// - Throws: A ``KeyboardTraceError`` if the log has no notification.
  package mutating func finish() throws(KeyboardTraceError) -> ImportedLog {
    lines.isFinished = true
    readLines()
    reader.endNotifications()
    reader.endHeading()
    collectNotifications()
    notifications.sort { $0.line < $1.line }
    var screens = LogScreens()
    for notification in notifications where notification.source == .userInfo {
      screens.add(notification)
    }
    leaveOutWhatIsUnclear(on: screens.known(given: screen, written: written))
    guard !notifications.isEmpty else { throw nothingFound }
    for notification in notifications where notification.source == .frame {
      screens.add(notification)
    }
    return try log(on: screens)
  }

  /// Notes doubtful parts, and removes lines that are a notification only by a guess.
  private mutating func leaveOutWhatIsUnclear(on screen: CGSize?) {
    for index in notifications.indices where notifications[index].isShow(below: screen) {
      notifications[index].source = .unclearFrames
    }
    let isWhole = { (source: LogNotification.Source) in
      source == .userInfo || source == .frame && screen != nil
    }
    let hasWhole = notifications.contains { isWhole($0.source) }
    var kept: [LogNotification] = []
    for var notification in notifications {
      let isHide = notification.source == .name && notification.isHide && hasWhole
      if isWhole(notification.source) || isHide {
        notes.note(&notification)
        kept.append(notification)
      } else {
        notes.note(leftOut: notification)
      }
    }
    notifications = kept
  }

  /// Makes the records, each at its time and on its screen.
  private mutating func log(on screens: LogScreens) throws(KeyboardTraceError) -> ImportedLog {
    var log = ImportedLog()
    let placed = screens.place(notifications, given: screen, written: written)
    log.screenOrigin = placed.origin
    let height = try safeArea(on: placed.sizes)
    let times = notes.times(of: notifications)
    var last: CGSize?
    for (index, notification) in notifications.enumerated() {
      let size = placed.sizes[index]
      log.add(
        notification,
        time: times[index],
        screen: size == last ? nil : size,
        safeAreaBottom: height
      )
      last = size
    }
    log.header = header
    if header.title.isEmpty { log.header.title = String(file.split(separator: "/").last ?? "") }
    let system = header.device.flatMap { Self.system.match($0) }.map { String($0.whole) }
    log.header.system = header.system ?? system
    let other = screens.contradiction(given: screen, written: written)
    // A frame is on no screen that the frames contradict.
    let first = zip(notifications, placed.sizes).first { $0.0.applicationState == nil }
    log.isScreenUncertain = other != nil
    let beginning = other == nil ? first.flatMap { LogNotes.beginning(with: $0, on: $1) } : nil
    log.notes = [other, beginning].compactMap(\.self) + notes.sentences(longestLine: lines.limit)
    return log
  }

  /// Returns the height of the safe area, if it is one and there is a screen for it.
  private mutating func safeArea(on screens: [CGSize?]) throws(KeyboardTraceError) -> CGFloat? {
    guard let height = safeAreaBottom else { return nil }
    let sizes = screens.compactMap(\.self)
    if let screen = sizes.first(where: { $0.height < height }) {
      throw KeyboardTraceError(
        file: file,
        expected: "a safe area within the screen of \(screen.text) points",
        found: "a height of \(JSONText.number(Double(height))) points"
      )
    }
    if sizes.isEmpty { notes.note(.noScreen) }
    return height
  }

  private mutating func readLines() {
    while true {
      switch lines.next() {
      case .line(let range, let isLast): read(lines.buffer[range], mayBeCut: isLast)
      case .tooLong: notes.note(.tooLong, lines.lineNumber)
      case .nothing: return
      }
    }
  }

  private mutating func read(_ bytes: LogText, mayBeCut: Bool) {
    let isMarked = lines.lineNumber == 1 && bytes.starts(with: "\u{FEFF}")
    let bytes = (isMarked ? bytes.dropFirst(3) : bytes).trimmed
    if notifications.isEmpty { noteUnusedSize(on: bytes) }
    if bytes.starts(with: "{\"version\":") {
      notes.note(.ofTrace, lines.lineNumber)
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
    collectNotifications()
    if let label { date(LogTimestamp(text[(label + 11)...])) }
    guard isNote, notifications.isEmpty else { return }
    add(note: text.drop { $0 == .ascii("#") }.trimmed.string)
  }

  private mutating func collectNotifications() {
    notifications += reader.ended.filter(\.isAboutKeyboards)
    reader.ended = []
  }

  /// Dates the last notification, if it has no time.
  private mutating func date(_ timestamp: LogTimestamp?) {
    guard let last = notifications.indices.last, notifications[last].timestamp == nil else {
      return
    }
    notifications[last].timestamp = timestamp
  }

  /// The error for a log without a notification, with the first reason that applies.
  private var nothingFound: KeyboardTraceError {
    if let line = notes.lines[.ofTrace]?.first.first {
      return error(line, expected: "a console log", found: "a record of a trace")
    }
    if let line = notes.lines[.tooLong]?.first.first {
      let expected = "a line of at most \(lines.limit) bytes"
      return error(line, expected: expected, found: "a longer one")
    }
    let notification = "a printed keyboard notification"
    guard let line = reader.firstNamingLine else {
      let found = "none in \(lines.lineNumber.counting("line"))"
      return error(nil, expected: notification, found: found)
    }
    let expected = "\(notification) with its user info, as print(notification) gives it"
    if notes.lines[.unclearFrames] != nil {
      let found = "no frame that is clearly the one in which the keyboard ends"
      return error(line, expected: expected, found: found)
    }
    if notes.lines[.noScreenOfFrame] != nil {
      let expected = "the size of the screen, which a name with a frame needs"
      return error(line, expected: expected, found: "none")
    }
    return error(line, expected: expected, found: "a name without a user info")
  }

  private func error(_ line: Int?, expected: String, found: String) -> KeyboardTraceError {
    KeyboardTraceError(file: file, line: line, expected: expected, found: found)
  }
}

extension KeyboardTrace {
  /// Importer of keyboard notifications that were printed to a console.
  ///
  /// The log may be of `print`, `NSLog`, the system's log, Xcode's console or React Native's, with
  /// other lines between. The trace has no expectations; ``importNotes`` lists what was guessed,
  /// cut or skipped, by line, and a screen that does not fit the log. If the screen is known, a
  /// name with a frame, such as `keyboardDidShow (0.0, 508.0, 390.0, 336.0)`, is a notification
  /// too; of several frames one must be labelled `end` or `to`.
  ///
  /// - Parameters:
  ///   - consoleLog: The text that was printed.
  ///   - screen: The screen's size in points; without it, it is inferred from the log, if it can
  ///     be.
  ///   - file: The name that errors give the log; its last part is the title if the log has none.
  /// - Throws: A ``KeyboardTraceError`` if the log has no notification.
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
    case "Source": header.source = header.source ?? value
    case "Device": header.device = header.device ?? value
    case "System": header.system = header.system ?? value
    default: header.title = header.title.isEmpty ? note : header.title
    }
    written = written ?? Self.size.match(note).flatMap { CGSize(description: $0.whole) }
  }

  /// Notes the size of a screen before the first notification, on a line that is no note.
  private mutating func noteUnusedSize(on line: LogText) {
    guard line.starts(with: "screen") || line.starts(with: "Screen"),
      Self.size.match(line.prefix(160).string) != nil
    else { return }
    notes.note(.unusedSize, lines.lineNumber)
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
