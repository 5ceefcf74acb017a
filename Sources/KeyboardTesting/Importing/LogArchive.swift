import Foundation
import KeyboardNotifications

/// The notifications of a log, in some hundred and fifty bytes each.
///
/// The screen and the order of day and month are known at the end of a log only, so that all of them
/// are kept until then.
struct LogArchive: Sendable {
  /// A notification but for its user info.
  struct Entry: Sendable {
    /// The time that the log gives; in the end, the time since the first.
    var timestamp: LogTimestamp?
    let line: Int32
    /// The width of its screen in points, as far as it names or shows one; or 0.
    let width: Int16
    /// The number of the screen that the trace names before it, in the end.
    var screen: Int16?
    fileprivate let kind: Int32
    fileprivate let start: Int
  }

  var entries: [Entry] = []
  /// The different notifications, with 0 in place of each number.
  private var kinds: [KeyboardTraceContent] = []
  private var kindsByText: [String: Int32] = [:]
  /// The numbers of all of them, each with a comma behind it.
  ///
  /// NB: Data grows in place, where an array would be there twice while it grows.
  private var numbers = Data()

  mutating func append(_ notification: LogNotification, width: Int16) {
    let start = numbers.count
    let kind: KeyboardTraceContent
    if let state = notification.name.applicationState {
      kind = .application(state)
    } else {
      let userInfo = pack(notification.userInfo.compactMapValues(\.self))
      kind = .notification(name: notification.name.name, userInfo: userInfo)
    }
    let text = KeyboardTrace.Record(kind).jsonLine
    let number = kindsByText[text] ?? Int32(kinds.count)
    if number == kinds.count {
      kindsByText[text] = number
      kinds.append(kind)
    }
    entries.append(
      Entry(
        timestamp: notification.timestamp,
        line: Int32(truncatingIfNeeded: notification.line),
        width: width,
        kind: number,
        start: start
      )
    )
  }

  /// Takes the numbers out of a user info.
  private mutating func pack(
    _ userInfo: [String: KeyboardTraceValue]
  ) -> [String: KeyboardTraceValue] {
    var userInfo = userInfo
    for key in userInfo.keys.sorted() {
      userInfo[key] = userInfo[key]?.mapNumbers { number in
        let digits = number.isFinite ? JSONText.number(number) : number.description
        numbers.append(contentsOf: "\(digits),".utf8)
        return 0
      }
    }
    return userInfo
  }

  /// Dates the last notification, where it has no time.
  mutating func date(_ timestamp: LogTimestamp?) {
    guard let last = entries.indices.last, entries[last].timestamp == nil else { return }
    entries[last].timestamp = timestamp
  }

  func content(of entry: Entry) -> KeyboardTraceContent {
    guard case .notification(let name, var userInfo?, _) = kinds[Int(entry.kind)] else {
      return kinds[Int(entry.kind)]
    }
    var rest = numbers[entry.start...]
    for key in userInfo.keys.sorted() {
      userInfo[key] = userInfo[key]?.mapNumbers { _ in
        let digits = rest.prefix { $0 != .ascii(",") }
        rest = rest.dropFirst(digits.count + 1)
        return Double(String(decoding: digits, as: UTF8.self)) ?? .nan
      }
    }
    return .notification(name: name, userInfo: userInfo)
  }
}

// MARK: - Times and screens

extension LogArchive {
  /// Puts each notification at its time; where a clock was set back, time stands still.
  mutating func date(noting doubts: inout LogDoubts) {
    let order = DateOrder(entries.lazy.compactMap(\.timestamp))
    if order.isDoubtful { doubts.note(.noOrder) }
    var (first, last): (Double?, Double?)
    var untimed: [Int32] = []
    for index in entries.indices {
      let entry = entries[index]
      guard let time = entry.timestamp?.seconds(near: last, isDayFirst: order.isDayFirst) else {
        untimed.append(entry.line)
        continue
      }
      if let last, time < last { doubts.note(.earlierTime, Int(entry.line)) }
      let (start, now) = (first ?? time, max(time, last ?? time))
      let microseconds = ((now - start) * 1_000_000).rounded()
      entries[index].timestamp = LogTimestamp(seconds: microseconds / 1_000_000)
      (first, last) = (start, now)
    }
    if first != nil {
      for line in untimed { doubts.note(.noTime, Int(line)) }
    } else if entries.count > 1 {
      doubts.note(.noTimes)
    }
  }

  /// Puts each new screen before the first notification on it.
  ///
  /// - Returns: The sizes of the screens, in the order in which they come.
  mutating func place(on screens: inout LogScreens) -> [CGSize] {
    var sizes: [CGSize] = []
    var written: CGSize?
    for (index, screen) in screens.screens(of: entries.map(\.width)).enumerated() {
      guard let screen, screen != written, !isOfApplication(entries[index]) else { continue }
      written = screen
      if !sizes.contains(screen) { sizes.append(screen) }
      entries[index].screen = sizes.firstIndex(of: screen).map(Int16.init)
    }
    return sizes
  }

  private func isOfApplication(_ entry: Entry) -> Bool {
    if case .application = kinds[Int(entry.kind)] { true } else { false }
  }
}

extension KeyboardTraceValue {
  /// Returns the value with another number in place of each of its numbers, in their order.
  fileprivate func mapNumbers(_ transform: (Double) -> Double) -> KeyboardTraceValue {
    switch self {
    case .array(let values): .array(values.map { $0.mapNumbers(transform) })
    case .number(let number): .number(transform(number))
    case .null, .bool, .string, .object: self
    }
  }
}
