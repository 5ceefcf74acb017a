import Foundation

/// The date and time, or the time, that a line of a console log begins with.
struct LogTimestamp: Sendable {
  /// The seconds since 1970, or since the beginning of the day or year that is not written; `nil`
  /// where the date is none with the month before the day.
  private(set) var monthFirst: Double?
  /// The same with the day before the month; equal where the date has one order only.
  private(set) var dayFirst: Double?
  /// After how many seconds the same text comes again; 0 for a whole date.
  private(set) var period: Int32 = 0

  /// Makes a time without a spelling.
  init(seconds: Double) {
    (monthFirst, dayFirst) = (seconds, seconds)
  }

  /// Reads the time near the beginning of a line; `nil` for any other line.
  ///
  /// The spellings are `2018-12-19 21:05:51.338401+0800`, `2018-12-19T21:05:51.338Z`,
  /// `2018/12/19 21:05:51:338`, `21:05:51,338`, `12/19/2018, 9:05:51 PM`, `Dec 19 21:05:51`,
  /// `Dec 19, 2018 at 9:05:51 PM`, `[Wed Dec 19 2018 21:05:51.338]` and seconds or milliseconds since
  /// 1970; also as the `time` of a line of JSON. Before a time alone only a level, such as `default`,
  /// a text in brackets or one with a colon may stand; before a date a few words.
  init?(_ line: LogText) {
    let isObject = line.first == .ascii("{")
    let text = line.prefix(isObject ? 4096 : 160).string
    let patterns = isObject ? LogTimePatterns.ofMembers : LogTimePatterns.ofLines
    guard let match = patterns.lazy.compactMap({ $0.match(text) }).first else { return nil }
    if let number = match["epoch"].flatMap({ Double($0) }) {
      // Ten digits are seconds, thirteen milliseconds, sixteen microseconds.
      self.init(seconds: number / pow(1000, (log10(number) / 3).rounded(.down) - 3))
    } else if let time = Self.time(match) {
      self.init(seconds: time)
      period = match["date"] == nil ? 86_400 : 0
      if let date = match["date"], !add(date) { return nil }
    } else {
      return nil
    }
  }

  /// Returns the seconds since 1970, where missing parts of the date are chosen so as to bring the
  /// time next to another.
  func seconds(near other: Double? = nil, isDayFirst: Bool = false) -> Double {
    let seconds = (isDayFirst ? dayFirst ?? monthFirst : monthFirst ?? dayFirst) ?? 0
    guard period > 0, let other else { return seconds }
    let period = Double(period)
    return seconds + ((other - seconds) / period + 0.5).rounded(.down) * period
  }
}

// MARK: - Parts of a time

extension LogTimestamp {
  /// Adds a date to the time; `false` where it is none in either order.
  private mutating func add(_ date: Substring) -> Bool {
    let parts = date.split { !$0.isLetter && !$0.isNumber }
    var numbers = parts.compactMap { Int($0) }
    let months = parts.compactMap { LogTimePatterns.months.firstIndex(of: $0.prefix(3)) }
    if let month = months.first {
      period = numbers.count < 2 ? 365 * 86_400 : 0
      numbers = [numbers.count < 2 ? 1970 : numbers[1], month + 1, numbers[0]]
    }
    var days = [Self.date(numbers[0], numbers[1], numbers[2])]
    if numbers[0] < 100 {
      let year = numbers[2] < 100 ? numbers[2] + 2000 : numbers[2]
      let dayFirst = Self.date(year, numbers[1], numbers[0])
      // A date with dots is written nowhere with the month first.
      days = [date.contains(".") ? dayFirst : Self.date(year, numbers[0], numbers[1]), dayFirst]
    }
    let time = monthFirst ?? 0
    (monthFirst, dayFirst) = (days[0].map { $0 + time }, (days.last ?? nil).map { $0 + time })
    return monthFirst != nil || dayFirst != nil
  }

  /// Returns the seconds since 1970 in the calendar of today; times only need their difference.
  private static func date(_ year: Int, _ month: Int, _ day: Int) -> Double? {
    guard year >= 1970, (1...12).contains(month), (1...31).contains(day) else { return nil }
    let (calendar, zone) = (Calendar(identifier: .gregorian), TimeZone(secondsFromGMT: 0))
    return DateComponents(calendar: calendar, timeZone: zone, year: year, month: month, day: day)
      .date?.timeIntervalSince1970
  }

