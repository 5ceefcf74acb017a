import Foundation
import KeyboardNotifications

/// The things in a log that an import guesses, leaves out or doubts, and on which lines.
struct LogDoubts: Sendable {
  /// A doubt about the log, about notifications, or a reason to skip lines, in words.
  enum Doubt: String, CaseIterable, Sendable {
    case noHeight = "the safe area is left out, since it is no height"
    case noScreen = "the safe area is left out, since no screen is known"
    case noTimes = "no notification begins with a time, so that the trace has no times"
    case noOrder =
      "the dates do not show which of day and month comes first, and are read month first"
    case noName = "no name, read as a change of frame"
    case guessedName = "a name guessed from show or hide"
    case contradictedName = "a name that its frames contradict"
    case privateUserInfo = "a user info that the log hides as private"
    case cutValue = "a value that is cut or unknown"
    case noEndFrame = "no end frame"
    case malformedEndFrame = "an end frame that is no rectangle of finite numbers"
    case unturned = "a frame that is not turned with the screen, as before iOS 8"
    case earlierTime = "a time before the last one, which was kept"
    case noTime = "no time, put at that of the one before"
    case ofTrace = "skipped, since a record of a trace"
    case tooLong = "skipped, since longer than"
  }

  /// Some lines, of which the first few are kept.
  private struct Lines: Sendable {
    var count = 0
    var first: [Int] = []

    /// The numbers of the lines, in words.
    var text: String {
      let numbers = first.map(String.init).joined(separator: ", ")
      let more = count > 5 ? " and \(count - 5) more" : ""
      return "line\(count == 1 ? "" : "s") \(numbers)\(more)"
    }
  }

  /// The screen of the log that is not the one given, in a sentence.
  var contradiction: String?
  private var lines: [Doubt: Lines] = [:]
  private var cutKeys: Set<String> = []
  private var processes: Set<String> = []

  /// The first line that is a record of a trace.
  var lineOfTrace: Int? { lines[.ofTrace]?.first.first }

  mutating func note(_ doubt: Doubt, _ line: Int = 0) {
    var noted = lines[doubt] ?? Lines()
    noted.count += 1
    noted.first = Array((noted.first + [line]).sorted().prefix(5))
    lines[doubt] = noted
  }

  /// Notes what is doubtful of a notification, and takes away a name from above that its frames
  /// contradict.
  mutating func note(_ notification: inout LogNotification) {
    if let process = notification.process { processes.insert(process) }
    guard notification.name.applicationState == nil else { return }
    let name = notification.name
    let isContradicted = notification.isNameContradicted
    if isContradicted, notification.isNamedAbove { notification.name = LogName() }
    let cut = notification.userInfo.filter { $0.value == nil }.keys.sorted()
    cutKeys.formUnion(cut.prefix(8))
    let doubts: [Doubt: Bool] = [
      .contradictedName: isContradicted, .noName: name.type == nil && !name.isWritten,
      .guessedName: name.isGuessed, .privateUserInfo: notification.isPrivate,
      .cutValue: !cut.isEmpty, .noEndFrame: notification.lacksEndFrame,
      .malformedEndFrame: notification.hasMalformedEndFrame, .unturned: notification.isUnturned,
    ]
    for (doubt, isTrue) in doubts where isTrue { note(doubt, notification.line) }
  }

  /// Returns the doubts in words, a sentence for each kind.
  func sentences(longestLine: Int) -> [String] {
    let doubts = Doubt.allCases.compactMap { doubt in
      lines[doubt].map { sentence(doubt, $0, longestLine: longestLine) }
    }
    let list = processes.sorted().prefix(5).joined(separator: ", ")
    let note = "notifications of \(processes.count) processes in one trace: \(list)"
    return [contradiction].compactMap(\.self) + doubts + (processes.count > 1 ? [note] : [])
  }

  private func sentence(_ doubt: Doubt, _ lines: Lines, longestLine: Int) -> String {
    let words = "\(Self.count(lines.count, "notification")) with \(doubt.rawValue)"
    let keys = cutKeys.sorted().prefix(9).joined(separator: ", ")
    return switch doubt {
    case .noHeight, .noScreen, .noTimes, .noOrder: doubt.rawValue
    case .ofTrace: "\(doubt.rawValue): \(lines.text)"
    case .tooLong: "\(doubt.rawValue) \(longestLine) bytes: \(lines.text)"
    case .cutValue: "\(words) (\(keys)): \(lines.text)"
    default: "\(words): \(lines.text)"
    }
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension LogNotification {
  /// True where a hide comes from below, or a show goes there, by the height of the keyboard.
  fileprivate var isNameContradicted: Bool {
    guard let begin = frame(KeyboardUserInfoKey.beginFrame),
      let end = frame(KeyboardUserInfoKey.endFrame), begin.height >= 1, end.height >= 1
    else { return false }
    switch name.type {
    case .willHide, .didHide: return begin.minY >= end.maxY - 1
    case .willShow, .didShow: return end.minY >= begin.maxY - 1
    case .willChangeFrame, .didChangeFrame, nil: return false
    }
  }

  /// True where the end frame is as wide as the keyboard's own bounds are high, and the other way
  /// round.
  fileprivate var isUnturned: Bool {
    guard let bounds = frame("UIKeyboardBoundsUserInfoKey"),
      let frame = frame(KeyboardUserInfoKey.endFrame)
    else { return false }
    let turned = CGSize(width: bounds.height, height: bounds.width)
    return frame.size == turned && frame.size != bounds.size
  }

  /// True where an end frame should be there and is neither read, cut nor hidden.
  fileprivate var lacksEndFrame: Bool {
    !isHide && !isPrivate && userInfo[KeyboardUserInfoKey.endFrame] == nil
  }

  /// True where an end frame should be there, and is a value that decoding refuses.
  fileprivate var hasMalformedEndFrame: Bool {
    guard !isHide, let value = userInfo[KeyboardUserInfoKey.endFrame] ?? nil else { return false }
    guard let frame = value.posted as? CGRect else { return true }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return !numbers.allSatisfy(\.isFinite)
  }

  private var isHide: Bool { name.type == .willHide || name.type == .didHide }
}
