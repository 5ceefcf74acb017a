package import Foundation

#if canImport(os)
import os
#endif

/// Reports failures without a handler, each once, so that a repeated one does not flood a log.
///
/// `@unchecked`: the set is read and written under the lock only.
package final class FailureReporter: @unchecked Sendable {
  package static let shared = FailureReporter(write: writeToSystemLog)

  private enum Failure: Hashable {
    case payload(Notification.Name, ObjectIdentifier)
    case misuse(String, ObjectIdentifier?)
  }

  private let write: @Sendable (String) -> Void
  private let lock = NSLock()
  private var reported: Set<Failure> = []

  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Reports a payload that could not be read, the first time for this name and type.
  package func report(
    _ message: String,
    of name: Notification.Name,
    payload: Any.Type,
    remedy: String
  ) {
    report(.payload(name, ObjectIdentifier(payload)), "\(message) This is reported once. \(remedy)")
  }

  /// Reports the misuse of an object, the first time for this message and object.
  package func report(_ message: String, about object: AnyObject?, remedy: String) {
    let failure = Failure.misuse(message, object.map { ObjectIdentifier($0) })
    report(failure, "\(message) This is reported once. \(remedy)")
  }

  private func report(_ failure: Failure, _ text: String) {
    let isNew = lock.withLock { reported.insert(failure).inserted }
    if isNew { write(text) }
  }
}

extension NotificationCenter {
  /// Returns a failure handler for an observer without one: it reports each failure once.
  func reportingHandler(
    _ payload: Any.Type,
    of name: Notification.Name,
    to reporter: FailureReporter = .shared
  ) -> NotificationFailureHandler {
    { error in
      let remedy = "Observe with onFailure: to handle every failure."
      reporter.report("\(error)", of: name, payload: payload, remedy: remedy)
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
/// Writes an error to standard error, if there is no unified log.
@Sendable
func writeToSystemLog(_ message: String) {
  // The result is ignored: if standard error is closed, there is no place to report that.
  _ = "TypedNotifications: \(message)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
#endif
