#if os(macOS) || os(Linux)
import Foundation
import Testing
import TypedNotifications

extension FoundationDescriptorsTests {
  @Test func processIsItsOwnPayload() {
    let process = Process()
    let ended = Recorder<Process>()
    let token = center.addObserver(descriptor: .processDidTerminate) { ended.record($0) }
    center.post(name: Process.didTerminateNotification, object: process)
    token.cancel()
    #expect(ended.values.first === process)
  }
}
#endif
