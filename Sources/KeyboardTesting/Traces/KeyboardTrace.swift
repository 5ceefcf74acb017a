package import Foundation
package import KeyboardNotifications

/// Recording of keyboard notifications, with the screen, window and settings that interpret them.
///
/// Its file format is JSON Lines: a header, then one record per line. Read a trace from a file of
/// ``KeyboardTraceRecorder`` or from a console log, or take one that comes with the package. Two traces are equal
/// if their headers and records are equal; their import notes are not compared.
public struct KeyboardTrace: Sendable {
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
  /// Sentences on guessed, omitted and doubtful parts of the file or log, each with its line.
  ///
  /// A record whose kind is misspelt is an example.
  public var importNotes: [String] = []
  /// The name of the file that the trace was read from.
  package var file: String?
  /// True for a recording that continues another one, whose end had a keyboard on screen.
  ///
  /// Until the first show or hide nothing can be expected of it.
  package var continuesKeyboard = false

  /// Makes a trace.
  ///
  /// - Parameters:
  ///   - title: The subject of the trace, in a few words.
  ///   - records: The records, in order.
  package init(title: String, records: [Record] = []) {
    self.title = title
    self.records = records
  }

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

extension KeyboardTrace: Equatable {
  /// Compares the headers and the records.
  public static func == (left: KeyboardTrace, right: KeyboardTrace) -> Bool {
    left.title == right.title && left.source == right.source && left.device == right.device
      && left.system == right.system && left.records == right.records
  }
}

extension KeyboardTrace: CustomStringConvertible {
  /// The title, and how many records there are.
  public var description: String {
    "\(title) (\(records.count.counting("record")))"
  }
}

// MARK: - Records

extension KeyboardTrace {
  /// A time and a content, which stand on one line of a file.
  ///
  /// A comparison ignores the number of that line.
  public struct Record: Sendable {
    /// The seconds since the start of the trace; `nil` means the time of the record before.
    package var time: TimeInterval?
    /// The line that the record was read from, counted from 1; `nil` if it was made.
    package var line: Int?
    package var content: KeyboardTraceContent

    package init(time: TimeInterval? = nil, _ content: KeyboardTraceContent) {
      self.time = time
      self.content = content
    }
  }
}

extension KeyboardTrace.Record: Equatable {
  /// Compares the times and the contents.
  public static func == (left: Self, right: Self) -> Bool {
    left.time == right.time && left.content == right.content
  }
}

/// The content of a record; rectangles are in screen coordinates, in points.
package enum KeyboardTraceContent: Sendable, Equatable {
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

extension Int {
  /// Returns the number and the noun for what it counts, as in `1 trace` and `2 traces`.
  package func counting(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
