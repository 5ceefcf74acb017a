import Foundation

/// Writes where a trace comes from, with its addresses as links.
enum SourceLink {
  /// The text, escaped; only what begins like an address of the web becomes a link.
  static func html(_ source: String) -> String {
    source.split(separator: " ", omittingEmptySubsequences: false).map(word).joined(separator: " ")
  }

  private static func word(_ word: Substring) -> String {
    guard word.hasPrefix("https://") || word.hasPrefix("http://") else {
      return Escape.html(String(word))
    }
    let address = String(word.prefix { !",;()[]{}<>\"'".contains($0) })
    let rest = String(word.dropFirst(address.count))
    return "<a href=\"\(Escape.htmlAttribute(address))\" rel=\"noopener noreferrer\">"
      + "\(Escape.html(shortened(address)))</a>\(Escape.html(rest))"
  }

  /// The address as it is shown: without its scheme.
  private static func shortened(_ address: String) -> String {
    let start = address.range(of: "://")?.upperBound ?? address.startIndex
    return String(address[start...])
  }
}
