import Foundation
import KeyboardTesting

/// Makes a text harmless where a report puts it: one function for each such place.
///
/// Titles, sources, names and values come from files that anyone may have written. A control
/// character is replaced by its picture, such as ␛, since neither HTML nor XML can hold it.
enum Escape {
  /// A text between the tags of a web page, or of a picture as XML.
  static func text(_ text: String) -> String {
    replace(in: text, with: markup)
  }

  /// A value of an attribute, to be put between double quotation marks.
  static func attribute(_ text: String) -> String {
    replace(in: text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "'": "&#39;"
      case "`": "&#96;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: markup(scalar)
      }
    }
  }

  /// A text as JSON, quotation marks included, inside a page's `script` element.
  ///
  /// Such an element ends at `</script` whatever the quotation marks around it, and `<!--` changes
  /// how it is read, so that no angle bracket stays.
  static func script(_ text: String) -> String {
    replace(in: JSONText.string(text)) { scalar in
      switch scalar {
      case "<", ">", "&": JSONText.escape(scalar)
      default: nil
      }
    }
  }

  private static func markup(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: picture(of: scalar)
    }
  }

  private static func replace(
    in text: String,
    with replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// What stands for a character that a page must not hold; `nil` for any other.
  private static func picture(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09, 0x0A: nil
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value).map(String.init)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0xFDD0...0xFDEF: "\u{FFFD}"
    default: scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : nil
    }
  }
}

/// Writes where a trace comes from, with its addresses as links.
enum SourceLink {
  /// The text, escaped; only what begins like an address of the web becomes a link.
  static func html(_ source: String) -> String {
    source.split(separator: " ", omittingEmptySubsequences: false).map(word).joined(separator: " ")
  }

  private static func word(_ word: Substring) -> String {
    guard word.hasPrefix("https://") || word.hasPrefix("http://") else {
      return Escape.text(String(word))
    }
    let address = String(word.prefix { !",;()[]{}<>\"'".contains($0) })
    let rest = String(word.dropFirst(address.count))
    return "<a href=\"\(Escape.attribute(address))\" rel=\"noopener noreferrer\">"
      + "\(Escape.text(shortened(address)))</a>\(Escape.text(rest))"
  }

  /// The address as it is shown: without its scheme.
  private static func shortened(_ address: String) -> String {
    let start = address.range(of: "://")?.upperBound ?? address.startIndex
    return String(address[start...])
  }
}
