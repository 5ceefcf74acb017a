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
    /// The width of its frames and the screen that it names.
    let place: LogScreens.Place
    /// The number of the screen that the trace names before it, in the end.
    var screen: Int16?
    fileprivate let kind: Int32
    fileprivate let start: Int32
  }

  var entries: [Entry] = []
  /// The different notifications, with a number's width in place of each of its numbers.
  private var kinds: [KeyboardTraceContent] = []
  private var kindsByText: [String: Int32] = [:]
  /// The numbers of all of them, in one or two words each.
  private var words: [UInt32] = []

  mutating func append(_ notification: LogNotification, at place: LogScreens.Place) {
    let start = Int32(words.count)
    let kind: KeyboardTraceContent
    if let state = notification.name.applicationState {
      kind = .application(state)
    } else {
      var userInfo = notification.userInfo
      for (key, value) in userInfo.sorted(by: { $0.key < $1.key }) { userInfo[key] = pack(value) }
      kind = .notification(name: notification.name.name, userInfo: userInfo)
    }
    let entry = Entry(
      timestamp: notification.timestamp,
      line: Int32(truncatingIfNeeded: notification.line),
      place: place,
      kind: number(of: kind),
      start: start
    )
    entries.append(entry)
  }

  /// Dates the last notification, where it has no time.
  mutating func date(_ timestamp: LogTimestamp?) {
    guard let last = entries.indices.last, entries[last].timestamp == nil else { return }
    entries[last].timestamp = timestamp
  }

  func isOfApplication(_ entry: Entry) -> Bool {
    if case .application = kinds[Int(entry.kind)] { true } else { false }
  }

  func content(of entry: Entry) -> KeyboardTraceContent {
    guard case .notification(let name, let kinds?, _) = kinds[Int(entry.kind)] else {
      return kinds[Int(entry.kind)]
    }
    var words = words[Int(entry.start)...]
    var userInfo: [String: KeyboardTraceValue] = [:]
    for (key, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      userInfo[key] = Self.unpack(kind, &words)
    }
    return .notification(name: name, userInfo: userInfo)
  }

  private mutating func number(of kind: KeyboardTraceContent) -> Int32 {
    let text = KeyboardTrace.Record(kind).jsonLine
    if let number = kindsByText[text] { return number }
    kindsByText[text] = Int32(kinds.count)
    kinds.append(kind)
    return Int32(kinds.count - 1)
  }
}

// MARK: - Packing

extension LogArchive {
  /// Takes the numbers out of a value, and puts the count of the words of each in their place.
  private mutating func pack(_ value: KeyboardTraceValue) -> KeyboardTraceValue {
    switch value {
    case .array(let values): return .array(values.map { pack($0) })
    case .number(let number) where Double(Float(number)) == number:
      words.append(Float(number).bitPattern)
      return 1
    case .number(let number):
      let bits = number.bitPattern
      words += [UInt32(truncatingIfNeeded: bits >> 32), UInt32(truncatingIfNeeded: bits)]
      return 2
    case .null, .bool, .string, .object: return value
    }
  }

  private static func unpack(
    _ kind: KeyboardTraceValue,
    _ words: inout ArraySlice<UInt32>
  ) -> KeyboardTraceValue {
    switch kind {
    case .array(let kinds): return .array(kinds.map { unpack($0, &words) })
    case .number(let count):
      let bits = words.prefix(Int(count))
      words = words.dropFirst(bits.count)
      guard bits.count > 1 else { return .number(Double(Float(bitPattern: bits.first ?? 0))) }
      return .number(Double(bitPattern: bits.reduce(0) { $0 << 32 | UInt64($1) }))
    case .null, .bool, .string, .object: return kind
    }
  }
}
