import Foundation
import KeyboardNotifications

/// The name of a notification, as far as a log gives it.
struct LogName: Sendable {
  /// The way in which the name is known.
  enum Source: Sendable {
    /// The log gives it, whole or in short, as in `keyboardWillShow`.
    case written
    /// A word such as `hide` stands in its place.
    case guessed
    /// Nothing gives it.
    case missing
  }

  private(set) var text = ""
  private(set) var source: Source
  /// The keyboard's notification, if it is one.
  private(set) var type: KeyboardNotificationType?

  /// Reads the text that stands in place of a name.
  init(_ remark: LogText) {
    text = remark.filter { !$0.isLogSpace }[...].string
    type = Self.types(in: remark).first
    source = type == nil ? .missing : .written
    guard type == nil else { return }
    if isNotification {
      source = .written
    } else if let meant = Self.type(meantBy: remark.string) {
      (type, source) = (meant, .guessed)
    }
  }

  /// Reads the text before a user info that was printed alone, such as `keyboard will show`.
  ///
  /// Words such as `hide` are no name, nor is a sentence with two names.
  init(before userInfo: LogText) {
    let types = Self.types(in: userInfo)
    type = types.allSatisfy { $0 == types[0] } ? types.first : nil
    source = type == nil ? .missing : .written
  }

  /// No name at all.
  static let missing = LogName(before: [])

  /// The name of the system's notification.
  ///
  /// An unknown name becomes that of a change of frame, which is posted with every change; the
  /// frames then decide.
  var name: String {
    if let type { return type.name.rawValue }
    return isNotification ? text : KeyboardNotificationType.willChangeFrame.name.rawValue
  }

  /// True where the text looks like the name of any notification.
  var isNotification: Bool { Self.isNotification(Array(text.utf8)[...]) }

  /// Returns true for a text that looks like the name of any notification, spaces aside.
  static func isNotification(_ text: LogText) -> Bool {
    text.suffix(12).elementsEqual("Notification".utf8)
      && text.allSatisfy { $0.isLogWord || $0.isLogSpace }
  }

  /// The state of the application that the notification announces, if any.
  var applicationState: KeyboardApplicationState? {
    text.isEmpty ? nil : Self.states[text]
  }

  private static let states: [String: KeyboardApplicationState] = {
    let scenes: [(String, KeyboardApplicationState)] = [
      ("UISceneDidActivateNotification", .active), ("UISceneWillDeactivateNotification", .inactive),
      ("UISceneDidEnterBackgroundNotification", .background),
      ("UISceneWillEnterForegroundNotification", .inactive),
    ]
    return Dictionary(KeyboardEvent.lifecycle + scenes) { first, _ in first }
  }()

  /// Returns the notification that a remark such as `(hide handler)` means.
  private static func type(meantBy remark: String) -> KeyboardNotificationType? {
    let words = remark.lowercased().split { !$0.isLetter }
    if words.contains("show") { return .willShow }
    return words.contains("hide") ? .willHide : nil
  }
}

// MARK: - Names in a text

extension LogName {
  private static let spelling = LogPattern(
    #"(?i)(?<keyboard>keyboard[\s_-]{0,4})?(?<tense>will|did)(?<gap>[\s_-]{0,8})"#
      + #"(?<event>show|hide|change(?<gap2>[\s_-]{0,8})frame)(?=(?<rest>[a-z0-9_]{0,80}))"#
  )

  /// Parts of the words show, hide and frame, as they may be written.
  private static let events: [StaticString] = ["how", "ide", "rame", "HOW", "IDE", "RAME"]

  /// Returns the notifications that a text names, in their order.
  ///
  /// In `UIKeyboardWillShowNotification`, `keyboard did hide` or `KEYBOARD_WILL_HIDE` the keyboard
  /// is named too; in `willShow` it is not, and the word must be written as one, and not be part of
  /// the name of an app's own notification.
  private static func types(in text: LogText) -> [KeyboardNotificationType] {
    // A pattern takes its time, and most lines about a keyboard name no notification.
    guard events.contains(where: { text.contains($0) }) else { return [] }
    return spelling.matches(in: text.string).compactMap { match in
      let isWord = (match["gap"] ?? "").isEmpty && (match["gap2"] ?? "").isEmpty
      let isOther = match["rest"]?.hasSuffix("Notification") ?? false
      guard match["keyboard"] != nil || isWord && !isOther else { return nil }
      let word = (match["tense"] ?? "") + (match["event"] ?? "")
      let letters = word.lowercased().filter(\.isLetter)
      return KeyboardNotificationType.allCases.first { $0.rawValue.lowercased() == letters }
    }
  }
}
