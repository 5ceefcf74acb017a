#if os(macOS)
import Foundation
import Testing
import TypedNotifications

extension FoundationNotificationsTests {
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
}
#endif
