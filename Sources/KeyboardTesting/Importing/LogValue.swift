import Foundation
import KeyboardNotifications

/// The values of a user info as Foundation and Swift print them.
enum LogValue {
  /// A pattern with the groups `frame`, `point` and `number`.
  ///
  /// A frame and a point end with a bracket, and a number with the sign behind it, so that a value
  /// that the end of a line cuts does not match.
  static let pattern =
    #""?(?:(?:NSRect: )?(?<frame>\{\{\#(number), \#(number)\}, \{\#(number), \#(number)\}\})"#
    + #"|(?:NSPoint: )?(?<point>\{\#(number), \#(number)\})|(?<number>\#(number))"?\s*[;,\]})])"#

  /// `25`, `-0.5`, `1e-05`, `inf` or `nan`.
  static let number = #"[-+.\w]+"#

  /// Returns the value of a match; `nil` without one, or if a word in it is no number.
  static func value(of match: LogPattern.Match) -> KeyboardTraceValue? {
    if let word = match["number"] { return Double(word).map(KeyboardTraceValue.number) }
    guard let group = match["frame"] ?? match["point"] else { return nil }
    return numbers(in: group).map { .array($0.map(KeyboardTraceValue.number)) }
  }

  /// Returns the size in a group such as `{393, 852}`, if a screen may have it.
  static func screen(_ group: Substring) -> CGSize? {
    numbers(in: group).flatMap { CGSize(width: $0[0], height: $0[1]).screen }
  }

  private static func numbers(in group: Substring) -> [Double]? {
    let words = group.split { "{}, ".contains($0) }
    let numbers = words.compactMap { Double($0) }
    return numbers.count == words.count ? numbers : nil
  }
}

/// A time at the beginning of a line: `2012-01-19 13:05:48.791`, or `13:05:48.791`.
struct LogTime {
  /// The seconds since 1970; since midnight without a date.
  private let seconds: Double
  private let hasDate: Bool

  /// Reads the time of a line; `nil` for a line that begins with anything else.
  init?(_ line: String) {
    guard let match = Self.pattern.matches(in: line).first,
      let time = match["time"].map({ $0.split(separator: ":").compactMap { Double($0) } })
    else { return nil }
    let date = match["date"].map { ISO8601DateFormatter().date(from: "\($0)T00:00:00Z") }
    let midnight = date.map { $0?.timeIntervalSince1970 } ?? 0
    guard let midnight, time.count == 3 else { return nil }
    hasDate = date != nil
    seconds = midnight + time[0] * 3600 + time[1] * 60 + time[2]
  }

  /// Returns the seconds; a time without a date is put on the day that brings it nearest to
  /// another.
  func seconds(near other: Double?) -> Double {
    guard !hasDate, let other else { return seconds }
    let day = 86_400.0
    return seconds + ((other - seconds) / day).rounded() * day
  }

  /// A time at any place of a line; a row of Console.app has other columns before it.
  static let anywhere = LogPattern(#"(?<![\d:])[0-2]\d:[0-5]\d:[0-5]\d\.\d{3,}(?=\D)"#)

  // A further sign shows that no digit is cut.
  private static let pattern = LogPattern(
    #"^(?:(?<date>\d{4}-\d\d-\d\d) )?(?<time>[0-2]\d:[0-5]\d:[0-5]\d\.\d{3,})(?=\D)"#
  )
}

/// A regular expression with named groups; Swift's own need newer systems than the package does.
struct LogPattern: Sendable {
  /// The expression; `nil` for a malformed pattern, which matches no text.
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern)
  }

  /// Returns true if a part of a text matches.
  func matches(_ text: String) -> Bool {
    let range = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: range) != nil
  }

  /// Returns all matches in a text, which do not overlap.
  func matches(in text: String) -> [Match] {
    (expression?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? [])
      .map { Match(result: $0, text: text) }
  }

  /// A part of a text that matches a pattern.
  struct Match {
    fileprivate let result: NSTextCheckingResult
    fileprivate let text: String

    /// The text of a group; `nil` if the group is not in the match.
    subscript(group: String) -> Substring? {
      Range(result.range(withName: group), in: text).map { text[$0] }
    }

    /// The text behind the match.
    var rest: Substring { Range(result.range, in: text).map { text[$0.upperBound...] } ?? "" }
  }
}
