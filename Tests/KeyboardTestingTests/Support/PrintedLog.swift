import Foundation
import KeyboardTesting

/// Notifications as consoles print them.
enum PrintedLog {
  static let key = "UIKeyboardFrameEndUserInfoKey"
  static let local = "UIKeyboardIsLocalUserInfoKey"
  /// An end frame as Foundation prints it.
  static let entry = #"\#(key) = "NSRect: {{0, 508}, {390, 336}}";"#
  /// A user info as Foundation, Swift and React Native print it.
  static let braces = "{\n    \(entry)\n}"
  static let swift = "[AnyHashable(\"\(key)\"): NSRect: {{0, 508}, {390, 336}}]"
  static let event =
    #"{"duration": 250, "endCoordinates": {"height": 336, "screenX": 0, "screenY": 508, "width": 390}}"#
  static let pretty = """
    {
      "duration": 250,
      "endCoordinates": {
        "height": 336,
        "screenX": 0,
        "screenY": 508,
        "width": 390
      }
    }
    """
  /// The beginning of a show, before its entries.
  static let head = "{name = UIKeyboardWillShowNotification; userInfo = {"
  static let show = "\(head)\n\(entry)\n}}"
  static let hide = "{name = UIKeyboardWillHideNotification; userInfo = {}}"
}

extension KeyboardTrace {
  /// The times of the notifications.
  var times: [TimeInterval?] {
    records.compactMap { record in
      guard case .notification = record.content else { return nil }
      return .some(record.time)
    }
  }
}
