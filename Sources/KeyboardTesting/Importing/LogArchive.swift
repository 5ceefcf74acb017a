import Foundation
import KeyboardNotifications

/// The notifications of a log, in some two hundred bytes each.
///
/// The screen and the order of day and month are known at the end of a log only, so that all of them
/// are kept until then.
struct LogArchive: Sendable {
  /// A notification but for its user info.
  struct Entry: Sendable {
    let line: Int
    let timestamp: LogTimestamp?
    fileprivate let name: UInt32
    /// The width of its frames and the screen that it names.
    let place: LogScreens.Place
    fileprivate let chunk: Int32
    fileprivate let offset: Int32
  }

  private(set) var entries: [Entry] = []
  private var names = Interned()
  private var keys = Interned()
  /// The states of the application that the names announce, by their numbers.
  private var states: [KeyboardApplicationState?] = []
  private var chunks: [[UInt8]] = []

  private static let chunkSize = 1 << 18

  mutating func append(_ notification: LogNotification, at place: LogScreens.Place) {
    let state = notification.name.applicationState
    let name = names.number(of: state == nil ? notification.name.name : notification.name.text)
    if Int(name) == states.count { states.append(state) }
    if chunks.last.map({ $0.count > Self.chunkSize - 4096 }) ?? true {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(Self.chunkSize)
    }
    let chunk = chunks.count - 1
    let offset = chunks[chunk].count
    pack(notification.userInfo, into: chunk)
    entries.append(
      Entry(
        line: notification.line,
        timestamp: notification.timestamp,
        name: name,
        place: place,
        chunk: Int32(chunk),
        offset: Int32(offset)
      )
    )
  }

  /// Puts the notifications in the order of their lines.
  mutating func sort() {
    entries.sort { $0.line < $1.line }
  }

  /// Dates the last notification, where it has no time.
  mutating func date(_ timestamp: LogTimestamp?) {
    guard let last = entries.last, last.timestamp == nil else { return }
    entries[entries.count - 1] = Entry(
      line: last.line,
      timestamp: timestamp,
      name: last.name,
      place: last.place,
      chunk: last.chunk,
      offset: last.offset
    )
  }

  func isOfApplication(_ entry: Entry) -> Bool {
    states[Int(entry.name)] != nil
  }

  func content(of entry: Entry) -> KeyboardTraceContent {
    if let state = states[Int(entry.name)] { return .application(state) }
    var bytes = chunks[Int(entry.chunk)][Int(entry.offset)...]
    return .notification(name: names.values[Int(entry.name)], userInfo: unpack(&bytes))
  }
}

// MARK: - Packing

extension LogArchive {
  /// The kinds of packed values: a number of 4 or 8 bytes, some of them, or something else.
  private enum Tag {
    static let string: UInt8 = 0x80
    static let yes: UInt8 = 0x81
    static let no: UInt8 = 0x82
    /// Added to the count of numbers that take eight bytes each.
    static let wide: UInt8 = 0x40
    /// Added to the count of numbers in a list.
    static let list: UInt8 = 0x20
  }

  private mutating func pack(_ userInfo: [String: KeyboardTraceValue], into chunk: Int) {
    Self.append(UInt32(userInfo.count), to: &chunks[chunk])
    for (key, value) in userInfo {
      Self.append(keys.number(of: key), to: &chunks[chunk])
      Self.append(value, to: &chunks[chunk])
    }
  }

  private static func append(_ value: KeyboardTraceValue, to bytes: inout [UInt8]) {
    switch value {
    case .bool(let value): bytes.append(value ? Tag.yes : Tag.no)
    case .number(let value): append([value], tag: 1, to: &bytes)
    case .array(let values): append(values.compactMap(\.number), tag: Tag.list, to: &bytes)
    case .string(let text):
      bytes.append(Tag.string)
      append(UInt32(text.utf8.count), to: &bytes)
      bytes += Array(text.utf8)
    case .null, .object: bytes.append(Tag.list)
    }
  }

  private static func append(_ numbers: [Double], tag: UInt8, to bytes: inout [UInt8]) {
    let isNarrow = numbers.allSatisfy { Double(Float($0)) == $0 }
    let count = tag == Tag.list ? Tag.list + UInt8(clamping: numbers.count) : 1
    bytes.append(isNarrow ? count : count + Tag.wide)
    for number in numbers {
      if isNarrow {
        append(Float(number).bitPattern, to: &bytes)
      } else {
        append(number.bitPattern, to: &bytes)
      }
    }
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }

  private func unpack(_ bytes: inout LogText) -> [String: KeyboardTraceValue] {
    var userInfo: [String: KeyboardTraceValue] = [:]
    for _ in 0..<Self.take(UInt32.self, from: &bytes) {
      let key = keys.values[Int(Self.take(UInt32.self, from: &bytes))]
      userInfo[key] = Self.value(from: &bytes)
    }
    return userInfo
  }

  private static func value(from bytes: inout LogText) -> KeyboardTraceValue {
    let tag = bytes.popFirst() ?? Tag.list
    switch tag {
    case Tag.yes: return true
    case Tag.no: return false
    case Tag.string:
      let count = Int(take(UInt32.self, from: &bytes))
      defer { bytes = bytes.dropFirst(count) }
      return .string(bytes.prefix(count).string)
    default:
      let isWide = tag & Tag.wide != 0
      let numbers = (0..<(tag & 0x1F)).map { _ in
        isWide
          ? Double(bitPattern: take(UInt64.self, from: &bytes))
          : Double(Float(bitPattern: take(UInt32.self, from: &bytes)))
      }
      guard tag & Tag.list == 0, let number = numbers.first else {
        return .array(numbers.map { .number($0) })
      }
      return .number(number)
    }
  }

  private static func take<Value: FixedWidthInteger>(
    _ type: Value.Type,
    from bytes: inout LogText
  ) -> Value {
    let size = MemoryLayout<Value>.size
    defer { bytes = bytes.dropFirst(size) }
    return bytes.prefix(size).reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
  }
}

/// Texts that are kept once, by their numbers.
private struct Interned: Sendable {
  private(set) var values: [String] = []
  private var numbers: [String: UInt32] = [:]

  mutating func number(of value: String) -> UInt32 {
    if let number = numbers[value] { return number }
    let number = UInt32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }
}

extension KeyboardTraceValue {
  fileprivate var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
