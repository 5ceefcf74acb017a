import Foundation
import KeyboardNotifications
import Synchronization

/// Counts the registrations that a notification centre holds for the keyboard.
///
/// A centre has no such count, and on Linux its methods cannot be overridden. But each registered
/// observer describes a posted value that it cannot read. So a value is posted that counts its
/// descriptions.
struct Registrations {
  let center = NotificationCenter()

  private final class Probe: CustomStringConvertible, Sendable {
    let count = Atomic(0)

    var description: String {
      count.add(1, ordering: .relaxed)
      return "a probe"
    }
  }

  /// The number of observers that receive a show.
  var count: Int {
    let probe = Probe()
    post(.willShow, end: probe)
    return probe.count.load(ordering: .relaxed)
  }

  func post(_ type: KeyboardNotificationType, end: Any = Phone.tall) {
    center.post(name: type.name, object: nil, userInfo: postedUserInfo(end: end))
  }

  @MainActor
  func makeTracker() -> KeyboardTracker {
    let tracker = KeyboardTracker(center: center) { Phone.environment }
    tracker.onMalformed = { _ in }
    return tracker
  }
}
