public import Foundation

/// Makes a trace of keyboard notifications that were printed to a console.
///
/// It reads both spellings, `NSConcreteNotification 0x… {name = …; userInfo = {…}}` and
/// `name = …, userInfo = [AnyHashable("…"): …]`, any number of them among other lines, which are
/// skipped. A value that was cut is left out, as is one that cannot be read. It does not matter
/// what is printed before a notification: the prefixes of `NSLog`, of `log stream` in any of its
/// styles for people, of a device's console, or nothing.
///
/// - React Native: The events of its `Keyboard` module, such as `keyboardWillShow
///   {"duration":250,"easing":"keyboard","endCoordinates":{…}}`, as Metro, Expo or Xcode print
///   them, on one line or several. Their milliseconds become seconds, and their easing a curve.
/// - Flutter: Nothing. Apps print what they like of `MediaQuery`, frame by frame, from which the
///   notifications cannot be told: https://github.com/flutter/flutter/issues/163502.
/// - Notes: A line that begins with `#` before the first notification is a note. The first is the
///   title; `Source:`, `Device:` (or `Device and system:`) and `System:` go to the header.
/// - Times: A line that begins with a date and time, or a time, dates its notification, as does the
///   line `Type: … | Timestamp: …` that Xcode 15 and later put after a message. Times are kept as
///   seconds since the first.
/// - Names: Where a poster wrote something else than a notification's name, the first of the words
///   `WillShow`, `DidShow` and so on in it counts, else the word `show` or `hide`. A name that
///   cannot be told becomes `UIKeyboardWillChangeFrameNotification`, since that is posted with
///   every change and leaves the frames to say what happened.
/// - Other notifications: Those of the application's life become `application` records; others
///   without a keyboard's keys are skipped.
/// - The screen: See ``screen``.
public struct KeyboardLogImporter: Sendable {
  /// The log's name, as errors give it.
  public let file: String
  /// The screen's size in points, where the caller knows it.
  ///
  /// Otherwise it is the first `WxH` in the notes, else told from the first frames that begin at
  /// the left edge: as wide as the keyboard, and as high as where the keyboard comes from or
  /// stays. A keyboard as wide as the screen is high turns it; one that no longer reaches sideways
  /// from the left edge, as before iOS 8, tells nothing.
  public let screen: CGSize?

  private var lines = LineSplitter(limit: 4 * 1024 * 1024)
  private var parser = LogParser()
  private var builder: LogTraceBuilder
  private var isFinished = false

  /// Makes an importer.
  ///
  /// - Parameters:
  ///   - file: The name that errors give the log.
  ///   - screen: The screen's size in points; without it, it is told from the log.
  public init(file: String = "log", screen: CGSize? = nil) {
    self.file = file
    self.screen = screen
    builder = LogTraceBuilder(file: file, screen: screen)
  }

  /// Gives the importer the next bytes; ask for the records in them before giving it more.
  ///
  /// - Parameter data: Any number of bytes, cut anywhere.
  public mutating func feed(_ data: Data) {
    lines.feed(data)
  }

  /// Tells the importer that there are no more bytes.
  public mutating func finish() {
    isFinished = true
    lines.finish()
  }

  /// The next record; `nil` until more bytes come, and at the end.
  ///
  /// - Returns: A record; the first is the header.
  /// - Throws: At the end, that there was no notification; or that a line is too long.
  public mutating func next() throws(KeyboardTraceError) -> KeyboardTraceRecord? {
    while true {
      if let record = builder.next() { return record }
      switch lines.next() {
      case .line(let line, _):
        let text = lines.buffer[line]
        guard !text.starts(with: Self.traceStart) else { throw isTrace }
        parser.read(String(decoding: text, as: UTF8.self), into: &builder)
      case .tooLong: throw tooLong
      case .nothing:
        guard isFinished else { return nil }
        parser.flush(into: &builder)
        if let record = builder.next() { return record }
        guard builder.hasHeader else { throw nothingFound }
        return nil
      }
    }
  }

  private static let traceStart = Data(#"{"version":"#.utf8)

  private var isTrace: KeyboardTraceError {
    KeyboardTraceError(
      file: file,
      line: lines.lineNumber,
      expected: "a console log",
      found: "a record of a trace"
    )
  }

  private var tooLong: KeyboardTraceError {
    KeyboardTraceError(
      file: file,
      line: lines.lineNumber,
      expected: "a line of at most \(lines.limit) bytes",
      found: "a longer one"
    )
  }

  private var nothingFound: KeyboardTraceError {
    KeyboardTraceError(
      file: file,
      expected: "a printed keyboard notification",
      found: "none in \(lines.lineNumber) lines"
    )
  }
}

extension KeyboardLogImporter {
  /// Makes a trace of a log that is at hand as a whole.
  ///
  /// - Parameters:
  ///   - log: What was printed to the console.
  ///   - file: The name that errors give the log.
  ///   - screen: The screen's size in points; without it, it is told from the log.
  /// - Returns: A trace without expectations.
  /// - Throws: That there was no notification; or that a line is too long.
  public static func trace(
    from log: String,
    file: String = "log",
    screen: CGSize? = nil
  ) throws(KeyboardTraceError) -> KeyboardTrace {
    var importer = KeyboardLogImporter(file: file, screen: screen)
    importer.feed(Data(log.utf8))
    importer.finish()
    var trace = KeyboardTrace(header: KeyboardTraceHeader(title: file))
    while let record = try importer.next() {
      if case .header(let header) = record.content {
        trace.header = header
      } else {
        trace.records.append(record)
      }
    }
    return trace
  }
}
