import Foundation
import KeyboardNotifications

/// The name of a notification, as far as a log gives it.
struct LogName: Sendable {
  /// The keyboard's notification, if it is one.
  private(set) var type: KeyboardNotificationType?
  /// True where only a word such as `hide` stands in place of the name.
  private(set) var isGuessed = false
  /// The name of another notification.
  private(set) var other: String?

  /// Makes no name at all.
  init() {}

  /// Reads the text that stands in place of a name.
  init(_ remark: LogText) {
    type = Self.types(in: remark).first
    guard type == nil else { return }
    if Self.isNotification(remark.string) {
      other = remark.filter { !$0.isLogSpace }[...].string
    } else {
      let words = remark.string.lowercased().split { !$0.isLetter }
      type = words.contains("show") ? .willShow : words.contains("hide") ? .willHide : nil
      isGuessed = type != nil
    }
  }

  /// Reads the text before a user info that was printed alone, such as `keyboard will show`.
  ///
  /// Words such as `hide` are no name, nor is a sentence with two names.
  init(before userInfo: LogText) {
    let types = Self.types(in: userInfo)
    type = types.allSatisfy { $0 == types[0] } ? types.first : nil
  }

  /// True where the log names the notification.
  var isWritten: Bool { other != nil || type != nil && !isGuessed }

  /// The name of the system's notification.
  ///
  /// An unknown name becomes that of a change of frame, which is posted with every change; the
  /// frames then decide.
  var name: String {
    other ?? (type ?? .willChangeFrame).name.rawValue
  }

  /// The state of the application that the notification announces, if any.
  var applicationState: KeyboardApplicationState? {
    other.flatMap { Self.states[$0] }
  }

  private static let states = Dictionary(
    KeyboardEvent.lifecycle + [
      ("UISceneDidActivateNotification", .active), ("UISceneWillDeactivateNotification", .inactive),
      ("UISceneDidEnterBackgroundNotification", .background),
      ("UISceneWillEnterForegroundNotification", .inactive),
    ]
  ) { first, _ in first }

  /// Returns true for a text that looks like the name of any notification, spaces aside.
  static func isNotification(_ text: String) -> Bool {
    notification.match(text) != nil
  }

  private static let notification = LogPattern(#"^[A-Za-z0-9_\s]*Notification$"#)

  /// In `UIKeyboardWillShowNotification`, `keyboard did hide` or `KEYBOARD_WILL_HIDE` the keyboard
  /// is named too; in `willShow` it is not, and the word must be written as one, and not be part of
  /// the name of an app's own notification.
  private static let spelling = LogPattern(
    #"(?i)keyboard[\s_-]{0,4}(?:will|did)[\s_-]{0,8}(?:show|hide|change[\s_-]{0,8}frame)"#
      + #"|(?:will|did)(?:show|hide|changeframe)(?![a-z0-9_]{0,70}notification(?![a-z0-9_]))"#
  )

  /// Parts of the words show, hide and frame, as they may be written.
  private static let events: [StaticString] = ["how", "ide", "rame", "HOW", "IDE", "RAME"]

  /// Returns the notifications that a text names, in their order.
  private static func types(in text: LogText) -> [KeyboardNotificationType] {
    // A pattern takes its time, and most lines about a keyboard name no notification.
    guard events.contains(where: { text.contains($0) }) else { return [] }
    return spelling.matches(in: text.string).compactMap { match in
      let letters = match.whole.lowercased().filter(\.isLetter)
      return KeyboardNotificationType.allCases.first { letters.hasSuffix($0.rawValue.lowercased()) }
    }
  }
}