  /// Returns the seconds since midnight, or since midnight at Greenwich where the offset is written.
  private static func time(_ match: LogPattern.Match) -> Double? {
    guard let clock = match["clock"] else { return nil }
    var seconds = clock.split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) }
    if let half = (match["before"] ?? match["after"])?.lowercased() {
      guard (3600..<46_800).contains(seconds) else { return nil }
      seconds = seconds % 43_200 + (half.hasPrefix("p") ? 43_200 : 0)
    }
    let offset = Int((match["offset"] ?? "0").filter { $0 != ":" }) ?? 0
    let fraction = Double("0.\(match["fraction"] ?? "")") ?? 0
    return Double(seconds - offset / 100 * 3600 - offset % 100 * 60) + fraction
  }
}

extension LogTimestamp {
  /// Decides which of day and month comes first in dates; doubtful where nothing decides it, and it
  /// matters.
  ///
  /// It is the order in which more dates are any. Otherwise it is that in which time does not go
  /// back, or in which the log is by far shorter.
  static func order(of times: some Collection<Self>) -> (isDayFirst: Bool, isDoubtful: Bool) {
    let dated = times.lazy.filter { $0.period == 0 }
    let (month, day) = (course(dated.map(\.monthFirst)), course(dated.map(\.dayFirst)))
    let isEqual = day.faults == month.faults
    let isDayFirst = day.faults < month.faults || isEqual && month.length > 2 * day.length
    let isNear = day.length != month.length && day.length < 2 * month.length
    return (isDayFirst, isEqual && !isDayFirst && isNear)
  }

  /// Returns how many dates are none, how often time goes back, and how long the log is.
  private static func course(
    _ dates: some Collection<Double?>
  ) -> (faults: (none: Int, returns: Int), length: Double) {
    let times = dates.lazy.compactMap(\.self)
    let returns = zip(times, times.dropFirst()).count { $1 < $0 }
    return ((dates.count { $0 == nil }, returns), (times.max() ?? 0) - (times.min() ?? 0))
  }
}

/// The spellings of times.
private enum LogTimePatterns {
  private static let gap = #"[\s\[\]()|"]+"#
  /// Pattern of the end of a time; a colon may stand before it.
  private static let end = #"(?=:?(?:[\s\[\]()|",}]|$))"#
  private static let half = #"[AaPp]\.?\s?[Mm](?![A-Za-z])\.?,?"#
  private static let clock = """
    (?:(?<before>\(half))\(gap))?(?<clock>(?:[01]?[0-9]|2[0-3]):[0-5]?[0-9]:\
    (?:[0-5]?[0-9]|60))(?:[.,:](?<fraction>[0-9]*))?,?\
    (?:Z|(?<offset>[+-][0-9]{2}:?[0-9]{2})(?![0-9])|[+-]\\S*)?\
    (?:(?:\(gap))?(?<after>\(half)))?\(end)
    """
  private static let epoch = #"(?<epoch>[1-9][0-9]{9}(?:[0-9]{3}){0,2}(?:\.[0-9]*)?)\#(end)"#
  private static let month = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
  static let months = month.split(separator: "|")
  private static let date = """
    (?:(?<date>[0-9]{4}[-/.][0-9]{1,2}[-/.][0-9]{1,2}\
    |[0-9]{1,2}[-/.][0-9]{1,2}[-/.](?:[0-9]{4}|[0-9]{2})\
    |(?:(?:\(month))[a-z]*[,.]*\(gap)[0-9]{1,2}|[0-9]{1,2}[,.]*\(gap)(?:\(month))[a-z]*)\
    (?:[,.]*\(gap)[0-9]{4}(?=[,\\s]))?)[,.]*(?:T|\(gap)(?:at\(gap))?))
    """
  private static let level =
    "default|info|debug|error|fault|log|warn|warning|notice|trace|verbose"
  /// The words that may stand before a time: in brackets, before a colon, a level or no word.
  private static let prefix = #"""
    (?:(?:\[[^\[\]]*\]|\([^()]*\))(?:\#(gap))?\#
    |(?:[^\s\[\]()|"]*:|(?i:\#(level))|(?:[^\w\s\[\]()|"]|\p{M})+)\#(gap))
    """#
  /// A time behind a few words that lead to it.
  private static let time =
    "(?:\(gap))?\(prefix){0,7}?(?:(?:\(date))?\(clock)|\(epoch))"

  /// A time at the beginning, or else a date and time behind a few words of any kind.
  static let ofLines = [
    LogPattern("^\(time)"),
    LogPattern(#"^(?:[\s\[\]()|"]*[^\s\[\]()|"]+\#(gap)){0,7}?\#(date)\#(clock)"#),
  ]
  /// A member of a JSON object that is a time.
  static let ofMembers = [LogPattern(#""(?:@?timestamp|time|ts)":\s*\#(time)"#)]
}
