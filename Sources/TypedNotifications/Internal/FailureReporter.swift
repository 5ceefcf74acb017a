package import Foundation

/// Reports what nobody handles: each kind once, so that a repeated failure does not flood a log.
///
/// `@unchecked`: the set is touched under the lock only.
package final class FailureReporter: @unchecked Sendable {
  package static let shared = FailureReporter(write: SystemLog.write)

  private struct Kind: Hashable {
    let name: Notification.Name
    let payload: ObjectIdentifier
  }

  private let write: @Sendable (String) -> Void
  private let lock = NSLock()
  private var reported: Set<Kind> = []

  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Reports that a payload could not be read, the first time for this name and type.
  func report<Payload>(
    _ error: NotificationPayloadError,
    observing payload: Payload.Type,
    of name: Notification.Name
  ) {
    let kind = Kind(name: name, payload: ObjectIdentifier(payload))
    report("\(error)", as: kind, remedy: "Observe with onFailure: to handle every failure.")
  }

  /// Reports what another module could not read, the first time for this name and type.
  package func report(
    _ message: String,
    of name: Notification.Name,
    reading payload: Any.Type,
    remedy: String
  ) {
    let kind = Kind(name: name, payload: ObjectIdentifier(payload))
    report(message, as: kind, remedy: remedy)
  }

  private func report(_ message: String, as kind: Kind, remedy: String) {
    lock.lock()
    let isNew = reported.insert(kind).inserted
    lock.unlock()
    if isNew {
      write("\(message) This is reported once. \(remedy)")
    }
  }
}
