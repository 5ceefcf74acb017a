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
  private(set) var microseconds: Int64
  /// The same where the day comes before the month; `nil` where it cannot.
  private(set) var dayFirst: Int64?
  private(set) var order = Order.known
  private(set) var period = Period.never

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
    let text = first == .ascii("{") ? Self.member(of: line) : line
    let words = LogWord.words(of: text)
    var isPrefix = true
    for start in words.indices.prefix(8) {
      let rest = words[start...]
      if let time = LogTimestamp(dated: rest) ?? (isPrefix ? LogTimestamp(undated: rest) : nil) {
        self = time
        return
      }
      isPrefix = isPrefix && words[start].isPrefix
    }
    return nil
  }

  /// Returns the microseconds since 1970, where missing parts of the date are chosen so as to bring
  /// the time next to another.
  func microseconds(near other: Int64?, dayFirst isDayFirst: Bool = false) -> Int64 {
    let microseconds = isDayFirst ? dayFirst ?? microseconds : microseconds
    guard period != .never, let other else { return microseconds }
    let distance = other - microseconds
    let half = distance < 0 ? 1 - period.rawValue / 2 : period.rawValue / 2
    return microseconds + (distance + half) / period.rawValue * period.rawValue
  }

  /// Returns the value of the member of a JSON object that is a time.
  private static func member(of line: LogText) -> LogText {
    let line = line.prefix(4096)
    let keys: [StaticString] = ["\"timestamp\":", "\"@timestamp\":", "\"time\":", "\"ts\":"]
    for key in keys {
      guard let found = line.firstIndex(of: key) else { continue }
      return line[(found + key.utf8CodeUnitCount)...].prefix(64)
    }
    return []
  }

  private init(_ microseconds: Int64, _ period: Period) {
    (self.microseconds, self.period) = (microseconds, period)
  }

  private init?(undated words: ArraySlice<LogWord>) {
    if let time = Self.time(words) {
      self.init(time, .day)
    } else if let time = words.first.flatMap({ Self.epoch($0.text) }) {
      self.init(time, .never)
    } else {
      return nil
    }
  }

  /// Reads the seconds since 1970, in ten digits with or without a fraction, or in smaller units.
  private static func epoch(_ text: Substring) -> Int64? {
    let parts = text.trimmed(of: ",}")
      .split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy(\.isLogDigit) }),
      let whole = Int64(parts[0]), whole >= 1_000_000_000
    else { return nil }
    switch parts[0].count {
    case 10: return fraction(parts.count == 2 ? parts[1] : "").map { whole * 1_000_000 + $0 }
    case 13: return whole * 1000
    case 16: return whole
    default: return nil
    }
  }
}

// MARK: - Dates

extension LogTimestamp {
  private init?(dated words: ArraySlice<LogWord>) {
    guard let first = words.first?.text.utf8.first else { return nil }
    if first.isLogDigit, let time = Self.numbers(words) ?? Self.names(words) {
      self = time
    } else if (0x41...0x5A).contains(first), let time = Self.names(words) {
      self = time
    } else {
      return nil
    }
  }

  /// Returns a date in numbers, and a time, with a space or a `T` between them.
  private static func numbers(_ words: ArraySlice<LogWord>) -> LogTimestamp? {
    guard let first = words.first else { return nil }
    let parts = first.text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let clock = parts.count == 2 ? [LogWord(parts[1])][...] : words.dropFirst()
    guard let time = time(clock.first?.text == "at" ? clock.dropFirst() : clock) else { return nil }
    let fields = parts[0].split { "-/.".contains($0) }.map { $0.last == "," ? $0.dropLast() : $0 }
    let numbers = fields.compactMap { Int($0) }
    guard fields.count == 3, numbers.count == 3 else { return nil }
    if fields[0].count == 4 {
      let days = days(numbers[0], numbers[1], numbers[2])
      return days.map { LogTimestamp($0 * Period.day.rawValue + time, .never) }
    }
    let year = numbers[2] < 100 ? numbers[2] + 2000 : numbers[2]
    // A date with dots is written nowhere with the month first.
    let monthFirst = parts[0].contains(".") ? nil : days(year, numbers[0], numbers[1])
    let dayFirst = days(year, numbers[1], numbers[0])
    guard let either = monthFirst ?? dayFirst else { return nil }
    var result = LogTimestamp(either * Period.day.rawValue + time, .never)
    result.dayFirst = dayFirst.map { $0 * Period.day.rawValue + time }
    result.order = monthFirst == nil ? .dayFirst : dayFirst == nil ? .monthFirst : .either
    if parts[0].contains(".") { result.order = .known }
    return result
  }

  /// Returns a date with the month's name, before the day or after it, and a time; the year may be
  /// missing.
  private static func names(_ words: ArraySlice<LogWord>) -> LogTimestamp? {
    guard words.count > 2 else { return nil }
    var rest = words.dropFirst(2)
    let pair = words.prefix(2).map { $0.text.trimmed(of: ",.") }
    guard let month = month(pair[0]) ?? month(pair[1]), let day = Int(pair[0]) ?? Int(pair[1])
    else {
      return nil
    }
    var year: Int?
    if let first = rest.first?.text.trimmed(of: ","), first.count == 4, let written = Int(first) {
      year = written
      rest = rest.dropFirst()
    }
    if rest.first?.text == "at" { rest = rest.dropFirst() }
    guard let days = days(year ?? 1970, month, day), let time = time(rest) else { return nil }
    return LogTimestamp(days * Period.day.rawValue + time, year == nil ? .year : .never)
  }

