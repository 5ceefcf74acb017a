import Foundation
import KeyboardNotifications
import Synchronization

/// Counts the registrations that a notification centre holds for the keyboard.
///
/// A centre does not tell, and on Linux its methods cannot be overridden. But whoever is registered
/// reads what is posted, and describes what cannot be read: so a value is posted that counts how
/// often it is described.
struct Registrations {
  let center = NotificationCenter()

  private final class Probe: CustomStringConvertible, Sendable {
    let count = Atomic(0)

    var description: String {
      count.add(1, ordering: .relaxed)
      return "a probe"
    }
  }

  /// The number of those that hear of a show now.
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
