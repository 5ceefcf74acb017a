/// The date and time, or the time, that a line of a console log begins with.
struct LogTimestamp: Sendable {
  /// After how long the same text comes again.
  enum Period: Int64, Sendable {
    case never = 0
    case day = 86_400_000_000
    case year = 31_536_000_000_000
  }

  /// Which of day and month comes first, as far as the date shows it.
  enum Order: Sendable {
    /// The date has no two numbers that could be either.
    case known
    /// One of them is no month, which shows how dates are written in the log.
    case dayFirst, monthFirst
    case either
  }

  /// The microseconds since 1970, or since the beginning of the day or year that is not written.
  ///
  /// 64 bits, since `Int` has 32 on some watches.
  private var microseconds: Int64
  /// The same where the day comes before the month, if it can.
  private var dayFirst: Int64
  private(set) var order = Order.known
  private(set) var period = Period.never

  /// Makes a time without a spelling.
  init(microseconds: Int64) {
    (self.microseconds, dayFirst) = (microseconds, microseconds)
  }

  /// Reads the time near the beginning of a line; `nil` for any other line.
  ///
  /// The spellings are `2018-12-19 21:05:51.338401+0800`, `2018-12-19T21:05:51.338Z`,
  /// `2018/12/19 21:05:51:338`, `21:05:51,338`, `12/19/2018, 9:05:51 PM`, `Dec 19 21:05:51`,
  /// `Dec 19, 2018 at 9:05:51 PM`, `[Wed Dec 19 2018 21:05:51.338]` and seconds or milliseconds since
  /// 1970; also as the `time` of a line of JSON. Before a time alone only a level, such as `default`,
  /// a text in brackets or one with a colon may stand; before a date a few words.
  init?(_ line: LogText) {
    guard let first = line.first, !line.starts(with: "UIKeyboard"),
      !line.starts(with: "AnyHashable")
    else { return nil }
    var text = line.prefix(160).string
    if first == .ascii("{") {
      guard let member = LogTimePatterns.member.match(line.prefix(4096).string)?["value"] else {
        return nil
      }
      text = String(member)
    }
    guard let match = LogTimePatterns.afterPrefix.match(text) ?? LogTimePatterns.dated.match(text)
    else { return nil }
    self.init(match)
  }

  var seconds: Double { Double(microseconds) / 1_000_000 }

  /// Returns the microseconds since 1970, where missing parts of the date are chosen so as to bring
  /// the time next to another.
  func microseconds(near other: Int64?, dayFirst isDayFirst: Bool = false) -> Int64 {
    let microseconds = isDayFirst ? dayFirst : microseconds
    guard period != .never, let other else { return microseconds }
    let distance = other - microseconds
    let half = distance < 0 ? 1 - period.rawValue / 2 : period.rawValue / 2
    return microseconds + (distance + half) / period.rawValue * period.rawValue
  }
}

// MARK: - Parts of a time

extension LogTimestamp {
  private init?(_ match: LogPattern.Match) {
    if let digits = match["epoch"], let number = Int64(digits) {
      switch digits.count {
      case 10: self.init(microseconds: number * 1_000_000 + Self.fraction(match["part"]))
      case 13: self.init(microseconds: number * 1000)
      default: self.init(microseconds: number)
      }
    } else if let time = Self.time(match), let dates = Self.dates(match) {
      self.init(microseconds: time + (dates.monthFirst ?? dates.dayFirst ?? 0))
      if let date = dates.dayFirst { dayFirst = time + date }
      (order, period) = (dates.order, dates.period)
    } else {
      return nil
    }
  }

  /// The days since 1970 that a date may mean, in microseconds.
  private typealias Dates = (monthFirst: Int64?, dayFirst: Int64?, order: Order, period: Period)

  /// Returns the dates that a match may mean; `nil` where it is no date.
  private static func dates(_ match: LogPattern.Match) -> Dates? {
    if let year = match.number("year"), let month = match.number("month"),
      let day = match.number("day")
    {
      return days(year, month, day).map { ($0, nil, .known, .never) }
    }
    if let first = match.number("first"), let second = match.number("second"),
      let last = match.number("last")
    {
      let year = last < 100 ? last + 2000 : last
      let dayFirst = days(year, second, first)
      // A date with dots is written nowhere with the month first.
      if match["dot"] != nil { return dayFirst.map { (nil, $0, .known, .never) } }
      let monthFirst = days(year, first, second)
      if monthFirst == nil { return dayFirst.map { (nil, $0, .dayFirst, .never) } }
      return (monthFirst, dayFirst, dayFirst == nil ? .monthFirst : .either, .never)
    }
    if let name = match["name"] ?? match["name2"],
      let month = LogTimePatterns.months.firstIndex(of: name),
      let day = match.number("day1") ?? match.number("day2")
    {
      let year = match.number("year2")
      return days(year ?? 1970, month + 1, day)
        .map { ($0, nil, .known, year == nil ? .year : .never) }
    }
    return (nil, nil, .known, .day)
  }

