import Foundation
import TypedNotifications

/// An observation that records payloads and failures until it is released.
final class Listener<Payload: Sendable>: Sendable {
  let token: NotificationToken
  private let recorded: Recorder<Payload>
  private let failed: Recorder<NotificationPayloadError>

  init(
    _ center: NotificationCenter,
    _ descriptor: NotificationDescriptor<Payload>,
    object: AnyObject?
  ) {
    let recorded = Recorder<Payload>()
    let failed = Recorder<NotificationPayloadError>()
    token = center.addObserver(descriptor: descriptor, object: object) {
      recorded.record($0)
    } onMalformed: { error in
      failed.record(error)
    }
    self.recorded = recorded
    self.failed = failed
  }

  var payloads: [Payload] { recorded.values }
  var failures: [NotificationPayloadError] { failed.values }
}

extension NotificationCenter {
  /// Returns an observation that records, which lasts until its last use in the test.
  func listen<Payload: Sendable>(
    to descriptor: NotificationDescriptor<Payload>,
    object: AnyObject? = nil
  ) -> Listener<Payload> {
    Listener(self, descriptor, object: object)
  }
}
