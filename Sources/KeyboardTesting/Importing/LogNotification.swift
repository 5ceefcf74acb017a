import Foundation

/// One notification as a log gives it.
struct LogNotification: Sendable {
  /// The text where the name should be; `nil` where only the user info was printed.
  var name: String?
  /// The microseconds since some day, where its line is dated.
  var timestamp: Int64?
  /// The size of the screen, where the notification names it.
  var screen: CGSize?
  /// The values that could be read.
  var userInfo: [String: KeyboardTraceValue] = [:]

  /// Whether any of a keyboard's keys was printed, readable or not.
  var hasKeyboardKeys = false
}
