public import Foundation
import KeyboardNotifications

extension KeyboardTrace {
  /// Imports keyboard notifications that were printed to a console.
  ///
  /// A log contains notifications as `print(notification)` or `NSLog("%@", notification)` prints
  /// them. It may also contain user infos alone, if the name of each notification is on its line or
  /// on the line above. A notification gets the time at the beginning of its line, with or without
  /// a date, or the one that Xcode shows below the message. What a mail, a chat or a web page does
  /// to quotes and spaces is undone. A line that begins with `#` is a comment: the first one is the
  /// title, and `Source:`, `Device:` and `System:` go to the header. All other lines are skipped.
  ///
  /// The trace has no expectations. ``importNotes`` says where the screen comes from, and names the
  /// lines of each part that is guessed, missing or cut.
  ///
  /// - Parameters:
  ///   - consoleLog: The text that was printed.
  ///   - screen: The screen's size in points. Without it, the size comes from a notification's
  ///     screen, from a comment, or from the frames if they show it.
  ///   - file: The log's name in errors. If the log has no title, the last part of the name is the
  ///     title.
  /// - Throws: A ``KeyboardTraceError`` if the log contains no notification.
  public init(
    consoleLog: String,
    screen: CGSize? = nil,
    file: String = "log"
  ) throws(KeyboardTraceError) {
    self = try ImportedLog(consoleLog, screen: screen, file: file).trace
  }
}

