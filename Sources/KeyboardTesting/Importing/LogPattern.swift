import Foundation

/// A regular expression with named groups; Swift's own need newer systems than the package does.
struct LogPattern: Sendable {
  /// The expression; `nil` for a malformed pattern, which matches no text.
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern)
  }

  /// Returns the first match in a text.
  func match(_ text: String) -> Match? { matches(in: text).first }

  /// Returns the first match in the beginning of a text, which may be much longer.
  func match(atStartOf text: LogText) -> Match? { match(text.prefix(Self.reach).string) }

  /// Returns the first match in the end of a text, which may be much longer.
  func match(atEndOf text: LogText) -> Match? { match(text.suffix(Self.reach).string) }

  // mutant: 400 to 401, because all matches are much shorter
  private static let reach = 400

  /// Returns all matches in a text, which do not overlap.
  func matches(in text: String) -> [Match] {
    (expression?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? [])
      .map { Match(result: $0, text: text) }
  }

  /// Returns a text with a template in place of each match.
  func replacing(_ text: String, with template: String) -> String {
    let range = NSRange(text.startIndex..., in: text)
    return expression?.stringByReplacingMatches(in: text, range: range, withTemplate: template)
      ?? text
  }

  /// A part of a text that matches a pattern.
  struct Match {
    fileprivate let result: NSTextCheckingResult
    fileprivate let text: String

    /// The text of a group; `nil` if the group is not in the match.
    subscript(group: String) -> Substring? {
      Range(result.range(withName: group), in: text).map { text[$0] }
    }

    /// The text of the whole match.
    var whole: Substring { Range(result.range, in: text).map { text[$0] } ?? "" }

    /// The place behind the match.
    var end: String.Index { whole.endIndex }
  }
}
