import Foundation

/// One key and value of a printed user info.
struct LogEntry {
  /// The key, without the spaces that a poster may have put into it.
  let key: String
  /// The value; `nil` where it was cut or cannot be read.
  let value: KeyboardTraceValue?

  /// Reads `key = value` or `"key"): value`; `nil` where the text gives no keyboard's key.
  init?(_ text: Substring) {
    var search = text.startIndex..<text.endIndex
    while let separator = text.range(of: "=", range: search) ?? text.range(of: ":", range: search) {
      if let key = Self.key(text[..<separator.lowerBound]) {
        self.key = key
        value = LogValue.value(in: text[separator.upperBound...])
        return
      }
      search = separator.upperBound..<text.endIndex
    }
    return nil
  }

  private static func key(_ text: Substring) -> String? {
    let name = String(text.filter { !$0.isWhitespace && $0 != "\"" && $0 != ")" })
    guard let start = name.range(of: "UIKeyboard", options: .backwards)?.lowerBound else {
      return nil
    }
    let key = name[start...]
    guard key.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
    // Behind a bracket or colon, as in a method's name or a log's category, it may be a class.
    if "[:".contains(name[..<start].last ?? "{"), !key.hasSuffix("UserInfoKey") { return nil }
    return key.hasSuffix("Notification") ? nil : String(key)
  }
}
