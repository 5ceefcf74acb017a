public import Foundation

/// Recording of keyboard notifications, with the screen, window and settings that interpret them.
///
/// Its file format is JSON Lines: a header, then one record a line. A trace is read from a file of
/// ``KeyboardTraceRecorder``, from a console log, or comes with the package. Two traces are equal
/// if their headers and records are equal; their import notes are not compared.
public struct KeyboardTrace: Sendable, Equatable {
  /// The subject of the trace, in a few words.
  public var title: String
  /// The origin of the trace: an address, or "recorded".
  public var source: String?
  /// The device that the trace was recorded on.
  public var device: String?
  /// The system that the trace was recorded on.
  public var system: String?
  /// The records after the header, in order.
  public var records: [Record]
  private var uncomparedNotes = NotCompared<[String]>(value: [])
  private var uncomparedFile = NotCompared<String?>(value: nil)

  /// Makes a trace.
  ///
  /// - Parameters:
  ///   - title: The subject of the trace, in a few words.
  ///   - records: The records, in order.
  public init(title: String, records: [Record] = []) {
    self.title = title
    self.records = records
  }

  package init(header: KeyboardTraceHeader, records: [Record] = []) {
    self.init(title: header.title, records: records)
    self.header = header
  }

  /// Sentences on guessed, omitted and doubtful parts of the file or log, each with its lines.
  ///
  /// A record whose kind is misspelt is an example.
  public var importNotes: [String] {
    get { uncomparedNotes.value }
    set { uncomparedNotes.value = newValue }
  }

  /// The name of the file that the trace was read from.
  package var file: String? {
    get { uncomparedFile.value }
    set { uncomparedFile.value = newValue }
  }

  package var header: KeyboardTraceHeader {
    get { KeyboardTraceHeader(title: title, source: source, device: device, system: system) }
    set {
      title = newValue.title
      source = newValue.source
      device = newValue.device
      system = newValue.system
    }
  }
}

/// A value that a comparison of its owner ignores.
struct NotCompared<Value: Sendable>: Sendable, Equatable {
  var value: Value

  static func == (left: NotCompared, right: NotCompared) -> Bool { true }
}

extension KeyboardTrace: CustomStringConvertible {
  /// The title, and how many records there are.
  public var description: String {
    "\(title) (\(records.count.counting("record")))"
  }
}

extension KeyboardTrace {
  /// A time and a content, which stand on one line of a file.
  ///
  /// A comparison ignores the number of that line.
  public struct Record: Sendable, Equatable {
    /// The seconds since the start of the trace; `nil` means the time of the record before.
    public var time: TimeInterval?
    package var content: KeyboardTraceContent
    var uncomparedLine = NotCompared<Int?>(value: nil)

    /// The line that the record was read from, counted from 1; `nil` if it was made.
    public var line: Int? { uncomparedLine.value }

    package init(time: TimeInterval? = nil, _ content: KeyboardTraceContent) {
      self.time = time
      self.content = content
    }
  }
}
