import Foundation
import KeyboardNotifications

/// One notification as a log gives it.
struct LogNotification: Sendable {
  /// The number of the line on which it begins.
  let line: Int
  /// The keyboard's notification, if it is one.
  var type: KeyboardNotificationType?
  /// The name of another notification.
  private(set) var other: String?
  /// True where only a word such as `hide` stands in place of the name.
  private(set) var isGuessed = false
  /// True where another line gives the name.
  var isNamedAbove = false
  var timestamp: LogTimestamp?
  /// The size of the screen, where the notification names it.
  var screen: CGSize?
  /// The values by their keys; `nil` where one was cut, or is of a kind that is not known.
  var userInfo: [String: KeyboardTraceValue?] = [:]
  /// True where the log shows `<private>` in place of the user info.
  var isPrivate = false

  /// True where a brace stands before the name, which closes the notification.
  private(set) var isInBraces = false
  /// The number of the notification's brackets that are open.
  var depth = 0
  /// True once the user info has begun, with its word or with an entry.
  var hasUserInfo = false
  /// True once the brackets are closed; entries that follow at once belong to it all the same.
  var isClosed = false

  init(line: Int, _ type: KeyboardNotificationType?, _ timestamp: LogTimestamp?) {
    (self.line, self.type, self.timestamp) = (line, type, timestamp)
  }

  /// Makes a notification of the text that stands in place of its name.
  init(line: Int, remark: LogText, _ timestamp: LogTimestamp?, inBraces: Bool) {
    self.init(line: line, remark.keyboardNotifications.first, timestamp)
    (self.isInBraces, depth) = (inBraces, inBraces ? 1 : 0)
    guard type == nil else { return }
    if remark.isNotification {
      other = remark.filter { !$0.isLogSpace }[...].string
    } else {
      let words = remark.string.lowercased().split { !$0.isLetter }
      type = words.contains("show") ? .willShow : words.contains("hide") ? .willHide : nil
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

// MARK: - Names

extension LogText {
  /// The keyboard's notification that a text names, such as `keyboard will show`.
  ///
  /// Words such as `hide` are no name, nor is a sentence with two names.
  var keyboardNotification: KeyboardNotificationType? {
    let types = keyboardNotifications
    return types.allSatisfy { $0 == types[0] } ? types.first : nil
  }

  /// True for a text that looks like the name of any notification, spaces aside.
  var isNotification: Bool { Self.notification.match(string) != nil }

  /// The keyboard's notifications that a text names, in their order.
  fileprivate var keyboardNotifications: [KeyboardNotificationType] {
    Self.spelling.matches(in: string).compactMap { match in
      let letters = match.whole.lowercased().filter(\.isLetter)
      return KeyboardNotificationType.allCases.first { letters.hasSuffix($0.rawValue.lowercased()) }
    }
  }

  private static let notification = LogPattern(#"^[A-Za-z0-9_\s]*Notification$"#)

  /// In `UIKeyboardWillShowNotification`, `keyboard did hide` or `KEYBOARD_WILL_HIDE` the keyboard
  /// is named too; in `willShow` it is not, and the word must be written as one, and not be part of
  /// the name of an app's own notification.
  private static let spelling = LogPattern(
    #"(?i)keyboard[\s_-]{0,4}(?:will|did)[\s_-]{0,8}(?:show|hide|change[\s_-]{0,8}frame)"#
      + #"|(?:will|did)(?:show|hide|changeframe)(?![a-z0-9_]{0,70}notification(?![a-z0-9_]))"#
  )
}
