package import Foundation
import KeyboardNotifications

/// The trace that a log makes, and how far it can be relied on.
package struct ImportedLog: Sendable {
  /// The title, source, device and system that the log gives.
  package internal(set) var header = KeyboardTraceHeader(title: "")
  /// The way in which the screen is known.
  package internal(set) var screenOrigin = KeyboardScreenOrigin.unknown
  /// The size of the screens, in the order in which they come.
  package internal(set) var screens: [CGSize] = []
  /// The records after the header.
  package internal(set) var records: [KeyboardTrace.Record] = []
  /// The numbers of the records of which the log does not show every value.
  package internal(set) var incompleteRecords: Set<Int> = []
  /// True if the screen that is given or written down is not that of the frames.
  package internal(set) var isScreenUncertain = false
  /// Sentences on guessed, omitted and doubtful parts, but for the screen.
  package internal(set) var notes: [String] = []

  /// The whole trace.
  package var trace: KeyboardTrace {
    let sizes = screens.map(\.text).joined(separator: " and ")
    let isUnknown = screenOrigin == .unknown || screenOrigin == .contradicted
    let screen = isUnknown ? "no screen is known, since" : "screen \(sizes),"
    var trace = KeyboardTrace(header: header, records: records)
    trace.importNotes = ["\(screen) \(screenOrigin.rawValue)"] + notes
    return trace
  }
}

extension ImportedLog {
  /// Makes the same of a trace, without the expectations that the tool has written.
  package init(_ trace: KeyboardTrace) {
    header = trace.header
    notes = trace.importNotes
    records = trace.records.filter { record in
      guard case .expectation(let expectation) = record.content else { return true }
      return !expectation.isWritten
    }
  }

  /// Adds a notification, and before it its screen and view if the screen is another one.
  mutating func add(
    _ notification: LogNotification,
    time: TimeInterval?,
    screen: CGSize?,
    safeAreaBottom: CGFloat?
  ) {
    if let screen {
      if !screens.contains(screen) { screens.append(screen) }
      let frame = CGRect(origin: .zero, size: screen)
      let isInferred = screenOrigin == .inferred
      records.append(KeyboardTrace.Record(time: time, .screen(frame, isInferred: isInferred)))
      if let safeAreaBottom {
        let view = KeyboardTraceContent.view(frame, safeAreaBottom: safeAreaBottom)
        records.append(KeyboardTrace.Record(time: time, view))
      }
    }
    if notification.isIncomplete { incompleteRecords.insert(records.count) }
    records.append(KeyboardTrace.Record(time: time, notification.content))
  }
}

extension LogNotification {
  /// The content of the record that the notification becomes.
  fileprivate var content: KeyboardTraceContent {
    if let applicationState { return .application(applicationState) }
    let values = source == .name ? nil : userInfo.compactMapValues(\.self)
    return .notification(name: name, userInfo: values)
  }
}
