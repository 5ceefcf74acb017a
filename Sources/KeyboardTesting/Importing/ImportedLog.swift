package import Foundation
import KeyboardNotifications

/// The trace that a log makes, a record at a time.
///
/// The screen and the order of day and month are known at the end of a log only. Until then all
/// notifications are kept, in some hundred and fifty bytes each.
package struct ImportedLog: Sendable, Sequence {
  /// A notification but for its user info.
  struct Entry: Sendable {
    /// The time that the log gives; in the end, the time since the first.
    var timestamp: LogTimestamp?
    let line: Int32
    /// The width of its screen in points, as far as it names or shows one; or 0.
    let width: Int16
    /// The number of the screen that the trace names before it, in the end.
    fileprivate(set) var screen: Int16?
    fileprivate let kind: Int32
    fileprivate let start: Int
  }

  /// The title, source, device and system that the log gives.
  package internal(set) var header = KeyboardTraceHeader(title: "")
  /// The way in which the screen is known.
  package private(set) var screenOrigin = KeyboardScreenOrigin.unknown
  /// The size of the screens, in the order in which they come.
  package private(set) var screens: [CGSize] = []
  /// The things that were guessed, left out or are doubtful, but for the screen.
  package internal(set) var doubts: [String] = []
  var safeAreaBottom: CGFloat?
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
    let userInfo = notification.userInfo.compactMapValues(\.self)
    let content = notification.applicationState.map(KeyboardTraceContent.application)
    let kind = (content ?? .notification(name: notification.name, userInfo: userInfo)).mapNumbers {
      let digits = $0.isFinite ? JSONText.number($0) : $0.description
      numbers.append(contentsOf: "\(digits),".utf8)
      return 0
    }
    let text = KeyboardTrace.Record(kind).jsonLine
    let number = kindsByText[text] ?? Int32(kinds.count)
    if number == kinds.count {
      kindsByText[text] = number
      kinds.append(kind)
    }
    let (line, time) = (Int32(truncatingIfNeeded: notification.line), notification.timestamp)
    entries.append(Entry(timestamp: time, line: line, width: width, kind: number, start: start))
  }

  /// Makes an iterator over the records after the header.
  package func makeIterator() -> AnyIterator<KeyboardTrace.Record> {
    AnyIterator(entries.lazy.flatMap(records).makeIterator())
  }

  /// Returns a notification, and before it its screen and view where they are new.
  private func records(of entry: Entry) -> [KeyboardTrace.Record] {
    var rest = numbers[entry.start...]
    let content = kinds[Int(entry.kind)].mapNumbers { _ in
      let digits = rest.prefix { $0 != .ascii(",") }
      rest = rest.dropFirst(digits.count + 1)
      return Double(String(decoding: digits, as: UTF8.self)) ?? .nan
    }
    let frame = entry.screen.map { CGRect(origin: .zero, size: screens[Int($0)]) }
    let contents = [
      frame.map { .screen($0, isInferred: screenOrigin == .inferred) },
      frame.flatMap { frame in safeAreaBottom.map { .view(frame, safeAreaBottom: $0) } }, content,
    ].compactMap(\.self)
    return contents.map { KeyboardTrace.Record(time: entry.timestamp?.seconds(), $0) }
  }

  /// The whole trace.
  package var trace: KeyboardTrace {
    let sizes = screens.map(\.text).joined(separator: " and ")
    let isUnknown = screenOrigin == .unknown || screenOrigin == .contradicted
    let screen = isUnknown ? "no screen is known, since" : "screen \(sizes),"
    var trace = KeyboardTrace(header: header, records: Array(self))
    trace.importNotes = ["\(screen) \(screenOrigin.rawValue)"] + doubts
    return trace
  }
}

// MARK: - Times and screens

extension ImportedLog {
  /// Dates the last notification, where it has no time.
  mutating func date(_ timestamp: LogTimestamp?) {
    guard let last = entries.indices.last, entries[last].timestamp == nil else { return }
    entries[last].timestamp = timestamp
  }

  /// Puts each notification at its time; where a clock was set back, time stands still.
  mutating func date(noting doubts: inout LogDoubts) {
    let order = LogTimestamp.order(of: entries.lazy.compactMap(\.timestamp))
    if order.isDoubtful { doubts.note(.noOrder) }
    let isTimed = entries.contains { $0.timestamp != nil }
    if !isTimed, entries.count > 1 { doubts.note(.noTimes) }
    var (first, last): (Double?, Double?)
    for index in entries.indices {
      let (line, stamp) = (Int(entries[index].line), entries[index].timestamp)
      guard let time = stamp?.seconds(near: last, isDayFirst: order.isDayFirst) else {
        if isTimed { doubts.note(.noTime, line) }
        continue
      }
      first = first ?? time
      if time < last ?? time { doubts.note(.earlierTime, line) } else { last = time }
      let microseconds = (((last ?? time) - (first ?? time)) * 1_000_000).rounded()
      entries[index].timestamp = LogTimestamp(seconds: microseconds / 1_000_000)
    }
  }

  /// Puts each new screen before the first notification on it.
  ///
  /// A notification that shows none is on the screen of the one before, or on the first.
  mutating func place(on shown: LogScreens, given: CGSize?, written: CGSize?) {
    let known = given ?? written ?? shown.named.first
    let sizes = known.map { shown.sizes(like: $0, isGiven: given != nil) } ?? shown.inferred ?? [:]
    var current = known ?? entries.lazy.compactMap { sizes[$0.width] }.first
    var last: CGSize?
    for index in entries.indices {
      current = sizes[entries[index].width] ?? current
      guard let current, current != last else { continue }
      last = current
      if !screens.contains(current) { screens.append(current) }
      entries[index].screen = screens.firstIndex(of: current).map(Int16.init)
    }
    if let given {
      screenOrigin = screens.contains(given) ? .given : .turned
    } else if known != nil {
      screenOrigin = .written
    } else {
      screenOrigin = shown.inferred == nil ? .contradicted : sizes.isEmpty ? .unknown : .inferred
    }
  }
}

extension KeyboardTraceContent {
  /// Returns a notification with other numbers in its user info, in the order of the keys.
  fileprivate func mapNumbers(_ transform: (Double) -> Double) -> KeyboardTraceContent {
    guard case .notification(let name, var userInfo?, _) = self else { return self }
    for key in userInfo.keys.sorted() { userInfo[key] = userInfo[key]?.mapNumbers(transform) }
    return .notification(name: name, userInfo: userInfo)
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
