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

  private let first: Iterator

  init(
    _ archive: LogArchive,
    _ screens: LogScreens,
    header: KeyboardTraceHeader,
    safeAreaBottom: CGFloat?,
    doubts: LogDoubts
  ) {
    var screens = screens
    var doubts = doubts
    let order = DateOrder(archive.entries.lazy.compactMap(\.timestamp))
    let area = safeAreaBottom.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.header = header
    var iterator = Iterator(archive, screens, isDayFirst: order.isDayFirst, safeAreaBottom: area)
    first = iterator
    var (sizes, untimed): ([CGSize], [Int]) = ([], [])
    while let step = iterator.step() {
      if let screen = step.screen, !sizes.contains(screen) { sizes.append(screen) }
      if step.isEarlier { doubts.note(.earlierTime, step.entry.line) }
      if step.time == nil { untimed.append(step.entry.line) }
    }
    if iterator.hasTimes { for line in untimed { doubts.note(.noTime, line) } }
    screens.note(sizes)
    self.screens = sizes
    screenOrigin = screens.origin
    let general = [
      screens.contradiction,
      safeAreaBottom == nil || area != nil ? nil : Self.noHeight,
      area == nil || !sizes.isEmpty ? nil : Self.noScreen,
      iterator.hasTimes || archive.entries.count < 2 ? nil : Self.noTimes,
      order.isDoubtful ? Self.noOrder : nil,
    ]
    self.doubts = general.compactMap(\.self) + doubts.sentences
  }

  private static let noHeight = "the safe area is left out, since it is no height"
  private static let noScreen = "the safe area is left out, since no screen is known"
  private static let noTimes = "no line gives a time, so that the trace has no times"
  private static let noOrder =
    "the dates do not show which of day and month comes first, and are read month first"

  /// Makes an iterator over the records after the header.
  package func makeIterator() -> Iterator {
    first
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

// MARK: - Records

extension ImportedLog {
  /// The records of a log, one after the other.
  package struct Iterator: IteratorProtocol, Sendable {
    /// A notification on its screen, at its time.
    struct Step {
      let entry: LogArchive.Entry
      let time: TimeInterval?
      /// True where the log gives a time before the last one.
      let isEarlier: Bool
      /// The screen, where a record must be written for it.
      let screen: CGSize?
    }

    private let archive: LogArchive
    private let screens: LogScreens
    private let isDayFirst: Bool
    private let safeAreaBottom: CGFloat?
    private var index = 0
    private var screen: CGSize?
    private var writtenScreen: CGSize?
    private var start: Int64?
    private var last: Int64?
    private var waiting: [KeyboardTrace.Record] = []

    init(
      _ archive: LogArchive,
      _ screens: LogScreens,
      isDayFirst: Bool,
      safeAreaBottom: CGFloat?
    ) {
      self.archive = archive
      self.screens = screens
      self.isDayFirst = isDayFirst
      self.safeAreaBottom = safeAreaBottom
      screen = screens.first(of: archive.entries.lazy.map(\.place))
    }

    /// True once a notification had a time.
    var hasTimes: Bool { start != nil }

    package mutating func next() -> KeyboardTrace.Record? {
      if waiting.isEmpty, let step = step() {
        let content = archive.content(of: step.entry)
        waiting = [KeyboardTrace.Record(time: step.time, content)]
        if let screen = step.screen { waiting += records(of: screen, at: step.time).reversed() }
      }
      return waiting.popLast()
    }

    private func records(of screen: CGSize, at time: TimeInterval?) -> [KeyboardTrace.Record] {
      let frame = CGRect(origin: .zero, size: screen)
      let record = KeyboardTrace.Record(
        time: time,
        .screen(frame, isInferred: screens.origin == .inferred)
      )
      guard let safeAreaBottom else { return [record] }
      return [
        record, KeyboardTrace.Record(time: time, .view(frame, safeAreaBottom: safeAreaBottom)),
      ]
    }

    /// Goes on to the next notification, without its user info.
    mutating func step() -> Step? {
      guard index < archive.entries.count else { return nil }
      let entry = archive.entries[index]
      index += 1
      let (time, isEarlier) = time(of: entry)
      screen = screens.screen(at: entry.place, after: screen)
      let isNew = screen != writtenScreen && !archive.isOfApplication(entry)
      if isNew { writtenScreen = screen }
      return Step(entry: entry, time: time, isEarlier: isEarlier, screen: isNew ? screen : nil)
    }

    /// Returns the seconds since the first dated notification; a clock that was set back stands
    /// still.
    private mutating func time(of entry: LogArchive.Entry) -> (TimeInterval?, isEarlier: Bool) {
      guard let stamp = entry.timestamp?.microseconds(near: last, dayFirst: isDayFirst) else {
        return (nil, false)
      }
      let isEarlier = last.map { stamp < $0 } ?? false
      let time = Swift.max(stamp, last ?? stamp)
      last = time
      let first = start ?? time
      start = first
      return (TimeInterval(time - first) / 1_000_000, isEarlier)
    }
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
    var byMonth = Course()
    var byDay = Course()
    var orders: Set<LogTimestamp.Order> = []
    for timestamp in timestamps where timestamp.period == .never {
      orders.insert(timestamp.order)
      byMonth.add(timestamp.microseconds(near: nil))
      byDay.add(timestamp.microseconds(near: nil, dayFirst: true))
    }
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
    private(set) var returns = 0
    private var least: Int64?
    private var last: Int64?
    private var most: Int64 = 0

    var length: Int64 { most - (least ?? most) }

    mutating func add(_ time: Int64) {
      if let last, time < last { returns += 1 }
      last = time
      most = max(most, time)
      least = min(least ?? time, time)
    }
  }
}
