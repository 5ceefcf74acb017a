import Foundation
import KeyboardNotifications

/// Counts the registrations that a notification centre holds for the keyboard.
///
/// A centre has no such count, and on Linux its methods cannot be overridden. But each registered
/// observer describes a posted value that it cannot read. So a value is posted that counts its
/// descriptions.
struct Registrations {
  let center = NotificationCenter()

  private final class Probe: CustomStringConvertible {
    private(set) var count = 0

    var description: String {
      count += 1
      return "a probe"
    }
  }

  /// The number of observers that receive a show.
  var count: Int {
    let probe = Probe()
    post(.willShow, end: probe)
    return probe.count
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
