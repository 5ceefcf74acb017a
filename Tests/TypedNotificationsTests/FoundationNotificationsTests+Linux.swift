#if os(Linux)
import Foundation
import Testing
import TypedNotifications

extension FoundationNotificationsTests {
  @Test func directoryGivesTheErrorOfReadingIt() async throws {
    let directory = try #require(FileHandle(forReadingAtPath: "/tmp"))
    let reads = Recorder<FileHandleRead>()
    let token = center.addObserver(descriptor: .fileHandleReadCompletion, object: directory) {
      reads.record($0)
    }
    await runMainLoop {
      directory.readInBackgroundAndNotify()
    } until: {
      !reads.values.isEmpty
    }
    token.cancel()
    guard case .failure(let error) = reads.values.first?.result else {
      Issue.record("A directory cannot be read.")
      return
    }
    #expect(error.posixCode == .EISDIR)
  }

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
