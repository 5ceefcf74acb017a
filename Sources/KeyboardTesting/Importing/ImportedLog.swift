package import Foundation
import KeyboardNotifications

/// The trace that a log makes, a record at a time.
package struct ImportedLog: Sendable, Sequence {
  /// The title, source, device and system that the log gives.
  package let header: KeyboardTraceHeader
  /// The way in which the screen is known.
  package let screenOrigin: KeyboardScreenOrigin
  /// The size of the screens, in the order in which they come.
  package let screens: [CGSize]
  /// The things that were guessed, left out or are doubtful, but for the screen.
  package let doubts: [String]

  private let archive: LogArchive
  private let safeAreaBottom: CGFloat?

  init(
    _ archive: LogArchive,
    _ screens: LogScreens,
    header: KeyboardTraceHeader,
    safeAreaBottom: CGFloat?,
    doubts: LogDoubts
  ) {
    var (archive, screens, doubts) = (archive, screens, doubts)
    let order = DateOrder(archive.entries.lazy.compactMap(\.timestamp))
    let times = archive.date(isDayFirst: order.isDayFirst, noting: &doubts)
    let sizes = archive.place(on: screens)
    screens.note(sizes)
    let area = safeAreaBottom.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    let general = [
      screens.contradiction,
      safeAreaBottom == nil || area != nil ? nil : Self.noHeight,
      area == nil || !sizes.isEmpty ? nil : Self.noScreen,
      times > 0 || archive.entries.count < 2 ? nil : Self.noTimes,
      order.isDoubtful ? Self.noOrder : nil,
    ]
    self.header = header
    self.archive = archive
    self.safeAreaBottom = area
    self.screens = sizes
    screenOrigin = screens.origin
    self.doubts = general.compactMap(\.self) + doubts.sentences
  }

  private static let noHeight = "the safe area is left out, since it is no height"
  private static let noScreen = "the safe area is left out, since no screen is known"
  private static let noTimes = "no line begins with a time, so that the trace has no times"
  private static let noOrder =
    "the dates do not show which of day and month comes first, and are read month first"

  /// Makes an iterator over the records after the header.
  package func makeIterator() -> AnyIterator<KeyboardTrace.Record> {
    AnyIterator(archive.entries.lazy.flatMap(records).makeIterator())
  }

  /// Returns a notification, and before it its screen and view where they are new.
  private func records(of entry: LogArchive.Entry) -> [KeyboardTrace.Record] {
    var contents = [archive.content(of: entry)]
    if let screen = entry.screen {
      let frame = CGRect(origin: .zero, size: screens[Int(screen)])
      let view = safeAreaBottom.map { KeyboardTraceContent.view(frame, safeAreaBottom: $0) }
      contents.insert(.screen(frame, isInferred: screenOrigin == .inferred), at: 0)
      if let view { contents.insert(view, at: 1) }
    }
    return contents.map { KeyboardTrace.Record(time: entry.timestamp?.seconds, $0) }
  }

  /// The way in which the screen is known, in a sentence.
  package var screenNote: String {
    let list = screens.map(\.text).joined(separator: " and ")
    switch screenOrigin {
    case .given(let isTurned): return "screen \(list), as given\(isTurned ? " but turned" : "")"
    case .written: return "screen \(list), as the log says"
    case .inferred: return "screen \(list), inferred from the frames"
    case .unknown(let isContradicted):
      let reason = isContradicted ? "the frames contradict each other" : "the frames do not tell it"
      return "no screen is known, since \(reason)"
    }
  }

  /// The whole trace.
  package var trace: KeyboardTrace {
    var trace = KeyboardTrace(header: header, records: Array(self))
    trace.importNotes = [screenNote] + doubts
    return trace
  }
}

// MARK: - Times and screens

extension LogArchive {
  /// Puts each notification at its time; where a clock was set back, time stands still.
  ///
  /// - Returns: How many have a time.
  fileprivate mutating func date(isDayFirst: Bool, noting doubts: inout LogDoubts) -> Int {
    var (first, last): (Int64?, Int64?)
    var untimed: [Int] = []
    for index in entries.indices {
      let entry = entries[index]
      guard let stamp = entry.timestamp?.microseconds(near: last, dayFirst: isDayFirst) else {
        untimed.append(Int(entry.line))
        continue
      }
      if let last, stamp < last { doubts.note(.earlierTime, Int(entry.line)) }
      let time = max(stamp, last ?? stamp)
      (first, last) = (first ?? time, time)
      entries[index].timestamp = LogTimestamp(microseconds: time - (first ?? time))
    }
    if first != nil { for line in untimed { doubts.note(.noTime, line) } }
    return entries.count - untimed.count
  }

  /// Puts each new screen before the first notification on it.
  ///
  /// - Returns: The sizes of the screens, in the order in which they come.
  fileprivate mutating func place(on screens: LogScreens) -> [CGSize] {
    var sizes: [CGSize] = []
    var current = screens.first(of: entries.lazy.map(\.place))
    var written: CGSize?
    for index in entries.indices {
      current = screens.screen(at: entries[index].place, after: current)
      guard let current, current != written, !isOfApplication(entries[index]) else { continue }
      written = current
      if !sizes.contains(current) { sizes.append(current) }
      entries[index].screen = sizes.firstIndex(of: current).map(Int16.init)
    }
    return sizes
  }
}

/// Which of day and month comes first in the dates of a log.
///
/// A date whose month would be the thirteenth or later decides it. Otherwise it is the order in which
/// time does not go back, or in which the log is by far shorter.
private struct DateOrder {
  private(set) var isDayFirst = false
  private(set) var isDoubtful = false

  init(_ timestamps: some Sequence<LogTimestamp>) {
    let dated = timestamps.lazy.filter { $0.period == .never }
    let orders = Set(dated.map(\.order))
    let byMonth = Course(Array(dated.map { $0.microseconds(near: nil) }))
    let byDay = Course(Array(dated.map { $0.microseconds(near: nil, dayFirst: true) }))
    if orders.contains(.dayFirst) || orders.contains(.monthFirst) {
      isDayFirst = !orders.contains(.monthFirst)
      isDoubtful = orders.isSuperset(of: [.dayFirst, .monthFirst, .either])
    } else if byMonth.returns != byDay.returns {
      isDayFirst = byDay.returns < byMonth.returns
    } else if byMonth.length > 2 * byDay.length {
      isDayFirst = true
    } else {
      isDoubtful = byDay.length != byMonth.length && byDay.length < 2 * byMonth.length
    }
  }

  /// The course of time in one order.
  private struct Course {
    let returns: Int
    let length: Int64

    init(_ times: [Int64]) {
      returns = zip(times, times.dropFirst()).count { $1 < $0 }
      length = (times.max() ?? 0) - (times.min() ?? 0)
    }
  }
}
