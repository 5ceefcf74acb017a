public import Foundation
package import KeyboardNotifications

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

/// The description of a trace in its first record.
package struct KeyboardTraceHeader: Sendable, Hashable {
  /// The subject of the trace, in a few words.
  package var title: String
  /// The origin of the trace: an address, or "recorded".
  package var source: String?
  /// The device it was recorded on.
  package var device: String?
  /// The system it was recorded on.
  package var system: String?

  /// The device and the system; the device alone if its text names the system already.
  package var deviceAndSystem: [String] {
    if let device, let system {
      // A number without a name, such as `8`, may be that of the device.
      let hasName = system.first?.isLetter == true
      if hasName, device.contains(system) { return [device] }
    }
    return [device, system].compactMap(\.self)
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

/// The content of a record; rectangles are in screen coordinates, in points.
package enum KeyboardTraceContent: Sendable, Equatable {
  /// The header of the trace; the first record, once.
  case header(KeyboardTraceHeader)
  /// The screen's bounds; a screen that turns has another record.
  ///
  /// A device may have several screens, each with a name. An inferred screen was derived from the
  /// frames of a log.
  case screen(CGRect, name: String? = nil, isInferred: Bool = false)
  /// The window's frame; without one, the screen.
  case window(CGRect)
  /// The view to keep clear, and its bottom safe-area inset; without one, the window.
  case view(CGRect, safeAreaBottom: CGFloat)
  /// The setting under Reduce Motion that replaces slides by fades; off at the start.
  case accessibility(prefersCrossFadeTransitions: Bool)
  /// The setting that counts or ignores the keyboards of other apps; they are ignored at the start.
  case policy(otherApps: KeyboardOtherAppsPolicy)
  /// A change of the application's state, which is active at the start.
  case application(KeyboardApplicationState)
  /// A notification as it was posted, wrong values included.
  ///
  /// The screen is the name of the one that it was posted with.
  case notification(
    name: String,
    userInfo: [String: KeyboardTraceValue]?,
    screen: String? = nil
  )
  /// The result that is expected after the records before it.
  case expectation(KeyboardTraceExpectation)
}

/// The words of the trace format.
package enum KeyboardTraceFormat {
  /// The version that is read and written.
  package static let version = 1
  static let versionText = "version \(version)"

  /// A key and its value; a key without a value is left out.
  typealias Member = (key: String, value: Any?)

  /// The kinds of records, the most frequent first; a record of any other kind is skipped.
  enum Kind: String {
    case notification, header, screen, window, view, accessibility, policy, application, expectation
  }
}
