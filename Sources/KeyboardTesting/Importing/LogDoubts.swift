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

  private(set) var lines: [Doubt: [Int32]] = [:]
  private var cutKeys: Set<String> = []

  mutating func note(_ doubt: Doubt, _ line: Int = 0) {
    lines[doubt, default: []].append(Int32(truncatingIfNeeded: line))
  }

  /// Notes what is doubtful of a notification, and takes away a name from above that its frames
  /// contradict.
  mutating func note(_ notification: inout LogNotification) {
    guard notification.applicationState == nil else { return }
    let isNameless = notification.type == nil && notification.other == nil
    let isContradicted = notification.isNameContradicted
    if isContradicted, notification.isNamedAbove { notification.type = nil }
    let cut = notification.userInfo.filter { $0.value == nil }.keys.sorted()
    cutKeys.formUnion(cut.prefix(8))
    let doubts: [Doubt: Bool] = [
      .contradictedName: isContradicted, .noName: isNameless,
      .guessedName: notification.isGuessed, .privateUserInfo: notification.isPrivate,
      .cutValue: !cut.isEmpty, .noEndFrame: notification.lacksEndFrame,
      .malformedEndFrame: notification.hasMalformedEndFrame, .unturned: notification.isUnturned,
    ]
    for (doubt, isTrue) in doubts where isTrue { note(doubt, notification.line) }
  }

  /// Returns the doubts in words, a sentence for each kind.
  func sentences(longestLine: Int) -> [String] {
    Doubt.allCases.compactMap { doubt in
      guard let lines = lines[doubt] else { return nil }
      let (words, place) = (doubt.rawValue, Self.text(lines))
      let keys =
        doubt == .cutValue ? " (\(cutKeys.sorted().prefix(9).joined(separator: ", ")))" : ""
      return switch doubt {
      case .noHeight, .noScreen, .noTimes, .noOrder: words
      case .ofTrace: "\(words): \(place)"
      case .tooLong: "\(words) \(longestLine) bytes: \(place)"
      default: "\(Self.count(lines.count, "notification")) with \(words)\(keys): \(place)"
      }
    }
  }

  /// Returns the numbers of the first few lines, in words.
  private static func text(_ lines: [Int32]) -> String {
    let numbers = lines.sorted().prefix(5).map(String.init).joined(separator: ", ")
    let more = lines.count > 5 ? " and \(lines.count - 5) more" : ""
    return "line\(lines.count == 1 ? "" : "s") \(numbers)\(more)"
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
    return switch type {
    case .willHide, .didHide: begin.minY >= end.maxY - 1
    case .willShow, .didShow: end.minY >= begin.maxY - 1
    case .willChangeFrame, .didChangeFrame, nil: false
    }
  }

  /// True where the end frame is as wide as the keyboard's own bounds are high, and the other way
  /// round.
  fileprivate var isUnturned: Bool {
    guard let bounds = frame("UIKeyboardBoundsUserInfoKey")?.size,
      let size = frame(KeyboardUserInfoKey.endFrame)?.size
    else { return false }
    return size == CGSize(width: bounds.height, height: bounds.width) && size != bounds
  }

  /// True where an end frame should be there and is neither read, cut nor hidden.
  fileprivate var lacksEndFrame: Bool {
    !isHide && !isPrivate && userInfo[KeyboardUserInfoKey.endFrame] == nil
  }

  /// True where an end frame should be there, and is a value that decoding refuses.
  fileprivate var hasMalformedEndFrame: Bool {
    guard !isHide, userInfo[KeyboardUserInfoKey.endFrame] ?? nil != nil else { return false }
    let frame = frame(KeyboardUserInfoKey.endFrame)
    return frame.map { !($0.minX + $0.minY + $0.width + $0.height).isFinite } ?? true
  }

  private var isHide: Bool { type == .willHide || type == .didHide }
}
