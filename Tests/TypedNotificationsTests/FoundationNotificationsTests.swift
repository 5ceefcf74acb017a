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

  #if os(macOS)
  @Test func processSaysThatItTerminated() async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/true")
    let payloads = center.payloads(of: .processDidTerminate, object: process)
    try process.run()
    for await ended in payloads {
      #expect(ended === process)
      break
    }
  }
  #endif
}
