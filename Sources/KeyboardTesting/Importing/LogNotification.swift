import Foundation
import KeyboardNotifications

/// One notification as a log gives it.
struct LogNotification: Sendable {
  /// The part of a notification that was printed.
  enum Source: Sendable {
    /// The user info, or an event of React Native.
    case userInfo
    /// The name and a frame.
    case frame
    /// The name and frames, of which none is clearly the end frame.
    case unclearFrames
    /// The name alone.
    case name
    /// The name among other words or names, as in a sentence about an observer.
    case sentence
  }

  /// The number of the line on which it begins.
  let line: Int
  /// The keyboard's notification that the name gives, if it is one.
  var type: KeyboardNotificationType?
  /// The name of a notification that is none of the keyboard's.
  private(set) var other: String?
  /// True if the name is one of several, or a guess from a word such as `hide`.
  private(set) var isGuessed = false
  /// True if another line gives the name.
  var isNamedAbove = false
  var source = Source.userInfo
  /// The process that printed the line, such as `Chat[4321]`.
  var process: String?
  var timestamp: LogTimestamp?
  /// The size of the screen that is printed as the notification's object.
  var screen: CGSize?
  /// The values by their keys.
  private(set) var userInfo: [String: KeyboardTraceValue] = [:]
  /// The keys of values that were cut, or are of an unknown kind.
  private(set) var unreadKeys: Set<String> = []
  /// The lines that end in the middle of a key or a number.
  var cutLines: [Int] = []
  /// True if the log shows `<private>` in place of the user info.
  var isPrivate = false

  init(line: Int, type: KeyboardNotificationType?, timestamp: LogTimestamp?) {
    self.line = line
    self.type = type
    self.timestamp = timestamp
  }

  /// Sets the value of a key; `nil` for one that was cut, or is of an unknown kind.
  mutating func set(_ value: KeyboardTraceValue?, for key: String) {
    userInfo[key] = value
    if value == nil { unreadKeys.insert(key) }
  }

  /// Names the notification by the text in place of its name.
  mutating func name(by text: LogText) {
    let types = text.keyboardNotifications
    if let first = types.first {
      type = first
      isGuessed = types.contains { $0 != first }
    } else if text.isNotificationName {
      other = text.filter { !$0.isLogSpace }[...].string
    } else {
      type = text.guessedNotification
      isGuessed = type != nil
    }
  }

  /// The name of the system's notification.
  ///
  /// Without a known name it is a change of frame, which is posted with every change.
  var name: String { other ?? (acceptedType ?? .willChangeFrame).name.rawValue }

  /// The keyboard's notification, unless a line above gives it and the frames contradict it.
  private var acceptedType: KeyboardNotificationType? {
    isNamedAbove && isNameContradicted ? nil : type
  }

  /// True for a hide that moves up, or a show that moves down, by the height of the keyboard.
  var isNameContradicted: Bool {
    guard let begin = frame(KeyboardUserInfoKey.beginFrame),
      let end = frame(KeyboardUserInfoKey.endFrame), !begin.isEmpty, !end.isEmpty
    else { return false }
    return switch type {
    case .willHide, .didHide: begin.minY.rounded() >= end.maxY.rounded()
    case .willShow, .didShow: end.minY.rounded() >= begin.maxY.rounded()
    case .willChangeFrame, .didChangeFrame, nil: false
    }
  }

  /// True for a notification of a keyboard or of the life of the application.
  var isAboutKeyboards: Bool {
    let isNamed = type != nil && !isGuessed
    let hasValues = hasEntries || !cutLines.isEmpty
    return isNamed || hasValues || source == .sentence || applicationState != nil
  }

  /// True if a key was read, with or without its value.
  var hasEntries: Bool { !userInfo.isEmpty || !unreadKeys.isEmpty }

  /// Returns true if a key was read, with or without its value.
  func hasEntry(_ key: String) -> Bool { userInfo[key] != nil || unreadKeys.contains(key) }

  /// True if the log does not show every value.
  var isIncomplete: Bool {
    isPrivate || lacksEndFrame || !cutLines.isEmpty || !unreadKeys.isEmpty
  }

  /// True without an end frame, unless the notification is a hide or private.
  var lacksEndFrame: Bool {
    !isHide && !isPrivate && !hasEntry(KeyboardUserInfoKey.endFrame)
  }

  var isHide: Bool { acceptedType == .willHide || acceptedType == .didHide }

  /// True for a name with frames: in a user info, or behind the name if a screen is known.
  func hasFrames(on screen: CGSize?) -> Bool {
    let isFrameOnScreen = source == .frame && screen != nil
    return source == .userInfo || isFrameOnScreen
  }

