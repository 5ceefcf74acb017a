#if os(Linux)
import Foundation
import Testing
import TypedNotifications

extension FoundationNotificationsTests {
  @Test func portSaysThatItBecameInvalid() throws {
    let port = try #require(SocketPort(tcpPort: 0))
    let ended = Recorder<ObjectIdentifier>()
    let token = center.addObserver(descriptor: .portDidBecomeInvalid, object: port) {
      ended.record(ObjectIdentifier($0))
    }
    port.invalidate()
    token.cancel()
    #expect(ended.values == [ObjectIdentifier(port)])
  }
}
#endif
