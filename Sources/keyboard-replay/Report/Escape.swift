import KeyboardTesting

/// Makes a text harmless where a report puts it: one function for each such place.
///
/// Titles, sources, names and values come from files that anyone may have written. A control
/// character is replaced by its picture, such as ␛, since neither HTML nor XML can hold it.
enum Escape {
  /// A text between the tags of a web page.
  static func html(_ text: String) -> String {
    replace(in: text, with: markup)
  }

  /// A value of a web page's attribute, to be put between double quotation marks.
  static func htmlAttribute(_ text: String) -> String {
    replace(in: text) { $0 == "`" ? "&#96;" : attribute($0) }
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

  /// A text between the tags of a picture, as XML on its own or inside a web page.
  static func xml(_ text: String) -> String {
    replace(in: text, with: markup)
  }

  /// A value of a picture's attribute, to be put between double quotation marks.
  static func xmlAttribute(_ text: String) -> String {
    replace(in: text, with: attribute)
  }

  private static func markup(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: picture(of: scalar)
    }
  }

  private static func attribute(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\n": "&#10;"
    case "\t": "&#9;"
    default: markup(scalar)
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
