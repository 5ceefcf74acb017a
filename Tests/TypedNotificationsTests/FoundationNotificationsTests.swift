import Foundation
import Testing
import TypedNotifications

/// Foundation posts these itself.
@Suite struct FoundationNotificationsTests {
  let center = NotificationCenter.default

  @Test func userDefaultsSayThatTheyChanged() throws {
    let domain = "typed-notifications-tests-\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: domain))
    let changes = Recorder<ObjectIdentifier>()
    let token = center.addObserver(descriptor: .userDefaultsDidChange, object: defaults) {
      changes.record(ObjectIdentifier($0))
    }
    defaults.setPersistentDomain(["score": 1], forName: domain)
    defaults.removePersistentDomain(forName: domain)
    token.cancel()
    #expect(!changes.values.isEmpty)
    #expect(changes.values.allSatisfy { $0 == ObjectIdentifier(defaults) })
  }
}