  /// Returns true if the frame beside the name of a show is below the screen.
  ///
  /// The keyboard begins in such a frame.
  func isShowFromBelow(_ screen: CGSize?) -> Bool {
    guard source == .frame, type == .willShow || type == .didShow, let screen,
      let frame = frame(KeyboardUserInfoKey.endFrame)
    else { return false }
    let isTurned = frame.width.rounded() == screen.height.rounded()
    let bottom = isTurned ? screen.width : screen.height
    return frame.minY.rounded() >= bottom.rounded()
  }

  /// The state of the application that the notification announces, if any.
  var applicationState: KeyboardApplicationState? { other.flatMap { Self.states[$0] } }

  private static let states = Dictionary(
    KeyboardEvent.lifecycle + [
      ("UISceneDidActivateNotification", .active), ("UISceneWillDeactivateNotification", .inactive),
      ("UISceneDidEnterBackgroundNotification", .background),
      ("UISceneWillEnterForegroundNotification", .inactive),
    ]
  ) { first, _ in first }

  func frame(_ key: String) -> CGRect? { userInfo[key]?.posted as? CGRect }
}

extension LogText {
  /// The process that printed a line, as `NSLog` and `log stream` write it.
  var process: String? {
    let match = Self.processes.lazy.compactMap { $0.match(atStartOf: self) }.first
    guard let name = match?["name"], let id = match?["id"] else { return nil }
    return "\(name)[\(id)]"
  }

  /// The columns of `log stream`, and then `Chat[4321:5678]` or `Chat[4321]`.
  private static let processes = [
    LogPattern(
      #"\s0x[0-9a-f]+\s+\w+\s+0x[0-9a-f]+\s+(?<id>[0-9]+)\s+[0-9]+\s+(?<name>[^\s:]+):"#
    ),
    LogPattern(
      #"(?<name>[^\s\[\]()]+)(?:\([^()]*\))?\[(?<id>[0-9]+)(?::[0-9a-fA-F]+)?\](?=[:\s])"#
    ),
  ]
}

// MARK: - Names

extension LogText {
  /// The only notification of a keyboard that a text names, as in `keyboard will show`.
  var keyboardNotification: KeyboardNotificationType? {
    let types = keyboardNotifications
    return types.allSatisfy { $0 == types[0] } ? types.first : nil
  }

  /// True for the name of any notification, even with spaces in it.
  var isNotificationName: Bool { Self.notificationName.match(string) != nil }

  private static let notificationName = LogPattern(#"^[A-Za-z0-9_\s]*Notification$"#)

  /// True for a line that has no words except the name of a notification and a prefix of the log.
  ///
  /// Other words make it a sentence, such as one about an observer.
  var isNameOnly: Bool { Self.nameOnly.match(string) != nil }

  private static let nameOnly: LogPattern = {
    // A prefix of the log has capitals or signs, such as `Chat[4321]: `, and a word has neither.
    let noWordBefore = #"(?<!(?:^|\s)[a-z]{1,30}\s)"#
    // Letters right before the name, such as `UI` or the beginning of a method's name.
    let firstLetters = "(?<![A-Za-z])[A-Za-z]{0,20}?"
    let suffix = #"(?:\s*Notification)?"#
    let noWordAfter = "[^A-Za-z]*$"
    let name = "\(firstLetters)(?:\(keyboardNameText))\(suffix)"
    return LogPattern("\(noWordBefore)\(name)\(noWordAfter)")
  }()

  /// The notification that is meant by a text without a name but with the word show or hide.
  var guessedNotification: KeyboardNotificationType? {
    let words = string.lowercased().split { !$0.isLetter }
    if words.contains("show") { return .willShow }
    return words.contains("hide") ? .willHide : nil
  }

  /// The keyboard's notifications that a text names, in their order.
  var keyboardNotifications: [KeyboardNotificationType] {
    Self.keyboardName.matches(in: string).compactMap { match in
      let letters = match.whole.lowercased().filter(\.isLetter)
      return KeyboardNotificationType.allCases.first { letters.hasSuffix($0.rawValue.lowercased()) }
    }
  }

  /// A name with the word keyboard, as in `UIKeyboardWillShowNotification`, `keyboard did hide` or
  /// `KEYBOARD_WILL_HIDE`, or a single word such as `willShow`.
  static let keyboardName = LogPattern(keyboardNameText)

  private static let keyboardNameText: String = {
    let separators = #"[\s_-]{0,8}"#
    let change = "(?:show|hide|change\(separators)frame)"
    let nameWithKeyboard = #"keyboard[\s_-]{0,4}(?:will|did)\#(separators)\#(change)"#
    let singleWord = "(?:will|did)(?:show|hide|changeframe)"
    // The word is not part of the name of an app's own notification.
    let noNotification = "(?![a-z0-9_]{0,70}notification(?![a-z0-9_]))"
    return "(?i)\(nameWithKeyboard)|\(singleWord)\(noNotification)"
  }()
}
