/// The date and time, or the time, that a line of a console log begins with.
struct LogTimestamp {
  /// The microseconds since 1970, or since midnight where there is no date.
  ///
  /// In 64 bits, which an integer has not on every watch.
  let microseconds: Int64

  /// Reads the time at the beginning of a line; `nil` for any other line.
  ///
  /// The spellings are `2018-12-19 21:05:51.338401+0800`, `2018-12-19T21:05:51.338Z`,
  /// `21:05:51.338`, `Dec 19 21:05:51` and `[Wed Dec 19 2018 21:05:51.338]`.
  init?(line: String) {
    let start = line.drop { $0 == "[" }.prefix(64)
    let words = start.split(maxSplits: 5) { $0 == " " || $0 == "]" }
    guard let first = words.first else { return nil }
    guard let time = first.first?.isNumber == true ? Self.numbers(words) : Self.names(words) else {
      return nil
    }
    microseconds = time
  }

  /// A time, or a date and a time, in numbers.
  private static func numbers(_ words: [Substring]) -> Int64? {
    if let time = time(words[0]) { return time }
    let parts = words[0].split(separator: "T", omittingEmptySubsequences: false)
    let day = day(parts[0])
    guard let clock = parts.count == 2 ? parts[1] : words.dropFirst().first,
      let day, let time = time(clock)
    else { return nil }
    return Int64(day) * 86_400_000_000 + time
  }

  /// A date with the month's name, and a time; without a year, that of 1970.
  private static func names(_ words: [Substring]) -> Int64? {
    var rest = words[...]
    if let first = rest.first, weekdays.contains(first) { rest = rest.dropFirst() }
    guard let name = rest.popFirst(), let month = months.firstIndex(of: name),
      let day = rest.popFirst().flatMap({ Int($0) })
    else { return nil }
    var year = 1970
    if let first = rest.first, first.count == 4, let written = Int(first) {
      year = written
      rest = rest.dropFirst()
    }
    guard let date = self.day("\(year)-\(month + 1)-\(day)"), let time = rest.first.flatMap(time)
    else { return nil }
    return Int64(date) * 86_400_000_000 + time
  }

  private static let weekdays: Set<Substring> = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The days since 1970 in the calendar of today; times only need their difference.
  private static func day(_ text: Substring) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    // Counting years from March puts the leap day at the end of the year.
    let shifted = month < 3 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  private static func time(_ text: Substring) -> Int64? {
    let (clock, offset) = split(text.last == "Z" ? text.dropLast() : text)
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let hour = Int(parts[0]), let minute = Int(parts[1]),
      (0...23).contains(hour), (0...59).contains(minute), let second = seconds(parts[2])
    else { return nil }
    return Int64(hour * 3600 + minute * 60 - offset) * 1_000_000 + second
  }

  /// The clock's time, and the seconds that it is ahead of Greenwich.
  private static func split(_ text: Substring) -> (clock: Substring, offset: Int) {
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return (text, 0) }
    let digits = text[text.index(after: sign)...].filter(\.isNumber)
    guard digits.count == 4, let number = Int(digits) else { return (text[..<sign], 0) }
    let seconds = number / 100 * 3600 + number % 100 * 60
    return (text[..<sign], text[sign] == "+" ? seconds : -seconds)
  }

  private static func seconds(_ text: Substring) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
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
