package import Foundation

#if canImport(os)
import os
#endif

/// Log of failures without a handler, which has each failure once.
///
/// `@unchecked`: the set is read and written under the lock only.
package final class FailureLog: @unchecked Sendable {
  package static let shared = FailureLog(write: writeToSystemLog)

  private enum Failure: Hashable {
    case payload(Notification.Name, ObjectIdentifier)
    case misuse(String, ObjectIdentifier?)
  }

  private let write: @Sendable (String) -> Void
  private let lock = NSLock()
  private var logged: Set<Failure> = []

  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Logs a payload that could not be read, the first time for this name and type.
  package func log(
    _ message: String,
    of name: Notification.Name,
    payload: Any.Type,
    remedy: String
  ) {
    log(.payload(name, ObjectIdentifier(payload)), "\(message) This is logged once. \(remedy)")
  }

  /// Logs the misuse of an object, the first time for this message and object.
  package func log(_ message: String, about object: AnyObject?, remedy: String) {
    let failure = Failure.misuse(message, object.map { ObjectIdentifier($0) })
    log(failure, "\(message) This is logged once. \(remedy)")
  }

  private func log(_ failure: Failure, _ text: String) {
    let isNew = lock.withLock { logged.insert(failure).inserted }
    if isNew { write(text) }
  }
}

extension FailureLog {
  /// Returns a failure handler for an observer without one: it logs each failure once.
  func handler(of name: Notification.Name, payload: Any.Type) -> NotificationFailureHandler {
    { error in
      let remedy = "Observe with onFailure: to handle every failure."
      self.log("\(error)", of: name, payload: payload, remedy: remedy)
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
  // The result is ignored: if standard error is closed, there is no place to log that.
  _ = "TypedNotifications: \(message)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
#endif
