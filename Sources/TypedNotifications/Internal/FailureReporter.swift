package import Foundation

#if canImport(os)
import os
#endif

/// Reports failures without a handler, each kind once, so that a repeated one does not flood a log.
///
/// `@unchecked`: the list is touched under the lock only.
package final class FailureReporter: @unchecked Sendable {
  package static let shared = FailureReporter(write: writeToSystemLog)

  private struct ReportedFailure: Equatable {
    let name: Notification.Name
    let payload: ObjectIdentifier
  }

  private let write: @Sendable (String) -> Void
  private let lock = NSLock()
  // A list: an app has few kinds of failures, and a set would be a tenth of this module's code.
  private var reported: [ReportedFailure] = []

  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Reports a payload that could not be read, the first time for this name and type.
  package func report(
    _ message: String,
    of name: Notification.Name,
    reading payload: Any.Type,
    remedy: String
  ) {
    let failure = ReportedFailure(name: name, payload: ObjectIdentifier(payload))
    let isNew = lock.withLock { add(failure) }
    if isNew {
      write("\(message) This is reported once. \(remedy)")
    }
  }

  private func add(_ failure: ReportedFailure) -> Bool {
    guard !reported.contains(failure) else { return false }
    reported.append(failure)
    return true
  }
}

extension NotificationCenter {
  /// Returns the failure handler of observers that have none: it reports to the system's log.
  func reporting(
    _ payload: Any.Type,
    to reporter: FailureReporter = .shared
  ) -> NotificationFailureHandler {
    { name, error in
      let remedy = "Observe with onFailure: to handle every failure."
      reporter.report("\(error)", of: name, reading: payload, remedy: remedy)
    }
  }
}

#if canImport(os)
/// Writes an error to the unified log of Apple's systems.
@Sendable
func writeToSystemLog(_ message: String) {
  let log = OSLog(subsystem: "TypedNotifications", category: "failures")
  os_log("%{public}@", log: log, type: .error, message as NSString)
}
#else
/// Writes an error to standard error, where there is no unified log.
@Sendable
func writeToSystemLog(_ message: String) {
  // Nothing can be reported where standard error is closed, so the result does not matter.
  _ = "TypedNotifications: \(message)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
#endif
