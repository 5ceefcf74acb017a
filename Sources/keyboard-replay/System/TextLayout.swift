/// Lays text out in the columns of a terminal; without a width, nothing is cut or wrapped.
enum TextLayout {
  /// How many columns a text takes: two for a wide letter, none for a mark on the letter before.
  static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case ..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      let category = scalar.properties.generalCategory
      return [.nonspacingMark, .enclosingMark, .format].contains(category) ? 0 : 1
    }
  }

  /// A text of at most a width, with an ellipsis where something is left out.
  static func cut(_ text: String, to width: Int?) -> String {
    guard let width, self.width(of: text) > width else { return text }
    var result = ""
    var rest = width - 1
    for character in text {
      rest -= self.width(of: character)
      guard rest >= 0 else { break }
      result.append(character)
    }
    return width > 0 ? result + "…" : ""
  }

  /// A text on as many lines as it needs, broken between words; a word that is too long is broken.
  static func wrap(_ text: String, to width: Int?, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    guard let width, indent + self.width(of: text) > width, width - indent > 4 else {
      return margin + text
    }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, self.width(of: line) + 1 + self.width(of: word) > width - indent {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
      while self.width(of: line) > width - indent {
        let head = prefix(of: line, width: width - indent)
        lines.append(head)
        line.removeFirst(head.count)
      }
    }
    return (lines + [line]).map { margin + $0 }.joined(separator: "\n")
  }

  private static func prefix(of text: String, width: Int) -> String {
    var rest = width
    return String(
      text.prefix { character in
        rest -= self.width(of: character)
        return rest >= 0
      }
    )
  }
}
