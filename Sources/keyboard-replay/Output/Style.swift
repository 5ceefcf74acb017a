/// Colours for a terminal; without colour, texts stay as they are.
struct Style {
  enum Look: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  var hasColor: Bool

  func callAsFunction(_ text: String, _ look: Look?) -> String {
    guard hasColor, let look, !text.isEmpty else { return text }
    return "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m"
  }
}