/// The trace of a console log, and its doubtful records.
package struct ImportedLog: Sendable {
  package private(set) var trace: KeyboardTrace
  /// The reasons why the results of notifications are unknown, by the notifications' indices.
  ///
  /// A part of them is guessed or missing, or the frames contradict the screen.
  package private(set) var doubts: [Int: [String]] = [:]

  /// Imports a log; see ``KeyboardTrace/init(consoleLog:screen:file:)``.
  package init(
    _ text: String,
    screen given: CGSize? = nil,
    file: String = "log"
  ) throws(KeyboardTraceError) {
    let log = ConsoleLog(text)
    let notifications = log.notifications
    guard let first = notifications.first,
      log.cutLines.isEmpty || notifications.contains(where: { $0.end != nil })
    else { throw Self.nothingFound(in: log, text, file) }

    trace = log.header
    if trace.title.isEmpty { trace.title = String(file.split(separator: "/").last ?? "") }

    let screens = LogScreens(given: given?.screen, written: log.writtenScreen, notifications)
    let times = LogTimes(notifications)
    let doubtsOfAll = [screens.contradiction].compactMap(\.self)
    var lastScreen: CGSize?
    for (index, notification) in notifications.enumerated() {
      let time = times.values[index]
      if let screen = screens.sizes[index], screen != lastScreen {
        let frame = CGRect(origin: .zero, size: screen)
        trace.records.append(
          Record(time: time, .screen(frame, isInferred: screens.isInferred))
        )
        lastScreen = screen
      }
      let doubts = doubtsOfAll + LogDoubt.reasons(for: notification)
      if !doubts.isEmpty { self.doubts[trace.records.count] = doubts }
      let content =
        notification.applicationState.map { KeyboardTraceContent.application($0) }
        ?? .notification(name: notification.name, userInfo: notification.userInfo)
      trace.records.append(Record(time: time, content))
    }

    let notes = LogNotes(log, notifications, times)
    let secondNote = screens.contradiction ?? screens.beginning(with: first)
    trace.importNotes = [screens.sentence] + [secondNote].compactMap(\.self) + notes.sentences
  }

  private typealias Record = KeyboardTrace.Record

  private static func nothingFound(
    in log: ConsoleLog,
    _ text: String,
    _ file: String
  ) -> KeyboardTraceError {
    let notification = "a printed keyboard notification"
    if let (form, lines) = log.linesNotRead.first {
      return KeyboardTraceError(
        file: file,
        line: lines.first,
        expected: "\(notification), as print(notification) gives it",
        found: "\(form.words), which is not read"
      )
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isInOtherForm = log.skippedNames.contains {
      $0 <= lines.count && lines[$0 - 1].contains("UserInfoKey")
    }
    if let line = log.cutLines.first, !isInOtherForm {
      return KeyboardTraceError(
        file: file,
        line: line,
        expected: "\(notification) with an end frame",
        found:
          "a value that is cut or in another form; if the lines are wrapped, send the log as a file"
      )
    }
    guard let line = log.skippedNames.min() else {
      let found = "none in \(log.lineCount.counting("line"))"
      return KeyboardTraceError(file: file, expected: notification, found: found)
    }
    return KeyboardTraceError(
      file: file,
      line: line,
      expected: "\(notification) with its user info, as print(notification) gives it",
      found: isInOtherForm ? "a user info in another form" : "a name without a user info"
    )
  }
}

// MARK: - Screens

/// The screens on which the notifications of a log were posted, as far as they are known.
private struct LogScreens {
  /// The origin of the sizes, or the reason why there are none, as sentences end.
  enum Origin: String {
    case given = "as given"
    case written = "as the log says"
    case inferred = "inferred from the frames"
    case contradicted = "contradict each other"
    case unknown = "do not show it"
  }

  private(set) var origin: Origin
  /// The size in pixels that the screen was stated in, if it was.
  private var pixels: CGSize?
  /// The size of each notification's screen.
  private(set) var sizes: [CGSize?] = []
  /// A sentence on a screen that contradicts the given one, or the one that the log says.
  private(set) var contradiction: String?
  /// The widths of the end frames, which help to find the screen.
  private let frameWidths: [CGFloat]

  init(given: CGSize?, written: CGSize?, _ notifications: [LogNotification]) {
    let shown = Self.shownSizes(notifications)
    let named = notifications.compactMap(\.screen)
    let inPixels = given ?? (named.isEmpty ? written : nil)
    let given = given.map { Self.points(of: $0, notifications) ?? $0 }
    let written = written.map { Self.points(of: $0, notifications) ?? $0 }
    let stated = given ?? named.first ?? written
    if let stated {
      origin = given == nil ? .written : .given
      if let inPixels, inPixels != stated { pixels = inPixels }
      let logged = (named + [written].compactMap(\.self)).map { $0.turned(like: stated) }
      let frames = (shown ?? [:]).values.map { $0.turned(like: stated) }
      if let other = logged.first(where: { $0 != stated }) {
        contradiction = "the log says \(other.text), not \(stated.text) \(origin.rawValue)"
      } else if !frames.contains(stated), let other = frames.min(by: { $0.width < $1.width }) {
        contradiction =
          "the frames show a screen of \(other.text) points, not of \(stated.text) \(origin.rawValue)"
      }
    } else {
      origin = shown == nil ? .contradicted : shown?.isEmpty == true ? .unknown : .inferred
    }
    frameWidths = Set(notifications.compactMap(\.end?.width).filter { $0 > 0 }).sorted()

    // A notification that shows no screen is on that of the one before, or on the first.
    let ofEach = notifications.map { notification -> CGSize? in
      let docked = notification.end.flatMap { $0.mayBeDocked ? $0 : nil }
      let width = docked?.width ?? notification.screen?.width
      guard let stated else { return width.flatMap { shown?[$0] } }
      let turned = CGSize(width: stated.height, height: stated.width)
      return [stated, turned].first { $0.width == width }
    }
    var current = stated ?? ofEach.lazy.compactMap(\.self).first
    sizes = ofEach.map { size in
      current = size ?? current
      return current
    }
    let unturned = zip(notifications, ofEach).filter {
      $0.screen != nil && $1 != nil && $0.screen != $1
    }
    if contradiction == nil, let (notification, size) = unturned.first, let size,
      let other = notification.screen
    {
      contradiction =
        "the frames of \(unturned.map(\.0.line).places) show a screen of \(size.text) points, not of "
        + "\(other.text) \(Origin.written.rawValue)"
    }
  }

  /// Returns the sizes that the frames show, by width; `nil` if they contradict each other.
  ///
  /// The bottom of the screen is the edge from or to which a keyboard moves by its own height, or
  /// on which it grows.
  private static func shownSizes(_ notifications: [LogNotification]) -> [CGFloat: CGSize]? {
    var sizes: [CGFloat: CGSize] = [:]
    for (begin, end) in notifications.compactMap(\.dockedFrames) {
      let edges = [(begin, end), (end, begin)].compactMap { upper, lower -> CGFloat? in
        let movesByItsHeight = upper.height > 0 && upper.wholeBottom == lower.minY.rounded()
        let grows = upper.height > lower.height && upper.wholeBottom == lower.wholeBottom
        return movesByItsHeight || (grows && lower.height > 0) ? upper.wholeBottom : nil
      }
      for edge in edges {
        guard let size = CGSize(width: end.width, height: edge).screen else { continue }
        if let other = sizes[end.width], other != size { return nil }
        sizes[end.width] = size
      }
    }
    return sizes
  }

  /// Converts a size from pixels to points; returns `nil` for one that may be in points already.
  ///
  /// It is in pixels if its width is two or three times a keyboard's width. Its height must then be
  /// as many times the height at which the keyboard ends, or is hidden.
  private static func points(of size: CGSize, _ notifications: [LogNotification]) -> CGSize? {
    let ends = notifications.compactMap(\.end).filter { $0.isFinite && $0.minX == 0 }
    for scale in [3, 2] as [CGFloat] {
      let points = CGSize(width: size.width / scale, height: size.height / scale)
      for candidate in [points, CGSize(width: points.height, height: points.width)] {
        let isShown = ends.contains {
          $0.width == candidate.width && [$0.minY, $0.maxY].contains(candidate.height)
        }
        if isShown { return points }
      }
    }
    return nil
  }

  /// True if an import has concluded the size from the frames.
  var isInferred: Bool { origin == .inferred || pixels != nil }

  /// The sizes and their origin, or the reason why no screen is known.
  var sentence: String {
    let text = sizes.compactMap(\.self).distinctText
    let widths = frameWidths.map { JSONText.number(Double($0)) }.joined(separator: " and ")
    let frames = "the frames\(widths.isEmpty ? "" : ", \(widths) points wide,")"
    if let pixels {
      return
        "screen \(text), \(Origin.inferred.rawValue); \(pixels.text), \(origin.rawValue), is in pixels"
    }
    return switch origin {
    case .given, .written, .inferred: "screen \(text), \(origin.rawValue)"
    case .contradicted, .unknown: "no screen is known, because \(frames) \(origin.rawValue)"
    }
  }

  /// Returns a note if the first notification moves a keyboard that is on the screen already.
  ///
  /// On the device that was a change of height, but in the trace the keyboard appears. The note
  /// contains the missing record. It is not inserted, because a begin frame may be wrong.
  func beginning(with first: LogNotification) -> String? {
    guard let screen = sizes.first.flatMap(\.self), let begin = first.begin, begin != first.end,
      begin.isFinite, !begin.intersection(CGRect(origin: .zero, size: screen)).isEmpty
    else { return nil }
    let name = KeyboardNotificationType.didShow.name.rawValue
    let userInfo = [KeyboardUserInfoKey.endFrame: KeyboardTraceValue(posted: begin)]
    let record = KeyboardTrace.Record(.notification(name: name, userInfo: userInfo))
    return "the keyboard may have been up before the log, because the first notification, line "
      + "\(first.line), begins at a frame on the screen; if it was, insert this record into the trace "
      + "(not into the log), before its first notification: \(record.jsonLine)"
  }
}

extension LogNotification {
  /// The frames in which the keyboard begins and ends, if both may be at the bottom of a screen.
  fileprivate var dockedFrames: (begin: CGRect, end: CGRect)? {
    guard let end else { return nil }
    let begin = begin ?? end
    return begin.mayBeDocked && end.mayBeDocked && begin.width == end.width ? (begin, end) : nil
  }
}

extension CGRect {
  fileprivate var wholeBottom: CGFloat { maxY.rounded() }

  /// True for a frame that may be at the bottom of a screen.
  fileprivate var mayBeDocked: Bool { isFinite && minX == 0 && minY > 0 }
}

extension CGSize {
  /// Reads a size of a screen, such as `375x667`, in points; `nil` for one that no screen has.
  package init?(description: some StringProtocol) {
    let parts = description.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
      .map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      let size = CGSize(width: width, height: height).screen
    else { return nil }
    self = size
  }

  /// The size, if a screen may have it; the sides are in a ratio from about 4:3 to 19.5:9.
  var screen: CGSize? {
    let sides = [width, height].sorted()
    guard sides[0] >= 100, sides[1] < 10_000 else { return nil }
    return (1.25...2.3).contains(sides[1] / sides[0]) ? self : nil
  }

  /// As in `375×667`.
  var text: String {
    "\(JSONText.number(Double(width)))×\(JSONText.number(Double(height)))"
  }

  /// Returns the size, turned if only one of both is in portrait.
  fileprivate func turned(like other: CGSize) -> CGSize {
    (width < height) == (other.width < other.height) ? self : CGSize(width: height, height: width)
  }
}

extension [CGSize] {
  /// The distinct sizes, as in `375×667 and 667×375`.
  package var distinctText: String {
    var distinct: [CGSize] = []
    for size in self where !distinct.contains(size) { distinct.append(size) }
    return distinct.map(\.text).joined(separator: " and ")
  }
}

// MARK: - Doubts and notes

/// A doubtful part of a notification of a log.
private struct LogDoubt: Sendable {
  /// The part in words, behind the number of notifications.
  let words: String
  /// What the reader can do about it.
  var remedy: String?
  /// True if the result of the notification is unknown then.
  var makesResultUnknown = true
  let isIn: @Sendable (LogNotification) -> Bool

  /// All doubts about a keyboard's notification, in the order of their notes.
  ///
  /// What a user info that is cut does not have is not noted.
  static let all = [
    LogDoubt(words: "with a user info that is cut", isIn: \.isCut),
    LogDoubt(
      words: "without a name, read as a change of the frame",
      remedy: "write its name, such as keyboardWillShow, on the line above, and import again",
      isIn: { $0.type == nil && !$0.isNameContradicted }
    ),
    LogDoubt(
      words: "with a name that its frames contradict, read as a change of the frame",
      isIn: \.isNameContradicted
    ),
    LogDoubt(words: "without an end frame") { $0.lacks(KeyboardUserInfoKey.endFrame) },
    LogDoubt(words: "without a value for isLocal") { $0.lacks(KeyboardUserInfoKey.isLocal) },
    LogDoubt(words: "without a duration") {
      $0.type?.isAnnouncement == true && $0.lacks(KeyboardUserInfoKey.duration)
    },
    LogDoubt(
      words: "with a time that is not read, because it is not at the beginning of the line",
      makesResultUnknown: false,
      isIn: \.hasTimeElsewhere
    ),
  ]

  /// The doubt as a reason why a result is unknown.
  var reason: String { "a notification \(words)" }

  /// Returns the reasons why the result of a notification is unknown; none if it is known.
  ///
  /// A hide's result is known without its values.
  static func reasons(for notification: LogNotification) -> [String] {
    guard notification.applicationState == nil, !notification.isHide else { return [] }
    return all.filter { $0.makesResultUnknown && $0.isIn(notification) }.map(\.reason)
  }
}

/// The times of notifications in seconds since the first one.
private struct LogTimes {
  /// The time of each notification; `nil` if its line has none.
  private(set) var values: [TimeInterval?] = []
  /// The lines whose time is before the last one, which is used instead.
  private(set) var earlierLines: [Int] = []
  /// The lines without a time.
  private(set) var missingLines: [Int] = []

  init(_ notifications: [LogNotification]) {
    var start: Double?
    var last: Double?
    for notification in notifications {
      guard let time = notification.time?.seconds(near: last) else {
        missingLines.append(notification.line)
        values.append(nil)
        continue
      }
      if let last, time < last { earlierLines.append(notification.line) }
      let latest = max(time, last ?? time)
      let first = start ?? latest
      (start, last) = (first, latest)
      values.append(((latest - first) * 1_000_000).rounded() / 1_000_000)
    }
  }

  /// True if no notification has a time.
  var areUnknown: Bool { missingLines.count == values.count }
}

/// Notes on the guessed, missing and cut parts of a log, each a sentence with its lines.
private struct LogNotes {
  private(set) var sentences: [String] = []

  init(_ log: ConsoleLog, _ notifications: [LogNotification], _ times: LogTimes) {
    if times.areUnknown, notifications.count > 1 {
      sentences.append("no notification begins with a time, so the trace has no times")
    }
    let keyboards = notifications.filter { $0.applicationState == nil }
    for doubt in LogDoubt.all {
      addCount(of: keyboards.filter(doubt.isIn).map(\.line), doubt.words, doubt.remedy)
    }
    add("a key or a value that is cut or unknown", log.cutLines)
    addCount(of: times.earlierLines, "with a time before the last one, which is used instead")
    if !times.areUnknown {
      addCount(of: times.missingLines, "without a time, put at that of the one before")
    }
    add("skipped a name without a user info", log.skippedNames)
    for (form, lines) in log.linesNotRead { add("skipped \(form.words)", lines) }
  }

  private mutating func addCount(of lines: [Int], _ words: String, _ remedy: String? = nil) {
    add("\(lines.count.counting("notification")) \(words)", lines, remedy)
  }

  private mutating func add(_ words: String, _ lines: [Int], _ remedy: String? = nil) {
    guard !lines.isEmpty else { return }
    sentences.append("\(words): \(lines.places)\(remedy.map { "; \($0)" } ?? "")")
  }
}

extension [Int] {
  /// The numbers of lines, as in `lines 6, 10`, of which the first five are named.
  fileprivate var places: String {
    let numbers = sorted().prefix(5).map(String.init).joined(separator: ", ")
    let others = count > 5 ? " and \(count - 5) more" : ""
    return "line\(count == 1 ? "" : "s") \(numbers)\(others)"
  }
}
