package import Foundation

#if canImport(os)
import os
#endif

/// Log of failures that no handler receives, each written once unless its caller counts.
///
/// `@unchecked`: the set is read and written under the lock only.
package final class FailureLog: @unchecked Sendable {
  package static let shared = FailureLog(write: writeToSystemLog)

  private enum Failure: Hashable {
    /// A payload of a type that could not be read from a notification.
    case payload(Notification.Name, type: ObjectIdentifier)
    /// A misuse of an object, by its message.
    case misuse(String, object: ObjectIdentifier?)
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
    let failure = Failure.payload(name, type: ObjectIdentifier(payload))
    writeOnce(failure, message, remedy: remedy)
  }

  /// Logs the misuse of an object, the first time for this message and object.
  package func log(_ message: String, about object: AnyObject?, remedy: String) {
    let failure = Failure.misuse(message, object: object.map { ObjectIdentifier($0) })
    writeOnce(failure, message, remedy: remedy)
  }

  /// Logs a failure each time, for a caller that knows when to log it.
  package func log(_ message: String, remedy: String) {
    write("\(message) \(remedy)")
  }

  private func writeOnce(_ failure: Failure, _ message: String, remedy: String) {
    let isNew = lock.withLock { logged.insert(failure).inserted }
    if isNew { write("\(message) This is logged once. \(remedy)") }
  }
}

extension FailureLog {
  /// Returns a handler that logs each failure once, for an observer without a handler of failures.
  func handler(
    of name: Notification.Name,
    payload: Any.Type
  ) -> @Sendable (NotificationPayloadError) -> Void {
    { error in
      let remedy = "Observe with onMalformed: to handle every failure."
      self.log("\(error)", of: name, payload: payload, remedy: remedy)
    }
  }
}

/// The subsystem of the log, which is the package's name in every module, so that one filter finds
/// all failures.
let logSubsystem = "swift-keyboard-notifications"

#if canImport(os)
/// Writes an error to the unified log of Apple's systems.
@Sendable
func writeToSystemLog(_ message: String) {
  let log = OSLog(subsystem: logSubsystem, category: "failures")
  os_log("%{public}@", log: log, type: .error, message as NSString)
}
#else
/// Writes an error to standard error, if there is no unified log.
@Sendable
func writeToSystemLog(_ message: String) {
  // The result is ignored: if standard error is closed, there is no place to log that.
  _ = "\(logSubsystem): \(message)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
#endif
