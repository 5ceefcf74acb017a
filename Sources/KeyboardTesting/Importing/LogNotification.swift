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
    /// The name and frames of which none is labelled as the end.
    case unclearFrames
    /// The name alone.
    case name
    /// The name among other words or names, as in a sentence on an observer.
    case sentence
  }

  /// The number of the line on which it begins.
  let line: Int
  /// The keyboard's notification, if it is one.
  var type: KeyboardNotificationType?
  /// The name of another notification.
  private(set) var other: String?
  /// True if several names, or only a word such as `hide`, stand in place of the name.
  private(set) var isGuessed = false
  /// True if another line gives the name.
  var isNamedAbove = false
  var source = Source.userInfo
  /// The process that has printed it, such as `Chat[4321]`.
  var process: String?
  var timestamp: LogTimestamp?
  /// The size of the screen, if the notification names it.
  var screen: CGSize?
  /// The values by their keys; `nil` if one was cut, or is of a kind that is not known.
  var userInfo: [String: KeyboardTraceValue?] = [:]
  /// The lines that end in the middle of a key or a number.
  var cutLines: [Int] = []
  /// True if the log shows `<private>` in place of the user info.
  var isPrivate = false

  /// True if a brace stands before the name, which closes the notification.
  private(set) var isInBraces = false
  /// The number of the notification's brackets that are open.
  var depth = 0
  /// True once the user info has begun, with its word or with an entry.
  var hasUserInfo = false
  /// True once the brackets are closed; entries that follow at once belong to it all the same.
  var isClosed = false

  init(line: Int, _ type: KeyboardNotificationType?, _ timestamp: LogTimestamp?) {
    self.line = line
    self.type = type
    self.timestamp = timestamp
  }

  /// Names the notification by the text that stands in place of its name.
  mutating func name(by remark: LogText, inBraces: Bool) {
    let types = remark.keyboardNotifications
    type = types.first
    isInBraces = inBraces
    depth = inBraces ? 1 : 0
    isGuessed = types.contains { $0 != type }
    guard type == nil else { return }
    if remark.isNotification {
      other = remark.filter { !$0.isLogSpace }[...].string
    } else {
      let words = remark.string.lowercased().split { !$0.isLetter }
      if words.contains("show") {
        type = .willShow
      } else if words.contains("hide") {
        type = .willHide
      }
      isGuessed = type != nil
    }
  }

  /// The name of the system's notification.
  ///
  /// An unknown name becomes that of a change of frame, which is posted with every change; the
  /// frames then decide.
  var name: String { other ?? (type ?? .willChangeFrame).name.rawValue }

  var isAboutKeyboards: Bool {
    applicationState != nil || !userInfo.isEmpty || type != nil && !isGuessed
      || source == .sentence || !cutLines.isEmpty
  }

  /// True if the log does not show every value.
  var isIncomplete: Bool {
    isPrivate || lacksEndFrame || !cutLines.isEmpty || userInfo.contains { $0.value == nil }
  }

  /// True if an end frame should be there and is neither read, cut nor hidden.
  var lacksEndFrame: Bool {
    !isHide && !isPrivate && userInfo[KeyboardUserInfoKey.endFrame] == nil
  }

  var isHide: Bool { type == .willHide || type == .didHide }

  /// True for a show with no more than a frame, which lies below the screen: it is the frame in
  /// which the keyboard begins.
  func isShow(below screen: CGSize?) -> Bool {
    guard source == .frame, type == .willShow || type == .didShow, let screen,
      let frame = frame(KeyboardUserInfoKey.endFrame)
    else { return false }
    let isTurned = abs(frame.width - screen.height) < 1
    return frame.minY >= (isTurned ? screen.width : screen.height) - 1
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

  func frame(_ key: String) -> CGRect? { userInfo[key]??.posted as? CGRect }
}

extension LogText {
  /// The process that has printed a line, as `NSLog` and `log stream` name it.
  var process: String? {
    let text = prefix(200).string
    let match = Self.processes.lazy.compactMap { $0.match(text) }.first
    guard let name = match?["name"], let id = match?["id"] else { return nil }
    return "\(name)[\(id)]"
  }

  /// The columns of `log stream`, `Chat[4321:5678]`, and `Chat[4321]`.
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
  /// The keyboard's notification that a text names, such as `keyboard will show`.
  ///
  /// Words such as `hide` are no name, nor is a sentence with two names.
  var keyboardNotification: KeyboardNotificationType? {
    let types = keyboardNotifications
    return types.allSatisfy { $0 == types[0] } ? types.first : nil
  }

  /// True for a text that names a keyboard's notification, or several.
  var namesKeyboardNotification: Bool { !keyboardNotifications.isEmpty }

  /// True for a text that looks like the name of any notification, spaces aside.
  var isNotification: Bool { Self.notification.match(string) != nil }

  /// True for a line that says no more than the name of a notification, a prefix of the log aside.
  ///
  /// A word before the name, or another one behind it, makes it a sentence, such as one on an
  /// observer.
  var isNameOnly: Bool { Self.nameOnly.match(string) != nil }

  private static let nameOnly = LogPattern(
    #"(?<!(?:^|\s)[a-z]{1,30}\s)(?<![A-Za-z])[A-Za-z]{0,20}?(?:\#(spellings))"#
      + #"(?:\s*Notification)?[^A-Za-z]*$"#
  )

  /// The keyboard's notifications that a text names, in their order.
  var keyboardNotifications: [KeyboardNotificationType] {
    Self.spelling.matches(in: string).compactMap { match in
      let letters = match.whole.lowercased().filter(\.isLetter)
      return KeyboardNotificationType.allCases.first { letters.hasSuffix($0.rawValue.lowercased()) }
    }
  }

  private static let notification = LogPattern(#"^[A-Za-z0-9_\s]*Notification$"#)

  /// In `UIKeyboardWillShowNotification`, `keyboard did hide` or `KEYBOARD_WILL_HIDE` the keyboard
  /// is named too; in `willShow` it is not, and the word must be written as one, and not be part of
  /// the name of an app's own notification.
  static let spelling = LogPattern(spellings)
  private static let spellings =
    #"(?i)keyboard[\s_-]{0,4}(?:will|did)[\s_-]{0,8}(?:show|hide|change[\s_-]{0,8}frame)"#
    + #"|(?:will|did)(?:show|hide|changeframe)(?![a-z0-9_]{0,70}notification(?![a-z0-9_]))"#
}
