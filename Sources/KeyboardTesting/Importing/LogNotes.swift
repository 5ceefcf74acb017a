import Foundation
import KeyboardNotifications

/// Notes on the guessed, omitted and doubtful parts of a log.
struct LogNotes: Sendable {
  /// A note in words: on the log, on a notification, or a reason to skip lines.
  enum Kind: String, CaseIterable, Sendable {
    case noScreen = "the safe area is left out, since no screen is known"
    case unusedSize = "a size of a screen that does not count, since its line does not begin with #"
    case noTimes = "no notification begins with a time, so that the trace has no times"
    case noName = "no name, read as a change of frame"
    case guessedName = "a name guessed from the words in its place"
    case contradictedName = "a name that its frames contradict"
    case nameOnly = "no more than a name, read as a hide without a user info"
    case otherName = "a name that is none of the system's"
    case otherProcess = "another process than the first"
    case privateUserInfo = "a user info that the log hides as private"
    case cutLine = "a key or a number that the end of a line cuts"
    case cutValue = "a value that is cut or unknown"
    case noEndFrame = "no end frame"
    case malformedEndFrame = "an end frame that is no rectangle of finite numbers"
    case unturned = "a frame that is not turned with the screen, as before iOS 8"
    case earlierTime = "a time before the last one, which was kept"
    case noTime = "no time, put at that of the one before"
    case noUserInfo = "skipped, since a name without a user info"
    case unclearFrames = "skipped, since no frame is clearly the one in which the keyboard ends"
    case noScreenOfFrame = "skipped, since a name and a frame where no screen is known"
    case ofTrace = "skipped, since a record of a trace"
    case tooLong = "skipped, since longer than"
  }

  private(set) var lines: [Kind: NotedLines] = [:]
  /// The keys of values that are cut or unknown.
  private var cutKeys: Set<String> = []
  /// The process of the first notification.
  private var process: String?

  // mutant: 0 to 1, because a note without a line prints none
  mutating func note(_ kind: Kind, _ line: Int = 0) {
    lines[kind, default: NotedLines()].add(line)
  }

  /// Notes the doubtful parts of a notification.
  mutating func check(_ notification: LogNotification) {
    process = process ?? notification.process
    if let other = notification.process, other != process { note(.otherProcess, notification.line) }
    // A notification of the life of the application needs neither frames nor a keyboard's name.
    // mutant: swap, because such a notification has no keys
    guard notification.applicationState == nil else { return }
    // mutant: swap, because neither changes the other
    notification.cutLines.forEach { note(.cutLine, $0) }
    cutKeys.formUnion(notification.unreadKeys)
    // Each kind has lines of its own, so that the order has no effect.
    let found: [Kind: Bool] = [
      .contradictedName: notification.isNameContradicted,
      .noName: notification.type == nil && notification.otherName == nil,
      .guessedName: notification.isGuessed, .privateUserInfo: notification.isPrivate,
      .cutValue: !notification.unreadKeys.isEmpty, .noEndFrame: notification.lacksEndFrame,
      .malformedEndFrame: notification.hasMalformedEndFrame, .unturned: notification.isUnturned,
      .nameOnly: notification.printedPart == .name, .otherName: notification.otherName != nil,
    ]
    for (kind, isTrue) in found where isTrue { note(kind, notification.line) }
  }

  /// Notes a line that names a notification without enough of its values.
  mutating func note(leftOut notification: LogNotification) {
    switch notification.printedPart {
    case .unclearFrames: note(.unclearFrames, notification.line)
    case .frame: note(.noScreenOfFrame, notification.line)
    case .name, .sentence, .userInfo: note(.noUserInfo, notification.line)
    }
  }

  /// Returns a note if the first notification moves a keyboard that is on the screen already.
  ///
  /// On the device that was a change of height, but in the trace the keyboard appears. The note has
  /// the missing record, which is not inserted, since a begin frame may be wrong.
  static func beginning(with first: LogNotification, on screen: CGSize?) -> String? {
    // Foundation on Linux traps if it intersects rectangles that are not numbers.
    guard let screen, let begin = first.frame(KeyboardUserInfoKey.beginFrame), begin.isFinite,
      begin != first.frame(KeyboardUserInfoKey.endFrame),
      !begin.intersection(CGRect(origin: .zero, size: screen)).isEmpty
    else { return nil }
    let name = KeyboardNotificationType.didShow.name.rawValue
    let userInfo = [KeyboardUserInfoKey.endFrame: KeyboardTraceValue(posted: begin)]
    let record = KeyboardTrace.Record(.notification(name: name, userInfo: userInfo))
    return "the keyboard may have been up before the log, since the first notification begins at a "
      + "frame on the screen, line \(first.line); if it was, insert before it: \(record.jsonLine)"
  }

  /// Returns the times of notifications in seconds since the first; a time that decreases is
  /// replaced by the one before.
  mutating func times(of notifications: [LogNotification]) -> [TimeInterval?] {
    let isTimed = notifications.contains { $0.timestamp != nil }
    if !isTimed, notifications.count > 1 { note(.noTimes) }
    var first: Double?
    var last: Double?
    return notifications.map { notification in
      guard let time = notification.timestamp?.seconds(near: last) else {
        if isTimed { note(.noTime, notification.line) }
        return nil
      }
      if time < last ?? time { note(.earlierTime, notification.line) }
      let latest = max(time, last ?? time)
      last = latest
      let start = first ?? latest
      first = start
      return ((latest - start) * 1_000_000).rounded() / 1_000_000
    }
  }

  /// Returns the notes in words, a sentence for each kind.
  func sentences(longestLine: Int) -> [String] {
    Kind.allCases.compactMap { kind in
      guard let lines = lines[kind] else { return nil }
      let words = kind.rawValue
      let place = lines.text
      let keys = kind == .cutValue ? " (\(cutKeys.sorted().joined(separator: ", ")))" : ""
      return switch kind {
      case .noScreen, .noTimes: words
      case .unusedSize, .cutLine, .noUserInfo, .unclearFrames, .noScreenOfFrame, .ofTrace:
        "\(words): \(place)"
      case .tooLong: "\(words) \(longestLine) bytes: \(place)"
      default: "\(lines.count.counting("notification")) with \(words)\(keys): \(place)"
      }
    }
  }
}

extension LogNotification {
  /// True if the end frame has the width and the height of the keyboard's bounds exchanged.
  fileprivate var isUnturned: Bool {
    guard let bounds = frame("UIKeyboardBoundsUserInfoKey")?.size,
      let size = frame(KeyboardUserInfoKey.endFrame)?.size
    else { return false }
    return size == CGSize(width: bounds.height, height: bounds.width) && size != bounds
  }

  /// True for an end frame that decoding refuses, unless the notification is a hide.
  fileprivate var hasMalformedEndFrame: Bool {
    guard !isHide, userInfo[KeyboardUserInfoKey.endFrame] != nil else { return false }
    let frame = frame(KeyboardUserInfoKey.endFrame)
    // mutant: + to -, because a difference with a number that is not finite is not finite either
    return frame.map { !($0.minX + $0.minY + $0.width + $0.height).isFinite } ?? true
  }
}