  private static func month(_ word: Substring) -> Int? {
    guard word.count >= 3 else { return nil }
    return months.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns the days since 1970 in the calendar of today; times only need their difference.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64? {
    guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // Counting years from March puts the leap day at the end of the year.
    let shifted = month < 3 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return Int64(shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468)
  }
}

// MARK: - The time of day

extension LogTimestamp {
  /// Returns the microseconds since midnight, or since midnight at Greenwich where the offset is
  /// written.
  private static func time(_ words: ArraySlice<LogWord>) -> Int64? {
    guard var text = words.first?.text else { return nil }
    var half = LogWord.half(text)
    if half != nil {
      guard let next = words.dropFirst().first?.text else { return nil }
      text = next
    } else if text.count > 2, let suffix = LogWord.half(text.suffix(2)) {
      half = suffix
      text = text.dropLast(2)
    } else {
      let next = words.dropFirst().prefix(2).map(\.text)
      half = next.first.flatMap(LogWord.half) ?? LogWord.half(next.joined()[...])
    }
    let (clock, offset) = split(text.last == "Z" ? text.dropLast() : text)
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 4, let hour = hour(parts[0], half),
      let minute = Int(parts[1]), (0...59).contains(minute),
      let second = seconds(parts[2...].joined(separator: "."))
    else { return nil }
    return Int64(hour * 3600 + minute * 60 - offset) * 1_000_000 + second
  }

  private static func hour(_ text: Substring, _ half: LogWord.Half?) -> Int? {
    guard let hour = Int(text) else { return nil }
    guard let half else { return (0...23).contains(hour) ? hour : nil }
    return (1...12).contains(hour) ? hour % 12 + (half == .afternoon ? 12 : 0) : nil
  }

  /// Returns the clock's time, and the seconds that it is ahead of Greenwich.
  private static func split(_ text: Substring) -> (clock: Substring, offset: Int) {
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return (text, 0) }
    let digits = text[text.index(after: sign)...].filter(\.isNumber)
    guard digits.count == 4, let number = Int(digits) else { return (text[..<sign], 0) }
    let seconds = number / 100 * 3600 + number % 100 * 60
    return (text[..<sign], text[sign] == "+" ? seconds : -seconds)
  }

  private static func seconds(_ text: String) -> Int64? {
    let parts = text.trimmed(of: ",").split(omittingEmptySubsequences: false) {
      $0 == "." || $0 == ","
    }
    guard parts.count <= 2, let second = Int64(parts[0]), (0...60).contains(second) else {
      return nil
    }
    return fraction(parts.count == 2 ? parts[1] : "0").map { second * 1_000_000 + $0 }
  }

  /// Returns the microseconds of the digits after the point.
  private static func fraction(_ text: Substring) -> Int64? {
    let digits = text.prefix(6)
    guard let fraction = Int64("0" + digits) else { return nil }
    return (0..<(6 - digits.count)).reduce(fraction) { fraction, _ in fraction * 10 }
  }
}

/// A word at the beginning of a line.
private struct LogWord {
  enum Half {
    case morning, afternoon
  }

  let text: Substring
  private let isInBrackets: Bool

  init(_ text: Substring, isInBrackets: Bool = false) {
    self.text = text
    self.isInBrackets = isInBrackets
  }

  /// Returns the first words of a line, without the brackets and quotes around them.
  static func words(of line: LogText) -> [LogWord] {
    var words: [LogWord] = []
    var depth = 0
    var rest = line.prefix(160)
    while words.count < 16, let byte = rest.first {
      if byte.isLogSpace || punctuation.contains(byte) {
        if byte == .ascii("[") || byte == .ascii("(") { depth += 1 }
        if byte == .ascii("]") || byte == .ascii(")") { depth -= 1 }
        rest.removeFirst()
      } else {
        let word = rest.prefix { !$0.isLogSpace && !punctuation.contains($0) }
        words.append(LogWord(word.string[...], isInBrackets: depth > 0))
        rest = rest[word.endIndex...]
      }
    }
    return words
  }

  private static let punctuation = Array("[]()|\"".utf8)

  /// True where a time alone may stand behind the word.
  var isPrefix: Bool {
    isInBrackets || text.last == ":" || Self.prefixes.contains(text.lowercased())
      || !text.utf8.contains { $0.isLogWord }
  }

  private static let prefixes: Set = [
    "default", "info", "debug", "error", "fault", "log", "warn", "warning", "notice", "trace",
    "verbose", "mon", "tue", "wed", "thu", "fri", "sat", "sun",
  ]

  static func half(_ text: Substring) -> Half? {
    switch text.lowercased().filter(\.isLetter) {
    case "am": .morning
    case "pm": .afternoon
    default: nil
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Returns the text without some characters at its end.
  fileprivate func trimmed(of characters: String) -> Substring {
    var result = self[...]
    while let last = result.last, characters.contains(last) { result = result.dropLast() }
    return result
  }
}
