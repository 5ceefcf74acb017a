import Foundation

/// The date and time, or the time, that a line of a console log begins with.
struct LogTimestamp: Sendable {
  /// The seconds since 1970, or since midnight if no date is written.
  let seconds: Double
  /// True if a date is written.
  let hasDate: Bool

  /// Reads the time at the beginning of a line; `nil` for any other line.
  ///
  /// The spellings are those of ISO 8601 and of Apple's tools, `2018-12-19T21:05:51.338Z`,
  /// `2018-12-19 21:05:51.338401+0800` and `21:05:51.338`. Brackets or a level of the log may stand
  /// before the time. In a line of JSON it is the value of `timestamp`. Other spellings of dates
  /// differ from country to country, and are not read.
  init?(_ line: LogText) {
    let isObject = line.first == .ascii("{")
    // mutant: 4096 to 4097, because the limit only saves time on long lines
    let text = line.prefix(4096).string
    guard let match = (isObject ? Self.member : Self.beginning).match(text) else { return nil }
    // mutant: 0 to 1, because each match has all three
    let parts = ["hours", "minutes", "seconds"].map { match[$0].flatMap { Double($0) } ?? 0 }
    let fraction = match["fraction"].flatMap { Double("0.\($0)") } ?? 0
    // The digits of an offset such as `+0530` are hours and minutes.
    let offset = match["offset"].flatMap { Int($0.filter { $0 != ":" }) } ?? 0
    let zone = Double(offset / 100 * 60 + offset % 100) * 60
    let day = Self.day(match)
    hasDate = day != nil
    seconds = (day ?? 0) + parts[0] * 3600 + parts[1] * 60 + parts[2] + fraction - zone
  }

  /// Returns the time; one without a date is put on the day that brings it nearest to another time.
  func seconds(near other: Double?) -> Double {
    guard !hasDate, let other else { return seconds }
    let day = 86_400.0
    return seconds + ((other - seconds) / day + 0.5).rounded(.down) * day
  }

  /// Returns the seconds from 1970 to the beginning of a day.
  private static func day(_ match: LogPattern.Match) -> Double? {
    let parts = ["year", "month", "day"].compactMap { match[$0].flatMap { Int($0) } }
    guard parts.count == 3 else { return nil }
    let calendar = Calendar(identifier: .gregorian)
    let zone = TimeZone(secondsFromGMT: 0)
    let day = DateComponents(
      calendar: calendar,
      timeZone: zone,
      year: parts[0],
      month: parts[1],
      day: parts[2]
    )
    return day.date?.timeIntervalSince1970
  }

  private static let date = #"""
    (?<year>[0-9]{4})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12][0-9]|3[01])
    """#
  private static let clock = #"""
    (?<hours>[01][0-9]|2[0-3]):(?<minutes>[0-5][0-9]):(?<seconds>[0-5][0-9]|60)\#
    (?:[.,](?<fraction>[0-9]+))?(?:Z|(?<offset>[+-][0-9]{2}:?[0-9]{2}))?
    """#
  /// The end of a time, which may be a colon; AM or PM would change the hour, and must not follow.
  private static let end = #"(?=:?(?:[\s\[\]()|",}]|$))(?!\s*[AaPp]\.?\s?[Mm]\b)"#
  private static let time = "(?:\(date)[T ] *)?\(clock)\(end)"
  private static let beginning = LogPattern(
    #"^[\s\[("]*(?:(?i:default|info|debug|error|fault)\s+)?\#(time)"#
  )
  private static let member = LogPattern(#""timestamp"\s*:\s*"\#(time)"#)
}
