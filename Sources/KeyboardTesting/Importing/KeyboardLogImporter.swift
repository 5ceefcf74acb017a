public import Foundation

/// Importer of keyboard notifications that were printed to a console.
///
/// It reads notifications among other lines, as Foundation, Swift and React Native print them. A
/// notification may follow the prefix of `NSLog`, of `log stream` in any style or of a device's
/// console. A value that was cut or cannot be read is left out.
///
/// - Flutter: Not read. Apps print parts of `MediaQuery`, frame by frame, from which the
///   notifications cannot be recovered: https://github.com/flutter/flutter/issues/163502.
/// - Comments: A line that begins with `#` before the first notification is a comment. The first
///   one is the title. `Source:`, `Device:` (or `Device and system:`) and `System:` go to the
///   header.
/// - Names: A user info that was printed alone has the name before it on its line, or else that of
///   a line within eight above it. A name from above does not count if the frames contradict it.
/// - Frames: A line with a name and a frame is a notification if a screen is known, and if the
///   frame stands alone or is labelled `end` or `to`. A hide needs no more than its name.
/// - Times: A notification has the date and time, or the time, at the beginning of its line. Xcode
///   15 and later put them on a line `Type: … | Timestamp: …` after a message. Times are kept
///   as seconds since the first.
/// - Other notifications: Those of the life of the application, of its scenes and of an extension's
///   host become `application` records; others without a keyboard's keys are skipped.
package struct KeyboardLogImporter: Sendable {
  /// The log's name, as errors give it.
  package let file: String
  private let givenScreen: CGSize?
  private let safeAreaBottom: CGFloat?
  private var lines: LineSplitter
  private var reader = LogReader()
  /// The screen's size in a comment.
  private var writtenScreen: CGSize?
  private var header = KeyboardTraceHeader(title: "")
  private var notifications: [LogNotification] = []
  private var notes = LogNotes()

  /// Makes an importer.
  ///
  /// - Parameters:
  ///   - file: The log's name, as errors give it.
  ///   - screen: The screen's size in points; without it, it is inferred from the log.
  ///   - safeAreaBottom: The height of the bottom safe area in points: finite, and at least 0.
  ///   - longestLine: The longest line that is read, in bytes; `nil` for four megabytes.
  package init(
    file: String = "log",
    screen: CGSize? = nil,
    safeAreaBottom: CGFloat? = nil,
    longestLine: Int? = nil
  ) {
    self.file = file
    givenScreen = screen.flatMap { $0.isUsable ? $0 : nil }
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
    // A frame beside a name counts if a screen is known without such frames.
    var screens = LogScreens(given: givenScreen, written: writtenScreen)
    screens.add(notifications.filter { $0.printedPart == .userInfo })
    keepNotifications(on: screens.known)
    // mutant: swap, because an error needs no screens
    guard !notifications.isEmpty else { throw nothingFound }
    screens.add(notifications.filter { $0.printedPart == .frame })
    return try log(on: screens)
  }

  /// Keeps the notifications, and notes the lines that name one without enough of its values.
  ///
  /// A name with a frame is a notification if a screen is known. A hide with no more than its name
  /// is one if the log has another notification.
  private mutating func keepNotifications(on screen: CGSize?) {
    for index in notifications.indices where notifications[index].isShowFromBelow(screen) {
      notifications[index].printedPart = .unclearFrames
    }
    let logHasFrames = notifications.contains { $0.hasFrames(on: screen) }
    var kept: [LogNotification] = []
    for notification in notifications {
      let isNamedHide = notification.printedPart == .name && notification.isHide && logHasFrames
      if notification.hasFrames(on: screen) || isNamedHide {
        notes.check(notification)
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
    log.header = completeHeader
    let placed = screens.place(notifications)
    // mutant: swap, because after an error the log is not used
    log.screenOrigin = placed.origin
    try checkSafeArea(on: placed.sizes.compactMap(\.self))
    let times = notes.times(of: notifications)
    var last: CGSize?
    for (index, notification) in notifications.enumerated() {
      let size = placed.sizes[index]
      log.add(
        notification,
        time: times[index],
        screen: size == last ? nil : size,
        safeAreaBottom: safeAreaBottom
      )
      last = size
    }
    let contradiction = screens.contradiction
    if let first = contradiction ?? noteOnBeginning(on: placed.sizes) { log.notes.append(first) }
    log.notes += notes.sentences(longestLine: lines.limit)
    log.isScreenUncertain = contradiction != nil
    return log
  }

  /// The header, with the title and the system completed from the file's name and the device.
  private var completeHeader: KeyboardTraceHeader {
    var header = header
    if header.title.isEmpty { header.title = String(file.split(separator: "/").last ?? "") }
    let system = header.device.flatMap { Self.system.match($0) }.map { String($0.whole) }
    header.system = header.system ?? system
    return header
  }

  /// Returns a note on the first notification about a keyboard, if that one was up before the log.
  private func noteOnBeginning(on screens: [CGSize?]) -> String? {
    let first = zip(notifications, screens).first { $0.0.applicationState == nil }
    return first.flatMap { LogNotes.beginning(with: $0, on: $1) }
  }

  /// Checks that the safe area fits in the screens, and notes that it is unused without a screen.
  private mutating func checkSafeArea(on screens: [CGSize]) throws(KeyboardTraceError) {
    guard let height = safeAreaBottom else { return }
    if let screen = screens.first(where: { $0.height < height }) {
      throw KeyboardTraceError(
        file: file,
        expected: "a safe area within the screen of \(screen.text) points",
        found: "a height of \(JSONText.number(Double(height))) points"
      )
    }
    if screens.isEmpty { notes.note(.noScreen) }
  }

  private mutating func readLines() {
    while let line = lines.next() {
      switch line {
      case .whole(let range, let isLast): read(lines.buffer[range], mayBeCut: isLast)
      case .tooLong: notes.note(.tooLong, lines.lineNumber)
      }
    }
  }

  /// Reads a line, or passes over it if it is not about a keyboard.
  private mutating func read(_ line: LogText, mayBeCut: Bool) {
    let hasByteOrderMark = lines.lineNumber == 1 && line.starts(with: "\u{FEFF}")
    let text = (hasByteOrderMark ? line.dropFirst(3) : line).trimmed
    // mutant: swap, because such a line has no notification
    if notifications.isEmpty { noteUnusedSize(on: text) }
    if text.starts(with: "{\"version\":") {
      notes.note(.ofTrace, lines.lineNumber)
    } else if reader.isInside || text.mayMatter {
      // A log may end within a number. The question mark keeps it from being read.
      readPlain((mayBeCut ? text + [.ascii("?")] : text).plain)
    } else if !text.isEmpty {
      reader.skip(text)
    }
  }

  /// Reads a line in plain spelling: a comment, the time of the message before it, or a part of a
  /// notification.
  private mutating func readPlain(_ text: LogText) {
    if text.first == .ascii("#") {
      endNotifications()
      if notifications.isEmpty { add(comment: text.drop { $0 == .ascii("#") }.trimmed.string) }
    } else if text.starts(with: "Type: "), let time = text.after("Timestamp: ") {
      endNotifications()
      dateLastNotification(LogTimestamp(time))
    } else {
      reader.read(text, line: lines.lineNumber)
      collectNotifications()
    }
  }

  private mutating func endNotifications() {
    reader.endNotifications()
    collectNotifications()
  }

  private mutating func collectNotifications() {
    notifications += reader.ended.filter(\.isAboutKeyboards)
    reader.ended = []
  }

  /// Dates the last notification, if it has no time.
  private mutating func dateLastNotification(_ timestamp: LogTimestamp?) {
    guard let last = notifications.indices.last, notifications[last].timestamp == nil else {
      return
    }
    notifications[last].timestamp = timestamp
  }

  /// The error for a log without a notification, with the first reason that applies.
  private var nothingFound: KeyboardTraceError {
    if let line = notes.lines[.ofTrace]?.lowest.first {
      return error(line, expected: "a console log", found: "a record of a trace")
    }
    if let line = notes.lines[.tooLong]?.lowest.first {
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
  /// other lines between. The trace has no expectations. ``importNotes`` lists the guessed, cut and
  /// skipped parts by line, and a screen that does not fit the log.
  ///
  /// If the screen is known, a name with a frame, such as
  /// `keyboardDidShow (0.0, 508.0, 390.0, 336.0)`, is a notification too. One of several frames
  /// must be labelled `end` or `to`.
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

// MARK: - Comments

extension KeyboardLogImporter {
  /// Reads a line that begins with `#` before the first notification.
  private mutating func add(comment: String) {
    let match = Self.entry.match(comment)
    let value = match?["value"].map { String($0) }
    switch match?["label"] {
    case "Source": header.source = header.source ?? value
    case "Device", "Device and system": header.device = header.device ?? value
    case "System": header.system = header.system ?? value
    default: header.title = header.title.isEmpty ? comment : header.title
    }
    let size = Self.size.match(comment).flatMap { CGSize(description: $0.whole) }
    writtenScreen = writtenScreen ?? size
  }

  /// Notes a size on a line that begins with `screen`, and not with `#`.
  private mutating func noteUnusedSize(on line: LogText) {
    guard line.starts(with: "screen") || line.starts(with: "Screen"),
      Self.size.match(atStartOf: line) != nil
    else { return }
    notes.note(.unusedSize, lines.lineNumber)
  }

  /// A label and a value in a comment.
  private static let entry = LogPattern(
    #"^(?<label>Source|Device|Device and system|System):\s*(?<value>\S.*)"#
  )
  /// The first `iOS 11` or `iPadOS 16.4` in a text.
  private static let system = LogPattern(#"\b(?:iOS|iPadOS) [0-9][^\s,()]*"#)
  /// The first `375x667` in a text.
  private static let size = LogPattern(#"\b[0-9]{3,4}[x×][0-9]{3,4}\b"#)
}
