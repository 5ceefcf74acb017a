public import Foundation

/// Makes a trace of keyboard notifications that were printed to a console.
///
/// It reads what the ``LogFormat``s find among other lines. A value that was cut is left out, as is
/// one that cannot be read. It does not matter what is printed before a notification: the prefixes
/// of `NSLog`, of `log stream` in any of its styles for people, of a device's console, or nothing.
///
/// - Flutter: Nothing. Apps print what they like of `MediaQuery`, frame by frame, from which the
///   notifications cannot be told: https://github.com/flutter/flutter/issues/163502.
/// - Notes: A line that begins with `#` before the first notification is a note. The first is the
///   title; `Source:`, `Device:` (or `Device and system:`) and `System:` go to the header.
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
  private var formats = LogFormats.all
  private var notes = LogNotes()
  private var notifications: [LogNotification] = []
  private var linesOfTraces: [Int] = []
  private var linesTooLong: [Int] = []
  /// The first line that names a notification, which may be all that was printed of it.
  private var firstNamingLine: Int?

  /// Makes an importer; without the screen's size, it is told from the log.
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
  }

  /// Gives the importer the next bytes: any number of them, cut anywhere.
  package mutating func feed(_ data: Data) {
    lines.feed(data)
    readLines()
  }

  /// Makes the trace, now that there are no more bytes.
  ///
  /// - Throws: That there was no notification.
  package mutating func finish() throws(KeyboardTraceError) -> KeyboardTrace {
    lines.finish()
    readLines()
    endNotifications()
    let found = notifications.filter(\.isAboutKeyboards).sorted { $0.line < $1.line }
    guard !found.isEmpty else { throw nothingFound }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var trace = LogTraceBuilder(
      found,
      header: notes.header(title: name),
      screen: screen,
      written: notes.screen,
      safeAreaBottom: safeAreaBottom
    ).trace
    trace.importNotes += skipped
    return trace
  }

  private mutating func readLines() {
    while true {
      switch lines.next() {
      case .line(let range, _): read(lines.buffer[range])
      case .tooLong: linesTooLong.append(lines.lineNumber)
      case .nothing: return
      }
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.starts(with: Self.traceStart) else {
      linesOfTraces.append(lines.lineNumber)
      return
    }
    let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    if text.hasPrefix("#") {
      endNotifications()
      let isFirst = !notifications.contains(where: \.isAboutKeyboards)
      if isFirst { notes.add(String(text.drop { $0 == "#" || $0 == " " })) }
    } else if text.hasPrefix("Type: "), let label = text.range(of: "| Timestamp: ") {
      endNotifications()
      date(LogTimestamp(line: String(text[label.upperBound...])))
    } else {
      let line = LogLine(number: lines.lineNumber, text: text)
      for index in formats.indices { notifications += formats[index].read(line) }
      guard firstNamingLine == nil, text.contains("eyboard") else { return }
      if LogName(before: text).type != nil { firstNamingLine = line.number }
    }
  }

  private mutating func endNotifications() {
    for index in formats.indices { notifications += formats[index].finish() }
  }

  /// Dates the notification before a line in which Xcode says when a message was logged.
  ///
  /// Since Xcode 15 such a line follows the message: `Type: Notice | Timestamp: … | Library: …`.
  private mutating func date(_ timestamp: LogTimestamp?) {
    guard let last = notifications.indices.last, notifications[last].timestamp == nil else {
      return
    }
    notifications[last].timestamp = timestamp
  }

  private static let traceStart = Array(#"{"version":"#.utf8)

  /// What of the log was skipped though it may have been meant.
  private var skipped: [String] {
    let reasons = [
      ("a record of a trace", linesOfTraces), ("longer than \(lines.limit) bytes", linesTooLong),
    ]
    return reasons.compactMap { reason, lines in
      lines.isEmpty ? nil : "skipped, since \(reason): \(LogTraceBuilder.list(lines))"
    }
  }

  private var nothingFound: KeyboardTraceError {
    var error = KeyboardTraceError(
      file: file,
      line: linesOfTraces.first ?? firstNamingLine,
      expected: "a printed keyboard notification",
      found: "none in \(LogTraceBuilder.count(lines.lineNumber, "line"))"
    )
    if !linesOfTraces.isEmpty {
      (error.expected, error.found) = ("a console log", "a record of a trace")
    } else if firstNamingLine != nil {
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
  /// Makes a trace of keyboard notifications that were printed to a console.
  ///
  /// The log may be of `print`, `NSLog`, the system's log, Xcode's console or React Native's, with
  /// other lines between. What was guessed, cut or skipped stands in ``importNotes``, as does a screen
  /// that does not fit the log. The trace has no expectations.
  ///
  /// - Parameters:
  ///   - consoleLog: What was printed.
  ///   - screen: The screen's size in points; without it, it is told from the log, if it can be.
  ///   - safeAreaBottom: The screen's bottom safe-area inset in points, which no log tells: a finite
  ///     number of at least 0. Without it, an inset is the covered height.
  ///   - file: The name that errors give the log; its last part is the title if the log has none.
  /// - Throws: That there was no notification.
  public init(
    consoleLog: String,
    screen: CGSize? = nil,
    safeAreaBottom: CGFloat? = nil,
    file: String = "log"
  ) throws(KeyboardTraceError) {
    var importer = KeyboardLogImporter(file: file, screen: screen, safeAreaBottom: safeAreaBottom)
    importer.feed(Data(consoleLog.utf8))
    self = try importer.finish()
  }
}

/// What the lines that begin with `#` say before the first notification.
private struct LogNotes: Sendable {
  private(set) var screen: CGSize?
  private var title: String?
  private var source: String?
  private var device: String?
  private var system: String?

  mutating func add(_ note: String) {
    if let value = Self.value(of: ["Source"], in: note) {
      source = source ?? value
    } else if let value = Self.value(of: ["Device and system", "Device"], in: note) {
      device = device ?? value
      system = system ?? Self.system(in: value)
    } else if let value = Self.value(of: ["System"], in: note) {
      system = value
    } else if title == nil, !note.isEmpty {
      title = note
    }
    screen = screen ?? Self.size(in: note)
  }

  func header(title: String) -> KeyboardTraceHeader {
    KeyboardTraceHeader(
      title: self.title ?? title,
      source: source,
      device: device,
      system: system
    )
  }

  private static func value(of labels: [String], in note: String) -> String? {
    for label in labels where note.hasPrefix(label + ":") {
      let value = note.dropFirst(label.count + 1).trimmingCharacters(in: .whitespaces)
      return value.isEmpty ? nil : value
    }
    return nil
  }

  /// The first `iOS 11` or `iPadOS 16.4` in a text.
  private static func system(in text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" }
    for (word, next) in zip(words, words.dropFirst()) where word == "iOS" || word == "iPadOS" {
      if next.first?.isNumber == true { return "\(word) \(next)" }
    }
    return nil
  }

  /// The first `375x667` in a text.
  private static func size(in text: String) -> CGSize? {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "×" }
    return words.lazy.compactMap { CGSize(description: $0) }.first
  }
}
