import Foundation
import KeyboardNotifications

/// Makes a trace of the notifications in a log, and says what it guessed or left out.
struct LogTraceBuilder {
  private let notifications: [LogNotification]
  private let screens: LogScreens
  private let safeAreaBottom: CGFloat?
  private var writtenScreen: CGSize?
  private var start: Int64?
  private var last: Int64?
  private var linesWithEarlierTimes: [Int] = []
  private(set) var trace: KeyboardTrace

  /// Makes the trace.
  ///
  /// - Parameters:
  ///   - notifications: The notifications, in the order of the log.
  ///   - header: What the log says of itself.
  ///   - given: The screen's size, where the caller knows it.
  ///   - written: The screen's size, where the log's notes say it.
  ///   - safeAreaBottom: The screen's bottom safe-area inset in points, where the caller knows it.
  init(
    _ notifications: [LogNotification],
    header: KeyboardTraceHeader,
    screen given: CGSize?,
    written: CGSize?,
    safeAreaBottom: CGFloat?
  ) {
    self.notifications = notifications
    self.safeAreaBottom = safeAreaBottom
    trace = KeyboardTrace(header: header)
    screens = LogScreens(of: notifications, given: given, written: written)
    for (notification, screen) in zip(notifications, screens.screens) {
      add(notification, on: screen)
    }
    trace.importNotes = notes
  }

  private mutating func add(_ notification: LogNotification, on screen: CGSize?) {
    let time = time(of: notification)
    var contents: [KeyboardTraceContent] = []
    if let state = notification.name.applicationState {
      contents = [.application(state)]
    } else {
      if let screen, screen != writtenScreen {
        writtenScreen = screen
        let frame = CGRect(origin: .zero, size: screen)
        contents.append(.screen(frame, isInferred: screens.source == .inferred))
        if let safeAreaBottom { contents.append(.view(frame, safeAreaBottom: safeAreaBottom)) }
      }
      contents.append(.notification(name: notification.name.name, userInfo: notification.userInfo))
    }
    trace.records += contents.map { KeyboardTrace.Record(time: time, $0) }
  }

  /// The seconds since the first dated notification; a clock that was set back stands still.
  private mutating func time(of notification: LogNotification) -> TimeInterval? {
    guard let stamp = notification.timestamp?.microseconds(near: last) else { return nil }
    if let last, stamp < last { linesWithEarlierTimes.append(notification.line) }
    let time = max(stamp, last ?? stamp)
    last = time
    let first = start ?? time
    start = first
    return TimeInterval(time - first) / 1_000_000
  }
}

// MARK: - Notes

extension LogTraceBuilder {
  private var notes: [String] {
    let posted = notifications.filter { $0.name.applicationState == nil }
    let untimed = lines(notifications) { $0.timestamp == nil }
    let unreadable = posted.filter { !$0.unreadableKeys.isEmpty }
    let keys = Set(unreadable.flatMap(\.unreadableKeys)).sorted().joined(separator: ", ")
    let named: [(String, [Int])] = [
      ("no name, read as a change of frame", lines(posted) { $0.name.source == .missing }),
      ("a name guessed from show or hide", lines(posted) { $0.name.source == .guessed }),
      ("a user info that the log hides as private", lines(posted, where: \.isPrivate)),
      ("a value that is cut or unknown (\(keys))", unreadable.map(\.line)),
      ("no end frame", lines(posted, where: \.lacksEndFrame)),
      (
        "a frame that is not turned with the screen, as before iOS 8",
        lines(posted, where: \.isUnturned)
      ),
      ("a time before the last one, which was kept", linesWithEarlierTimes),
      ("no time, put at that of the one before", start == nil ? [] : untimed),
    ]
    let counts = named.compactMap { what, lines in
      lines.isEmpty
        ? nil : "\(Self.count(lines.count, "notification")) with \(what): \(Self.list(lines))"
    }
    let timeNote = "no line gives a time, so that the trace has no times"
    let isUntimed = start == nil && notifications.count > 1
    let isUnused = safeAreaBottom != nil && writtenScreen == nil
    let areaNote = isUnused ? ["the safe area is left out, since no screen is known"] : []
    let screenNotes = [screenNote] + [screens.contradiction].compactMap(\.self)
    return screenNotes + areaNote + (isUntimed ? [timeNote] : []) + counts + processNote
  }

  private func lines(
    _ notifications: [LogNotification],
    where isMeant: (LogNotification) -> Bool
  ) -> [Int] {
    notifications.filter(isMeant).map(\.line)
  }

  private var screenNote: String {
    var sizes: [CGSize] = []
    for size in screens.screens.compactMap(\.self) where !sizes.contains(size) {
      sizes.append(size)
    }
    let list = sizes.map(\.text).joined(separator: " and ")
    switch screens.source {
    case .given(let given):
      return "screen \(list), as given\(sizes.contains(given) ? "" : " but turned")"
    case .written: return "screen \(list), as the log says"
    case .inferred: return "screen \(list), inferred from the frames"
    case .unknown(let isContradicted):
      let reason = isContradicted ? "the frames contradict each other" : "the frames do not tell it"
      return "no screen is known, since \(reason)"
    }
  }

  private var processNote: [String] {
    let processes = Set(notifications.compactMap(\.process)).sorted()
    guard processes.count > 1 else { return [] }
    let list = processes.prefix(5).joined(separator: ", ")
    return ["notifications of \(processes.count) processes in one trace: \(list)"]
  }

  /// The numbers of some lines, in words.
  static func list(_ lines: [Int]) -> String {
    let numbers = lines.prefix(5).map(String.init).joined(separator: ", ")
    let more = lines.count > 5 ? " and \(lines.count - 5) more" : ""
    return "line\(lines.count == 1 ? "" : "s") \(numbers)\(more)"
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension LogNotification {
  /// Whether the end frame is as wide as the keyboard's own bounds are high, and the other way round.
  fileprivate var isUnturned: Bool {
    guard let frame = userInfo[KeyboardUserInfoKey.endFrame]?.posted as? CGRect,
      let bounds = userInfo["UIKeyboardBoundsUserInfoKey"]?.posted as? CGRect
    else { return false }
    let turned = CGSize(width: bounds.height, height: bounds.width)
    return frame.size == turned && frame.size != bounds.size
  }

  /// Whether an end frame should be there and is neither read, cut nor hidden.
  fileprivate var lacksEndFrame: Bool {
    let key = KeyboardUserInfoKey.endFrame
    return !isPrivate && userInfo[key] == nil && !unreadableKeys.contains(key)
      && name.type.map { $0 != .willHide && $0 != .didHide } ?? true
  }
}
