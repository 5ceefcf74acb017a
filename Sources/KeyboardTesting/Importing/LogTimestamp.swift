/// The date and time, or the time, that a line of a console log begins with.
struct LogTimestamp: Sendable {
  /// The microseconds since 1970, or since the beginning of the day or year that is not written.
  ///
  /// 64 bits, since `Int` has 32 on some watches.
  private let microseconds: Int64
  /// After how many microseconds the same text comes again; `nil` where the date is written whole.
  private let period: Int64?

  /// Reads the time at the beginning of a line; `nil` for any other line.
  ///
  /// The spellings are `2018-12-19 21:05:51.338401+0800`, `2018-12-19T21:05:51.338Z`,
  /// `2018/12/19 21:05:51:338`, `21:05:51,338`, `12/19/2018, 9:05:51 PM`, `Dec 19 21:05:51` and
  /// `[Wed Dec 19 2018 21:05:51.338]`, also behind a level such as `default`, as Console copies it.
  init?(line: String) {
    guard line.first.map({ $0.isNumber || $0.isLetter || $0 == "[" }) ?? false else { return nil }
    let words = line.prefix(64).split(maxSplits: 7) { " \t[]\u{202F}".contains($0) }
      .drop { Self.prefixes.contains($0.lowercased()) }
    guard let first = words.first else { return nil }
    if let time = Self.time(words) {
      (microseconds, period) = (time, Self.day)
    } else if first.first?.isNumber == true, let time = Self.numbers(words) {
      (microseconds, period) = (time, nil)
    } else if let (time, hasYear) = Self.names(words) {
      (microseconds, period) = (time, hasYear ? nil : 365 * Self.day)
    } else {
      return nil
    }
  }

  /// The microseconds since 1970, where a part of the date that is not written is that which brings
  /// the time next to another.
  func microseconds(near other: Int64?) -> Int64 {
    guard let period, let other else { return microseconds }
    let distance = other - microseconds
    let half = distance < 0 ? -period / 2 : period / 2
    return microseconds + (distance + half) / period * period
  }

  private static let day: Int64 = 86_400_000_000

  /// A date in numbers, and a time, with a space or a `T` between them.
  private static func numbers(_ words: ArraySlice<Substring>) -> Int64? {
    guard let first = words.first else { return nil }
    let parts = first.split(separator: "T", omittingEmptySubsequences: false)
    let clock = parts.count == 2 ? parts[1...] : words.dropFirst()
    guard let days = days(parts[0]), let time = time(clock) else { return nil }
    return Int64(days) * day + time
  }

  /// A date with the month's name, and a time; without a year, that of 1970.
  private static func names(_ words: ArraySlice<Substring>) -> (time: Int64, hasYear: Bool)? {
    var rest = words
    guard let name = rest.popFirst(), let month = months.firstIndex(of: name),
      let date = rest.popFirst().flatMap({ Int($0) })
    else { return nil }
    var year: Int?
    if let first = rest.first, first.count == 4, let written = Int(first) {
      year = written
      rest = rest.dropFirst()
    }
    guard let days = days(year ?? 1970, month + 1, date), let time = time(rest) else { return nil }
    return (Int64(days) * day + time, year != nil)
  }

  private static let prefixes: Set = [
    "default", "info", "debug", "error", "fault", "mon", "tue", "wed", "thu", "fri", "sat", "sun",
  ]
  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The days since 1970 of `2018-12-19`, or of `12/19/2018` as it is written in the United States.
  private static func days(_ text: Substring) -> Int? {
    let words = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    let numbers = words.compactMap { Int($0.last == "," ? $0.dropLast() : $0) }
    guard words.count == 3, numbers.count == 3 else { return nil }
    if words[0].count == 4 { return days(numbers[0], numbers[1], numbers[2]) }
    return days(numbers[2] < 100 ? numbers[2] + 2000 : numbers[2], numbers[0], numbers[1])
  }

  /// The days since 1970 in the calendar of today; times only need their difference.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // Counting years from March puts the leap day at the end of the year.
    let shifted = month < 3 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }
}

// MARK: - The time of day

extension LogTimestamp {
  /// The microseconds since midnight, or since midnight at Greenwich where the offset is written.
  private static func time(_ words: ArraySlice<Substring>) -> Int64? {
    guard var text = words.first else { return nil }
    var half: String?
    for name in ["AM", "PM"] where half == nil {
      if text.uppercased().hasSuffix(name) {
        text = text.dropLast(2)
        half = name
      } else if words.dropFirst().first?.prefix(2).uppercased() == name {
        half = name
      }
    }
    let (clock, offset) = split(text.last == "Z" ? text.dropLast() : text)
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 4, let hour = hour(parts[0], half),
      let minute = Int(parts[1]), (0...59).contains(minute),
      let second = seconds(parts[2...].joined(separator: "."))
    else { return nil }
    return Int64(hour * 3600 + minute * 60 - offset) * 1_000_000 + second
  }

  private static func hour(_ text: Substring, _ half: String?) -> Int? {
    guard let hour = Int(text) else { return nil }
    guard let half else { return (0...23).contains(hour) ? hour : nil }
    return (1...12).contains(hour) ? hour % 12 + (half == "PM" ? 12 : 0) : nil
  }

  /// The clock's time, and the seconds that it is ahead of Greenwich.
  private static func split(_ text: Substring) -> (clock: Substring, offset: Int) {
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return (text, 0) }
    let digits = text[text.index(after: sign)...].filter(\.isNumber)
    guard digits.count == 4, let number = Int(digits) else { return (text[..<sign], 0) }
    let seconds = number / 100 * 3600 + number % 100 * 60
    return (text[..<sign], text[sign] == "+" ? seconds : -seconds)
  }

  private static func seconds(_ text: String) -> Int64? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, let second = Int64(parts[0]), (0...60).contains(second) else {
      return nil
    }
    guard parts.count == 2 else { return second * 1_000_000 }
    let digits = parts[1].prefix(6)
    guard let fraction = Int64(digits), fraction >= 0 else { return nil }
    let scale = (0..<(6 - digits.count)).reduce(Int64(1)) { scale, _ in scale * 10 }
    return second * 1_000_000 + fraction * scale
  }
}
