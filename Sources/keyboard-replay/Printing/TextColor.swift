/// A colour, or a weight, of text on a terminal.
enum TextColor: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// Returns a text in a colour; the text as it is without a colour, or if colours are not wanted.
  static func paint(_ text: String, _ color: TextColor?, if hasColor: Bool) -> String {
    guard hasColor, let color, !text.isEmpty else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}