  /// Returns the microseconds since 1970 in the calendar of today; times only need their
  /// difference.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64? {
    guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // Counting years from March puts the leap day at the end of the year.
    let shifted = month < 3 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    return Int64(days) * Period.day.rawValue
  }

  /// Returns the microseconds since midnight, or since midnight at Greenwich where the offset is
  /// written.
  private static func time(_ match: LogPattern.Match) -> Int64? {
    guard var hour = match.number("hour"), let minute = match.number("minute"),
      let second = match.number("clock")
    else { return nil }
    if let half = (match["before"] ?? match["after"])?.lowercased() {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
    }
    var offset = 0
    if let sign = match["sign"], let hours = match.number("hours"),
      let minutes = match.number("minutes")
    {
      let seconds = hours * 3600 + minutes * 60
      offset = sign == "+" ? seconds : -seconds
    }
    let seconds = Int64(hour * 3600 + minute * 60 + second - offset)
    return seconds * 1_000_000 + fraction(match["fraction"])
  }

  /// Returns the microseconds of the digits after the point.
  private static func fraction(_ digits: Substring?) -> Int64 {
    digits.flatMap { Int64(($0 + "000000").prefix(6)) } ?? 0
  }
}

/// The spellings of times.
private enum LogTimePatterns {
  private static let gap = #"[\s\[\]()|"]+"#
  /// What a time is followed by; a colon may stand between.
  private static let end = #"(?=:?(?:[\s\[\]()|",}]|$))"#
  private static let half = #"[AaPp]\.?\s?[Mm](?![A-Za-z])\.?,?"#
  private static let clock = """
    (?:(?<before>\(half))\(gap))?(?<hour>[01]?[0-9]|2[0-3]):(?<minute>[0-5]?[0-9]):\
    (?<clock>[0-5]?[0-9]|60)(?:[.,:](?<fraction>[0-9]*))?,?\
    (?:Z|(?<sign>[+-])(?<hours>[0-9]{2}):?(?<minutes>[0-9]{2})(?![0-9])|[+-]\\S*)?\
    (?:(?:\(gap))?(?<after>\(half)))?\(end)
    """
  private static let epoch = """
    (?<epoch>[1-9](?:[0-9]{9}|[0-9]{12}|[0-9]{15}))(?:\\.(?<part>[0-9]*))?\(end)
    """
  private static let month = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
  static let months = month.split(separator: "|")
  private static let date = """
    (?:(?:(?<year>[0-9]{4})[-/.](?<month>[0-9]{1,2})[-/.](?<day>[0-9]{1,2}),?\
    |(?<first>[0-9]{1,2})(?:[-/]|(?<dot>\\.))(?<second>[0-9]{1,2})[-/.](?<last>[0-9]{4}|[0-9]{2}),?)\
    (?:T|\(gap)(?:at\(gap))?)\
    |(?:(?<name>\(month))[a-z]*[,.]*\(gap)(?<day1>[0-9]{1,2})[,.]*\
    |(?<day2>[0-9]{1,2})[,.]*\(gap)(?<name2>\(month))[a-z]*[,.]*)\(gap)\
    (?:(?<year2>[0-9]{4}),*\(gap))?(?:at\(gap))?)
    """
  private static let level =
    "default|info|debug|error|fault|log|warn|warning|notice|trace|verbose|mon|tue|wed|thu|fri|sat|sun"
  /// The words that may stand before a time: in brackets, before a colon, a level or no word.
  private static let prefix = #"""
    (?:(?:\[[^\[\]]*\]|\([^()]*\))(?:\#(gap))?\#
    |(?:[^\s\[\]()|"]*:|(?i:\#(level))|(?:[^\w\s\[\]()|"]|\p{M})+)\#(gap))
    """#
  /// Words before a time that stand with it in the same brackets.
  private static let opened = #"(?:[\[(](?:[^\s\[\]()]+\s+){1,7}?)"#

  /// A time at the beginning, or behind a few words that lead to it.
  static let afterPrefix = LogPattern(
    "^(?:\(gap))?\(prefix){0,7}?\(opened)?(?:(?:\(date))?\(clock)|\(epoch))"
  )
  /// A date and time behind a few words of any kind.
  static let dated = LogPattern(#"^(?:[\s\[\]()|"]*[^\s\[\]()|"]+\#(gap)){0,7}?\#(date)\#(clock)"#)
  /// A member of a JSON object that is a time.
  static let member = LogPattern(#""(?:@?timestamp|time|ts)":\s*(?<value>.{0,64})"#)
}
