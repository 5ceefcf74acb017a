import Foundation

/// An entry of a user info that Foundation or Swift has printed: `key = value` or `"key"): value`.
struct LogEntry {
  /// The key without spaces, even if a poster has put some into it.
  let key: String
  /// The value; `nil` if it is cut, or of an unknown kind.
  let value: KeyboardTraceValue?
  /// The place of the key.
  let start: Int
  /// The place behind the value.
  let end: Int

  /// Reads the entry at a place of a line; `nil` if no key of a keyboard is there.
  ///
  /// A word behind a bracket or colon is no key but the name of a class, as in a method or in the
  /// category of a log.
  init?(at start: Int, of line: LogText) {
    let before = line[..<start].last ?? .ascii(" ")
    let part = line[start...]
    guard part.starts(with: "UIKeyboard"), before != .ascii("["), before != .ascii(":"),
      let match = Self.pattern.match(atStartOf: part), let key = match["key"]
    else { return nil }
    let printed = LogValue(part.dropFirst(match.whole.utf8.count))
    self.key = key.filter { !$0.isWhitespace }
    value = printed.value
    self.start = start
    end = printed.end
  }

  /// A key and the sign before its value.
  private static let pattern: LogPattern = {
    // A key with the usual end, which may have spaces in it.
    let key = #"UIKeyboard[A-Za-z0-9_\s]{0,90}?UserInfoKey"#
    // Any other key, such as `UIKeyboardFrameChangedByUserInteraction`, but no notification's name.
    let otherKey = "UIKeyboard[A-Za-z0-9_]{0,90}(?<!Notification)"
    return LogPattern(#"^(?<key>\#(key)|\#(otherKey))["\s)\\]{0,8}[=:]"#)
  }()
}
