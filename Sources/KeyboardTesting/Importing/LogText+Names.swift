import Foundation
import KeyboardNotifications

extension LogText {
  /// The process that printed a line, as `NSLog` and `log stream` write it.
  var process: String? {
    let match = Self.processes.lazy.compactMap { $0.match(atStartOf: self) }.first
    guard let name = match?["name"], let id = match?["id"] else { return nil }
    return "\(name)[\(id)]"
  }

  /// The spellings of a process.
  private static let processes = [
    // The columns of `log stream` from the thread on, as in ` 0x1a2b Default 0x0 4321 0 Chat:`.
    LogPattern(
      #"\s0x[0-9a-f]+\s+\w+\s+0x[0-9a-f]+\s+(?<id>[0-9]+)\s+[0-9]+\s+(?<name>[^\s:]+):"#
    ),
    // `Chat[4321:5678]`, `Chat[4321]` or `Chat(UIKitCore)[4321]`.
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

  private static let nameOnly = LogPattern(
    #"\#(noWordBefore)\#(firstLetters)(?:\#(keyboardNameText))(?:\s*Notification)?\#(noWordAfter)"#
  )

  /// A place that does not follow a word in small letters, such as `observing `.
  ///
  /// A prefix of the log, such as `Chat[4321]: `, has capitals or signs.
  private static let noWordBefore = #"(?<!(?:^|\s)[a-z]{1,30}\s)"#

  /// The letters right before a name, from the first one on: `UI`, or the beginning of a method's
  /// name.
  private static let firstLetters = "(?<![A-Za-z])[A-Za-z]{0,20}?"

  /// The end of a line, with signs and digits before it.
  private static let noWordAfter = "[^A-Za-z]*$"

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
    // An app's own notification may begin so, as `willShowMenuNotification` does.
    let isNoNotification = "(?![a-z0-9_]{0,70}notification(?![a-z0-9_]))"
    return "(?i)\(nameWithKeyboard)|\(singleWord)\(isNoNotification)"
  }()
}
