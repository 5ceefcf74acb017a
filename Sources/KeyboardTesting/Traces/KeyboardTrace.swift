package import Foundation
package import KeyboardNotifications

/// A recording of keyboard notifications, with the screen, window and settings that interpret them.
///
/// Its file format is JSON Lines: a header, then one record per line. Read a trace from a file that
/// a ``KeyboardTraceRecorder`` has written, or import a console log. Others come with the package.
/// Two traces are equal if their headers and records are equal; import notes are not compared.
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
  /// Notes on the guessed, omitted and doubtful parts of the file or log, each with its line.
  ///
  /// For example, a note names a record whose kind is misspelled.
  public var importNotes: [String] = []
  /// The name of the file that the trace was read from.
  package var file: String?
  /// True if the recording continues another one, and a keyboard was on screen between the two.
  ///
  /// Nothing can be expected before the first show or hide.
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

  /// The device and the system, as far as the header has them.
  package var deviceAndSystem: [String] { [device, system].compactMap(\.self) }
}

extension KeyboardTrace: Equatable {
  /// Compares the headers and the records.
  public static func == (left: KeyboardTrace, right: KeyboardTrace) -> Bool {
    left.title == right.title && left.source == right.source && left.device == right.device
      && left.system == right.system && left.records == right.records
  }
}

extension KeyboardTrace: CustomStringConvertible {
  /// The title, and the number of records.
  public var description: String {
    "\(title) (\(records.count.counting("record")))"
  }
}

// MARK: - Records

extension KeyboardTrace {
  /// One line of a trace: a time and a content.
  ///
  /// Two records are equal even if they are on different lines.
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
  /// The screen's bounds. If the screen turns, another record follows.
  ///
  /// A device may have several screens, each with a name. An inferred screen was derived from the
  /// frames of a log.
  case screen(CGRect, name: String? = nil, isInferred: Bool = false)
  /// The window's frame; without one, the screen.
  case window(CGRect)
  /// The view to keep clear, and its bottom safe-area inset; without one, the window.
  case view(CGRect, safeAreaBottom: CGFloat)
  /// The setting under Reduce Motion that replaces slides with fades; off at the start.
  case accessibility(prefersCrossFadeTransitions: Bool)
  /// The setting that counts or ignores the keyboards of other apps; they are ignored at the start.
  case policy(otherApps: KeyboardOtherAppsPolicy)
  /// A change of the app's state. The app is active at the start.
  case application(KeyboardApplicationState)
  /// A notification as it was posted, wrong values included.
  ///
  /// `screen` is the name of the screen that it was posted with.
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
