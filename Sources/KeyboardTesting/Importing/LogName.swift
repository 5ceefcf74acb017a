import Foundation
import KeyboardNotifications

/// What is written in place of a notification's name, and what it says.
struct LogName {
  let text: String

  init(_ text: String) {
    self.text = String(text.filter { !$0.isWhitespace })
    words = text.lowercased().split { !$0.isLetter }
  }

  private let words: [Substring]

  /// The name of the system's notification: the one written, else the one meant.
  var name: String {
    if let type = writtenType ?? meantType { return type.name.rawValue }
    return isNotification ? text : KeyboardNotificationType.willChangeFrame.name.rawValue
  }

  /// Whether the text looks like the name of a notification, whichever.
  var isNotification: Bool {
    text.hasSuffix("Notification") && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether the text is the name of a keyboard's notification.
  var isKeyboardNotification: Bool {
    writtenType != nil
  }

  /// The state of the application that the notification announces, if any.
  var applicationState: KeyboardApplicationState? {
    KeyboardApplicationState.allCases.first { $0.notificationName == text }
  }

  private var writtenType: KeyboardNotificationType? {
    KeyboardNotificationType.allCases.first { text.contains($0.name.rawValue) }
  }

  /// The notification that a remark such as `WillShow/DidShow (handler)` or `(hide handler)` means.
  private var meantType: KeyboardNotificationType? {
    guard !isNotification else { return nil }
    let remark = text.lowercased()
    let places = KeyboardNotificationType.allCases.compactMap { type in
      remark.range(of: type.rawValue.lowercased()).map { ($0.lowerBound, type) }
    }
    if let first = places.min(by: { $0.0 < $1.0 }) { return first.1 }
    if words.contains("show") { return .willShow }
    return words.contains("hide") ? .willHide : nil
  }
}
