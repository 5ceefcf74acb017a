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
    type = types.count == 1 ? types[0] : nil
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
  var isNotification: Bool {
    text.hasSuffix("Notification") && text.utf8.allSatisfy(\.isLogWord)
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
  private static let spellings: [(KeyboardNotificationType, [UInt8])] =
    KeyboardNotificationType.allCases.map { ($0, Array($0.rawValue.lowercased().utf8)) }

  /// Returns the notifications that a text names, in their order, each once.
  ///
  /// In `UIKeyboardWillShowNotification`, `keyboard did hide` or `KEYBOARD_WILL_HIDE` the keyboard
  /// is named too; in `willShow` it is not, and the word must be written as one.
  private static func types(in text: LogText) -> [KeyboardNotificationType] {
    var types: [KeyboardNotificationType] = []
    for index in text.indices {
      let first = text[index].lowered
      guard first == .ascii("w") || first == .ascii("d") else { continue }
      for (type, spelling) in spellings where spelling[0] == first && !types.contains(type) {
        guard let match = Match(spelling, in: text, at: index) else { continue }
        if match.followsKeyboard || match.isOneWord && !match.isInOtherNotification {
          types.append(type)
        }
      }
    }
    return types
  }

  /// The place where a text has the letters of a name, perhaps with spaces or `_` between them.
  private struct Match {
    private let text: LogText
    private let start: Int
    private var end: Int
    private(set) var isOneWord = true

    init?(_ spelling: [UInt8], in text: LogText, at start: Int) {
      (self.text, self.start, end) = (text, start, start)
      for letter in spelling {
        while end < text.endIndex, end - start < 40, Self.isGap(text[end]) {
          isOneWord = false
          end += 1
        }
        guard end < text.endIndex, text[end].lowered == letter else { return nil }
        end += 1
      }
    }

    /// True where the word `keyboard` stands before.
    var followsKeyboard: Bool {
      var letters = Array("keyboard".utf8)
      for byte in text[..<start].suffix(12).reversed() where !Self.isGap(byte) {
        guard let letter = letters.popLast() else { return true }
        guard letter == byte.lowered else { return false }
      }
      return letters.isEmpty
    }

    /// True within the name of a notification of an app's own.
    var isInOtherNotification: Bool {
      let rest = text[end...].prefix(80).prefix { $0.isLogWord }
      let begin = text[..<start].suffix(80).reversed().prefix { $0.isLogWord }
      return (begin.reversed() + text[start..<end] + rest)[...].suffix(12)
        .elementsEqual("Notification".utf8)
    }

    private static func isGap(_ byte: UInt8) -> Bool {
      byte.isLogSpace || byte == .ascii("_") || byte == .ascii("-")
    }
  }
}
