package import Foundation
import KeyboardNotifications

/// The trace of a log, and its doubtful parts.
package struct ImportedLog: Sendable {
  /// The title, source, device and system.
  package internal(set) var header = KeyboardTraceHeader(title: "")
  /// The origin of the screen.
  package internal(set) var screenOrigin = KeyboardScreenOrigin.unknown
  /// The sizes of the screens, in order.
  package internal(set) var screens: [CGSize] = []
  /// The records after the header.
  package internal(set) var records: [KeyboardTrace.Record] = []
  /// The indices of the records whose values the log does not show completely.
  package internal(set) var incompleteRecords: Set<Int> = []
  /// True if the frames contradict the given or written screen.
  package internal(set) var isScreenUncertain = false
  /// Sentences on guessed, omitted and doubtful parts, except the origin of the screen.
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
  /// Makes an imported log of a trace, without the expectations that the tool has written.
  package init(_ trace: KeyboardTrace) {
    header = trace.header
    notes = trace.importNotes
    records = trace.records.filter { record in
      guard case .expectation(let expectation) = record.content else { return true }
      return !expectation.isWritten
    }
  }

  /// Adds a notification; before it, a new screen and the view on it.
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
    return .notification(name: name, userInfo: printedPart == .name ? nil : userInfo)
  }
}
